import { type FormReply, formReplySchema } from '@agency/contracts';

/** How long an answer may take, ms: as long as the server waits for the slowest line. */
const TIMEOUT = 370_000;

/** A refusal in the contract's words; nothing when somebody else answered, such as a proxy. */
function parseRefusal(text: string): FormReply | undefined {
  try {
    const reply = formReplySchema.parse(JSON.parse(text));
    return reply.ok ? undefined : reply;
  } catch {
    return undefined;
  }
}

/**
 * Sends a form and its file. What went wrong is written to the console, where the form's own words send people.
 * @param notStored said when the answer is no refusal of ours
 * @throws when there is no answer, or one of success that is not in the contract's words
 */
export async function postApplication(
  action: string,
  data: FormData,
  notStored: string,
): Promise<FormReply> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: data,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.ok) return formReplySchema.parse(await answer.json());
    const text = await answer.text();
    // biome-ignore lint/suspicious/noConsole: the specified sentence sends people there.
    console.error(`${action} answered ${answer.status}`, text);
    return parseRefusal(text) ?? { ok: false, message: notStored, fields: {} };
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: as above.
    console.error(`${action} did not answer`, cause);
    throw cause;
  }
}
