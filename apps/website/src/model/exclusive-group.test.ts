import { describe, expect, it } from 'vitest';
import { decideOpenCard, hoverCard, leaveCards, pressCard } from './exclusive-group.ts';

describe('a group without a resting card', () => {
  const hovered = hoverCard(1);
  const pressed = pressCard(hovered, 1);

  it('opens on hover and closes when the mouse leaves', () => {
    expect(decideOpenCard({})).toBeUndefined();
    expect(decideOpenCard(hovered)).toBe(1);
    expect(decideOpenCard(leaveCards(hovered))).toBeUndefined();
  });
  it('keeps a hovered card open at the first press, also when the mouse leaves', () => {
    expect(decideOpenCard(pressed)).toBe(1);
    expect(decideOpenCard(leaveCards(pressed))).toBe(1);
  });
  it('closes at the second press', () => {
    expect(decideOpenCard(pressCard(pressed, 1))).toBeUndefined();
  });
  it('has one card open at a time', () => {
    expect(decideOpenCard(hoverCard(0))).toBe(0);
    expect(decideOpenCard(pressCard({ chosen: 1 }, 0))).toBe(0);
  });
});

describe('a group with a resting card', () => {
  it('always has exactly one card open', () => {
    expect(decideOpenCard({}, 2)).toBe(2);
    expect(decideOpenCard(leaveCards(hoverCard(1)), 2)).toBe(2);
    const pressed = pressCard(pressCard({}, 1, 2), 1, 2);
    expect(decideOpenCard(pressed, 2)).toBe(1);
  });
  it('opens the card that is pressed, also if the mouse was last over another one', () => {
    expect(decideOpenCard(pressCard(hoverCard(0), 3, 0), 0)).toBe(3);
  });
});
