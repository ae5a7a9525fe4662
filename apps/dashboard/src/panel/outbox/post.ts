/** What the dashboard says to something that somebody pressed. */
interface Reply {
  isOk: boolean;
  /** For whoever pressed it. */
  message: string;
  /** How many were changed, where it was about several. */
  changed: number;
}

/** Posts to one of the panel's own addresses. It does not throw: what went wrong is for whoever pressed. */
export async function post(path: string, body: object = {}): Promise<Reply> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { message = '', changed = 0 } = await answer.json();
    return { isOk: answer.ok, message, changed };
  } catch {
    return { isOk: false, message: 'The dashboard cannot be reached. Try again.', changed: 0 };
  }
}
