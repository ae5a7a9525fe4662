import { intakeReplySchema, SUBMISSION_ID_FIELD } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';

/** Where a form's messages go. */
export interface Endpoint {
  address: string;
  /** Sent as a bearer token; nothing when the endpoint is somebody else's. */
  secret?: string | undefined;
  /** How the message travels. */
  shape: 'json' | 'multipart';
  /** What counts as an acknowledgement: the contract's words, or any answer that is ok. */
  trust: 'reply' | 'status';
}

/** What the endpoint made of a message. */
export type Delivery =
  | { kind: 'stored'; reference: string }
  | { kind: 'conflict' }
  | { kind: 'failed'; cause: unknown };

// A dashboard that has just started takes seconds on a busy machine. The visitor's page waits longer (post-json.ts).
const ANSWER_TIME = 10_000;
// A file takes longer to hand over, to look through and to put on disk.
const FILE_ANSWER_TIME = 20_000;
// A spreadsheet script that was not used for a while takes its time.
const SCRIPT_ANSWER_TIME = 12_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const SCRIPT_HOST = 'script.google.com';
const SCRIPT_ANSWER_HOST = 'script.googleusercontent.com';

/**
 * Hands a message over. Spreadsheet scripts and proxies say 200 and show a page when they fail, so only an
 * acknowledgement in the contract's words is believed; of an endpoint for applications that is not ours no more is
 * wanted than an answer that is ok (docs/product.md, section 7).
 */
export async function deliver(
  endpoint: Endpoint,
  submissionId: string,
  message: Record<string, unknown>,
): Promise<Delivery> {
  const address = new URL(endpoint.address);
  const isScript = address.host === SCRIPT_HOST;
  // A script is not shown headers; the query is the only place where it can see the id.
  if (isScript) address.searchParams.set(SUBMISSION_ID_FIELD, submissionId);
  const signal = AbortSignal.timeout(decideTimeout(endpoint, isScript));
  try {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'application/json',
        ...(endpoint.shape === 'json' && { 'Content-Type': 'application/json' }),
        'Idempotency-Key': submissionId,
        ...(endpoint.secret && { Authorization: `Bearer ${endpoint.secret}` }),
      },
      body: endpoint.shape === 'json' ? JSON.stringify(message) : toFormData(message),
    });
    const last = isScript ? await followOnce(answer, signal) : answer;
    if (endpoint.trust === 'reply') return await parseDelivery(last);
    return await believeStatus(last, isScript, submissionId);
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

function decideTimeout({ shape }: Endpoint, isScript: boolean): number {
  if (shape === 'multipart') return FILE_ANSWER_TIME;
  return isScript ? SCRIPT_ANSWER_TIME : ANSWER_TIME;
}

function toFormData(message: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(message)) data.set(name, String(value));
  return data;
}

/** A script's answer lies at an address of one other host; no other redirect is followed. */
async function followOnce(answer: Response, signal: AbortSignal): Promise<Response> {
  const location = URL.parse(answer.headers.get('location') ?? '');
  if (answer.status !== 302 || location?.origin !== `https://${SCRIPT_ANSWER_HOST}`) return answer;
  await answer.body?.cancel();
  return fetch(location, { redirect: 'manual', signal, headers: { Accept: 'application/json' } });
}

async function believeStatus(
  answer: Response,
  isScript: boolean,
  submissionId: string,
): Promise<Delivery> {
  // A script that broke says 200, too, but with a page.
  const isPage = /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || (isScript && isPage)) {
    await answer.body?.cancel();
    return { kind: 'failed', cause: new Error(`the endpoint answered ${answer.status}`) };
  }
  const delivery = await parseDelivery(answer).catch(() => undefined);
  return delivery?.kind === 'stored' ? delivery : { kind: 'stored', reference: submissionId };
}

async function parseDelivery(answer: Response): Promise<Delivery> {
  if (answer.status !== 200 && answer.status !== 201) {
    await answer.body?.cancel();
    if (answer.status === 409) return { kind: 'conflict' };
    return { kind: 'failed', cause: new Error(`the endpoint answered ${answer.status}`) };
  }
  const text = (await readBoundedBody(answer.body, MAX_ANSWER_BYTES)).toString('utf8');
  const reply = intakeReplySchema.safeParse(JSON.parse(text));
  if (reply.success) return { kind: 'stored', reference: reply.data.reference };
  return { kind: 'failed', cause: new Error('the endpoint did not acknowledge') };
}
