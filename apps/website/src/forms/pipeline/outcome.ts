import type { KeptFile } from './kept-files.ts';
import type { FieldValues } from './parse-fields.ts';

/** How a form was answered. Nothing is `stored` before its endpoint has said so. */
export type FormOutcome = StoredForm | Refusal;

export interface StoredForm {
  kind: 'stored';
  reference: string;
  submissionId: string;
  /** Token that takes it back, where it can be. */
  withdraw?: string;
}

/** Why not, in words, with everything that was typed. */
export interface Refusal {
  kind: 'refused';
  status: 400 | 403 | 405 | 410 | 413 | 415 | 422 | 429 | 503;
  message: string;
  /** Field → sentence; empty when no field is at fault. */
  fields: Record<string, string>;
  /** What was typed, as it was typed; empty when it was not read. */
  values: FieldValues;
  /** The file that was accepted and need not be chosen again; only for a page, which cannot hold it itself. */
  keptFile?: KeptFile;
  /** The id to send the form again with. */
  submissionId: string;
  /** Whether the form stands on a preview, which sends nothing. */
  isPreview?: true;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What the endpoint said of it, for the sender's console. */
  detail?: string;
}

/** A refusal; with no more than this nothing that was typed comes back, and the next try has a new id. */
export function toRefusal(
  status: Refusal['status'],
  message: string,
  more: Partial<Refusal> = {},
): Refusal {
  const submissionId = crypto.randomUUID();
  return { kind: 'refused', status, message, fields: {}, values: {}, submissionId, ...more };
}
