import type { TextareaField, TextField } from 'payload';
import { MAX_PARAGRAPHS, toParagraphs, validateParts } from './validators.ts';

interface TextOptions {
  label?: string;
  description?: string;
  isOptional?: boolean;
}

/** A text of a case study in each language. */
export const localizedText = (
  name: string,
  maxLength: number,
  { label, description, isOptional = false }: TextOptions = {},
): TextField => ({
  name,
  type: 'text',
  ...(label && { label }),
  localized: true,
  required: !isOptional,
  maxLength,
  ...(description && { admin: { description } }),
});

/** A text of several paragraphs, in each language. */
export const localizedParagraphs = (
  name: string,
  description: string,
  { label, isOptional = false, rows = 6 }: TextOptions & { rows?: number } = {},
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
