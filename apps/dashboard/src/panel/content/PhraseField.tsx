import { type Run, toPlainText, volumes } from '@agency/content/phrase';
import type { Translations } from '../language/get-translations.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { EntryButtons, move } from './EntryButtons.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useContentFormState } from './form-context.ts';
import { PhrasePreview } from './PhrasePreview.tsx';
import { validateField } from './validate-content.ts';

const LOUDEST = 6;

const listVolumes = ({
  texts: { phrase },
  t,
}: Translations<'content'>): [Run['volume'], string][] => [
  ...Object.keys(volumes).map((name): [Run['volume'], string] => {
    const volume = Number(name);
    const label = volume === 1 ? phrase.whispers : volume === LOUDEST ? phrase.shouts : '{volume}';
    return [volume as Run['volume'], t(label, { volume })];
  }),
  ['crescendo', phrase.crescendo],
];

const toRuns = (value: unknown): Run[] => (Array.isArray(value) ? value : []);

/** A field for one phrase. */
export function PhraseField(field: FieldProps) {
  const runs = toRuns(field.value);
  const { change } = useContentFormState();
  return (
    <FieldFrame field={field} isGroup defaultText={toPlainText(toRuns(field.defaultValue))}>
      {() => <Line place={field.path} runs={runs} onChange={(next) => change(field.path, next)} />}
    </FieldFrame>
  );
}

/** A field for several phrases, one a line. */
export function PhraseLinesField(field: FieldProps) {
  const { schema, path, value, defaultValue: defaults } = field;
  const { change } = useContentFormState();
  const lines = Array.isArray(value) ? (value as Run[][]) : [];
  const {
    texts: { phrase: labels },
    t,
  } = useTranslations('content');
  const { minItems = 0, maxItems = Infinity } = schema;
  const shippedText = (Array.isArray(defaults) ? (defaults as Run[][]) : []).map(toPlainText);
  return (
    <FieldFrame field={field} isGroup defaultText={shippedText.join(' / ')}>
      {() => (
        <>
          <ol className="words-lines" data-entries>
            {lines.map((runs, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
              <li key={index} data-entry>
                <div className="words-entry__head">
                  <span>{t(labels.line, { number: index + 1 })}</span>
                  <EntryButtons
                    name={t(labels.lineName, { number: index + 1 })}
                    index={index}
                    length={lines.length}
                    minItems={minItems}
                    onMove={(to) => change(path, move(lines, index, to))}
                    onRemove={() => change(path, lines.toSpliced(index, 1))}
                  />
                </div>
                <Line
                  line={index + 1}
                  place={`${path}/${index}`}
                  runs={runs}
                  onChange={(next) => change(`${path}/${index}`, next)}
                />
              </li>
            ))}
          </ol>
          {lines.length < maxItems && (
            <button
              type="button"
              data-add
              onClick={() => change(path, [...lines, [{ text: '', volume: 3 }]])}
            >
              {labels.addLine}
            </button>
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface LineProps {
  /** Which of several it is, said before the words of its controls. */
  line?: number;
  place: string;
  runs: Run[];
  onChange(runs: Run[]): void;
}

function Line({ line, place: path, runs, onChange }: LineProps) {
  const translations = useTranslations('content');
  const {
    texts: { phrase: labels },
    t,
  } = translations;
  const toPart = (index: number) =>
    line === undefined
      ? t(labels.part, { number: index + 1 })
      : t(labels.partOfLine, { line, number: index + 1 });
  const { errors } = useContentFormState();
  const set = (index: number, run: Run) => onChange(runs.with(index, run));
  const error =
    runs.some(({ text }) => text === '') || runs.length === 0
      ? labels.needsWords
      : errors.get(path);
  return (
    <div className="words-line">
      <PhrasePreview runs={runs} />
      <ol data-entries>
        {runs.map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no name but their place
          <li key={index} className="words-run" data-entry>
            <input
              id={`words-${path}/${index}/text`}
              type="text"
              dir="auto"
              aria-label={t(labels.wordsOf, { part: toPart(index) })}
              aria-invalid={run.text === '' || undefined}
              value={run.text}
              onChange={({ target }) => set(index, { ...run, text: target.value })}
            />
            <select
              id={`words-${path}/${index}/volume`}
              aria-label={t(labels.volumeOf, { part: toPart(index) })}
              value={run.volume}
              onChange={({ target }) => set(index, withVolume(run, target.value))}
            >
              {listVolumes(translations).map(([volume, label]) => (
                <option key={volume} value={volume}>
                  {label}
                </option>
              ))}
            </select>
            {run.volume === 'crescendo' && (
              <input
                id={`words-${path}/${index}/from`}
                type="number"
                min={0}
                max={99}
                step={1}
                aria-label={t(labels.from, { part: toPart(index) })}
                aria-invalid={
                  validateField(
                    { type: 'integer', minimum: 0, maximum: 99 },
                    run.from ?? 0,
                    translations,
                  )
                    ? true
                    : undefined
                }
                value={run.from ?? ''}
                placeholder="0"
                onChange={({ target: { valueAsNumber } }) => {
                  const { from: _from, ...others } = run;
                  set(
                    index,
                    Number.isNaN(valueAsNumber) ? others : { ...run, from: valueAsNumber },
                  );
                }}
              />
            )}
            <EntryButtons
              name={toPart(index)}
              index={index}
              length={runs.length}
              minItems={1}
              onMove={(to) => onChange(move(runs, index, to))}
              onRemove={() => onChange(runs.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {error && <p className="words-field__fault">{error}</p>}
      <button
        type="button"
        data-quiet
        onClick={() => onChange([...runs, { text: '', volume: runs.at(-1)?.volume ?? 3 }])}
      >
        {labels.addWords}
        <span className="words-unseen">
          {' '}
          {t(labels.toLine, {
            line: line === undefined ? labels.theLine : t(labels.lineName, { number: line }),
          })}
        </span>
      </button>
    </div>
  );
}

function withVolume({ text, from }: Run, chosen: string): Run {
  if (chosen !== 'crescendo') return { text, volume: Number(chosen) as Run['volume'] };
  return { text, volume: 'crescendo', ...(from !== undefined && { from }) };
}
