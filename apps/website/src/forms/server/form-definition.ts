import type { FormWords } from '@agency/content/schemas/forms';
import type { FormName } from '@agency/contracts';
import type { FormFile } from '@agency/server/multipart';
import type * as z from 'zod';

/** A form of the website. Its fields are the keys of its schema. */
export interface FormDefinition {
  name: FormName;
  /** The contract's schema; its messages are `FieldProblem`s. */
  schema: z.core.$ZodObject;
  /** Largest body with a file, in bytes. */
  maxBytes?: number;
  /** Label of its marketing checkbox, if it has one. */
  marketing?: string | undefined;
  /** Whether it has a hidden field with the slug of an opening. */
  hasOpening?: true;
  /** Its file field. A form with one is delivered as `multipart/form-data`. */
  file?: FileField;
}

/** A file as it was sent. */
export type SentFile = FormFile;

/** The one file field of a form. It is required, like every field. */
export interface FileField {
  name: string;
  /**
   * Resolves to the key of the error message of an invalid file; `tooLarge` becomes status 413, and `busy`, while the
   * file cannot be checked, 503.
   */
  findProblem(file: SentFile): Promise<string | undefined>;
  /** Fields of the message that the file becomes. */
  toFields(file: SentFile): Record<string, string>;
}

/** The copy that rejections are written with. */
export type FormCopy = Pick<FormWords, 'problems' | 'fields' | 'summary' | 'numbers' | 'refusals'>;
