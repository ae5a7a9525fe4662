import type { Speech } from '../language/speak.ts';

interface StandingsProps {
  missing: number;
  older: number;
  speech: Speech<'words'>;
}

/** How many words of a language are missing, and how many are older than the default one's. */
export function Standings({ missing, older, speech: { words, say } }: StandingsProps) {
  return (
    <>
      {missing > 0 && (
        <em data-standing="missing">{say(words.compared.missingCount, { count: missing })}</em>
      )}
      {older > 0 && (
        <em data-standing="older">{say(words.compared.olderCount, { count: older })}</em>
      )}
    </>
  );
}
