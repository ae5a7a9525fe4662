import type { Translations } from '../language/get-translations.ts';

interface TranslationStatusProps {
  missing: number;
  older: number;
  translations: Translations<'content'>;
}

/** How many words of a language are missing, and how many are older than the default one's. */
export function TranslationStatus({
  missing,
  older,
  translations: { texts, t },
}: TranslationStatusProps) {
  return (
    <>
      {missing > 0 && (
        <em data-standing="missing">{t(texts.compared.missingCount, { count: missing })}</em>
      )}
      {older > 0 && <em data-standing="older">{t(texts.compared.olderCount, { count: older })}</em>}
    </>
  );
}
