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

/** A submitted field. */
export interface SubmittedField {
  name: string;
  /** Label. */
  label: string;
}

/** The submitted fields of a collection (`submittedField`), in order. */
export function collectSubmitted(fields: Field[], language: Language = 'en'): SubmittedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'row') return collectSubmitted(field.fields, language);
    if (!('name' in field) || !field.custom?.sent) return [];
    const { name, label } = field;
    return [{ name, label: toLabel(label, language) ?? name }];
  });
}

/** Normalised search text of a message. */
const toMessageSearchText = (sent: SubmittedField[], message: Record<string, unknown>): string =>
  toSearchText(Object.fromEntries(sent.map(({ name }) => [name, message[name]])));

/** Columns for searching and counting. */
const toSearchColumns = (sent: SubmittedField[], message: Record<string, unknown>) => ({
  searchText: toMessageSearchText(sent, message),
  leadSource: toLeadSource(message.context as Parameters<typeof toLeadSource>[0]),
});

/** Fills these columns of a new message. */
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

/** Deletes the history first, so that an interrupted deletion can be repeated. */
export const deleteEventsBefore: CollectionBeforeDeleteHook = deleteHistory;

/** Deletes history that was added during the deletion, and records the deletion in the audit trail. */
export const deleteEventsAfter: CollectionAfterDeleteHook = async (deleted) => {
  await deleteHistory(deleted);
  const { collection, id, req } = deleted;
  await recordAudit(req, { act: 'deleted', subject: `${collection.slug} ${id}` });
};

/** Removes the deleted text from the database files too. */
export const eraseAfterDelete: CollectionAfterDeleteHook = ({ req }) =>
  afterCommit(req, () => truncateWriteLog(req.payload));
