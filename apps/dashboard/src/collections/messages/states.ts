/** What may be the matter with a message, in the order it is worked through, and what people call it. */
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
