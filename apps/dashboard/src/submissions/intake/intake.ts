import { createHash, randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type ContactMessage,
  careersSchema,
  type FormName,
  type IntakeReply,
  type JobApplication,
  type MessageMetadata,
  messagesAnHour,
  OTHER_KEY_HEADER,
  SENDER_HEADER,
  submissionIdSchema,
} from '@agency/contracts';
import { hasBearerToken } from '@agency/server/bearer';
import { createSemaphore } from '@agency/server/semaphore';
import type { Payload } from 'payload';
import * as z from 'zod';
import { parseJson, readBody } from '../../api/parse-body.ts';
import { ApiError, errorResponse, jsonResponse } from '../../api/response.ts';
import { parseCheckToken, receiveCheck } from '../../jobs/form-check/run-check.ts';
import { getDashboardSecret } from '../../platform/settings.ts';
import { getLimit } from '../../platform/shared-limit.ts';
import { toWithdrawToken } from '../../platform/signed-text.ts';
import { getStorageCheck } from '../../platform/storage-check.ts';
import { type Form, formFacts } from '../forms.ts';
import { removeResume, retainResume } from '../resumes.ts';
import { findOpening, MAX_APPLICATION_BYTES, parseForm, receiveResume } from './careers.ts';
import { splitMetadata, toMetadataColumns } from './metadata.ts';
import { findSalesWords } from './sales-words.ts';
import { findStored, insert, type Stored } from './stored-message.ts';

/** Maximum message without a file, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** Characters hashed in one turn of the event loop. */
const PIECE = 1024 * 1024;

/** Maximum wait for a permit, in milliseconds. */
const TIMEOUT = 4000;

// A semaphore for each form, so that large applications do not block short messages. All together are fewer than the
// database connections, so that locks on messages leave some for readers.
const intakes: Record<FormName, ReturnType<typeof createIntake>> = {
  contact: createIntake('contact', 'C', 6),
  enquiry: createIntake('enquiry', 'E', 6),
  careers: createIntake('application', 'A', 4),
};

function createIntake(form: Form, letter: string, permits: number) {
  return { form, letter, limiter: createSemaphore({ permits, timeout: TIMEOUT }) };
}

/** A received message. */
interface Message {
  name: FormName;
  fields: Record<string, unknown>;
  metadata: MessageMetadata;
  submissionId: string;
  /** Another id under which the same message may be stored. */
  otherId?: string | undefined;
  fingerprint: string;
  /** Rate-limit key of the sender. */
  sender?: string | undefined;
}

/**
 * Accepts a message from the website and responds once it is committed: 201 the first time, 200 with the same
 * reference for repeats. The unique submission id prevents duplicates, even of concurrent requests.
 */
export async function handleSubmission(
  name: FormName,
  payload: Payload,
  request: Request,
): Promise<Response> {
  if (!isFromWebsite(request.headers.get('authorization'))) return rejectOthers();
  const release = await intakes[name].limiter.acquire();
  if (!release) {
    const wait = { 'Retry-After': '2' };
    return errorResponse(503, 'Too many messages at once. Try again in a moment.', wait);
  }
  try {
    return await acceptMessage(payload, await parseMessage(name, request));
  } finally {
    release();
  }
}

