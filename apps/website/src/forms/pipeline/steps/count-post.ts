import type { ClientLimit } from '../client-limits.ts';
import type { KeptFiles } from '../kept-files.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import { readTyped } from '../read-fields.ts';
import type { CheckedForm } from '../submission.ts';

/** Counts every post of a client, good or bad, before anything of it is read. */
export const countPost =
  (posts: ClientLimit, keptFiles: KeptFiles) =>
  async (checked: CheckedForm): Promise<CheckedForm | Refusal> => {
    const wait = await posts.take(checked.sender);
    if (!wait) return checked;
    const typed = await readTyped(checked, keptFiles);
    return toRefusal(429, checked.words.refusals.tooMany, { ...typed, retryAfter: wait });
  };
