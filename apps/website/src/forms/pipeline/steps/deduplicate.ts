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
    const { otherId } = good;
    const submissionId = otherId && isKnown(otherId) ? otherId : good.submissionId;
    const fingerprint = print(submissionId);
    const known = stored.get(fingerprint);
    // What its sender can take back may be gone, whichever process was told: then it is a new message.
    if (known && !known.withdraw) return known;
    const isRepeat = known !== undefined || inFlight.has(fingerprint);
    return { ...good, submissionId, fingerprint, isRepeat };
  };
