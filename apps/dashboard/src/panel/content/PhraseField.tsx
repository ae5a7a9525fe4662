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
  const { change, getError } = useContentForm();
  const { texts, t } = useTranslations('content');
  const labels = texts.phrase;
  const volumeNames: Record<string, string> = labels.volumes;
  const runs = toRuns(field.value);
  const put = (next: Run[]) => change(path, next);
  return (
    <FieldFrame field={field} isGroup defaultText={toPlainText(toRuns(field.defaultValue))}>
      <ol className="words-phrase">
        {runs.map((run, index) => {
          const part = t(labels.part, { number: index + 1 });
          const at = `${path}/${index}`;
          const { from, ...others } = run;
          const set = (next: Run) => put(runs.with(index, next));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs are known by their position
            <li key={index} className="words-run">
              <input
                id={`words-${at}/text`}
                type="text"
                dir="auto"
                aria-label={t(labels.wordsOf, { part })}
                aria-invalid={getError(`${at}/text`) !== undefined}
                value={run.text}
                onChange={({ target }) => set({ ...run, text: target.value })}
              />
              <select
                id={`words-${at}/volume`}
                aria-label={t(labels.volumeOf, { part })}
                value={run.volume}
                onChange={({ target: { value } }) => {
                  const volume = (value === CRESCENDO ? value : Number(value)) as Run['volume'];
                  set({ ...others, volume });
                }}
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
                  id={`words-${at}/from`}
                  type="number"
                  min={0}
                  max={99}
                  aria-label={t(labels.from, { part })}
                  value={from ?? ''}
                  placeholder="0"
                  onChange={({ target: { valueAsNumber } }) =>
                    set(Number.isNaN(valueAsNumber) ? others : { ...others, from: valueAsNumber })
                  }
                />
              )}
              <EntryButtons name={part} index={index} entries={runs} minItems={1} onChange={put} />
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
