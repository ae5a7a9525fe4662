import {
  type FormName,
  honeypotField,
  intakePaths,
  keptFileField,
  submissionIdField,
  submissionIdSchema,
} from '@agency/contracts';
import { toClientKey } from '@agency/server/client-address';
import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { toFieldSentence, toSummaryTitle } from '../form-state.ts';
import { isFromOwnPage } from './check-origin.ts';
import { createClientLimit, gateLimits } from './client-limits.ts';
import { type Delivery, deliver, type Endpoint } from './deliver.ts';
import type { FileField, FormDefinition, GateWords, SentFile } from './form-definition.ts';
import { createKeptFiles } from './kept-files.ts';
import type { GateOutcome, Refusal } from './outcome.ts';
import {
  canCarryFiles,
  type FieldValues,
  isReadable,
  parseFields,
  parseFirstFields,
  type SentFields,
} from './parse-fields.ts';
import { readBody } from './read-body.ts';
import { decideReply } from './reply.ts';
import { toFingerprint, toSubmissionId } from './submission-id.ts';
import { createUploadPlaces } from './upload-places.ts';

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

/** A form that came, and passed what can be told by its head. */
interface Sending {
  form: FormDefinition;
  request: Request;
  /** What the limit of messages counts by. */
  client: string;
  words: GateWords;
  contentType: string;
}

/** Makes the gate that every form of the process passes. */
export function createGate(options: GateOptions): Gate {
  const { siteUrl, logger } = options;
  const posts = createClientLimit(gateLimits.posts);
  // Counted by form and client.
  const messages = createClientLimit(gateLimits.messages);
  const keptFiles = createKeptFiles();
  const uploads = createUploadPlaces(gateLimits.uploads);
  const stored = new LRUCache<string, GateOutcome>({
    max: gateLimits.rememberedMessages,
    ttl: gateLimits.remembered * 1000,
  });
  const inFlight = new Map<string, Promise<Delivery>>();

  async function passGate(
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
    const client = toClientKey(clientAddress);
    const sending = { form, request, client: `${form.name} ${client}`, words, contentType };
    const wait = await posts.take(sending.client);
    if (wait) {
      const typed = await readTyped(sending);
      return toRefusal(429, refusals.tooMany, { ...typed, retryAfter: wait });
    }
    // Without a file there is nothing to wait for, whatever other forms do.
    if (!form.file || !canCarryFiles(contentType)) return takeIn(sending, gateLimits.textBytes);
    const place = await uploads.enter(client);
    if (!place) {
      const typed = await readTyped(sending);
      return toRefusal(503, refusals.busy, { ...typed, retryAfter: busyFor });
    }
    try {
      return await takeIn(sending, form.maxBytes ?? gateLimits.textBytes, place.isDue);
    } finally {
      place.leave();
    }
  }

  /** What was typed into a form that is refused unread: nobody without script types it twice. */
  async function readTyped(sending: Sending): Promise<Partial<Refusal>> {
    const names = Object.keys(sending.form.schema._zod.def.shape);
    const sent = await readFields(sending, names, gateLimits.textBytes);
    if (!('values' in sent)) return {};
    const {
      [submissionIdField]: id,
      [honeypotField]: _honeypot,
      [keptFileField]: token = '',
      ...values
    } = sent.values;
    const file = keptFiles.find(token);
    return {
      values,
      ...(submissionIdSchema.safeParse(id).success && { submissionId: id }),
      ...(file &&
        decideReply(sending.request) === 'page' && { keptFile: { token, name: file.name } }),
    };
  }

  async function takeIn(
    { form, request, client, words, contentType }: Sending,
    maxBytes: number,
    mustEnd?: () => boolean,
  ): Promise<GateOutcome> {
    const { refusals } = words;
    const names = Object.keys(form.schema._zod.def.shape);
    const sent = await readFields({ form, request, contentType }, names, maxBytes, mustEnd);
    if ('problem' in sent) {
      if (sent.problem === 'unreadable') return toRefusal(400, refusals.unreadable);
      if (sent.problem === 'ended') {
        return toRefusal(503, refusals.busy, { values: sent.values, retryAfter: busyFor });
      }
      return toRefusal(413, refusals.tooLarge, { values: sent.values });
    }
    const {
      [submissionIdField]: givenId,
      [honeypotField]: honeypot,
      [keptFileField]: token = '',
      ...values
    } = sent.values;
    const earlierFile = sent.file ? undefined : keptFiles.find(token);
    const file = sent.file ?? earlierFile;
    const identity = { ...values, ...(await toFileIdentity(form.file, file)) };
    const submissionId = givenId || toSubmissionId(form.name, identity);
    if (!submissionIdSchema.safeParse(submissionId).success) {
      const freshId = toSubmissionId(form.name, identity);
      return toRefusal(422, refusals.unreadable, { values, submissionId: freshId });
    }
    const kept: Partial<Refusal> = { values, submissionId };
    if (honeypot) {
      return toRefusal(422, refusals.honeypot, {
        ...kept,
        fields: { [honeypotField]: refusals.honeypot },
      });
    }
    const parsed = z.safeParse(form.schema, values);
    const fields = parsed.success ? {} : toFieldSentences(parsed.error, names, words);
    const fileProblem = form.file && (await findFileProblem(form.file, file));
    if (fileProblem === 'busy') {
      return toRefusal(503, refusals.busy, { ...kept, retryAfter: busyFor });
    }
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
    const isDoubleClick = inFlight.has(fingerprint);
    const waitForMessage = isDoubleClick ? undefined : await messages.take(client);
    if (waitForMessage) {
      return toRefusal(429, refusals.tooMany, { ...kept, retryAfter: waitForMessage });
    }
    const message = { ...parsed.data, ...(form.file && file && form.file.toFields(file)) };
    const delivery = await deliverOnce(form, fingerprint, submissionId, identity, message);
    if (delivery.kind !== 'stored') {
      if (!isDoubleClick) await messages.giveBack(client);
      return toRefusal(503, refusals.notStored, { ...kept, retryAfter: 30 });
    }
    if (kept.keptFile) keptFiles.forget(kept.keptFile.token);
    const outcome = { kind: 'stored', reference: delivery.reference, submissionId } as const;
    stored.set(fingerprint, outcome);
    return outcome;
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

type ReadFields =
  | SentFields
  | { problem: 'unreadable' }
  /** With the fields before the file. */
  | { problem: 'too-large' | 'ended'; values: FieldValues };

/** Seconds after which a busy gate is worth another try. */
const busyFor = 10;

// By itself, so that the body is not kept in memory while its parts are worked with.
async function readFields(
  { form, request, contentType }: Pick<Sending, 'form' | 'request' | 'contentType'>,
  names: string[],
  maxBytes: number,
  mustEnd?: () => boolean,
): Promise<ReadFields> {
  const body = await readBody(request, maxBytes, mustEnd);
  if ('problem' in body) {
    if (body.problem === 'cut') return { problem: 'unreadable' };
    const values = await parseFirstFields(body.start, contentType, names);
    return { problem: body.problem, values };
  }
  const ownFields = [submissionIdField, honeypotField, ...(form.file ? [keptFileField] : [])];
  const sent = await parseFields(body, contentType, [...names, ...ownFields], form.file?.name);
  return sent ?? { problem: 'unreadable' };
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

// Two applications with different files are two, whatever else is the same. A file is hashed in a thread of Node's.
async function toFileIdentity(field?: FileField, file?: SentFile): Promise<FieldValues> {
  if (!field || !file) return {};
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', file.bytes));
  return { [field.name]: `${hash.toString('base64url')} ${file.name}` };
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
