import type { APIAttachment, APIUnfurledMediaItem } from 'discord-api-types/v10';
import { given } from '../../given.ts';
import type { Form } from '../form.ts';

const SCHEME = 'attachment://';

/** Addresses of pictures and files in a message, which may point at the message's own attachments. */
export class Media {
  readonly #attachments: readonly APIAttachment[];

  constructor(attachments: readonly APIAttachment[]) {
    this.#attachments = attachments;
  }

  /** The URL under which it is served. Complains about `attachment://` without such a file. */
  url(form: Form): string {
    return this.#resolve(form)?.url ?? form.url(['http', 'https', 'attachment']);
  }

  item(form: Form): APIUnfurledMediaItem {
    form.object();
    const attachment = this.#resolve(form.at('url'));
    if (attachment === undefined) {
      const url = form.at('url').url(['http', 'https', 'attachment']);
      return { url, proxy_url: url };
    }
    const { id, url, proxy_url, width, height, content_type } = attachment;
    return given({ url, proxy_url, width, height, content_type, attachment_id: id });
  }

  image(form: Form) {
    form.object();
    const attachment = this.#resolve(form.at('url'));
    const url = attachment?.url ?? form.at('url').url(['http', 'https', 'attachment']);
    const { width, height, content_type, description } = attachment ?? {};
    return given({
      url,
      proxy_url: url,
      width: width ?? undefined,
      height: height ?? undefined,
      content_type,
      description,
    });
  }

  #resolve(form: Form): APIAttachment | undefined {
    const { value } = form;
    if (typeof value !== 'string' || !value.startsWith(SCHEME)) return undefined;
    const name = value.slice(SCHEME.length);
    const found = this.#attachments.find((attachment) => attachment.filename === name);
    if (found === undefined)
      form.complain('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', `The attachment ${name} was not found`);
    return found;
  }
}
