import type { Translations } from '../language/get-translations.ts';

interface StandingsProps {
  missing: number;
  older: number;
  speech: Translations<'content'>;
}

/** How many words of a language are missing, and how many are older than the default one's. */
export function Standings({ missing, older, speech: { texts, t } }: StandingsProps) {
  return (
    <>
      {missing > 0 && (
        <em data-standing="missing">{t(texts.compared.missingCount, { count: missing })}</em>
      )}
      {older > 0 && <em data-standing="older">{t(texts.compared.olderCount, { count: older })}</em>}
    </>
  );
}
