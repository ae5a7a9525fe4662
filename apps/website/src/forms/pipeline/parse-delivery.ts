import { intakeReplySchema, withdrawTokenSchema } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { toErrorExcerpt } from './error-excerpt.ts';

/** What an endpoint made of a message. */
export type Delivery =
  | {
      kind: 'stored';
      reference: string;
      /** Token that takes it back, where it can be. */
      withdraw?: string;
    }
  | { kind: 'conflict' }
  /** What it was for is closed; only our own dashboard says that. */
  | { kind: 'closed' }
  /** Its sender has sent too many; only our own dashboard says that. `wait` in seconds. */
  | { kind: 'flood'; wait: number }
  | {
      kind: 'failed';
      cause: unknown;
      /** What the endpoint said of it, cut and without anything of the message. */
      said?: string | undefined;
    };

interface Delivered {
  /** Whether the endpoint is our own dashboard, which answers in the contract's words. */
  isOurs: boolean;
  submissionId: string;
  message: Record<string, unknown>;
}

/** Seconds, where the dashboard does not say. */
const FLOOD_WAIT = 60;

const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Reads an endpoint's answer. Our dashboard is believed in the contract's words alone. An endpoint of somebody else
 * acknowledges with any success of its own, and our id is the reference then; a status of an error has not stored the
 * message, nor has a page, which is what a spreadsheet script shows with status 200 when it broke, nor an answer that
 * says itself that it failed (docs/product.md, section 7).
 */
export async function parseDelivery(answer: Response, delivered: Delivered): Promise<Delivery> {
  const { isOurs, submissionId, message } = delivered;
  const fail = (why: string, text = ''): Delivery => ({
    kind: 'failed',
    cause: new Error(`the endpoint ${why}`),
    said: toErrorExcerpt(text, message) || undefined,
  });
  if (isOurs && (answer.status === 409 || answer.status === 410)) {
    await answer.body?.cancel();
    return { kind: answer.status === 409 ? 'conflict' : 'closed' };
  }
  if (isOurs && answer.status === 429) {
    await answer.body?.cancel();
    return { kind: 'flood', wait: Number(answer.headers.get('retry-after')) || FLOOD_WAIT };
  }
  const text = (await readBoundedBody(answer.body, MAX_ANSWER_BYTES)).toString('utf8');
  if (!answer.ok) return fail(`answered ${answer.status}`, text);
  const body = parseJson(text);
  const reply = intakeReplySchema.safeParse(body);
  if (reply.success) {
    const { reference } = reply.data;
    const token = isOurs ? withdrawTokenSchema.safeParse(reply.data.withdraw).data : undefined;
    return { kind: 'stored', reference, ...(token && { withdraw: token }) };
  }
  if (isOurs) return fail('did not acknowledge', text);
  if (isPage(answer, text)) return fail(`answered ${answer.status} with a page`, text);
  const failure = findFailure(body);
  if (failure === CONFLICT) return { kind: 'conflict' };
  if (failure !== undefined) return fail(`answered ${answer.status} and said that it failed`, text);
  return { kind: 'stored', reference: submissionId };
}

function isPage(answer: Response, text: string): boolean {
  const isNamed = /^(?:text\/html|application\/xhtml)/i.test(
    answer.headers.get('content-type') ?? '',
  );
  return isNamed || /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
}

/** The error of a script if the id belongs to another message (docs/forms-and-privacy.md). */
const CONFLICT = 'conflict';

/** What an answer in somebody else's words says went wrong; nothing when it says no such thing. */
function findFailure(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const said = body as Record<string, unknown>;
  const isDenied = said.ok === false || said.success === false;
  const isNamed = [said.result, said.status].some(
    (word) => typeof word === 'string' && /^(?:error|fail(?:ed|ure)?)$/i.test(word),
  );
  const error = typeof said.error === 'string' ? said.error : '';
  return isDenied || isNamed || error !== '' ? error : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
