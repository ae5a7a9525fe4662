import { createHash } from 'node:crypto';
import { type FormName, intakePaths, submissionIdSchema } from '@agency/contracts';
import { toClientKey } from '@agency/server/client-address';
import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as z from 'zod';
import { toFieldSentence, toSummaryTitle } from '../form-state.ts';
import { isFromOwnPage } from './check-origin.ts';
import { type Delivery, deliver, type Endpoint } from './deliver.ts';
import {
  type FileField,
  type FormDefinition,
  type GateWords,
  keptFileField,
  type SentFile,
  submissionIdField,
  trapField,
} from './form-definition.ts';
import { createKeptFiles, type KeptFile } from './kept-files.ts';
import { type FieldValues, isReadable, parseFields, parseFirstFields } from './parse-fields.ts';
import { readBody } from './read-body.ts';
import { decideReply } from './reply.ts';
import { toFingerprint, toSubmissionId } from './submission-id.ts';

/** How a form was answered. Nothing is `stored` before its endpoint has said so. */
export type GateOutcome = { kind: 'stored'; reference: string; submissionId: string } | Refusal;

/** Why not, in words, with everything that was typed. */
export interface Refusal {
  kind: 'refused';
  status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  message: string;
  /** Field → sentence; empty when no field is at fault. */
  fields: Record<string, string>;
  /** What was typed, as it was typed; empty when it was not read. */
  values: FieldValues;
  /** The file that was accepted and need not be chosen again; only for a page, which cannot hold it itself. */
  keptFile?: KeptFile;
  /** The id to send the form again with. */
  submissionId: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

export interface GateOptions {
  siteUrl: string;
  dashboardUrl: string;
  /** Endpoints that are not the dashboard's own. */
  endpoints: Partial<Record<FormName, string | undefined>>;
  intakeSecret: string;
  logger: Logger;
}

/** Who sent the form, and the sentences to answer in. */
export interface GateContext {
  clientAddress: string;
  words: GateWords;
}

export interface Gate {
  passGate(form: FormDefinition, request: Request, context: GateContext): Promise<GateOutcome>;
}

/** Times in seconds. The one place to change a form's limits. */
export const gateLimits = {
  /** Body of a form without files, in bytes. */
  textBytes: 64 * 1024,
  period: 600,
  /** Messages of one client in a period. One that was not stored does not count. */
  messages: 20,
  /** Posts of one client in a period, good or bad. */
  posts: 100,
  /** For this long a stored message is remembered, so that sending it again needs no call. */
  remembered: 3600,
  rememberedMessages: 1000,
  /** Forms with a file that are read and checked at once. One more is asked to come back. */
  uploads: 20,
};

/** Makes the gate that every form of the process passes. */
export function createGate(options: GateOptions): Gate {
  const { siteUrl, logger } = options;
  const posts = new RateLimiterMemory({ points: gateLimits.posts, duration: gateLimits.period });
  const messageLimits = new Map<FormName, RateLimiterMemory>();
  const keptFiles = createKeptFiles();
  let uploads = 0;
  const stored = new LRUCache<string, GateOutcome>({
    max: gateLimits.rememberedMessages,
    ttl: gateLimits.remembered * 1000,
  });
  const inFlight = new Map<string, Promise<Delivery>>();

  async function passGate(
    form: FormDefinition,
    request: Request,
    context: GateContext,
  ): Promise<GateOutcome> {
    if (!form.file) return takeIn(form, request, context);
    if (uploads >= gateLimits.uploads) {
      return toRefusal(503, context.words.refusals.tooMany, { retryAfter: 5 });
    }
    uploads += 1;
    try {
      return await takeIn(form, request, context);
    } finally {
      uploads -= 1;
    }
  }

  async function takeIn(
    form: FormDefinition,
    request: Request,
    { clientAddress, words }: GateContext,
  ): Promise<GateOutcome> {
    const { refusals } = words;
    if (request.method !== 'POST') return toRefusal(405, refusals.unreadable);
    if (!isFromOwnPage(request, siteUrl)) return toRefusal(403, refusals.crossSite);
    const contentType = request.headers.get('content-type');
    if (!isReadable(contentType) || request.headers.has('content-encoding')) {
      return toRefusal(415, refusals.unreadable);
    }
    const client = `${form.name} ${toClientKey(clientAddress)}`;
    const wait = await take(posts, client);
    if (wait) return toRefusal(429, refusals.tooMany, { retryAfter: wait });

    const names = Object.keys(form.schema._zod.def.shape);
    const body = await readBody(request, form.maxBytes ?? gateLimits.textBytes);
    if ('problem' in body) {
      if (body.problem === 'cut') return toRefusal(400, refusals.unreadable);
      const values = await parseFirstFields(body.start, contentType, names);
      return toRefusal(413, refusals.tooLarge, { values });
    }
    const ownFields = [submissionIdField, trapField, ...(form.file ? [keptFileField] : [])];
    const sent = await parseFields(body, contentType, [...names, ...ownFields], form.file?.name);
    if (!sent) return toRefusal(400, refusals.unreadable);
    const {
      [submissionIdField]: givenId,
      [trapField]: trap,
      [keptFileField]: token = '',
      ...values
    } = sent.values;
    const earlierFile = sent.file ? undefined : keptFiles.find(token);
    const file = sent.file ?? earlierFile;
    const identity = { ...values, ...toFileIdentity(form.file, file) };
    const submissionId = givenId || toSubmissionId(form.name, identity);
    if (!submissionIdSchema.safeParse(submissionId).success) {
      const freshId = toSubmissionId(form.name, identity);
      return toRefusal(422, refusals.unreadable, { values, submissionId: freshId });
    }
    const kept: Partial<Refusal> = { values, submissionId };
    if (trap) {
      return toRefusal(422, refusals.trap, { ...kept, fields: { [trapField]: refusals.trap } });
    }
    const parsed = z.safeParse(form.schema, values);
    const fields = parsed.success ? {} : toFieldSentences(parsed.error, names, words);
    const fileProblem = form.file && (await findFileProblem(form.file, file));
    if (file && !fileProblem && decideReply(request) === 'page') {
      kept.keptFile = earlierFile ? { token, name: earlierFile.name } : keptFiles.keep(file);
    }
    if (form.file && fileProblem) {
      fields[form.file.name] = toFieldSentence(form.file.name, fileProblem, words);
    }
    if (!parsed.success || fileProblem) {
      const title = toSummaryTitle(Object.keys(fields), values, words);
      return toRefusal(fileProblem === 'tooLarge' ? 413 : 422, title, { ...kept, fields });
    }

    const fingerprint = toFingerprint(`${form.name} ${submissionId}`, identity);
    const earlier = stored.get(fingerprint);
    if (earlier) return earlier;
    const messages = getMessageLimit(form);
    const isDoubleClick = inFlight.has(fingerprint);
    const waitForMessage = isDoubleClick ? undefined : await take(messages, client);
    if (waitForMessage) {
      return toRefusal(429, refusals.tooMany, { ...kept, retryAfter: waitForMessage });
    }
    const message = { ...parsed.data, ...(form.file && file && form.file.toFields(file)) };
    const delivery = await deliverOnce(form, fingerprint, submissionId, identity, message);
    if (delivery.kind !== 'stored') {
      if (!isDoubleClick) await messages.reward(client);
      return toRefusal(503, refusals.notStored, { ...kept, retryAfter: 30 });
    }
    if (kept.keptFile) keptFiles.forget(kept.keptFile.token);
    const outcome = { kind: 'stored', reference: delivery.reference, submissionId } as const;
    stored.set(fingerprint, outcome);
    return outcome;
  }

  function getMessageLimit({ name, rate }: FormDefinition): RateLimiterMemory {
    const { messages, period } = rate ?? gateLimits;
    const limit =
      messageLimits.get(name) ?? new RateLimiterMemory({ points: messages, duration: period });
    messageLimits.set(name, limit);
    return limit;
  }

  /** Two clicks are one delivery. */
  function deliverOnce(
    form: FormDefinition,
    fingerprint: string,
    submissionId: string,
    identity: FieldValues,
    message: Record<string, unknown>,
  ): Promise<Delivery> {
    const running = inFlight.get(fingerprint);
    if (running) return running;
    const delivering = deliverEdited(form, submissionId, identity, message).finally(() =>
      inFlight.delete(fingerprint),
    );
    inFlight.set(fingerprint, delivering);
    return delivering;
  }

  /**
   * A form that was stored, gone back to, edited and sent again comes with the id of the first message. It is a
   * second message, so it gets an id of its own, the same however often it is sent.
   */
  async function deliverEdited(
    form: FormDefinition,
    submissionId: string,
    identity: FieldValues,
    message: Record<string, unknown>,
  ): Promise<Delivery> {
    const endpoint = toEndpoint(form, options);
    const first = await deliver(endpoint, submissionId, message);
    const last =
      first.kind === 'conflict'
        ? await deliver(endpoint, toSubmissionId(submissionId, identity), message)
        : first;
    if (last.kind !== 'stored') {
      const error = last.kind === 'failed' ? last.cause : new Error('conflict');
      logger.error({ form: form.name, error }, 'a message was not stored');
    }
    return last;
  }

  return { passGate };
}

function toRefusal(
  status: Refusal['status'],
  message: string,
  more: Partial<Refusal> = {},
): Refusal {
  const submissionId = crypto.randomUUID();
  return { kind: 'refused', status, message, fields: {}, values: {}, submissionId, ...more };
}

/** The secret travels to the dashboard's own address only: any other endpoint is somebody else. */
function toEndpoint(
  { name, file }: FormDefinition,
  { endpoints, dashboardUrl, intakeSecret }: GateOptions,
): Endpoint {
  const address = endpoints[name] ?? dashboardUrl + intakePaths[name];
  const isOurs = new URL(address).origin === new URL(dashboardUrl).origin;
  return {
    address,
    secret: isOurs ? intakeSecret : undefined,
    shape: file ? 'multipart' : 'json',
    trust: file && !isOurs ? 'status' : 'reply',
  };
}

async function findFileProblem(field: FileField, file?: SentFile): Promise<string | undefined> {
  return file ? field.findProblem(file) : 'required';
}

// Two applications with different files are two, whatever else is the same.
function toFileIdentity(field?: FileField, file?: SentFile): FieldValues {
  if (!field || !file) return {};
  const hash = createHash('sha256').update(file.bytes).digest('base64url');
  return { [field.name]: `${hash} ${file.name}` };
}

/** Takes one point, or says for how many seconds there is none. */
async function take(limiter: RateLimiterMemory, client: string): Promise<number | undefined> {
  try {
    await limiter.consume(client);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

function toFieldSentences(
  error: z.core.$ZodError,
  names: string[],
  words: GateWords,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const issue = error.issues.find(({ path }) => path[0] === name);
      return issue ? [[name, toFieldSentence(name, issue.message, words)]] : [];
    }),
  );
}
