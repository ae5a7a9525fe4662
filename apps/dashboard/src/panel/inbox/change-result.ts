import type { Change, ChangeResult } from '../../submissions/inbox/change-messages.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import type { Stage, State } from '../../submissions/workflow.ts';
import type { Translations } from '../language/get-translations.ts';

/** What became of a change, in a sentence or two. */
export function toResultText(
  { field, to }: Change,
  { changed, refused }: ChangeResult,
  colleagues: Colleague[],
  { texts: { outcome, stages, states }, t }: Translations<'inbox'>,
): string {
  const areApplications = changed.every(({ form }) => form === 'application');
  const done =
    changed.length > 0 ? [t(outcome.done, { count: changed.length, done: toDone() })] : [];
  const reasons = [...new Set(refused.map(({ why }) => why))];
  const left =
    refused.length > 0
      ? [t(outcome.left, { count: refused.length, reasons: reasons.join(' ') })]
      : [];
  return [...done, ...left].join(' ');

  function toDone(): string {
    // An application has no other state than spam, or its stage.
    if (field === 'state' && to !== 'spam' && areApplications) return outcome.released;
    if (field === 'state') return t(outcome.state, { state: states[to as State].toLowerCase() });
    if (field === 'stage') return t(outcome.stage, { stage: stages[to as Stage] });
    if (field === 'starred') return to ? outcome.starred : outcome.unstarred;
    if (field === 'answerBy') return to ? outcome.day : outcome.noDay;
    if (field === 'firstAnsweredAt') return outcome.notAnswered;
    const owner = colleagues.find(({ id }) => id === to);
    return owner ? t(outcome.given, { name: owner.name }) : outcome.toNobody;
  }
}

/** The changes that give every message back what it was. */
export function toUndoChanges({ field }: Change, { changed }: ChangeResult): Change[] {
  if (field === 'firstAnsweredAt') return [];
  const before = [...new Set(changed.map(({ from }) => from))];
  return before.map((value) => ({
    field,
    to: value,
    messages: changed.filter(({ from }) => from === value).map(({ id, to }) => ({ id, from: to })),
  }));
}