/** Parses a message. Other requests run between the steps, which take milliseconds for megabytes. */
async function parseMessage(name: FormName, { headers, body }: Request): Promise<Message> {
  const id = submissionIdSchema.safeParse(headers.get('idempotency-key')?.toLowerCase());
  if (!id.success)
    throw new ApiError(400, 'Idempotency-Key must be the UUID that the form created.');
  const isCareers = name === 'careers';
  const contentType = headers.get('content-type') ?? '';
  const bytes = await readBody(body, isCareers ? MAX_APPLICATION_BYTES : MAX_BODY_BYTES);
  if (!isCareers && contentType.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    throw new ApiError(415, 'The message must be sent as application/json.');
  const parsed = isCareers ? await parseForm(bytes, contentType) : parseJson(bytes);
  await setImmediate();
  const { fields: typed, metadata } = splitMetadata(parsed);
  const schema: z.core.$ZodType<Record<string, unknown>> = isCareers
    ? careersSchema
    : formFacts[name].schema;
  const { data: fields, error } = z.safeParse(schema, typed);
  if (!fields) {
    const problems = error.issues.map((issue) => [issue.path.join('.'), issue.message]);
    throw new ApiError(422, 'Some fields are missing or wrong.', Object.fromEntries(problems));
  }
  await setImmediate();
  // Without metadata: the spam score may differ when it is sent again.
  const fingerprint = await toFingerprint(fields);
  const otherId = submissionIdSchema.safeParse(headers.get(OTHER_KEY_HEADER)).data;
  const sender = headers.get(SENDER_HEADER)?.slice(0, 100);
  return { name, fields, metadata, submissionId: id.data, otherId, fingerprint, sender };
}

/** SHA-256 of the fields, sorted by name, in pieces: a resume is long. */
async function toFingerprint(fields: Record<string, unknown>): Promise<string> {
  const hash = createHash('sha256');
  for (const field of Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = JSON.stringify(field);
    for (let at = 0; at < text.length; at += PIECE) {
      hash.update(text.slice(at, at + PIECE));
      await setImmediate();
    }
  }
  return hash.digest('base64url');
}

async function acceptMessage(payload: Payload, message: Message): Promise<Response> {
  const { name, fields, metadata, submissionId, fingerprint } = message;
  const checkId = name === 'contact' && parseCheckToken(fields.message);
  if (checkId) {
    const row = { answers: fields, ...toMetadataColumns(metadata), submissionId, fingerprint };
    return jsonResponse({ ok: true, reference: await receiveCheck(payload, checkId, row) });
  }
  const { reference, isNew } = await store(payload, message);
  const withdraw = name === 'careers' && toWithdrawToken(submissionId);
  const reply: IntakeReply = { ok: true, reference, ...(withdraw && { withdraw }) };
  return jsonResponse(reply, isNew ? 201 : 200);
}

async function store(
  payload: Payload,
  { name, fields, metadata, submissionId, otherId, fingerprint, sender }: Message,
): Promise<{ reference: string; isNew: boolean }> {
  const { form, letter } = intakes[name];
  const known = await findStored(payload, form, [submissionId, otherId]);
  if (known) return { reference: await acknowledge(known, fingerprint), isNew: false };
  const opening = name === 'careers' ? await findOpening(payload, metadata) : {};
  const messages = await countForSender(payload, `messages-${name}`, messagesAnHour[name], sender);
  if (messages.wait !== undefined)
    throw new ApiError(429, 'Too many messages.', undefined, messages.wait);
  // Counted before the transaction, which must not need a second connection.
  const copies = await countForSender(payload, 'copies', COPIES_AN_HOUR, sender);
  let isNew = false;
  try {
    const reference = createReference(letter);
    const columns =
      name === 'careers' ? await receiveResume(fields as JobApplication) : { answers: fields };
    const words = name === 'contact' ? await findSalesWords(payload, fields as ContactMessage) : [];
    const row = {
      ...columns,
      ...opening,
      ...toMetadataColumns(metadata, words),
      submissionId,
      fingerprint,
      reference,
    };
    const mayCopy = copies.wait === undefined;
    const stored = await insert(payload, form, row, { otherId, mayCopy });
    isNew = stored.reference === reference;
    // The same message was stored first, with its own file.
    if (!isNew && 'resumeKey' in row) await removeResume(row.resumeKey);
    return { reference: await acknowledge(stored, fingerprint), isNew };
  } finally {
    if (!isNew) await Promise.all([messages.refund(), copies.refund()]);
  }
}

/** Reference of a stored message, whose file is retained. Repeats call it again. */
async function acknowledge(stored: Stored, fingerprint: string): Promise<string> {
  const { reference, resumeKey, resumeDeletedAt } = stored;
  if (stored.fingerprint !== fingerprint)
    throw new ApiError(409, 'This submission id belongs to another message.');
  // Retention may have deleted the file before the application is sent again.
  if (resumeKey && !resumeDeletedAt) await retainResume(String(resumeKey));
  return reference;
}

/** Copies for one sender in an hour, to any e-mail addresses. */
const COPIES_AN_HOUR = 5;

/** Counts against an hourly limit of a sender, shared by all processes; `wait` if it is exceeded. */
async function countForSender(payload: Payload, name: string, points: number, sender?: string) {
  if (sender === undefined) return { wait: undefined, refund: async () => undefined };
  const limit = getLimit(payload, { name, points, duration: 3600 });
  const wait = await limit.take(sender);
  return { wait, refund: async () => (wait === undefined ? limit.refund(sender) : undefined) };
}

// Crockford's base 32, without ambiguous characters.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A readable reference such as `C-7K3M-9QXT`, with 40 random bits. The database rejects a rare duplicate. */
function createReference(letter: string): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(32)]).join('');
  return `${letter}-${part()}-${part()}`;
}

/** Checks the website's secret and the storage: 204, else 401 or 507. */
export async function handleIntakeCheck(payload: Payload, request: Request): Promise<Response> {
  if (!isFromWebsite(request.headers.get('authorization'))) return rejectOthers();
  try {
    await getStorageCheck(payload).check();
  } catch {
    return errorResponse(507, 'Messages cannot be stored now.');
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** Whether an `Authorization` header has the secret */
export const isFromWebsite = (header: string | null | undefined): boolean =>
  header ? hasBearerToken(header, getDashboardSecret('INTAKE_SECRET')) : false;

export const rejectOthers = (): Response =>
  errorResponse(401, 'Only the website may deliver messages.', { 'WWW-Authenticate': 'Bearer' });
