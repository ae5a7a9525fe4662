import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Field,
  PayloadRequest,
} from 'payload';
import type { Language } from '../../panel/language/language.ts';
import { toLabel } from '../../panel/language/to-label.ts';
import { afterCommit } from '../../platform/after-commit.ts';
import { truncateWriteLog } from '../../platform/database.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { toLeadSource } from './lead-source.ts';
import { toSearchText } from './search-text.ts';

/** A field that holds what somebody sent. */
export interface SubmittedField {
  name: string;
  /** What people call it. */
  label: string;
}

/** The fields that hold what somebody sent (`asSent`), in the order of their collection. */
export function collectSubmitted(fields: Field[], language: Language = 'en'): SubmittedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'row') return collectSubmitted(field.fields, language);
    if (!('name' in field) || !field.custom?.sent) return [];
    const { name, label } = field;
    return [{ name, label: toLabel(label, language) ?? name }];
  });
}

/** What of a message can be searched for, folded. */
const toMessageSearchText = (sent: SubmittedField[], message: Record<string, unknown>): string =>
  toSearchText(Object.fromEntries(sent.map(({ name }) => [name, message[name]])));

/** What a message is found and counted by, from what it holds. */
export const toSearchColumns = (sent: SubmittedField[], message: Record<string, unknown>) => ({
  searchText: toMessageSearchText(sent, message),
  leadSource: toLeadSource(message.context as Parameters<typeof toLeadSource>[0]),
});

/** A new message can be found and counted at once. */
export function indexNewMessage(fields: Field[]): CollectionBeforeChangeHook {
  const sent = collectSubmitted(fields);
  return ({ data, operation }) =>
    operation === 'create' ? { ...data, ...toSearchColumns(sent, data) } : data;
}

interface Deleted {
  collection: { slug: string };
  id: number | string;
  req: PayloadRequest;
}

async function deleteHistory({ collection, id, req }: Deleted): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'message-events',
    where: { and: [{ form: { equals: collection.slug } }, { messageId: { equals: id } }] },
    req,
  });
}

/** Notes speak of a person. They go before the message, so that a deletion that breaks off can be done again. */
export const deleteEventsBefore: CollectionBeforeDeleteHook = deleteHistory;

/** What was noted while the message was being deleted goes, too; the audit trail says that it was deleted. */
export const deleteEventsAfter: CollectionAfterDeleteHook = async (deleted) => {
  await deleteHistory(deleted);
  const { collection, id, req } = deleted;
  await recordAudit(req, { act: 'deleted', subject: `${collection.slug} ${id}` });
};

/** Somebody who asks for their words to be deleted means the words, not the way to them. */
export const eraseAfterDelete: CollectionAfterDeleteHook = ({ req }) =>
  afterCommit(req, () => truncateWriteLog(req.payload));
