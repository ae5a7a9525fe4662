/** States of a message, in order, with labels. */
export const states = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const;

export type State = keyof typeof states;

export const stateNames = Object.keys(states) as State[];
