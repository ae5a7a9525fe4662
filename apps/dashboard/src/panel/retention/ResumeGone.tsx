import { toKeptWords } from '../../retention/kept-words.ts';
import type { Translations } from '../language/get-translations.ts';
import { toLongDay } from '../language/times.ts';

interface ResumeGoneProps {
  deletedAt: string;
  /** When the application came. */
  since: string;
  speech: Translations<'inbox'>;
}

/** Said in the place of a file that went before its application. */
export function ResumeGone({ deletedAt, since, speech }: ResumeGoneProps) {
  const kept = toKeptWords(new Date(since), new Date(deletedAt), speech);
  return (
    <p>
      {speech.t(speech.texts.letter.gone, { day: toLongDay(deletedAt, speech.language), kept })}
    </p>
  );
}
