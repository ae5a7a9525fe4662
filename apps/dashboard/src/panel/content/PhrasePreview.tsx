import { type Axes, type Run, toAxes, toRisingLetters, volumes } from '@agency/content/phrase';
import type { CSSProperties } from 'react';

/** A preview of a phrase in the brand's typeface. */
export function PhrasePreview({ runs }: { runs: readonly Run[] }) {
  return (
    <span className="words-preview" aria-hidden="true" dir="auto">
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no name but their place
        <PreviewRun key={index} run={run} />
      ))}
    </span>
  );
}

function PreviewRun({ run: { text, volume, from } }: { run: Run }) {
  if (volume !== 'crescendo') return <span style={toStyle(volumes[volume])}>{text}</span>;
  return (
    <span>
      {toRisingLetters(text, from).map(({ letter, rise }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters have no name but their place
        <span key={index} style={toStyle(toAxes(rise))}>
          {letter}
        </span>
      ))}
    </span>
  );
}

const toStyle = ({ stretch, weight, tracking }: Axes): CSSProperties => ({
  fontStretch: `${stretch}%`,
  fontWeight: weight,
  letterSpacing: `${tracking}em`,
});
