import { type FormReply, formReplySchema } from '@agency/contracts';
import { getValues } from './form-values.ts';

/** How long an answer may take, ms; the server itself gives up sooner. */
const TIMEOUT = 15_000;

/**
 * Sends the fields of a form as JSON.
 * @throws when there is no answer in the contract's words
 */
export async function postJson(action: string, data: FormData): Promise<FormReply> {
  const answer = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(getValues(data)),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return formReplySchema.parse(await answer.json());
}
