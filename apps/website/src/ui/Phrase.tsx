import type { Run } from '../model/phrase.ts';
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
