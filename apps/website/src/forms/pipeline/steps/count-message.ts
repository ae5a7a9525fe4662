import type { FormName } from '@agency/contracts';
import type { ClientLimit } from '../client-limits.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import type { UniqueForm } from '../submission.ts';

/** Refuses what is plainly a flood: the messages of a client are counted, two clicks as one. */
export const countMessage =
  (messages: Record<FormName, ClientLimit>) =>
  async (unique: UniqueForm): Promise<UniqueForm | Refusal> => {
    const wait = unique.isRepeat ? undefined : await messages[unique.form.name].take(unique.client);
    if (!wait) return unique;
    const { words, kept } = unique;
    return toRefusal(429, words.refusals.tooMany, { ...kept, retryAfter: wait });
  };
