import type { Role } from '../../access/roles.ts';

/** The collections of what visitors send, in the order the panel names them. */
export const forms = ['contact-messages', 'enquiries', 'applications'] as const;

/** A form of the website, by the collection that keeps what it sends. */
export type Form = (typeof forms)[number];

interface FormFacts {
  /** What one of its messages is called, as in "1 enquiry". */
  one: string;
  /** What several are called. */
  many: string;
  /** Who reads them, beside admins. */
  reader: Role;
  /** Its field that says what it is about. */
  about: 'subject' | 'service' | 'position';
  /** Its table in the database. */
  table: string;
}

/** What is to be known of each form. */
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
