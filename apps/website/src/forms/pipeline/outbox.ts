import { createHmac } from 'node:crypto';
import { type FormName, intakePaths } from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import { formLimits } from './client-limits.ts';
import { deliver, type Endpoint } from './deliver.ts';
import type { FormDefinition } from './form-definition.ts';
import type { StoredForm } from './outcome.ts';
import type { Delivery } from './parse-delivery.ts';
import type { JudgedForm } from './submission.ts';
import { toSubmissionId } from './submission-id.ts';

export interface OutboxOptions {
  dashboardUrl: string;
  /** Endpoints that are not the dashboard's own. */
  endpoints: Partial<Record<FormName, string | undefined>>;
  intakeSecret: string;
  logger: Logger;
}

/** What was handed over, and what is being handed over, by fingerprint. */
export interface Outbox {
  stored: Pick<LRUCache<string, StoredForm>, 'get' | 'has' | 'set'>;
  inFlight: Pick<Map<string, unknown>, 'has'>;
  /** Two clicks are one delivery. */
  deliverOnce(form: JudgedForm): Promise<Delivery>;
}

/** Makes the place from which forms are handed over to their endpoints. */
export function createOutbox(options: OutboxOptions): Outbox {
  const stored = new LRUCache<string, StoredForm>({
    max: formLimits.rememberedMessages,
    ttl: formLimits.remembered * 1000,
  });
  const inFlight = new Map<string, Promise<Delivery>>();

  function deliverOnce(judged: JudgedForm): Promise<Delivery> {
    const { fingerprint } = judged;
    const running = inFlight.get(fingerprint);
    if (running) return running;
    const delivering = deliverEdited(judged).finally(() => inFlight.delete(fingerprint));
    inFlight.set(fingerprint, delivering);
    return delivering;
  }

  /**
   * A form that was stored, gone back to, edited and sent again comes with the id of the first message. It is a
   * second message, so it gets an id of its own, the same however often it is sent.
   */
  async function deliverEdited(judged: JudgedForm): Promise<Delivery> {
    const { form, submissionId, otherId, identity, client, message, about } = judged;
    const endpoint = toEndpoint(form, options);
    const sender = toSender(client, options.intakeSecret);
    // The contract's addition; anybody else gets the message in exactly the specified shape.
    const added = endpoint.secret === undefined ? {} : about;
    const sent = { message, about: added, sender };
    const first = await deliver(endpoint, { ...sent, submissionId, otherId });
    const last =
      first.kind === 'conflict'
        ? await deliver(endpoint, {
            ...sent,
            submissionId: toSubmissionId(submissionId, identity),
          })
        : first;
    if (last.kind === 'failed' || last.kind === 'conflict') {
      const { cause, said } =
        last.kind === 'failed' ? last : { cause: new Error('conflict'), said: undefined };
      options.logger.error({ form: form.name, error: cause, said }, 'a message was not stored');
    }
    return last;
  }

  return { stored, inFlight, deliverOnce };
}

const toAddress = (name: FormName, { endpoints, dashboardUrl }: OutboxOptions): string =>
  endpoints[name] ?? dashboardUrl + intakePaths[name];

/** Whom the dashboard counts: it never learns the address. */
const toSender = (client: string, secret: string): string =>
  createHmac('sha256', secret).update(`sender ${client}`).digest('base64url');

/** Whether the messages of a form go to our own dashboard. */
const isOurs = (name: FormName, options: OutboxOptions): boolean =>
  new URL(toAddress(name, options)).origin === new URL(options.dashboardUrl).origin;

/** The secret travels to the dashboard's own address only: any other endpoint is somebody else. */
function toEndpoint({ name, file }: FormDefinition, options: OutboxOptions): Endpoint {
  return {
    address: toAddress(name, options),
    secret: isOurs(name, options) ? options.intakeSecret : undefined,
    shape: file ? 'multipart' : 'json',
  };
}
