import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { hasRole } from '../../access/roles.ts';
import { ApiError } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import { whereMessages } from '../../outbox/queue-deliveries.ts';
import { translateError } from '../../panel/language/errors.ts';
import type { Submission } from '../../payload-types.ts';
import { getWithheldReason } from '../../virus-scan/scan-state.ts';
import { readResume } from '../resumes.ts';
import { toDownload } from './download-response.ts';
import { findBySender } from './find-by-sender.ts';
import { typedText } from './parse-filters.ts';
import { toRow } from './read-inbox.ts';
import { getShownColleagues } from './readers.ts';

export const personSchema = z
  .strictObject({ email: typedText(254), phone: typedText(60) })
  .partial()
  // An e-mail address in the phone field is accepted.
  .transform(({ email, phone }) =>
    !email && phone?.includes('@') ? { email: phone.trim() } : { email, phone },
  )
  .refine(({ email, phone }) => email || (phone && /\p{Nd}{2}/u.test(phone)), {
    message: 'Type an e-mail address or a telephone number.',
  });

type Person = z.infer<typeof personSchema>;

/** All messages of a person, with spam. Only for admins. */
async function findEverything(req: PayloadRequest, person: Person): Promise<Submission[]> {
  if (!hasRole(req, 'admin'))
    throw new ApiError(
      403,
      translateError(req, ({ access }) => access.person),
    );
  return findBySender(req, person);
}

/** Target that received messages of a person. Its copies are not erased here. */
export interface Forwarded {
  /** Name of the target; missing if it was deleted. */
  name?: string;
  /** Number of messages. */
  count: number;
}

/** All messages of a person as list rows, and the targets that received them. */
export async function findPerson(req: PayloadRequest, person: Person) {
  const [messages, colleagues] = await Promise.all([
    findEverything(req, person),
    getShownColleagues(req),
  ]);
  return {
    rows: messages.map((one) => toRow(one, colleagues)),
    forwarded: await findForwarded(req, messages),
  };
}

async function findForwarded(req: PayloadRequest, messages: Submission[]): Promise<Forwarded[]> {
  if (messages.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: {
      and: [
        { state: { equals: 'sent' } },
        { kind: { equals: 'notify' } },
        whereMessages(messages.map(({ id }) => id)),
      ],
    },
    pagination: false,
    depth: 1,
    select: { target: true },
    overrideAccess: false,
    req,
  });
  const counts = new Map<string, number>();
  for (const { target } of docs) {
    const name = typeof target === 'object' && target ? target.name : '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ ...(name && { name }), count }));
}

/**
 * Erases all messages of a person, with history, deliveries and files. One row of the audit trail stays, with forms
 * and ids. If it is interrupted, a second call erases the rest.
 */
export async function erasePerson(req: PayloadRequest, person: Person) {
  const messages = await findEverything(req, person);
  for (const { id } of messages) {
    await req.payload.delete({ collection: 'submissions', id, overrideAccess: false, req });
  }
  const subject = messages.map(({ form, id }) => `${form} ${id}`).join(', ');
  if (messages.length > 0) {
    await recordAudit(req, { act: 'erased', subject, detail: `${messages.length} messages` });
  }
  return { erased: messages.length };
}

/** Exports all messages of a person as one JSON file, with history and files. */
export async function handlePersonExport(req: PayloadRequest, person: Person): Promise<Response> {
  const messages = await findEverything(req, person);
  const subject = messages.map(({ form, id }) => `${form} ${id}`).join(', ');
  await recordAudit(req, { act: 'exported', subject, detail: 'everything about one person' });
  const encoder = new TextEncoder();
  const parts = toArchive(req, messages);
  const body = new ReadableStream<Uint8Array>({
    // One message at a time, because resumes are large.
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return toDownload('person.json', 'application/json; charset=utf-8', body);
}

/** Internal columns, and those that repeat the `answers`. */
const OURS = [
  ...['spamScore', 'resumeKey', 'resumeScanAt', 'submissionId', 'fingerprint'],
  ...['sender', 'about', 'email', 'phoneDigits', 'leadSource', 'searchText'],
];

async function* toArchive(req: PayloadRequest, messages: Submission[]): AsyncGenerator<string> {
  yield `{"madeAt": ${JSON.stringify(new Date().toISOString())}, "messages": [`;
  for (const [index, message] of messages.entries()) {
    const { docs: history } = await req.payload.find({
      collection: 'message-events',
      where: { messageId: { equals: message.id } },
      sort: 'id',
      pagination: false,
      depth: 0,
      select: { act: true, who: true, before: true, after: true, note: true, createdAt: true },
      overrideAccess: false,
      req,
    });
    const { docs: deliveries } = await req.payload.find({
      collection: 'deliveries',
      where: whereMessages([message.id]),
      sort: 'id',
      pagination: false,
      // With the name of the target.
      depth: 1,
      select: {
        kind: true,
        channel: true,
        state: true,
        sentAt: true,
        createdAt: true,
        target: true,
      },
      overrideAccess: false,
      req,
    });
    const { resumeKey } = message;
    const withheld = resumeKey && getWithheldReason(message);
    const resume = resumeKey && !withheld ? await readBase64(resumeKey) : undefined;
    const all = {
      ...Object.fromEntries(Object.entries(message).filter(([name]) => !OURS.includes(name))),
      history,
      deliveries: deliveries.map(({ target, ...delivery }) => ({
        ...delivery,
        ...(typeof target === 'object' && target && { to: target.name }),
      })),
      ...(resume && { resumeInBase64: resume }),
      ...(withheld && { resumeWithheld: withheld }),
    };
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(all, null, 2)}`;
  }
  yield '\n]}\n';
}

async function readBase64(key: string): Promise<string | undefined> {
  const file = await readResume(key);
  return file && Buffer.from(await new Response(file).arrayBuffer()).toString('base64');
}
