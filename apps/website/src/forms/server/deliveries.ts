import { createHmac } from 'node:crypto';
import { type About, type FormName, intakePaths } from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import { deliver, type Endpoint } from './deliver.ts';
import type { FormDefinition } from './form-definition.ts';
import { type MessageIdentity, toFingerprint, toSubmissionId } from './message-identity.ts';
import type { Delivery } from './parse-delivery.ts';
import { formLimits } from './rate-limit.ts';
import type { StoredSubmission } from './result.ts';

export interface DeliveryOptions {
  dashboardUrl: string;
  /** Endpoints other than the dashboard's. */
  endpoints: Partial<Record<FormName, string | undefined>>;
  intakeSecret: string;
  logger: Logger;
}

/** A message before it is delivered. */
export interface OutgoingMessage {
  form: FormDefinition;
  identity: MessageIdentity;
  known: KnownDelivery;
  message: Record<string, unknown>;
  about: About;
  /** Rate-limit key of the visitor. */
  client: string;
}

/** What this process knows of the delivery of a message. */
export interface KnownDelivery {
  submissionId: string;
  fingerprint: string;
  /** The result to respond with again; none if the visitor may have withdrawn that message meanwhile. */
  stored: StoredSubmission | undefined;
  /** Whether the same message is being delivered, or was. It counts once. */
  isRepeat: boolean;
}

/** Delivers messages, each of them once, and remembers which were stored. */
export interface Deliveries {
  find(form: FormName, identity: MessageIdentity): KnownDelivery;
  deliverOnce(message: OutgoingMessage): Promise<StoredSubmission | FailedDelivery>;
}

export type FailedDelivery = Exclude<Delivery, { kind: 'stored' }>;

/** Creates the deliveries of this process. */
export function createDeliveries(options: DeliveryOptions): Deliveries {
  const stored = new LRUCache<string, StoredSubmission>({
    max: formLimits.rememberedMessages,
    ttl: formLimits.remembered * 1000,
  });
  const inFlight = new Map<string, Promise<StoredSubmission | FailedDelivery>>();

  async function deliverMessage(outgoing: OutgoingMessage) {
    const { submissionId, fingerprint } = outgoing.known;
    const delivery = await deliverEdited(outgoing, options);
    if (delivery.kind !== 'stored') return delivery;
    const result: StoredSubmission = { ...delivery, submissionId };
    stored.set(fingerprint, result);
    return result;
  }

  return {
    find(form, { submissionId: ownId, otherId, content }) {
      const print = (id: string) => toFingerprint(`${form} ${id}`, content);
      const isKnown = (id: string) => stored.has(print(id)) || inFlight.has(print(id));
      const submissionId = otherId && isKnown(otherId) ? otherId : ownId;
      const fingerprint = print(submissionId);
      const isRepeat = isKnown(submissionId);
      const before = stored.get(fingerprint);
      return { submissionId, fingerprint, stored: before?.withdraw ? undefined : before, isRepeat };
    },
    deliverOnce(outgoing) {
      const { fingerprint } = outgoing.known;
      const running = inFlight.get(fingerprint);
      if (running) return running;
      const delivering = deliverMessage(outgoing).finally(() => inFlight.delete(fingerprint));
      inFlight.set(fingerprint, delivering);
      return delivering;
    },
  };
}

/**
 * A form that was stored, gone back to, edited and sent again comes with the id of the first message. It is a second
 * message, so it gets an id derived from its own content.
 */
async function deliverEdited(outgoing: OutgoingMessage, options: DeliveryOptions) {
  const { form, identity, known, client, message, about } = outgoing;
  const { submissionId } = known;
  const endpoint = toEndpoint(form, options);
  const sender = toSender(client, options.intakeSecret);
  // `about` is an addition of our contract; other endpoints get the specified fields only.
  const sent = { message, about: endpoint.secret === undefined ? {} : about, sender };
  const first = await deliver(endpoint, { ...sent, submissionId, otherId: identity.otherId });
  const last =
    first.kind === 'conflict'
      ? await deliver(endpoint, {
          ...sent,
          submissionId: toSubmissionId(submissionId, identity.content),
        })
      : first;
  if (last.kind === 'failed' || last.kind === 'conflict') {
    const { cause, upstreamMessage } =
      last.kind === 'failed' ? last : { cause: new Error('conflict'), upstreamMessage: undefined };
    options.logger.error(
      { form: form.name, error: cause, said: upstreamMessage },
      'a message was not stored',
    );
  }
  return last;
}

/** The secret is sent to the dashboard only, never to another endpoint. */
function toEndpoint(
  { name, file }: FormDefinition,
  { endpoints, dashboardUrl, intakeSecret }: DeliveryOptions,
): Endpoint {
  const url = endpoints[name] ?? dashboardUrl + intakePaths[name];
  const isDashboard = new URL(url).origin === new URL(dashboardUrl).origin;
  return {
    url,
    secret: isDashboard ? intakeSecret : undefined,
    format: file ? 'multipart' : 'json',
  };
}

/** Rate-limit key for the dashboard, which never sees the visitor's IP address. */
const toSender = (client: string, secret: string): string =>
  createHmac('sha256', secret).update(`sender ${client}`).digest('base64url');
