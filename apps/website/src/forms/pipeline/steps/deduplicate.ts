import type { Outbox } from '../outbox.ts';
import type { StoredForm } from '../outcome.ts';
import type { GoodForm, UniqueForm } from '../submission.ts';
import { toFingerprint } from '../submission-id.ts';

/** Answers a form that was stored before as it was answered then. */
export const deduplicate =
  ({ stored, inFlight }: Outbox) =>
  (good: GoodForm): UniqueForm | StoredForm => {
    const print = (id: string) => toFingerprint(`${good.form.name} ${id}`, good.identity);
    const isKnown = (id: string) => stored.has(print(id)) || inFlight.has(print(id));
    const { earlierId } = good;
    const submissionId = earlierId && isKnown(earlierId) ? earlierId : good.submissionId;
    const fingerprint = print(submissionId);
    const isDoubleClick = inFlight.has(fingerprint);
    return stored.get(fingerprint) ?? { ...good, submissionId, fingerprint, isDoubleClick };
  };
