import type { Payload } from 'payload';
import type { Form } from '../collections/messages/forms.ts';
import { collectSubmitted } from '../collections/messages/message-hooks.ts';

/** What the outbox reads of a stored message; the fields that were typed are read by their configuration. */
export interface StoredMessage {
  id: number;
  reference: string;
  submissionId: string;
  createdAt: string;
  email: string;
  phone: string;
  /** `spam` is told to nobody. */
  state: string;
  /** Where it comes from, as an ISO code of two letters, if the form knows. */
  country?: string | null;
  service?: string | null;
  /** Of an application: how far it has come, and the words of a reject mail. */
  stage?: string | null;
  rejection?: { subject?: string | null; text?: string | null; at?: string | null } | null;
  /** Consent to marketing; without words there is none. */
  marketing?: { wording?: string | null; at?: string | null } | null;
  /** Where it was sent from; `language` is that of the form. */
  context?: { language?: string | null } | null;
  [field: string]: unknown;
}

/** One field of what a visitor typed. */
export interface FieldValue {
  name: string;
  label: string;
  value: string;
}

/** What the visitor typed, in the order of the form. */
export function getFieldValues(payload: Payload, form: Form, message: StoredMessage): FieldValue[] {
  return collectSubmitted(payload.collections[form].config.fields).flatMap(({ name, label }) => {
    const value = message[name];
    return typeof value === 'string' && value !== '' ? [{ name, label, value }] : [];
  });
}

/** The sender's name; a form asks for it in one field or two. */
export const toSenderName = ({ name, firstName, lastName }: StoredMessage): string =>
  [name, firstName, lastName].filter((part) => typeof part === 'string').join(' ');
