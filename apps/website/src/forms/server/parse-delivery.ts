import { intakeReplySchema, withdrawTokenSchema } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { toErrorExcerpt } from './error-excerpt.ts';

/** How an endpoint responded to a message. */
export type Delivery =
  | {
      kind: 'stored';
      reference: string;
      /** Token that withdraws the message, if it can be withdrawn. */
      withdraw?: string;
    }
  | { kind: 'conflict' }
  /** Its opening is closed; from our own dashboard only. */
  | { kind: 'closed' }
  /** Its sender exceeded the rate limit; from our own dashboard only. `wait` in seconds. */
  | { kind: 'flood'; wait: number }
  | {
      kind: 'failed';
      cause: unknown;
      /** An excerpt of the response, without anything the visitor typed. */
      upstreamMessage?: string | undefined;
    };

interface Delivered {
  /** Whether the endpoint is our own dashboard, whose responses follow the contract. */
  isDashboard: boolean;
  submissionId: string;
  message: Record<string, unknown>;
}

/** Seconds, when the dashboard names none. */
const FLOOD_WAIT = 60;

const MAX_RESPONSE_BYTES = 64 * 1024;

/**
 * Parses an endpoint's response. Our dashboard acknowledges in the contract's shape only. Any other endpoint
 * acknowledges with any success status, and our id becomes the reference; but not with an HTML page, which is what a
 * broken spreadsheet script returns with status 200, nor with a body that reports an error (docs/product.md, section 7).
 */
export async function parseDelivery(response: Response, delivered: Delivered): Promise<Delivery> {
  const { isDashboard, submissionId, message } = delivered;
  const fail = (why: string, text = ''): Delivery => ({
    kind: 'failed',
    cause: new Error(`the endpoint ${why}`),
    upstreamMessage: toErrorExcerpt(text, message) || undefined,
  });
  if (isDashboard && (response.status === 409 || response.status === 410)) {
    await response.body?.cancel();
    return { kind: response.status === 409 ? 'conflict' : 'closed' };
  }
  if (isDashboard && response.status === 429) {
    await response.body?.cancel();
    return { kind: 'flood', wait: Number(response.headers.get('retry-after')) || FLOOD_WAIT };
  }
  const text = (await readBoundedBody(response.body, MAX_RESPONSE_BYTES)).toString('utf8');
  if (!response.ok) return fail(`answered ${response.status}`, text);
  const body = parseJson(text);
  const reply = intakeReplySchema.safeParse(body);
  if (reply.success) {
    const { reference } = reply.data;
    const token = isDashboard ? withdrawTokenSchema.safeParse(reply.data.withdraw).data : undefined;
    return { kind: 'stored', reference, ...(token && { withdraw: token }) };
  }
  if (isDashboard) return fail('did not acknowledge', text);
  if (isPage(response, text)) return fail(`answered ${response.status} with a page`, text);
  const failure = findFailure(body);
  if (failure === CONFLICT) return { kind: 'conflict' };
  if (failure !== undefined)
    return fail(`answered ${response.status} and said that it failed`, text);
  return { kind: 'stored', reference: submissionId };
}

function isPage(response: Response, text: string): boolean {
  const isNamed = /^(?:text\/html|application\/xhtml)/i.test(
    response.headers.get('content-type') ?? '',
  );
  return isNamed || /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
}

/** Error of a script when an id belongs to another message (docs/forms-and-privacy.md). */
const CONFLICT = 'conflict';

/** The error that the body of another endpoint reports, if any. */
function findFailure(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const report = body as Record<string, unknown>;
  const isDenied = report.ok === false || report.success === false;
  const isNamed = [report.result, report.status].some(
    (word) => typeof word === 'string' && /^(?:error|fail(?:ed|ure)?)$/i.test(word),
  );
  const error = typeof report.error === 'string' ? report.error : '';
  return isDenied || isNamed || error !== '' ? error : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
