import type { FormOutcome } from './outcome.ts';

/** A step of the way of a form: what the next step needs, or the outcome that ends it. */
export type Step<State extends object, Next extends object> = (
  state: State,
) => Promise<Next | FormOutcome> | Next | FormOutcome;

/** Steps that are taken one after the other until one of them has an outcome. */
export interface Steps<State extends object, Next extends object> {
  followedBy: <Last extends object>(step: Step<Next, Last>) => Steps<State, Last>;
  take: (state: State) => Promise<Next | FormOutcome>;
}

/** Whether the way ends here. */
export function isOutcome(state: object): state is FormOutcome {
  return 'kind' in state;
}

/** Begins a list of steps. */
export function startWith<State extends object, Next extends object>(
  step: Step<State, Next>,
): Steps<State, Next> {
  return {
    take: async (state) => step(state),
    followedBy: (last) =>
      startWith(async (state) => {
        const next = await step(state);
        return isOutcome(next) ? next : last(next);
      }),
  };
}
