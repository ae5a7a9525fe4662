import { type Run, toPlainText, volumes } from '@agency/content/phrase';
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
      <ol className="words-phrase">
        {runs.map((run, index) => {
          const name = t(labels.part, { number: index + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs are known by their position
            <li key={index} className="words-run">
              <RunControls
                path={`${path}/${index}`}
                name={name}
                run={run}
                onChange={(next) => put(runs.with(index, next))}
              />
              <EntryButtons name={name} index={index} entries={runs} minItems={1} onChange={put} />
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        onClick={() => put([...runs, { text: '', volume: runs.at(-1)?.volume ?? 3 }])}
      >
        {labels.addWords}
        <span className="sr-only"> {t(labels.toPhrase, { name: field.label })}</span>
      </button>
    </FieldFrame>
  );
}

interface RunControlsProps {
  path: string;
  /** What the part is called. */
  name: string;
  run: Run;
  onChange(run: Run): void;
}

function RunControls({ path, name, run, onChange }: RunControlsProps) {
  const { getError } = useContentForm();
  const { texts, t } = useTranslations('content');
  const labels = texts.phrase;
  const volumeNames: Record<string, string> = labels.volumes;
  const { from, ...others } = run;
  const setVolume = (chosen: string) => {
    const volume = (chosen === CRESCENDO ? chosen : Number(chosen)) as Run['volume'];
    onChange({ ...others, volume });
  };
  return (
    <>
      <input
        id={`words-${path}/text`}
        type="text"
        dir="auto"
        aria-label={t(labels.wordsOf, { part: name })}
        aria-invalid={getError(`${path}/text`) !== undefined}
        value={run.text}
        onChange={({ target }) => onChange({ ...run, text: target.value })}
      />
      <select
        id={`words-${path}/volume`}
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
          id={`words-${path}/from`}
          type="number"
          min={0}
          max={99}
          aria-label={t(labels.from, { part: name })}
          value={from ?? ''}
          placeholder="0"
          onChange={({ target: { valueAsNumber } }) =>
            onChange(Number.isNaN(valueAsNumber) ? others : { ...others, from: valueAsNumber })
          }
        />
      )}
    </>
  );
}
