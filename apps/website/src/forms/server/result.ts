import type { FieldValues } from './parse-fields.ts';
import type { RetainedUpload } from './retained-uploads.ts';

/** What became of a submission. It is `stored` once its endpoint has acknowledged it, never earlier. */
export type SubmissionResult = StoredSubmission | Rejection;

export interface StoredSubmission {
  kind: 'stored';
  reference: string;
  submissionId: string;
  /** Token that withdraws the message, if it can be withdrawn. */
  withdraw?: string;
}

/** Why a submission was not stored, with everything the visitor typed. */
export interface Rejection {
  kind: 'rejected';
  status: 400 | 403 | 405 | 410 | 413 | 415 | 422 | 429 | 503;
  message: string;
  /** Field name → error message; empty when no single field is invalid. */
  fields: Record<string, string>;
  /** The fields as they were typed; empty when the body was not read. */
  values: FieldValues;
  /** The valid file, for pages only: a browser cannot fill in a file field again. */
  retainedUpload?: RetainedUpload;
  /** The id to submit the form again with. */
  submissionId: string;
  /** Whether the form is on a preview page, which sends nothing. */
  isPreview?: true;
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number;
  /** What the endpoint responded, for the visitor's console. */
  detail?: string;
}

/** Creates a rejection. Without `more` it returns nothing that was typed, and the next attempt gets a new id. */
export function reject(
  status: Rejection['status'],
  message: string,
  more: Partial<Rejection> = {},
): Rejection {
  const submissionId = crypto.randomUUID();
  return { kind: 'rejected', status, message, fields: {}, values: {}, submissionId, ...more };
}

/** Whether a step has ended with a rejection. */
export const isRejection = (value: object): value is Rejection =>
  'kind' in value && value.kind === 'rejected';
