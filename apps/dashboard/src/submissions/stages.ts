import type { State } from './states.ts';

/** Stages of an application, in order, with labels. */
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
 * State for each stage. The state of an application follows its stage, so that the same filters work for all forms.
 * Spam is independent of the stage.
 */
export const stateOfStage = {
  new: 'new',
  reviewing: 'open',
  interview: 'open',
  offer: 'open',
  hired: 'won',
  rejected: 'lost',
} as const satisfies Record<Stage, State>;
