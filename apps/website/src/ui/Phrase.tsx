import { type Run, toPlainText } from '@agency/content/phrase';
import { Dot } from './Dot.tsx';

/** Words from quiet to loud, closed by the dot unless the last word brings its own mark. */
export function Phrase({ runs, dot = true }: { runs: readonly Run[]; dot?: boolean }) {
  return (
    <>
      {runs.map((run, index) => (
        <span key={run.text} className={`v${run.volume}`}>
          {index === 0 ? run.text : ` ${run.text}`}
        </span>
      ))}
      {dot && <Dot />}
    </>
  );
}

interface PhraseLinesProps {
  lines: readonly (readonly Run[])[];
  /** Of each line. */
  className?: string;
  /** Whether the last line ends in the drawn full stop. */
  dot?: boolean;
}

/** Lines of a heading or a claim, each an element of its own for its section's type. */
export function PhraseLines({ lines, className, dot = true }: PhraseLinesProps) {
  return lines.map((line, index) => (
    <span key={toPlainText(line)} className={className}>
      <Phrase runs={line} dot={dot && index === lines.length - 1} />{' '}
    </span>
  ));
}
