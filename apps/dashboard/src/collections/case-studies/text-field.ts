import type { TextareaField, TextField } from 'payload';
import { MAX_PARAGRAPHS, toParagraphs, validateParts } from './validators.ts';

interface TextOptions {
  label?: string;
  description?: string;
  isOptional?: boolean;
  /** Of a text area. */
  rows?: number;
}

/** A text of a case study in each language. */
export const localizedText = (
  name: string,
  maxLength: number,
  { label, isOptional = false, ...admin }: TextOptions = {},
): TextField => ({
  name,
  type: admin.rows ? ('textarea' as 'text') : 'text',
  ...(label && { label }),
  localized: true,
  required: !isOptional,
  maxLength,
  admin,
});

/** A text of several paragraphs, in each language. */
export const localizedParagraphs = (
  name: string,
  description: string,
  { label, isOptional = false, rows = 6 }: TextOptions = {},
): TextareaField => ({
  name,
  type: 'textarea',
  ...(label && { label }),
  localized: true,
  required: !isOptional,
  validate: validateParts(toParagraphs, MAX_PARAGRAPHS),
  admin: { rows, description },
});

/** Several short texts in each language. */
export const localizedList = (
  name: string,
  { isOptional = false, ...admin }: Omit<TextOptions, 'label'> & { placeholder?: string },
): TextField => ({
  name,
  type: 'text',
  localized: true,
  hasMany: true,
  required: !isOptional,
  maxRows: 20,
  maxLength: 120,
  admin,
});
