import type { Payload } from 'payload';
import type { Form } from '../submissions/forms.ts';
import { collectSubmitted } from '../submissions/hooks.ts';

/** Columns that the outbox reads. Submitted fields are read by their configuration. */
export interface StoredMessage {
  id: number;
  reference: string;
  submissionId: string;
  createdAt: string;
  email: string;
  phone: string;
  /** `spam` is not forwarded. */
  state: string;
  /** ISO country code, if the form has it. */
  country?: string | null;
  service?: string | null;
  /** Only for applications: stage and rejection mail. */
  stage?: string | null;
  rejection?: { subject?: string | null; text?: string | null; at?: string | null } | null;
  /** Consent to marketing, if `wording` is set. */
  marketing?: { wording?: string | null; at?: string | null } | null;
  /** Metadata; `language` is that of the form. */
  context?: { language?: string | null } | null;
  [field: string]: unknown;
}

/** A submitted field with its value. */
export interface FieldValue {
  name: string;
  label: string;
  value: string;
}

/** Submitted values, in form order. */
export function getFieldValues(payload: Payload, form: Form, message: StoredMessage): FieldValue[] {
  return collectSubmitted(payload.collections[form].config.fields).flatMap(({ name, label }) => {
    const value = message[name];
    return typeof value === 'string' && value !== '' ? [{ name, label, value }] : [];
  });
}

/** Name of the sender, from one field or two. */
export const toSenderName = ({ name, firstName, lastName }: StoredMessage): string =>
  [name, firstName, lastName].filter((part) => typeof part === 'string').join(' ');
