import type { State } from './states.ts';

/** How far an applicant has come, in the order it is worked through, and what people call it. */
export const stages = {
  new: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
} as const;

export type Stage = keyof typeof stages;

export const stageNames = Object.keys(stages) as Stage[];

/**
 * What `state` is for each stage. An application has a stage and no state of its own: the column follows the stage, so that
 * one rule finds what is new, at work or due in all forms. Spam alone is put aside at any stage.
 */
export const stateOfStage = {
  new: 'new',
  reviewing: 'open',
  interview: 'open',
  offer: 'open',
  hired: 'won',
  rejected: 'lost',
} as const satisfies Record<Stage, State>;
