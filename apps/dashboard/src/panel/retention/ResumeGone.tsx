import { toDurationText } from '../../retention/duration-text.ts';
import type { Speech } from '../language/speak.ts';
import { toLongDay } from '../language/times.ts';

interface ResumeGoneProps {
  deletedAt: string;
  /** When the application came. */
  since: string;
  speech: Speech<'inbox'>;
}

/** Said in the place of a file that went before its application. */
export function ResumeGone({ deletedAt, since, speech }: ResumeGoneProps) {
  const kept = toDurationText(new Date(since), new Date(deletedAt), speech);
  return (
    <p>
      {speech.say(speech.words.letter.gone, { day: toLongDay(deletedAt, speech.language), kept })}
    </p>
  );
}
