import { createHash, timingSafeEqual } from 'node:crypto';
import type { IntakeReply } from '@agency/contracts';
import { submissionIdSchema } from '@agency/contracts';
import type { Payload } from 'payload';
import * as z from 'zod';
import { getDashboardSecret } from '../../platform/settings.ts';
import { ApiError, answerError, answerJson } from '../answer.ts';
import { createReference } from './reference.ts';

/** Largest message, in bytes. */
const maxBodyBytes = 64 * 1024;

/** Collections of messages that are stored as they were sent. */
type MessageCollection = 'contact-messages' | 'enquiries';

/** Where messages of one form end up. */
export type Intake<Fields> = {
  /** The contract's shape of the form. */
  schema: z.core.$ZodType<Fields>;
  /** Collection that keeps them; each has `submissionId`, `fingerprint` and `reference`. */
  collection: MessageCollection;
  /** First letter of its references. */
  letter: string;
};

/**
 * Takes a message over from the website and answers once it is stored for good: 201 the first time, 200 with
 * the same reference again. The unique submission id in the database is what decides, so a message that is
 * sent twice, even in the same moment, is stored once.
 */
export async function answerIntake<Fields extends Record<string, unknown>>(
  intake: Intake<Fields>,
  payload: Payload,
  request: Request,
): Promise<Response> {
  if (!isAuthorised(request.headers.get('authorization'))) {
    return answerError(401, 'Only the website may hand messages over.', {
      'WWW-Authenticate': 'Bearer',
    });
  }
  const submissionId = parseSubmissionId(request.headers.get('idempotency-key'));
  const parsed = z.safeParse(intake.schema, await readJson(request));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
    return answerJson(
      { message: 'Some fields are missing or wrong.', fields: Object.fromEntries(fields) },
      422,
    );
  }
  const message = { fields: parsed.data, submissionId, fingerprint: toFingerprint(parsed.data) };
  const { reference, isNew } = await store(payload, intake, message);
  return answerJson({ ok: true, reference } satisfies IntakeReply, isNew ? 201 : 200);
}

type Message<Fields> = { fields: Fields; submissionId: string; fingerprint: string };

async function store<Fields extends Record<string, unknown>>(
  payload: Payload,
  { collection, letter }: Intake<Fields>,
  { fields, submissionId, fingerprint }: Message<Fields>,
): Promise<{ reference: string; isNew: boolean }> {
  const known = await findStored(payload, collection, submissionId);
  if (known) return { reference: toReference(known, fingerprint), isNew: false };
  const reference = createReference(letter);
  try {
    // One INSERT: it is on disk as a whole or not at all.
    await payload.create({
      collection,
      data: { ...fields, submissionId, fingerprint, reference } as never,
    });
    return { reference, isNew: true };
  } catch (error) {
    // The same message arrived a moment earlier, through another request.
    const earlier = await findStored(payload, collection, submissionId);
    if (!earlier) throw error;
    return { reference: toReference(earlier, fingerprint), isNew: false };
  }
}

type Stored = { reference: string; fingerprint: string };

async function findStored(
  payload: Payload,
  collection: MessageCollection,
  submissionId: string,
): Promise<Stored | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { submissionId: { equals: submissionId } },
    select: { reference: true, fingerprint: true },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0];
}

function toReference(stored: Stored, fingerprint: string): string {
  if (stored.fingerprint === fingerprint) return stored.reference;
  throw new ApiError(409, 'This submission id belongs to another message.');
}

function isAuthorised(header: string | null): boolean {
  const given = /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  // Hashes have one length: neither the comparison nor its time tells anything about the secret.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(getDashboardSecret('INTAKE_SECRET')));
}

function parseSubmissionId(header: string | null): string {
  const parsed = submissionIdSchema.safeParse(header?.toLowerCase());
  if (!parsed.success)
    throw new ApiError(400, 'Idempotency-Key must be the UUID made with the form.');
  return parsed.data;
}

async function readJson(request: Request): Promise<unknown> {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') {
    throw new ApiError(415, 'The message must be sent as application/json.');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readBody(request)));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, 'The message is not JSON.');
  }
}

// Counted while it arrives: what a request says about its own length is not believed.
async function readBody(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new ApiError(413, 'The message is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toFingerprint(fields: Record<string, unknown>): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
