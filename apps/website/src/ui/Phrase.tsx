import { type Run, toPlainText } from '@agency/content/phrase';
import { Dot } from './Dot.tsx';

/** Text with the effect Swell (docs/website.md), in a box as wide as the text in its final weight. */
const SwellingText = ({ text }: { text: string }) => (
  <span className="swelling" data-words={text}>
    <span className="swell">{text}</span>
  </span>
);

interface PhraseProps {
  runs: readonly Run[];
  dot?: boolean;
  /** Whether the last run swells; the section must import `scroll-motion.css`. */
  swells?: boolean;
}

/** Text in volumes, closed by the dot unless it ends with an Arabic question mark. */
export const Phrase = ({ runs, dot = true, swells = false }: PhraseProps) =>
  runs.map((run, index) => {
    const isLast = index === runs.length - 1;
    const hasDot = dot && isLast && !run.text.endsWith('؟');
    // The dot never stands alone on a line.
    const cut = hasDot && !swells ? run.text.lastIndexOf(' ') + 1 : 0;
    const word = run.text.slice(cut);
    const end = swells && isLast ? <SwellingText text={word} /> : word;
    return (
      <span key={run.text} className={`v${run.volume}`}>
        {index > 0 && ' '}
        {run.text.slice(0, cut)}
        {hasDot ? (
          <span className="unbroken">
            {end}
            <Dot />
          </span>
        ) : (
          end
        )}
      </span>
    );
  });

interface PhraseLinesProps extends Pick<PhraseProps, 'dot' | 'swells'> {
  lines: readonly (readonly Run[])[];
}

/** One element a line; the last one has the dot or swells. */
export function PhraseLines({ lines, dot = true, swells = false }: PhraseLinesProps) {
  return lines.map((line, index) => (
    <span key={toPlainText(line)} className="line">
      <Phrase
        runs={line}
        dot={dot && index === lines.length - 1}
        swells={swells && index === lines.length - 1}
      />{' '}
    </span>
  ));
}
