import * as z from 'zod/mini';

/** A text of the panel, in its languages. */
export interface FieldText {
  en: string;
  ar: string;
}

/** A text in a language; in English if it has none. */
export const toFieldText = (text: FieldText, tag = 'en'): string =>
  Object.hasOwn(text, tag) ? text[tag as keyof FieldText] : text.en;

/**
 * A field of a form, from the metadata of its schema. Website, dashboard, mails and exports read it, so that a new field is
 * named once.
 */
export interface FormField {
  /** What the field holds, for readers of the contract. */
  description: string;
  /** Name in the dashboard, in mails to the team and in exports. Visitors see the label of the content file. */
  label: FieldText;
  /** `autocomplete` of the input; that of a field which only this form has is `off`. */
  autoComplete?: string;
  type?: 'tel' | 'email' | 'url';
  /** Rows of a text of several lines. */
  rows?: number;
  /** It takes the whole width of the form. */
  isWide?: true;
  /** It may be left empty. */
  isOptional?: true;
  /** Values to choose from, with their names. */
  choices?: Record<string, FieldText>;
  /** The page sets it; visitors do not see it. */
  isSetByPage?: true;
}

/** The schema of a field, with this metadata. */
export const formField = <Schema extends z.ZodMiniType>(schema: Schema, field: FormField): Schema =>
  schema.check(z.meta({ ...field }));

/** The named fields of a form, in order. */
export function listFormFields<Name extends string>(schema: {
  shape: Readonly<Record<Name, z.core.$ZodType>>;
}): (FormField & { name: Name })[] {
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => {
    const facts = z.globalRegistry.get(field);
    return facts?.label ? [{ ...(facts as unknown as FormField), name: name as Name }] : [];
  });
}

/** An optional field with choices. An empty value is the same as none. */
export const optionalChoice = (choices: Record<string, FieldText>) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(z.enum(Object.keys(choices))),
    ),
  );
