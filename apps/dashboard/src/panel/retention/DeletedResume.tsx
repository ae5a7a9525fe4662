import type { Translations } from '../language/get-translations.ts';
import { toLongDay } from '../language/times.ts';
import { toDurationText } from './duration-text.ts';

interface DeletedResumeProps {
  deletedAt: string;
  /** When the application came. */
  since: string;
  translations: Translations<'inbox'>;
}

/** Shown in place of a resume that was deleted before its application. */
export function DeletedResume({ deletedAt, since, translations }: DeletedResumeProps) {
  const stored = toDurationText(new Date(since), new Date(deletedAt), translations);
  return (
    <p>
      {translations.t(translations.texts.body.gone, {
        day: toLongDay(deletedAt, translations.language),
        kept: stored,
      })}
    </p>
  );
}
