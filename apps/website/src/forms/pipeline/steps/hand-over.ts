import type { ClientLimit } from '../client-limits.ts';
import type { KeptFiles } from '../kept-files.ts';
import type { Outbox } from '../outbox.ts';
import { type FormOutcome, type StoredForm, toRefusal } from '../outcome.ts';
import type { UniqueForm } from '../submission.ts';

/** Seconds after which an endpoint that failed is worth another try. */
const FAILED_FOR = 30;

/** Hands the form over. It is `stored` once its endpoint has said so; else it does not count, and nothing is lost. */
export const handOver =
  (outbox: Outbox, messages: ClientLimit, keptFiles: KeptFiles) =>
  async (unique: UniqueForm): Promise<FormOutcome> => {
    const { sender, words, submissionId, fingerprint, isDoubleClick, kept } = unique;
    const delivery = await outbox.deliverOnce(unique);
    if (delivery.kind !== 'stored') {
      if (!isDoubleClick) await messages.giveBack(sender);
      return toRefusal(503, words.refusals.notStored, { ...kept, retryAfter: FAILED_FOR });
    }
    if (kept.keptFile) keptFiles.forget(kept.keptFile.token);
    const outcome: StoredForm = { kind: 'stored', reference: delivery.reference, submissionId };
    outbox.stored.set(fingerprint, outcome);
    return outcome;
  };
