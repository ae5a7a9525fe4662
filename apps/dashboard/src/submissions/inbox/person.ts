import type { PayloadRequest, Where } from 'payload';
import * as z from 'zod';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import { getWithheldReason } from '../../jobs/virus-scan/scan-state.ts';
import { whereMessages } from '../../outbox/queue-deliveries.ts';
import type { Submission } from '../../payload-types.ts';
import { toLastDigits, toSearchedDigits } from '../parse-phone.ts';
import { readResume } from '../resumes.ts';
import { toDownload, toStream } from './csv.ts';
import { typedText } from './list-query.ts';
import { NEWEST_FIRST, submissionQuery, toRow } from './read-inbox.ts';
import { getColleagues } from './readers.ts';

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

/** Messages with an e-mail address or a phone number, however it was typed, newest first. */
async function findBySender(
  req: PayloadRequest,
  { email = '', phone = '' }: Partial<Person>,
  options: { and?: Where[]; limit?: number } = {},
): Promise<Submission[]> {
  const address = email.trim().toLowerCase();
  const digits = toLastDigits(phone);
  const or: Where[] = [
    ...(address ? [{ email: { equals: address } }] : []),
    ...(digits ? [{ phoneDigits: { contains: toSearchedDigits(digits) } }] : []),
  ];
  // An empty condition would match everything.
  if (or.length === 0) return [];
  const { docs } = await req.payload.find({
    ...submissionQuery(req),
    overrideAccess: false,
    where: { and: [{ or }, ...(options.and ?? [])] },
    sort: NEWEST_FIRST,
    limit: options.limit ?? 0,
    pagination: false,
  });
  return docs;
}

/** Suggests other messages of the same sender, without spam. */
export const findDuplicates = (req: PayloadRequest, { id, answers }: Submission) =>
  findBySender(req, answers, {
    and: [{ id: { not_equals: id } }, { state: { not_equals: 'spam' } }],
    limit: 5,
  });

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

/** All messages of a person as list rows, and the targets that received them. */
export async function findPerson(req: PayloadRequest, person: Person) {
  const [messages, colleagues] = await Promise.all([findBySender(req, person), getColleagues(req)]);
  return {
    rows: messages.map((one) => toRow(one, colleagues)),
    forwarded: await findForwarded(req, messages),
  };
}

/** Names of the targets that received messages; empty for a deleted one. Their copies are not erased here. */
async function findForwarded(req: PayloadRequest, messages: Submission[]): Promise<string[]> {
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
  const names = docs.map(({ target }) => (typeof target === 'object' && target?.name) || '');
  return [...new Set(names)];
}

const listNames = (messages: Submission[]) =>
  messages.map(({ form, id }) => `${form} ${id}`).join(', ');

/**
 * Erases all messages of a person, with history, deliveries and files. One row of the audit trail stays, with forms
 * and ids. If it is interrupted, a second call erases the rest.
 */
export async function erasePerson(req: PayloadRequest, person: Person) {
  const messages = await findBySender(req, person);
  for (const { id } of messages) {
    await req.payload.delete({ collection: 'submissions', id, overrideAccess: false, req });
  }
  if (messages.length > 0) {
    const detail = `${messages.length} messages`;
    await recordAudit(req, { act: 'erased', subject: listNames(messages), detail });
  }
  return { erased: messages.length };
}

/** Exports all messages of a person as one JSON file, with history and files. */
export async function handlePersonExport(req: PayloadRequest, person: Person): Promise<Response> {
  const messages = await findBySender(req, person);
  const detail = 'everything about one person';
  await recordAudit(req, { act: 'exported', subject: listNames(messages), detail });
  const body = toStream(toArchive(req, messages));
  return toDownload('person.json', 'application/json; charset=utf-8', body);
}

/** Internal columns, and those that repeat the `answers`. */
const OMITTED = [
  ...['spamScore', 'resumeKey', 'resumeScanAt', 'submissionId', 'fingerprint'],
  ...['sender', 'topic', 'email', 'phoneDigits', 'leadSource', 'searchText'],
];

/** The file in pieces, one message at a time, because resumes are large. */
async function* toArchive(req: PayloadRequest, messages: Submission[]): AsyncGenerator<string> {
  yield `{"madeAt": ${JSON.stringify(new Date().toISOString())}, "messages": [`;
  const all = { sort: 'id', pagination: false, req } as const;
  for (const [index, message] of messages.entries()) {
    const { docs: history } = await req.payload.find({
      ...all,
      overrideAccess: false,
      collection: 'message-events',
      where: { messageId: { equals: message.id } },
      depth: 0,
      select: { act: true, who: true, before: true, after: true, note: true, createdAt: true },
    });
    const { docs: deliveries } = await req.payload.find({
      ...all,
      overrideAccess: false,
      collection: 'deliveries',
      where: whereMessages([message.id]),
      // With the name of the target.
      depth: 1,
      select: {
        kind: true,
        channel: true,
        state: true,
        sentAt: true,
        createdAt: true,
        target: true,
        reply: { who: true, at: true, subject: true, text: true },
      },
    });
    const { resumeKey } = message;
    const withheld = resumeKey && getWithheldReason(message);
    const resume = resumeKey && !withheld ? await readBase64(resumeKey) : undefined;
    const exported = {
      ...Object.fromEntries(Object.entries(message).filter(([name]) => !OMITTED.includes(name))),
      history,
      deliveries: deliveries.map(({ target, reply, ...delivery }) => ({
        ...delivery,
        ...(delivery.kind === 'reply' && { reply }),
        ...(typeof target === 'object' && target && { to: target.name }),
      })),
      ...(resume && { resumeInBase64: resume }),
      ...(withheld && { resumeWithheld: withheld }),
    };
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(exported, null, 2)}`;
  }
  yield '\n]}\n';
}

async function readBase64(key: string): Promise<string | undefined> {
  const file = await readResume(key);
  return file && Buffer.from(await new Response(file).arrayBuffer()).toString('base64');
}
