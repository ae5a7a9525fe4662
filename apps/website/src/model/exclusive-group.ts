/**
 * The card that is open by default: the primary one, else the first (docs/product.md, section 4).
 * @throws if `requirePrimary` is set and no card is primary, with the text that section 4 requires; no page sets it
 */
export function decideRestingCard(
  cards: readonly { primary: boolean }[],
  requirePrimary = false,
): number {
  const primary = cards.findIndex((card) => card.primary);
  if (primary === -1 && requirePrimary) throw new Error('Primary card should be selected.');
  return Math.max(primary, 0);
}

export interface CardGroup {
  hovered?: number;
  /** Pressed or focused. */
  chosen?: number;
}

export const decideOpenCard = (
  { hovered, chosen }: CardGroup,
  resting?: number,
): number | undefined => hovered ?? chosen ?? resting;

export const hoverCard = (card: number): CardGroup => ({ hovered: card });

export const leaveCards = ({ chosen }: CardGroup): CardGroup =>
  chosen === undefined ? {} : { chosen };

/**
 * A press keeps a card open; a second press closes it, unless one is open by default. Resets `hovered`, because cards
 * change their size under the pointer.
 */
export const pressCard = (group: CardGroup, card: number, resting?: number): CardGroup =>
  resting === undefined && group.chosen === card ? {} : { chosen: card };
