import type { FormWords } from '@agency/content/schemas/forms';
import type { FormName } from '@agency/contracts';
import type { FormFile } from '@agency/server/multipart';
import type * as z from 'zod';

/** A form that goes through the pipeline. Its fields are the keys of its schema. */
export interface FormDefinition {
  name: FormName;
  /** The contract's schema; its messages are `FieldProblem`s. */
  schema: z.core.$ZodObject;
  /** Longest body with a file that is read, in bytes. */
  maxBytes?: number;
  /** What stands beside its box for marketing, if it has one. */
  marketing?: string | undefined;
  /** Whether it may be for an opening, whose slug comes along. */
  hasOpening?: true;
  /** The file that comes with it. The form then travels to its endpoint as a multipart form. */
  file?: FileField;
}

/** A file as it was sent. */
export type SentFile = FormFile;

/** The one file of a form. It is needed, like every field. */
export interface FileField {
  name: string;
  /**
   * The key of the sentence that says what is wrong with it; `tooLarge` is answered with 413, and `busy`, when it
   * cannot be looked at now, with 503.
   */
  findProblem(file: SentFile): Promise<string | undefined>;
  /** What it becomes towards the endpoint. */
  toFields(file: SentFile): Record<string, string>;
}

/** The sentences a refusal is told in: of the site's words around forms, those the server needs. */
export type RefusalWords = Pick<
  FormWords,
  'problems' | 'fields' | 'summary' | 'numbers' | 'refusals'
>;
