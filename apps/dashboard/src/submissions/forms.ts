import type { Role } from '../access/roles.ts';

/** Collections of submitted forms, in panel order. */
export const forms = ['contact-messages', 'enquiries', 'applications'] as const;

/** A form, by its collection. */
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
  /** Table name. */
  table: string;
}

export const formFacts: Record<Form, FormFacts> = {
  'contact-messages': {
    one: 'message',
    many: 'messages',
    reader: 'editor',
    about: 'subject',
    table: 'contact_messages',
  },
  enquiries: {
    one: 'enquiry',
    many: 'enquiries',
    reader: 'editor',
    about: 'service',
    table: 'enquiries',
  },
  applications: {
    one: 'application',
    many: 'applications',
    reader: 'recruiter',
    about: 'position',
    table: 'applications',
  },
};
