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
  dot?: boolean | undefined;
  /** Whether the last run swells; the section must import `scroll-motion.css`. */
  swells?: boolean;
}

/** Text in volumes, closed by the dot: also after a question mark, but not after an Arabic one, where it is a full stop. */
export const Phrase = ({ runs, dot = true, swells = false }: PhraseProps) =>
  runs.map(({ text, volume }, index) => {
    const isLast = index === runs.length - 1;
    const hasDot = dot && isLast && !text.endsWith('؟');
    // The last word and the dot stay on one line.
    const cut = hasDot ? text.lastIndexOf(' ') : -1;
    const show = (part: string) => (swells && isLast ? <SwellingText text={part} /> : part);
    return (
      <span key={text} className={`v${volume}`}>
        {index > 0 && ' '}
        {cut > 0 && <>{show(text.slice(0, cut))} </>}
        <span className={hasDot ? 'unbroken' : undefined}>
          {show(text.slice(cut + 1))}
          {hasDot && <Dot />}
        </span>
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
