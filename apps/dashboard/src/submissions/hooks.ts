import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import type { Submission } from '../payload-types.ts';
import { formFacts } from './forms.ts';
import { toLeadSource } from './lead-source.ts';
import { toPhoneDigits } from './parse-phone.ts';
import { toSearchText } from './search-text.ts';

/** Fills the columns that follow from the `answers` of a new submission. */
export const indexNewSubmission: CollectionBeforeChangeHook<Submission> = ({ data, operation }) => {
  const { form, answers, reference = '', context } = data;
  // Without them the validation has failed.
  if (operation !== 'create' || !form || !answers) return data;
  const { name, firstName, lastName, email = '', phone = '' } = answers;
  return {
    ...data,
    ...(form === 'application' && {
      stage: data.stage ?? 'new',
      resumeScan: data.resumeScan ?? 'pending',
    }),
    sender: [name, firstName, lastName].filter(Boolean).join(' '),
    topic: answers[formFacts[form].topicField] ?? '',
    email: email.toLowerCase(),
    phoneDigits: toPhoneDigits(phone),
    leadSource: toLeadSource(context),
    searchText: toSearchText({ ...answers, reference }),
  };
};

/** Deletes the history first, so that an interrupted deletion can be repeated. */
export async function deleteHistory({ id, req }: { id: number | string; req: PayloadRequest }) {
  const where = { messageId: { equals: id } };
  await req.payload.db.deleteMany({ collection: 'message-events', where, req });
}

/** Deletes history that was added during the deletion, and records the deletion in the audit trail. */
export const deleteHistoryAfter: CollectionAfterDeleteHook<Submission> = async ({
  doc,
  id,
  req,
}) => {
  await deleteHistory({ id, req });
  await recordAudit(req, { act: 'deleted', subject: `${doc.form} ${id}` });
};
