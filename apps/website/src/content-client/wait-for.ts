/** The result, or nothing once the deadline has passed; the work itself goes on. */
export function waitFor<Result>(
  work: Promise<Result>,
  deadline: AbortSignal | undefined,
): Promise<Result | undefined> {
  if (!deadline) return work;
  if (deadline.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined);
    deadline.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', stop));
  });
}
