import { toKeptWords } from '../../retention/kept-words.ts';

interface ResumeGoneProps {
  deletedAt: string;
  /** When the application came. */
  since: string;
  timeZone: string;
}

/** Said in the place of a file that went before its application. */
export function ResumeGone({ deletedAt, since, timeZone }: ResumeGoneProps) {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  const kept = toKeptWords(new Date(since), new Date(deletedAt));
  return (
    <p>
      The file was deleted on {day.format(new Date(deletedAt))} (kept {kept}).
    </p>
  );
}
