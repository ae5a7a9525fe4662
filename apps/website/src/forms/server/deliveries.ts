import { createHmac } from 'node:crypto';
import { type FormName, intakePaths, type MessageMetadata } from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import { createDeadline, type Delivery, deliver, type Endpoint } from './deliver.ts';
import { formLimits } from './form-limits.ts';
import { type MessageIdentity, toFingerprint, toSubmissionId } from './message-identity.ts';
import type { FormDefinition, StoredSubmission } from './submission.ts';

export interface DeliveryOptions {
  dashboardUrl: string;
  /** Endpoints other than the dashboard's. */
  endpoints: Partial<Record<FormName, string>>;
  intakeSecret: string;
  logger: Logger;
}

interface OutgoingMessage {
  form: FormDefinition;
  identity: MessageIdentity;
  attempt: { submissionId: string; fingerprint: string };
  message: Record<string, unknown>;
  metadata: MessageMetadata;
  /** Rate-limit key of the visitor. */
  client: string;
}

export type FailedDelivery = Exclude<Delivery, { kind: 'stored' }>;

/** Delivers each message once, and remembers which were stored. */
export function createDeliveries(options: DeliveryOptions) {
  const stored = new LRUCache<string, StoredSubmission>({
    max: formLimits.rememberedMessages,
    ttl: formLimits.remembered * 1000,
  });
  const inFlight = new Map<string, Promise<StoredSubmission | FailedDelivery>>();

  async function deliverMessage(outgoing: OutgoingMessage) {
    const { submissionId, fingerprint } = outgoing.attempt;
    const delivery = await deliverAndResolveConflict(outgoing, options);
    if (delivery.kind !== 'stored') return delivery;
    const result: StoredSubmission = { ...delivery, submissionId };
    stored.set(fingerprint, result);
    return result;
  }

  return {
    /** Prepares an attempt. A repeated message keeps its id and counts once. */
    prepare(form: FormName, identity: MessageIdentity) {
      const { otherId, content } = identity;
      const print = (id: string) => toFingerprint(`${form} ${id}`, content);
      const isKnown = (id: string) => stored.has(print(id)) || inFlight.has(print(id));
      const submissionId = otherId && isKnown(otherId) ? otherId : identity.submissionId;
      const fingerprint = print(submissionId);
      const isRepeat = isKnown(submissionId);
      const before = stored.get(fingerprint);
      // The visitor may have withdrawn a message that has a token.
      const earlierResult = before?.withdraw ? undefined : before;
      return { submissionId, fingerprint, earlierResult, isRepeat };
    },
    deliverOnce(outgoing: OutgoingMessage): Promise<StoredSubmission | FailedDelivery> {
      const { fingerprint } = outgoing.attempt;
      const running = inFlight.get(fingerprint);
      if (running) return running;
      const delivering = deliverMessage(outgoing).finally(() => inFlight.delete(fingerprint));
      inFlight.set(fingerprint, delivering);
      return delivering;
    },
  };
}

/** Delivers a message. If it was stored before, edited and sent again, it gets an id derived from its content. */
async function deliverAndResolveConflict(outgoing: OutgoingMessage, options: DeliveryOptions) {
  const { form, identity, attempt, client, message, metadata } = outgoing;
  const { submissionId } = attempt;
  const endpoint = toEndpoint(form, options);
  // The dashboard never gets the visitor's IP address.
  const sender = createHmac('sha256', options.intakeSecret)
    .update(`sender ${client}`)
    .digest('base64url');
  const sent = { message, metadata: endpoint.secret === undefined ? {} : metadata, sender };
  const deadline = createDeadline(endpoint);
  const first = { ...sent, submissionId, otherId: identity.otherId };
  let delivery = await deliver(endpoint, first, deadline);
  if (delivery.kind === 'conflict') {
    const editedId = toSubmissionId(submissionId, identity.content);
    delivery = await deliver(endpoint, { ...sent, submissionId: editedId }, deadline);
  }
  const { kind } = delivery;
  if (kind === 'failed' || kind === 'conflict') {
    const { cause, upstreamMessage } =
      kind === 'failed' ? delivery : { cause: new Error(kind), upstreamMessage: undefined };
    options.logger.error(
      { form: form.name, error: cause, upstreamMessage },
      'a message was not stored',
    );
  }
  return delivery;
}

/** Only the dashboard gets the secret. */
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
