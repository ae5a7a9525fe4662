import { type FormReply, formReplySchema } from '@agency/contracts';

/** Timeout in milliseconds: the server waits as long for the slowest client. */
const TIMEOUT = 370_000;

/** A rejection of ours; undefined for the response of a proxy. */
function parseRejection(text: string): FormReply | undefined {
  try {
    const reply = formReplySchema.parse(JSON.parse(text));
    return reply.ok ? undefined : reply;
  } catch {
    return undefined;
  }
}

/**
 * Posts a form with its file. Errors are logged to the console, as the copy of the form says.
 * @param notStored message for a failed response that is not ours
 * @throws if there is no response, or an invalid one of success
 */
export async function postApplication(
  action: string,
  data: FormData,
  notStored: string,
): Promise<FormReply> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: data,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return formReplySchema.parse(await response.json());
    const text = await response.text();
    // biome-ignore lint/suspicious/noConsole: the copy of the form refers to the console.
    console.error(`${action} responded with ${response.status}`, text);
    return parseRejection(text) ?? { ok: false, message: notStored, fields: {} };
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: as above.
    console.error(`${action} did not answer`, cause);
    throw cause;
  }
}
