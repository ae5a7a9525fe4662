/** A card group's rule: exactly one card is expanded (specification, section 4). */

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
