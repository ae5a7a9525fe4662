import type { Fault, Outcome } from './fault.ts';

const BEGIN = '<!-- figures: written by `npm run faults -- --write` -->';
const END = '<!-- /figures -->';

/** Replaces the figures between two markers of a document; figures of faults that did not run stay. */
export function putFigures(text: string, outcomes: Map<Fault, Outcome>): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('the document has lost the marks of its figures');
  const rows = new Map(
    text
      .slice(begin, end)
      .split('\n')
      .flatMap((row) => {
        const [, name] = /^\| `([\w-]+)`/.exec(row) ?? [];
        return name ? [[name, row]] : [];
      }),
  );
  for (const [{ name }, outcome] of outcomes) rows.set(name, toRow(name, outcome));
  const table = ['| Fault | Held | Figures |', '| --- | --- | --- |', ...rows.values()];
  return `${text.slice(0, begin + BEGIN.length)}\n\n${table.join('\n')}\n\n${text.slice(end)}`;
}

function toRow(name: string, { figures, failures, skipped }: Outcome): string {
  const held = skipped ? 'skipped' : failures.length === 0 ? 'yes' : 'no';
  const cells = Object.entries(figures).map(([figure, value]) => `${figure}: ${value}`);
  return `| \`${name}\` | ${held} | ${skipped ?? cells.join('<br>')} |`;
}
