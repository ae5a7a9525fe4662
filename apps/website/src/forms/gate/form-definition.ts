import type { FormName } from '@agency/contracts';
import type * as z from 'zod';
import type { FormWords } from '../../schemas/forms.ts';

/** A form that passes the gate. Its fields are the keys of its schema. */
export interface FormDefinition {
  name: FormName;
  /** The contract's schema; its messages are `FieldProblem`s. */
  schema: z.core.$ZodObject;
  /** Longest body that is read, in bytes. */
  maxBytes?: number;
}

/** The sentences a refusal is told in: of the site's words around forms, those the server needs. */
export type GateWords = Pick<FormWords, 'problems' | 'fields' | 'summary' | 'numbers' | 'refusals'>;

/** Field of the id made with a form: the same id is stored once. */
export const submissionIdField = 'submissionId';

/** Field that people leave empty and programs fill in. */
export const trapField = 'website';
