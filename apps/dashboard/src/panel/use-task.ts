import { useState } from 'react';
import { toErrorMessage } from './request-dashboard.ts';

/** What a form or button does; it resolves to `true` if it opens another page. */
type Task = () => Promise<unknown>;

/** Runs one task at a time. `isBusy` until it has ended or the other page is open; `problem` is its error in words. */
export function useTask() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(task: Task): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const opensPage = await task().catch((error: unknown) => setProblem(toErrorMessage(error)));
    if (opensPage !== true) setBusy(false);
  }

  return { isBusy, problem, run };
}
