import type { FormMessages } from '@agency/content/schemas/forms';
import type { FormName } from '@agency/contracts';
import type { FormFile } from '@agency/server/multipart';
import type * as z from 'zod';

/** A form of the website. Its fields are the keys of its schema. */
export interface FormDefinition {
  name: FormName;
  /** The contract's schema; its messages are keys of error messages. */
  schema: z.core.$ZodObject;
  /** Largest body with a file, in bytes. */
  maxBytes?: number;
  /** Label of the marketing checkbox. */
  marketing?: string;
  /** Whether it has a hidden field with the slug of an opening. */
  hasOpening?: true;
  file?: FileField;
}

/** The required file field of a form, which is then delivered as `multipart/form-data`. */
export interface FileField {
  name: string;
  /** Resolves to the key of an error message; `tooLarge` becomes status 413 and `busy` 503. */
  findProblem(file: FormFile): Promise<string | undefined>;
  /** Fields of the message that the file becomes. */
  toFields(file: FormFile): Record<string, string>;
}

export type ServerMessages = Pick<
  FormMessages,
  'problems' | 'fields' | 'summary' | 'numbers' | 'refusals'
>;

/** A submitted form before its body is read. */
export interface Submission {
  form: FormDefinition;
  request: Request;
  clientAddress: string;
  messages: ServerMessages;
  page: {
    language: string;
    /** Day on which the privacy notice last changed. */
    notice: string;
  };
}

export type FieldValues = Record<string, string>;

/** A valid file of a rejected form, retained so that it need not be chosen again. */
export interface RetainedUpload {
  /** Cannot be guessed; the form sends it in place of the file. */
  token: string;
  name: string;
}

export interface SentForm {
  values: FieldValues;
  submissionId?: string;
  honeypot?: string;
  /** Milliseconds from the first interaction to the submission; absent if the script arrived after the input. */
  fillTime?: string;
  /** Host of the site that linked to the page. */
  referrer?: string;
  isPreview: boolean;
  hasUnknownFields: boolean;
  /** Sent now, or retained. */
  file?: FormFile;
  retainedUpload?: RetainedUpload;
}

/** A submission that its endpoint has acknowledged. */
export interface StoredSubmission {
  kind: 'stored';
  reference: string;
  submissionId: string;
  withdraw?: string;
}

/** A submission that was not stored, with what the visitor typed. */
export interface Rejection {
  kind: 'rejected';
  status: 400 | 403 | 405 | 410 | 413 | 415 | 422 | 429 | 503;
  message: string;
  /** Error messages by field name; empty if no single field is invalid. */
  fields: Record<string, string>;
  values: FieldValues;
  /** For pages only: a browser cannot fill in a file field. */
  retainedUpload?: RetainedUpload;
  submissionId: string;
  isPreview?: true;
  /** Seconds until the next attempt. */
  retryAfter?: number;
  /** The endpoint's error message, for the visitor's console. */
  detail?: string;
}

export type SubmissionResult = StoredSubmission | Rejection;

/** Creates a rejection. Without `more` it has no typed values, and the next attempt gets a new id. */
export function reject(
  status: Rejection['status'],
  message: string,
  more: Partial<Rejection> = {},
): Rejection {
  const submissionId = crypto.randomUUID();
  return { kind: 'rejected', status, message, fields: {}, values: {}, submissionId, ...more };
}
