/** A request to the dashboard. */
export interface DashboardRequest {
  method?: 'DELETE' | 'PATCH' | 'POST';
  /** A form, or what is sent as JSON. */
  body?: object;
  /** Message for failed requests, and for responses without a message. */
  networkError: string;
}

/**
 * Response of the dashboard to a request of the panel.
 * @throws {Error} with what it says is wrong, in words
 */
export async function fetchDashboard(
  url: string,
  { method, body, networkError }: DashboardRequest,
): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    ...(method && { method }),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => undefined);
  if (response?.ok) return response;
  const data = await response?.json().catch(() => undefined);
  throw new Error(parseErrorMessage(data) ?? networkError);
}

/** The same, for a response in JSON. */
export async function requestDashboard<Answer>(
  url: string,
  request: DashboardRequest,
): Promise<Answer> {
  const response = await fetchDashboard(url, request);
  // A proxy responds with its own page.
  return response.json().catch(() => {
    throw new Error(request.networkError);
  });
}

/** The error message of a response; that of a field, if there is one. */
export function parseErrorMessage(body: unknown): string | undefined {
  const { errors, message } = (body ?? {}) as {
    errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
    message?: string;
  };
  const [error] = errors ?? [];
  return error?.data?.errors?.[0]?.message ?? error?.message ?? message;
}

/** The message of an error. */
export const toErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
