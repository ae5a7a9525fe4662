import type { ResumeProblem } from './resume-rules.ts';

/** The reason that ends a check. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problem: ResumeProblem;

  constructor(problem: ResumeProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function refuseIf(condition: boolean, problem: ResumeProblem): void {
  if (condition) throw new Refusal(problem);
}
