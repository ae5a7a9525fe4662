import { type Stage, stages } from '../../collections/messages/stages.ts';
import { type State, states } from '../../collections/messages/states.ts';
import type { Change, Changed } from '../../inbox/changes.ts';
import type { Colleague } from '../../inbox/readers.ts';

/** What became of a change, in a sentence or two. */
export function toOutcome(
  { field, to }: Change,
  { changed, refused }: Changed,
  colleagues: Colleague[],
): string {
  const count = changed.length === 1 ? '1 message' : `${changed.length} messages`;
  const done = changed.length > 0 ? [`${count} ${toDone()}.`] : [];
  const reasons = [...new Set(refused.map(({ why }) => why))];
  const left = refused.length > 0 ? [`${refused.length} not changed: ${reasons.join(' ')}`] : [];
  return [...done, ...left].join(' ');

  function toDone(): string {
    if (field === 'state') return `now ${states[to as State].toLowerCase()}`;
    if (field === 'stage') return `at the stage “${stages[to as Stage]}”`;
    if (field === 'starred') return to ? 'starred' : 'no longer starred';
    if (field === 'answerBy') return to ? 'to be answered by that day' : 'without a day';
    if (field === 'firstAnsweredAt') return 'not answered';
    const owner = colleagues.find(({ id }) => id === to);
    return owner ? `given to ${owner.name}` : 'given to nobody';
  }
}

/** The changes that give every message back what it was. */
export function toUndo({ field }: Change, { changed }: Changed): Change[] {
  if (field === 'firstAnsweredAt') return [];
  const before = [...new Set(changed.map(({ from }) => from))];
  return before.map((value) => ({
    field,
    to: value,
    messages: changed
      .filter(({ from }) => from === value)
      .map(({ form, id, to }) => ({ form, id, from: to })),
  }));
}
