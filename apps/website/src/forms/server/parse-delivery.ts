import { intakeReplySchema, withdrawTokenSchema } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { toErrorExcerpt } from './error-excerpt.ts';

/** The result of a delivery. Only our own dashboard sends `closed` and `flood`. */
export type Delivery =
  | { kind: 'stored'; reference: string; withdraw?: string }
  /** The id belongs to another message. */
  | { kind: 'conflict' }
  /** The opening is closed. */
  | { kind: 'closed' }
  /** The sender exceeded the rate limit. `wait` is in seconds. */
  | { kind: 'flood'; wait: number }
  /** `upstreamMessage` is an excerpt of the response, without typed values. */
  | { kind: 'failed'; cause: unknown; upstreamMessage?: string };

interface DeliveredMessage {
  isDashboard: boolean;
  submissionId: string;
  message: Record<string, unknown>;
}

/** Seconds, if the dashboard sends no `Retry-After`. */
const FLOOD_WAIT = 60;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Error of a script when an id belongs to another message (docs/forms-and-privacy.md). */
const CONFLICT = 'conflict';

/**
 * Parses an endpoint's response. The dashboard acknowledges in the contract's shape. For another endpoint any success status
 * acknowledges, and our id is the reference; but not an HTML page, which a broken spreadsheet script sends with status 200,
 * nor a body that reports an error (docs/product.md, section 7).
 */
export async function parseDelivery(
  response: Response,
  { isDashboard, submissionId, message }: DeliveredMessage,
): Promise<Delivery> {
  const { status, headers } = response;
  if (isDashboard && (status === 409 || status === 410 || status === 429)) {
    await response.body?.cancel();
    if (status === 429) {
      return { kind: 'flood', wait: Number(headers.get('retry-after')) || FLOOD_WAIT };
    }
    return { kind: status === 409 ? 'conflict' : 'closed' };
  }
  const text = (await readBoundedBody(response.body, MAX_RESPONSE_BYTES)).toString('utf8');
  const fail = (reason: string): Delivery => ({
    kind: 'failed',
    cause: new Error(`the endpoint ${reason}`),
    upstreamMessage: toErrorExcerpt(text, message) || undefined,
  });
  if (!response.ok) return fail(`answered ${status}`);
  const body = parseJson(text);
  const { data: reply } = intakeReplySchema.safeParse(body);
  if (reply) {
    const withdraw = isDashboard ? withdrawTokenSchema.safeParse(reply.withdraw).data : undefined;
    return { kind: 'stored', reference: reply.reference, ...(withdraw && { withdraw }) };
  }
  if (isDashboard) return fail('did not acknowledge');
  const isHtml = /^(?:text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '');
  if (isHtml || /^\s*<(?:!doctype|html|head|body)\b/i.test(text)) {
    return fail(`answered ${status} with a page`);
  }
  const error = findError(body);
  if (error === CONFLICT) return { kind: 'conflict' };
  if (error !== undefined) return fail(`answered ${status} and said that it failed`);
  return { kind: 'stored', reference: submissionId };
}

/** The error that a body reports. */
function findError(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const report = body as Record<string, unknown>;
  const isDenied = report.ok === false || report.success === false;
  const isNamed = [report.result, report.status].some(
    (value) => typeof value === 'string' && /^(?:error|fail(?:ed|ure)?)$/i.test(value),
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
