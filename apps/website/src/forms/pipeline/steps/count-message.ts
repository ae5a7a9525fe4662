import type { ClientLimit } from '../client-limits.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import type { UniqueForm } from '../submission.ts';

/** Counts the messages of a client; two clicks are one. */
export const countMessage =
  (messages: ClientLimit) =>
  async (unique: UniqueForm): Promise<UniqueForm | Refusal> => {
    const wait = unique.isDoubleClick ? undefined : await messages.take(unique.sender);
    if (!wait) return unique;
    const { words, kept } = unique;
    return toRefusal(429, words.refusals.tooMany, { ...kept, retryAfter: wait });
  };
