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
  type FormDefinition,
  type GateWords,
  submissionIdField,
  trapField,
} from './form-definition.ts';
import { type FieldValues, isReadable, parseFields } from './parse-fields.ts';
import { readBody } from './read-body.ts';
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
};

/** Makes the gate that every form of the process passes. */
export function createGate(options: GateOptions): Gate {
  const { siteUrl, logger } = options;
  const posts = new RateLimiterMemory({ points: gateLimits.posts, duration: gateLimits.period });
  const messages = new RateLimiterMemory({
    points: gateLimits.messages,
    duration: gateLimits.period,
  });
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
    const refuse = (
      status: Refusal['status'],
      message: string,
      more?: Partial<Refusal>,
    ): Refusal => ({
      kind: 'refused',
      status,
      message,
      fields: {},
      values: {},
      submissionId: crypto.randomUUID(),
      ...more,
    });

    if (request.method !== 'POST') return refuse(405, refusals.unreadable);
    if (!isFromOwnPage(request, siteUrl)) return refuse(403, refusals.crossSite);
    const contentType = request.headers.get('content-type');
    if (!isReadable(contentType) || request.headers.has('content-encoding')) {
      return refuse(415, refusals.unreadable);
    }
    const body = await readBody(request, form.maxBytes ?? gateLimits.textBytes);
    if (body === 'too-large') return refuse(413, refusals.tooLarge);
    if (body === 'cut') return refuse(400, refusals.unreadable);
    const client = `${form.name} ${toClientKey(clientAddress)}`;
    const wait = await take(posts, client);
    if (wait) return refuse(429, refusals.tooMany, { retryAfter: wait });

    const names = Object.keys(form.schema._zod.def.shape);
    const sent = await parseFields(body, contentType, [...names, submissionIdField, trapField]);
    if (!sent) return refuse(400, refusals.unreadable);
    const { [submissionIdField]: givenId, [trapField]: trap, ...values } = sent;
    const submissionId = givenId || toSubmissionId(form.name, values);
    if (!submissionIdSchema.safeParse(submissionId).success) {
      const freshId = toSubmissionId(form.name, values);
      return refuse(422, refusals.unreadable, { values, submissionId: freshId });
    }
    const kept = { values, submissionId };
    if (trap) {
      return refuse(422, refusals.trap, { ...kept, fields: { [trapField]: refusals.trap } });
    }
    const parsed = z.safeParse(form.schema, values);
    if (!parsed.success) {
      const fields = toFieldSentences(parsed.error, names, words);
      return refuse(422, toSummaryTitle(Object.keys(fields).length, words), { ...kept, fields });
    }

    const fingerprint = toFingerprint(`${form.name} ${submissionId}`, values);
    const earlier = stored.get(fingerprint);
    if (earlier) return earlier;
    const waitForMessage = inFlight.has(fingerprint) ? undefined : await take(messages, client);
    if (waitForMessage) {
      return refuse(429, refusals.tooMany, { ...kept, retryAfter: waitForMessage });
    }
    const delivery = await deliverOnce(form.name, fingerprint, submissionId, values, parsed.data);
    if (delivery.kind !== 'stored') {
      await messages.reward(client);
      return refuse(503, refusals.notStored, { ...kept, retryAfter: 30 });
    }
    const outcome = { kind: 'stored', reference: delivery.reference, submissionId } as const;
    stored.set(fingerprint, outcome);
    return outcome;
  }

  /** Two clicks are one delivery. */
  function deliverOnce(
    form: FormName,
    fingerprint: string,
    submissionId: string,
    values: FieldValues,
    message: Record<string, unknown>,
  ): Promise<Delivery> {
    const running = inFlight.get(fingerprint);
    if (running) return running;
    const delivering = deliverEdited(form, submissionId, values, message).finally(() =>
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
    form: FormName,
    submissionId: string,
    values: FieldValues,
    message: Record<string, unknown>,
  ): Promise<Delivery> {
    const endpoint = toEndpoint(form, options);
    const first = await deliver(endpoint, submissionId, message);
    const last =
      first.kind === 'conflict'
        ? await deliver(endpoint, toSubmissionId(submissionId, values), message)
        : first;
    if (last.kind !== 'stored') {
      const error = last.kind === 'failed' ? last.cause : new Error('conflict');
      logger.error({ form, error }, 'a message was not stored');
    }
    return last;
  }

  return { passGate };
}

/** The secret travels to the dashboard's own address only: any other endpoint is somebody else. */
function toEndpoint(
  form: FormName,
  { endpoints, dashboardUrl, intakeSecret }: GateOptions,
): Endpoint {
  const address = endpoints[form] ?? dashboardUrl + intakePaths[form];
  const isOurs = new URL(address).origin === new URL(dashboardUrl).origin;
  return { address, secret: isOurs ? intakeSecret : undefined };
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
