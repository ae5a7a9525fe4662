/** Asks the inbox for something. @throws {Error} with a sentence for whoever asked */
export async function askInbox(path: string, body: unknown): Promise<Response> {
  const answer = await fetch(`/cms-api/inbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('The dashboard cannot be reached. Nothing was changed.');
  });
  if (answer.ok) return answer;
  const { message } = await answer.json().catch(() => ({ message: undefined }));
  throw new Error(message ?? 'That could not be done. Try again in a moment.');
}

/** What somebody is told who did something that failed. */
export const toSentence = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
