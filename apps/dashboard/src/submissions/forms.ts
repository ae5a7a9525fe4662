import {
  careersFieldsSchema,
  contactSchema,
  enquirySchema,
  type FormField,
  listFormFields,
  toFieldText,
} from '@agency/contracts';
import type { Access } from 'payload';
import type * as z from 'zod';
import { hasPermission, type Permission } from '../access/permissions.ts';

/** Forms of the website, in panel order. The contract calls the third one `careers` (intake/intake.ts). */
export const forms = ['contact', 'enquiry', 'application'] as const;

export type Form = (typeof forms)[number];

interface FormFacts {
  /** Singular, as in "1 enquiry". */
  one: string;
  /** Plural. */
  many: string;
  /** The permission to read its submissions. */
  permission: Permission;
  /** Field with the topic. */
  topicField: 'subject' | 'service' | 'position';
  /** Schema of the contract for the stored `answers`. A field has its label there. */
  schema: z.core.$ZodType<Record<string, string | undefined>>;
  fields: (FormField & { name: string })[];
}

export const formFacts: Record<Form, FormFacts> = {
  contact: {
    one: 'message',
    many: 'messages',
    permission: 'leads',
    topicField: 'subject',
    schema: contactSchema,
    fields: listFormFields(contactSchema),
  },
  enquiry: {
    one: 'enquiry',
    many: 'enquiries',
    permission: 'leads',
    topicField: 'service',
    schema: enquirySchema,
    fields: listFormFields(enquirySchema),
  },
  application: {
    one: 'application',
    many: 'applications',
    permission: 'applications',
    topicField: 'position',
    schema: careersFieldsSchema,
    fields: listFormFields(careersFieldsSchema),
  },
};

type Reader = Parameters<typeof hasPermission>[0];

/** Forms whose submissions the user may read. */
export const readableForms = (req: Reader): Form[] =>
  forms.filter((form) => hasPermission(req, formFacts[form].permission));

/** Access to rows with a `form`: those of the forms that the user may read. */
export const formReaders: Access = ({ req }) => {
  const readable = readableForms(req);
  return readable.length === forms.length || (readable.length > 0 && { form: { in: readable } });
};

/** Whether the user may delete submissions of a form: admins all, recruiters applications. */
export const mayDelete = (req: Reader, form: Form): boolean =>
  hasPermission(req, 'administration') ||
  (form === 'application' && hasPermission(req, 'applications'));

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
