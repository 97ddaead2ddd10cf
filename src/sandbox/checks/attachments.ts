import type { APIAttachment } from 'discord-api-types/v10';
import { given } from '../given.ts';
import type { Upload } from '../world/files.ts';
import type { Form } from './form.ts';

/** A file of the edited message: one it already has, or one from the request. */
export type Slip =
  | { readonly kept: APIAttachment }
  | { readonly upload: Upload; readonly name: string; readonly description: string | undefined };

/** At most ten files per message. `held` are the message's files now, which all stay unless the form says otherwise. */
export function readAttachments(form: Form, held: readonly APIAttachment[], uploads: readonly Upload[]): Slip[] {
  const listed = form.optional((part) => part.list({ max: 10 }, (each) => readSlip(each, held, uploads)));
  const slips = listed ?? held.map((kept) => ({ kept }));
  const unlisted = uploads.filter((upload) => !slips.some((slip) => 'upload' in slip && slip.upload === upload));
  const all = [...slips, ...unlisted.map((upload) => ({ upload, name: upload.name, description: undefined }))];
  if (all.length > 10) form.complain('BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.');
  return all;
}

function readSlip(form: Form, held: readonly APIAttachment[], uploads: readonly Upload[]): Slip | undefined {
  form.object();
  const { value } = form.at('id');
  const id = typeof value === 'number' ? String(value) : form.at('id').snowflake();
  const name = form.at('filename').optional((part) => part.text({ min: 1, max: 1024 }));
  const description = form.at('description').optional((part) => part.text({ max: 1024 }));
  const kept = held.find((attachment) => attachment.id === id);
  if (kept !== undefined) return { kept: given({ ...kept, description: description ?? kept.description }) };
  const upload = uploads.find((each) => each.slot === id);
  if (upload !== undefined) return { upload, name: name ?? upload.name, description };
  form.at('id').complain('ATTACHMENT_NOT_FOUND', 'Attachment data cannot be found');
  return undefined;
}
