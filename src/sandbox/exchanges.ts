/** One request to the REST API and its answer. */
export interface RestExchange {
  readonly kind: 'rest';
  readonly method: string;
  readonly path: string;
  /** The route as in Discord's documentation; null when there is none. */
  readonly route: string | null;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON body; of a multipart request its `payload_json`. */
  readonly request: unknown;
  readonly files: readonly { readonly name: string; readonly size: number }[];
  readonly status: number;
  readonly response: unknown;
  /** What Discord would not say: which permission was missing, which fault was injected. */
  readonly hint: string | undefined;
}

/** One event sent over the gateway. */
export interface Dispatch {
  readonly kind: 'dispatch';
  readonly event: string;
  readonly data: unknown;
}

export type Exchange = RestExchange | Dispatch;
