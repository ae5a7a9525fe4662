import { type Run, toPlainText, volumes } from '@agency/content/phrase';
import { EntryButtons, move } from './EntryButtons.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { findFault } from './faults.ts';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { Preview } from './Preview.tsx';

const loudness: [Run['volume'], string][] = [
  ...Object.keys(volumes).map((volume): [Run['volume'], string] => [
    Number(volume) as Run['volume'],
    volume === '1' ? '1, whispers' : volume === '6' ? '6, shouts' : volume,
  ]),
  ['crescendo', 'Crescendo, rises'],
];

const toRuns = (value: unknown): Run[] => (Array.isArray(value) ? value : []);

/** One line of words in volumes. */
export function Phrase(field: FieldProps) {
  const runs = toRuns(field.value);
  const { change } = useForm();
  return (
    <FieldFrame field={field} isGroup shippedText={toPlainText(toRuns(field.shipped))}>
      {() => (
        <Line
          name=""
          place={field.place}
          runs={runs}
          onChange={(next) => change(field.place, next)}
        />
      )}
    </FieldFrame>
  );
}

/** Several such lines. */
export function Lines(field: FieldProps) {
  const { schema, place, value, shipped } = field;
  const { change } = useForm();
  const lines = Array.isArray(value) ? (value as Run[][]) : [];
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
                  <span>Line {index + 1}</span>
                  <EntryButtons
                    name={`line ${index + 1}`}
                    index={index}
                    length={lines.length}
                    minItems={minItems}
                    onMove={(to) => change(place, move(lines, index, to))}
                    onRemove={() => change(place, lines.toSpliced(index, 1))}
                  />
                </div>
                <Line
                  name={`line ${index + 1}, `}
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
              Add a line
            </button>
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface LineProps {
  /** Said before the words of its controls. */
  name: string;
  place: string;
  runs: Run[];
  onChange(runs: Run[]): void;
}

function Line({ name, place, runs, onChange }: LineProps) {
  const { refused } = useForm();
  const set = (index: number, run: Run) => onChange(runs.with(index, run));
  const fault =
    runs.some(({ text }) => text === '') || runs.length === 0
      ? 'Every part needs words.'
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
              aria-label={`Words of ${name}part ${index + 1}`}
              aria-invalid={run.text === '' || undefined}
              value={run.text}
              onChange={({ target }) => set(index, { ...run, text: target.value })}
            />
            <select
              id={`words-${place}/${index}/volume`}
              aria-label={`Volume of ${name}part ${index + 1}`}
              value={run.volume}
              onChange={({ target }) => set(index, toLoud(run, target.value))}
            >
              {loudness.map(([volume, words]) => (
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
                aria-label={`Where the crescendo of ${name}part ${index + 1} begins, percent`}
                aria-invalid={
                  findFault({ type: 'integer', minimum: 0, maximum: 99 }, run.from ?? 0)
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
              name={`${name}part ${index + 1}`}
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
        Add words<span className="words-unseen"> to {name || 'the line'}</span>
      </button>
    </div>
  );
}

function toLoud({ text, from }: Run, chosen: string): Run {
  if (chosen !== 'crescendo') return { text, volume: Number(chosen) as Run['volume'] };
  return { text, volume: 'crescendo', ...(from !== undefined && { from }) };
}
