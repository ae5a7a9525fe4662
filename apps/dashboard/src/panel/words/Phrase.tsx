import { type Run, toPlainText, volumes } from '@agency/content/phrase';
import type { Translations } from '../language/get-translations.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { EntryButtons, move } from './EntryButtons.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { findFault } from './faults.ts';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { Preview } from './Preview.tsx';

const LOUDEST = 6;

const listVolumes = ({
  texts: { phrase },
  t,
}: Translations<'content'>): [Run['volume'], string][] => [
  ...Object.keys(volumes).map((name): [Run['volume'], string] => {
    const volume = Number(name);
    const words = volume === 1 ? phrase.whispers : volume === LOUDEST ? phrase.shouts : '{volume}';
    return [volume as Run['volume'], t(words, { volume })];
  }),
  ['crescendo', phrase.crescendo],
];

const toRuns = (value: unknown): Run[] => (Array.isArray(value) ? value : []);

/** One line of words in volumes. */
export function Phrase(field: FieldProps) {
  const runs = toRuns(field.value);
  const { change } = useForm();
  return (
    <FieldFrame field={field} isGroup shippedText={toPlainText(toRuns(field.shipped))}>
      {() => (
        <Line place={field.place} runs={runs} onChange={(next) => change(field.place, next)} />
      )}
    </FieldFrame>
  );
}

/** Several such lines. */
export function Lines(field: FieldProps) {
  const { schema, place, value, shipped } = field;
  const { change } = useForm();
  const lines = Array.isArray(value) ? (value as Run[][]) : [];
  const {
    texts: { phrase: says },
    t,
  } = useTranslations('content');
  const { minItems = 0, maxItems = Infinity } = schema;
  const shippedText = (Array.isArray(shipped) ? (shipped as Run[][]) : []).map(toPlainText);
  return (
    <FieldFrame field={field} isGroup shippedText={shippedText.join(' / ')}>
      {() => (
        <>
          <ol className="words-lines" data-entries>
            {lines.map((runs, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
              <li key={index} data-entry>
                <div className="words-entry__head">
                  <span>{t(says.line, { number: index + 1 })}</span>
                  <EntryButtons
                    name={t(says.lineName, { number: index + 1 })}
                    index={index}
                    length={lines.length}
                    minItems={minItems}
                    onMove={(to) => change(place, move(lines, index, to))}
                    onRemove={() => change(place, lines.toSpliced(index, 1))}
                  />
                </div>
                <Line
                  line={index + 1}
                  place={`${place}/${index}`}
                  runs={runs}
                  onChange={(next) => change(`${place}/${index}`, next)}
                />
              </li>
            ))}
          </ol>
          {lines.length < maxItems && (
            <button
              type="button"
              data-add
              onClick={() => change(place, [...lines, [{ text: '', volume: 3 }]])}
            >
              {says.addLine}
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

function Line({ line, place, runs, onChange }: LineProps) {
  const speech = useTranslations('content');
  const {
    texts: { phrase: says },
    t,
  } = speech;
  const toPart = (index: number) =>
    line === undefined
      ? t(says.part, { number: index + 1 })
      : t(says.partOfLine, { line, number: index + 1 });
  const { refused } = useForm();
  const set = (index: number, run: Run) => onChange(runs.with(index, run));
  const fault =
    runs.some(({ text }) => text === '') || runs.length === 0
      ? says.needsWords
      : refused.get(place);
  return (
    <div className="words-line">
      <Preview runs={runs} />
      <ol data-entries>
        {runs.map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no name but their place
          <li key={index} className="words-run" data-entry>
            <input
              id={`words-${place}/${index}/text`}
              type="text"
              dir="auto"
              aria-label={t(says.wordsOf, { part: toPart(index) })}
              aria-invalid={run.text === '' || undefined}
              value={run.text}
              onChange={({ target }) => set(index, { ...run, text: target.value })}
            />
            <select
              id={`words-${place}/${index}/volume`}
              aria-label={t(says.volumeOf, { part: toPart(index) })}
              value={run.volume}
              onChange={({ target }) => set(index, toLoud(run, target.value))}
            >
              {listVolumes(speech).map(([volume, words]) => (
                <option key={volume} value={volume}>
                  {words}
                </option>
              ))}
            </select>
            {run.volume === 'crescendo' && (
              <input
                id={`words-${place}/${index}/from`}
                type="number"
                min={0}
                max={99}
                step={1}
                aria-label={t(says.from, { part: toPart(index) })}
                aria-invalid={
                  findFault({ type: 'integer', minimum: 0, maximum: 99 }, run.from ?? 0, speech)
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
      {fault && <p className="words-field__fault">{fault}</p>}
      <button
        type="button"
        data-quiet
        onClick={() => onChange([...runs, { text: '', volume: runs.at(-1)?.volume ?? 3 }])}
      >
        {says.addWords}
        <span className="words-unseen">
          {' '}
          {t(says.toLine, {
            line: line === undefined ? says.theLine : t(says.lineName, { number: line }),
          })}
        </span>
      </button>
    </div>
  );
}

function toLoud({ text, from }: Run, chosen: string): Run {
  if (chosen !== 'crescendo') return { text, volume: Number(chosen) as Run['volume'] };
  return { text, volume: 'crescendo', ...(from !== undefined && { from }) };
}
