import { setImmediate } from 'node:timers/promises';
import {
  type FormName,
  type IntakeReply,
  type MessageMetadata,
  messagesAnHour,
  OTHER_KEY_HEADER,
  SENDER_HEADER,
  submissionIdSchema,
} from '@agency/contracts';
import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';
import { createSemaphore, type Semaphore } from '@agency/server/semaphore';
import type { Payload } from 'payload';
import * as z from 'zod';
import { ApiError, errorResponse, jsonResponse } from '../../api/response.ts';
import { parseCheckToken } from '../../form-check/check-token.ts';
import { receiveCheck } from '../../form-check/receive-check.ts';
import { getLimit } from '../../platform/shared-limit.ts';
import { getStorageCheck } from '../../platform/storage-check.ts';
import { toWithdrawToken } from '../../platform/withdraw-token.ts';
import { type Form, formFacts } from '../forms.ts';
import { toFingerprint } from './fingerprint.ts';
import { splitMetadata, toMetadataColumns } from './metadata.ts';
import { createReference } from './reference.ts';
import { findStored, insert, type Stored } from './stored-message.ts';
import { isFromWebsite } from './website-secret.ts';

/** Maximum message, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** Configuration of the intake of a form. */
export interface Intake<Fields> {
  /** Schema of the contract. */
  schema: z.core.$ZodType<Fields>;
  form: Form;
  /** Name of the form in the contract. */
  name: FormName;
  /** First letter of references. */
  letter: string;
  /** Maximum body, in bytes; by default that of a form without a file. */
  maxBytes?: number;
  /** Parses the body; by default as JSON. */
  parseBody?: (bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<unknown>;
  /** The sender gets a link to withdraw it. */
  isWithdrawable?: true;
  /**
   * More columns from the metadata; only for new messages.
   * @throws {ApiError} if the message can no longer be accepted
   */
  link?: (payload: Payload, about: MessageMetadata) => Promise<Record<string, unknown>>;
  /** File that is stored next to the row. */
  attachment?: Attachment<Fields>;
}

/** Maximum wait for a permit, in milliseconds. */
const TIMEOUT = 4000;

// One for each form, so that large applications do not block short messages. All together are fewer than the database
// connections, so that locks on messages leave some for readers.
const semaphores: Record<Form, Semaphore> = {
  contact: createSemaphore({ permits: 6, timeout: TIMEOUT }),
  enquiry: createSemaphore({ permits: 6, timeout: TIMEOUT }),
  application: createSemaphore({ permits: 4, timeout: TIMEOUT }),
};

/** A file that is stored with a row. */
export interface Attachment<Fields> {
  /** Stores the file as incoming, and returns the columns. */
  receive(fields: Fields): Promise<Record<string, unknown>>;
  /** The row is stored. Called before every acknowledgement, so it must be idempotent. */
  settle(row: Record<string, unknown>): Promise<void>;
  /** The row was not stored, because the same message was stored first. */
  discard(row: Record<string, unknown>): Promise<void>;
}

/**
 * Accepts a message from the website and responds once it is committed: 201 the first time, 200 with the same
 * reference for repeats. The unique submission id prevents duplicates, even of concurrent requests.
 */
export async function handleSubmission<Fields extends Record<string, unknown>>(
  intake: Intake<Fields>,
  payload: Payload,
  request: Request,
): Promise<Response> {
  if (!isFromWebsite(request.headers.get('authorization'))) return rejectUnauthorized();
  const release = await semaphores[intake.form].acquire();
  if (!release) {
    return errorResponse(503, 'Too many messages at once. Try again in a moment.', {
      'Retry-After': '2',
    });
  }
  try {
    return await storeSubmission(intake, payload, request);
  } finally {
    release();
  }
}

/** Accepts the messages of a form without a file: `POST /api/submissions/<form>`. */
export const createMessageHandler =
  (form: 'contact' | 'enquiry', letter: string) =>
  (payload: Payload, request: Request): Promise<Response> =>
    handleSubmission(
      { schema: formFacts[form].schema, form, name: form, letter },
      payload,
      request,
    );

async function storeSubmission<Fields extends Record<string, unknown>>(
  intake: Intake<Fields>,
  payload: Payload,
  request: Request,
): Promise<Response> {
  const submissionId = parseSubmissionId(request.headers.get('idempotency-key'));
  const otherId = submissionIdSchema.safeParse(request.headers.get(OTHER_KEY_HEADER)).data;
  const sender = request.headers.get(SENDER_HEADER)?.slice(0, 100);
  const { maxBytes = MAX_BODY_BYTES, parseBody = parseJson } = intake;
  const contentType = request.headers.get('content-type') ?? '';
  const body = await parseBody(await readBody(request, maxBytes), contentType);
  // Other requests run between the steps, which take milliseconds for megabytes.
  await setImmediate();
  const { fields: typed, about } = splitMetadata(body);
  const parsed = z.safeParse(intake.schema, typed);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
    throw new ApiError(422, 'Some fields are missing or wrong.', Object.fromEntries(fields));
  }
  await setImmediate();
  const fingerprint = await toFingerprint(parsed.data);
  // Without metadata: the spam score may differ when it is sent again.
  const message = { fields: parsed.data, about, submissionId, otherId, fingerprint, sender };
  const checkId = parseCheckToken(payload, parsed.data.message);
  if (checkId && intake.form === 'contact') {
    const row = {
      answers: parsed.data,
      ...toMetadataColumns(about),
      submissionId,
      fingerprint,
    };
    return jsonResponse({ ok: true, reference: await receiveCheck(payload, checkId, row) });
  }
  const { reference, isNew } = await store(payload, intake, message);
  const withdraw = intake.isWithdrawable && toWithdrawToken(submissionId);
  const reply: IntakeReply = { ok: true, reference, ...(withdraw && { withdraw }) };
  return jsonResponse(reply, isNew ? 201 : 200);
}

