/** What is asked, and what is said where the dashboard itself says nothing. */
export interface Asked {
  method?: 'DELETE' | 'PATCH' | 'POST';
  /** A form, or what is sent as JSON. */
  body?: object;
  /** For when no answer came, or none of the dashboard's. */
  lost: string;
}

/**
 * What the dashboard answers to a question of the panel.
 * @throws {Error} with what it says is wrong, in words
 */
export async function askDashboard<Answer>(
  address: string,
  { method, body, lost }: Asked,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(address, {
    ...(method && { method }),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => undefined);
  // A proxy on the way answers with a page of its own.
  const said = await answer?.json().catch(() => undefined);
  if (answer?.ok && said) return said;
  throw new Error(toReason(said) ?? lost);
}

/** What the dashboard says is wrong: of a field, if it names one. */
export function toReason(body: unknown): string | undefined {
  const { errors, message } = (body ?? {}) as {
    errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
    message?: string;
  };
  const [error] = errors ?? [];
  return error?.data?.errors?.[0]?.message ?? error?.message ?? message;
}
