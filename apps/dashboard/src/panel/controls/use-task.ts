import { toast } from '@payloadcms/ui';
import { createElement, type ReactNode, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { RequestError } from '../request-dashboard.ts';

/** Returns a function that gives the message of an error; without a session it is a link to sign in, in another tab. */
export function useErrorMessage(): (error: Error) => ReactNode {
  const { unreachable } = useTranslations('controls').texts;
  return (error) =>
    error instanceof RequestError && error.status === 401 && location.pathname !== '/admin/login'
      ? createElement('a', { href: '/admin/login', target: '_blank' }, error.message)
      : error.message || unreachable;
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
  const [problem, setProblem] = useState<ReactNode>();

  async function run(task: Task): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const opensPage = await task().catch((error: Error) => setProblem(toMessage(error)));
    if (opensPage !== true) setBusy(false);
  }

  return { isBusy, problem, run };
}
