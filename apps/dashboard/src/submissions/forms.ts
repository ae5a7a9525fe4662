import {
  careersFieldsSchema,
  contactSchema,
  enquirySchema,
  type FormField,
  listFormFields,
  toFieldText,
} from '@agency/contracts';
import type { Access, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { hasRole, type Role } from '../access/roles.ts';

/** Forms of the website, in panel order. */
export const forms = ['contact', 'enquiry', 'application'] as const;

export type Form = (typeof forms)[number];

interface FormFacts {
  /** Singular, as in "1 enquiry". */
  one: string;
  /** Plural. */
  many: string;
  /** Role that may read it, besides admins. */
  reader: Role;
  /** Field with the topic. */
  about: 'subject' | 'service' | 'position';
  /** Schema of the contract for the stored `answers`. A field has its label there. */
  schema: z.core.$ZodType<Record<string, string | undefined>>;
  fields: (FormField & { name: string })[];
}

export const formFacts: Record<Form, FormFacts> = {
  contact: {
    one: 'message',
    many: 'messages',
    reader: 'editor',
    about: 'subject',
    schema: contactSchema,
    fields: listFormFields(contactSchema),
  },
  enquiry: {
    one: 'enquiry',
    many: 'enquiries',
    reader: 'editor',
    about: 'service',
    schema: enquirySchema,
    fields: listFormFields(enquirySchema),
  },
  application: {
    one: 'application',
    many: 'applications',
    reader: 'recruiter',
    about: 'position',
    schema: careersFieldsSchema,
    fields: listFormFields(careersFieldsSchema),
  },
};

type Reader = Pick<PayloadRequest, 'user'>;

/** Forms whose submissions the user may read. */
export const readableForms = (req: Reader): Form[] =>
  forms.filter((form) => hasRole(req, 'admin', formFacts[form].reader));

/** Access to rows with a `form`: those of the forms that the user may read. */
export const formReaders: Access = ({ req }) => {
  const readable = readableForms(req);
  return readable.length === forms.length || (readable.length > 0 && { form: { in: readable } });
};

/** Whether the user may delete submissions of a form: admins all, recruiters applications. */
export const mayDelete = (req: Reader, form: Form): boolean =>
  hasRole(req, 'admin') || (form === 'application' && hasRole(req, formFacts[form].reader));

/** A typed value with its label. */
export interface Answer {
  name: string;
  label: string;
  value: string;
}

/** A stored submission, its `answers` only. */
export interface Answered {
  form: Form;
  answers: Record<string, string>;
}

/** The `answers` of a submission, in form order; a choice by its name. */
export const listAnswers = ({ form, answers }: Answered, language?: string): Answer[] =>
  formFacts[form].fields.flatMap(({ name, label, choices }) => {
    const value = answers[name];
    if (!value) return [];
    const choice = choices?.[value];
    const shown = choice ? toFieldText(choice, language) : value;
    return [{ name, label: toFieldText(label, language), value: shown }];
  });
