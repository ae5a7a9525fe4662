const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TIMEOUT = 60_000;

/** A session of the W3C WebDriver protocol, with what the journeys need. */
export interface WebDriver {
  /** Sends one command of the session; `path` follows `/session/{id}`. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** The protocol's id of the first element of a CSS selector. */
  find(selector: string): Promise<string>;
  /** Closes the browser. */
  close(): Promise<void>;
}

/**
 * Opens a session on a running driver.
 * @param capabilities the required capabilities of the protocol
 * @throws with the driver's message if a command fails
 */
export async function openSession(
  driver: string,
  capabilities: Record<string, unknown>,
): Promise<WebDriver> {
  const opened = await command(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${String(toRecord(opened).sessionId)}`;
  const send: WebDriver['send'] = (method, path, body) => command(session + path, method, body);
  await send('POST', '/timeouts', { script: TIMEOUT, pageLoad: TIMEOUT, implicit: 20_000 });
  return {
    send,
    async find(selector) {
      const element = await send('POST', '/element', { using: 'css selector', value: selector });
      return String(toRecord(element)[ELEMENT]);
    },
    close: async () => void (await command(session, 'DELETE')),
  };
}

async function command(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(2 * TIMEOUT),
  });
  const { value } = toRecord(await response.json());
  if (response.ok) return value;
  const { error, message } = toRecord(value);
  throw new Error(`${method} ${new URL(url).pathname}: ${error} ${message}`);
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
