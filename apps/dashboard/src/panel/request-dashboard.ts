/** A request to the dashboard. */
export interface DashboardRequest {
  method?: 'DELETE' | 'PATCH' | 'POST';
  /** A form, or what is sent as JSON. */
  body?: object;
  /** Whether it may outlive the page. */
  keepalive?: boolean;
}

/** A failed request. The message is for the user; it is empty without a response of the dashboard, see `useErrorMessage`. */
export class RequestError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(status = 0, message?: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Response of the dashboard to a request of the panel.
 * @throws {RequestError}
 */
export async function fetchDashboard(
  url: string,
  { body, ...request }: DashboardRequest = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    ...request,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => undefined);
  if (response?.ok) return response;
  const data = await response?.json().catch(() => undefined);
  throw new RequestError(response?.status, parseErrorMessage(data));
}

/** The same, for a response in JSON. */
export async function requestDashboard<Result>(
  url: string,
  request?: DashboardRequest,
): Promise<Result> {
  const response = await fetchDashboard(url, request);
  // A proxy responds with its own page.
  return response.json().catch(() => {
    throw new RequestError();
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
