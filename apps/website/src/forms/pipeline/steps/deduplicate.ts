import type { Outbox } from '../outbox.ts';
import type { StoredForm } from '../outcome.ts';
import type { GoodForm, UniqueForm } from '../submission.ts';
import { toFingerprint } from '../submission-id.ts';

/** Answers a form that was stored before as it was answered then. */
export const deduplicate =
  ({ stored, inFlight }: Outbox) =>
  (good: GoodForm): UniqueForm | StoredForm => {
    const fingerprint = toFingerprint(`${good.form.name} ${good.submissionId}`, good.identity);
    const isDoubleClick = inFlight.has(fingerprint);
    return stored.get(fingerprint) ?? { ...good, fingerprint, isDoubleClick };
  };
