import type { TextField } from 'payload';

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
