import type { CollectionSlug, Payload } from 'payload';

/** The collections of what visitors send, and what one message of each is called. */
export const messageKinds = {
  'contact-messages': { one: 'contact message', many: 'contact messages' },
  enquiries: { one: 'enquiry', many: 'enquiries' },
  applications: { one: 'application', many: 'applications' },
} as const satisfies Partial<Record<CollectionSlug, { one: string; many: string }>>;

/** A collection of what visitors send. */
export type MessageCollection = keyof typeof messageKinds;

export const messageCollections = Object.keys(messageKinds) as MessageCollection[];

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
  [field: string]: unknown;
}

/** One field of what a visitor typed. */
export interface Answer {
  name: string;
  label: string;
  value: string;
}

/** What the visitor typed, in the order of the form. */
export function getAnswers(
  payload: Payload,
  collection: MessageCollection,
  message: StoredMessage,
): Answer[] {
  return payload.collections[collection].config.flattenedFields.flatMap((field) => {
    const isTyped = field.type === 'text' || field.type === 'textarea';
    // As `asSent` makes them (collections/messages.ts).
    if (!isTyped || !field.admin?.readOnly || field.name === 'reference') return [];
    const value = message[field.name];
    if (typeof value !== 'string' || value === '') return [];
    const label = typeof field.label === 'string' ? field.label : field.name;
    return [{ name: field.name, label, value }];
  });
}

/** The sender's name; a form asks for it in one field or two. */
export const toSenderName = ({ name, firstName, lastName }: StoredMessage): string =>
  [name, firstName, lastName].filter((part) => typeof part === 'string').join(' ');
