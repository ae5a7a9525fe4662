import type { Payload } from 'payload';
import { noteOldMentions } from '../src/collections/blogs/note-old-mentions.ts';
import { foldOldMessages } from '../src/collections/messages/fold-old-messages.ts';
import { followStages } from '../src/collections/messages/follow-stages.ts';

/** Adds to rows of earlier releases what is kept with each by now, beside everything else, until the returned function is called. */
export function startCompletingRows(payload: Payload): () => Promise<void> {
  let isOver = false;
  const complete = async () => {
    await followStages(payload);
    await foldOldMessages(payload, () => isOver);
    await noteOldMentions(payload, () => isOver);
  };
  const completing = complete().catch((err: unknown) => {
    payload.logger.error({ err }, 'Older rows could not be completed');
  });
  return async () => {
    isOver = true;
    await completing;
  };
}
