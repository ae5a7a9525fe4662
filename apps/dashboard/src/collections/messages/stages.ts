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
