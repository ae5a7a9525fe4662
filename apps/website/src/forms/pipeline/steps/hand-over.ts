import { type FormName, OPENING_FIELD } from '@agency/contracts';
import type { ClientLimit } from '../client-limits.ts';
import type { KeptFiles } from '../kept-files.ts';
import type { Outbox } from '../outbox.ts';
import { type FormOutcome, type StoredForm, toRefusal } from '../outcome.ts';
import type { SpamFilter } from '../spam/spam-filter.ts';
import type { JudgedForm } from '../submission.ts';

/** Seconds after which an endpoint that failed is worth another try. */
const FAILED_FOR = 30;

interface HandOverOptions {
  outbox: Outbox;
  messages: Record<FormName, ClientLimit>;
  keptFiles: KeptFiles;
  filter: SpamFilter;
}

/** Hands the form over. It is `stored` once its endpoint has said so; else it does not count, and nothing is lost. */
export const handOver =
  ({ outbox, messages, keptFiles, filter }: HandOverOptions) =>
  async (judged: JudgedForm): Promise<FormOutcome> => {
    const { form, client, words, submissionId, fingerprint, isRepeat, kept } = judged;
    const delivery = await outbox.deliverOnce(judged);
    if (delivery.kind !== 'stored') {
      if (!isRepeat) await messages[form.name].giveBack(client);
      if (delivery.kind === 'closed') {
        const { closed } = words.refusals;
        return toRefusal(410, closed, { ...kept, fields: { [OPENING_FIELD]: closed } });
      }
      if (delivery.kind === 'flood') {
        return toRefusal(429, words.refusals.tooMany, { ...kept, retryAfter: delivery.wait });
      }
      const detail = delivery.kind === 'failed' ? delivery.said : undefined;
      return toRefusal(503, words.refusals.notStored, {
        ...kept,
        retryAfter: FAILED_FOR,
        ...(detail && { detail }),
      });
    }
    if (!isRepeat) filter.remember(judged.suspicion);
    if (kept.keptFile) keptFiles.forget(kept.keptFile.token);
    const { reference, withdraw } = delivery;
    const outcome: StoredForm = {
      ...{ kind: 'stored', reference, submissionId },
      ...(withdraw && { withdraw }),
    };
    outbox.stored.set(fingerprint, outcome);
    return outcome;
  };