/** Checks the website's secret and the storage: 204, else 401 or 507. */
export async function handleIntakeCheck(payload: Payload, request: Request): Promise<Response> {
  if (!isFromWebsite(request.headers.get('authorization'))) return rejectUnauthorized();
  const canStore = await getStorageCheck(payload)
    .check()
    .then(
      () => true,
      () => false,
    );
  if (!canStore) return errorResponse(507, 'Messages cannot be stored now.');
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

export function rejectUnauthorized(): Response {
  return errorResponse(401, 'Only the website may hand messages over.', {
    'WWW-Authenticate': 'Bearer',
  });
}

interface Message<Fields> {
  fields: Fields;
  about: MessageMetadata;
  submissionId: string;
  /** The same message may be stored under this id. */
  otherId?: string | undefined;
  fingerprint: string;
  /** Rate-limit key of the sender. */
  sender?: string | undefined;
}

async function store<Fields extends Record<string, unknown>>(
  payload: Payload,
  { form, name, letter, attachment, link }: Intake<Fields>,
  { fields, about, submissionId, otherId, fingerprint, sender }: Message<Fields>,
): Promise<{ reference: string; isNew: boolean }> {
  const known = await findStored(payload, form, [submissionId, otherId]);
  if (known) {
    const earlier = toReference(known, fingerprint);
    await attachment?.settle(known);
    return { reference: earlier, isNew: false };
  }
  const linked = await link?.(payload, about);
  const giveBack = await countMessage(payload, name, sender);
  const copies = await countCopies(payload, sender);
  let isNew = false;
  try {
    const reference = createReference(letter);
    const columns = attachment ? await attachment.receive(fields) : { answers: fields };
    const said = { ...columns, ...linked, ...toMetadataColumns(about) };
    const row = { ...said, submissionId, fingerprint, reference };
    const stored = await insert(payload, form, row, { otherId, mayCopy: copies.areLeft });
    isNew = stored.reference === reference;
    if (!isNew) await attachment?.discard(row);
    const acknowledged = toReference(stored, fingerprint);
    await attachment?.settle(stored);
    return { reference: acknowledged, isNew };
  } finally {
    if (!isNew) await Promise.all([giveBack(), copies.giveBack()]);
  }
}

/**
 * Counts a message against the limit of its sender, shared by all processes. Returns a function that refunds it.
 * @throws {ApiError} if there are too many
 */
async function countMessage(payload: Payload, form: FormName, sender?: string) {
  if (sender === undefined) return async () => undefined;
  const rule = { name: `messages-${form}`, points: messagesAnHour[form], duration: 3600 };
  const limit = getLimit(payload, rule);
  const wait = await limit.take(sender);
  if (wait !== undefined) throw new ApiError(429, 'Too many messages.', undefined, wait);
  return () => limit.refund(sender);
}

/** Copies for one sender in an hour, to any e-mail addresses. */
const COPIES_AN_HOUR = 5;

/**
 * Counts a copy before the transaction, which must not need a second connection. Returns whether it is allowed, and a
 * function that refunds it.
 */
async function countCopies(payload: Payload, sender?: string) {
  const nothing = async () => undefined;
  if (sender === undefined) return { areLeft: true, giveBack: nothing };
  const limit = getLimit(payload, { name: 'copies', points: COPIES_AN_HOUR, duration: 3600 });
  const areLeft = (await limit.take(sender)) === undefined;
  return { areLeft, giveBack: areLeft ? () => limit.refund(sender) : nothing };
}

function toReference(stored: Stored, fingerprint: string): string {
  if (stored.fingerprint === fingerprint) return stored.reference;
  throw new ApiError(409, 'This submission id belongs to another message.');
}

function parseSubmissionId(header: string | null): string {
  const parsed = submissionIdSchema.safeParse(header?.toLowerCase());
  if (!parsed.success)
    throw new ApiError(400, 'Idempotency-Key must be the UUID made with the form.');
  return parsed.data;
}

async function parseJson(bytes: Uint8Array, contentType: string): Promise<unknown> {
  if (contentType.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new ApiError(415, 'The message must be sent as application/json.');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'The message is not JSON.');
  }
}

async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBoundedBody(request.body, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLongError) throw new ApiError(413, 'The message is too large.');
    throw error;
  }
}
