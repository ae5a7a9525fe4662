import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Returns a function that gives the message of an error. */
export function useErrorMessage(): (error: Error) => string {
  const { unreachable } = useTranslations('controls').texts;
  return (error) => error.message || unreachable;
}

/** Returns a function that shows the message of an error until the user has had time to read it. */
export function useShowError(): (error: Error) => void {
  const toMessage = useErrorMessage();
  return (error) => void toast.error(toMessage(error));
}

/** The work of a form or button; it resolves to `true` if it opens another page. */
type Task = () => Promise<unknown>;

/** Runs one task at a time. `isBusy` until it has ended or the other page is open; `problem` is its error in words. */
export function useTask() {
  const toMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(task: Task): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const opensPage = await task().catch((error: Error) => setProblem(toMessage(error)));
    if (opensPage !== true) setBusy(false);
  }

  return { isBusy, problem, run };
}
