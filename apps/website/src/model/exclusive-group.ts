/** A card group's rule: at most one card is expanded, and exactly one where a card rests open (docs/product.md, section 4). */

/**
 * The card that is expanded when none is hovered: the primary one, else the first.
 * Throws 'Primary card should be selected.' when `requirePrimary` is set and no card is primary.
 */
export function decideRestingCard(
  cards: readonly { primary: boolean }[],
  requirePrimary = false,
): number {
  const primary = cards.findIndex((card) => card.primary);
  if (primary === -1 && requirePrimary) throw new Error('Primary card should be selected.');
  return Math.max(primary, 0);
}

/** What a visitor does with a group: the card under the mouse, and the one that was pressed or focused. */
export interface CardGroup {
  hovered?: number;
  chosen?: number;
}

/** The expanded card: the hovered one, else the chosen one, else the one that rests open, if any. */
export function decideOpenCard(
  { hovered, chosen }: CardGroup,
  resting?: number,
): number | undefined {
  return hovered ?? chosen ?? resting;
}

/** The mouse comes to a card; what was chosen before gives way to it. */
export function hoverCard(card: number): CardGroup {
  return { hovered: card };
}

/** The mouse goes. */
export function leaveCards({ chosen }: CardGroup): CardGroup {
  return chosen === undefined ? {} : { chosen };
}

/**
 * A press keeps a card open, also one that the mouse had opened. Where no card rests open, a second press closes it.
 * What was hovered is forgotten: cards change their size under the mouse, so it may have been another one.
 */
export function pressCard(group: CardGroup, card: number, resting?: number): CardGroup {
  return resting === undefined && group.chosen === card ? {} : { chosen: card };
}
