import {
  type Axes,
  type Run,
  toAxes,
  toPlainText,
  toRisingLetters,
  volumes,
} from '@agency/content/phrase';
import type { CSSProperties } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useContentForm } from './form-context.ts';
import { EntryButtons } from './ListField.tsx';

const CRESCENDO = 'crescendo';
const toRuns = (value: unknown): Run[] => (Array.isArray(value) ? value : []);

/** A field for a phrase: texts with volumes. */
export function PhraseField(field: FieldProps) {
  const { path } = field;
  const { change } = useContentForm();
  const { texts, t } = useTranslations('content');
  const labels = texts.phrase;
  const runs = toRuns(field.value);
  const put = (next: Run[]) => change(path, next);
  return (
    <FieldFrame field={field} isGroup defaultText={toPlainText(toRuns(field.defaultValue))}>
      {() => (
        <div className="words-line">
          <span className="words-preview" aria-hidden="true" dir="auto">
            {runs.map((run, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs are known by their position
              <PreviewRun key={index} run={run} />
            ))}
          </span>
          <ol data-entries>
            {runs.map((run, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs are known by their position
              <li key={index} className="words-run">
                <RunControls
                  id={`words-${path}/${index}`}
                  name={t(labels.part, { number: index + 1 })}
                  run={run}
                  onChange={(next) => put(runs.with(index, next))}
                />
                <EntryButtons
                  name={t(labels.part, { number: index + 1 })}
                  index={index}
                  entries={runs}
                  minItems={1}
                  onChange={put}
                />
              </li>
            ))}
          </ol>
          <button
            type="button"
            data-quiet
            data-add
            onClick={() => put([...runs, { text: '', volume: runs.at(-1)?.volume ?? 3 }])}
          >
            {labels.addWords}
            <span className="words-unseen"> {t(labels.toPhrase, { name: field.label })}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

interface RunControlsProps {
  id: string;
  /** What the part is called. */
  name: string;
  run: Run;
  onChange(run: Run): void;
}

function RunControls({ id, name, run, onChange }: RunControlsProps) {
  const { getError } = useContentForm();
  const { texts, t } = useTranslations('content');
  const labels = texts.phrase;
  const volumeNames: Record<string, string> = labels.volumes;
  const isInvalid = (field: string) =>
    getError(`${id.replace('words-', '')}/${field}`) ? true : undefined;
  const setVolume = (chosen: string) => {
    const { from: _from, ...others } = run;
    const volume = (chosen === CRESCENDO ? chosen : Number(chosen)) as Run['volume'];
    onChange({ ...others, volume });
  };
  const setFrom = (from: number) => {
    const { from: _from, ...others } = run;
    onChange(Number.isNaN(from) ? others : { ...others, from });
  };
  return (
    <>
      <input
        id={`${id}/text`}
        type="text"
        dir="auto"
        aria-label={t(labels.wordsOf, { part: name })}
        aria-invalid={isInvalid('text')}
        value={run.text}
        onChange={({ target }) => onChange({ ...run, text: target.value })}
      />
      <select
        id={`${id}/volume`}
        aria-label={t(labels.volumeOf, { part: name })}
        value={run.volume}
        onChange={({ target }) => setVolume(target.value)}
      >
        {Object.keys(volumes).map((volume) => (
          <option key={volume} value={volume}>
            {t(volumeNames[volume] ?? volume, { volume })}
          </option>
        ))}
        <option value={CRESCENDO}>{labels.crescendo}</option>
      </select>
      {run.volume === CRESCENDO && (
        <input
          id={`${id}/from`}
          type="number"
          min={0}
          max={99}
          step={1}
          aria-label={t(labels.from, { part: name })}
          aria-invalid={isInvalid('from')}
          value={run.from ?? ''}
          placeholder="0"
          onChange={({ target }) => setFrom(target.valueAsNumber)}
        />
      )}
    </>
  );
}

/** A part of a phrase at its volume. The axes of the typeface are computed, so they are in a style attribute. */
function PreviewRun({ run: { text, volume, from } }: { run: Run }) {
  if (volume !== CRESCENDO) return <span style={toStyle(volumes[volume])}>{text}</span>;
  return (
    <span>
      {toRisingLetters(text, from).map(({ letter, rise }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters are known by their position
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
