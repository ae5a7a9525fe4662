import { toKeptWords } from '../../retention/kept-words.ts';
import { locales } from '../language/language.ts';
import type { Speech } from '../language/speak.ts';

interface ResumeGoneProps {
  deletedAt: string;
  /** When the application came. */
  since: string;
  timeZone: string;
  speech: Speech<'inbox'>;
}

/** Said in the place of a file that went before its application. */
export function ResumeGone({ deletedAt, since, timeZone, speech }: ResumeGoneProps) {
  const day = new Intl.DateTimeFormat(locales[speech.language], { dateStyle: 'long', timeZone });
  const kept = toKeptWords(new Date(since), new Date(deletedAt), speech);
  return (
    <p>{speech.say(speech.words.letter.gone, { day: day.format(new Date(deletedAt)), kept })}</p>
  );
}
