import { languages } from '@agency/content/languages';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError } from '../api/answer.ts';
import { toMessageLanguage } from '../collections/messages/message-language.ts';
import { noteEvents } from '../collections/messages/note-events.ts';
import { stages, stateOfStage } from '../collections/messages/stages.ts';
import { isMailSet } from '../outbox/forwarding-gaps.ts';
import { speakTo } from '../outbox/mail-words.ts';
import { hasRejection, queueRejection } from '../outbox/rejection-mails.ts';
import { translateError } from '../panel/language/errors.ts';
import type { Application } from '../payload-types.ts';
import { rowIdSchema } from '../platform/row-id.ts';
import { inTransaction } from '../platform/transaction.ts';
import { noteDutyEnded } from './notes-and-replies.ts';
import { typedText } from './parse-filters.ts';
import { getReadableForms } from './readers.ts';
import { type RejectionFacts, type RejectionWords, toRejectionWords } from './rejection-words.ts';

/** Most applicants who are written to at once: a page of the list. */
const MOST_AT_ONCE = 50;

const ids = z.array(rowIdSchema).min(1).max(MOST_AT_ONCE);

/** Whom a reject mail is thought for. */
export const recipientsSchema = z.strictObject({ ids });

/** A reject mail, as somebody has read it. */
export const rejectionSchema = z.strictObject({
  ids,
  subject: typedText(200).pipe(z.string().min(1)),
  text: typedText(5000).pipe(z.string().min(1)),
});

/** Somebody who gets a reject mail. */
export interface Recipient {
  id: number;
  /** First and last name. */
  who: string;
  email: string;
  /** Tag of the language of the application, and so of the mail. */
  language: string;
  facts: RejectionFacts;
}

/** Somebody who gets none, and why. */
export interface Unreached {
  id: number;
  who: string;
  why: string;
}

/** Who of the chosen ones gets a reject mail, and who does not. */
export interface Recipients {
  recipients: Recipient[];
  unreached: Unreached[];
  isMailSet: boolean;
  /** What a mail begins as, by the tag of each of their languages. */
  templates: Record<string, RejectionWords>;
}

/** Who of the chosen ones would get a reject mail. */
export async function getRecipients(
  req: PayloadRequest,
  { ids }: z.infer<typeof recipientsSchema>,
): Promise<Recipients> {
  await requireRecruiter(req);
  const recipients: Recipient[] = [];
  const unreached: Unreached[] = [];
  for (const id of new Set(ids)) {
    const application = await findApplication(req, id);
    const why = await findObstacle(req, application);
    if (application && !why) recipients.push(toRecipient(application));
    else unreached.push(toUnreached(id, application, why));
  }
  const used = languages.filter(({ tag }) => recipients.some(({ language }) => language === tag));
  const templates = Object.fromEntries(
    used.map((language) => [language.tag, speakTo(language).words.rejection]),
  );
  return { recipients, unreached, isMailSet: isMailSet(), templates };
}

/**
 * Sends reject mails: for each application words, stage, history and delivery in one transaction, once. What cannot be
 * sent is told, the others are.
 */
export async function sendRejections(
  req: PayloadRequest,
  { ids, subject, text }: z.infer<typeof rejectionSchema>,
) {
  await requireRecruiter(req);
  if (!isMailSet()) throw new ApiError(409, 'No mail server is set. Nothing was sent.');
  const sent: Recipient[] = [];
  const unreached: Unreached[] = [];
  for (const id of new Set(ids)) {
    const outcome = await rejectOne(req, id, { subject, text });
    if ('why' in outcome) unreached.push(outcome);
    else sent.push(outcome);
  }
  return { sent, unreached };
}

async function rejectOne(
  asked: PayloadRequest,
  id: number,
  words: RejectionWords,
): Promise<Recipient | Unreached> {
  const { payload, user } = asked;
  const application = await findApplication(asked, id);
  const obstacle = await findObstacle(asked, application);
  if (!application || obstacle) return toUnreached(id, application, obstacle);
  const recipient = toRecipient(application);
  try {
    await inTransaction(payload, (req) => {
      Object.assign(req, { user });
      return storeRejection(req, application, toRejectionWords(words, recipient.facts));
    });
  } catch (error) {
    // Somebody was faster: the key of the delivery is there once.
    if (await hasRejection(asked, id)) return toUnreached(id, application, HAS_ONE);
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const present = await findApplication(asked, id);
    return toUnreached(id, present, (await findObstacle(asked, present)) || CHANGED);
  }
  if (!(await hasRejection(asked, id)))
    throw new Error('a reject mail is not there after it was stored');
  return recipient;
}

async function storeRejection(
  req: PayloadRequest,
  application: Application,
  words: RejectionWords,
): Promise<void> {
  const { id, stage, state, answerBy } = application;
  const at = new Date().toISOString();
  const stored = await req.payload.db.updateOne({
    collection: 'applications',
    // As it was when somebody decided that it gets one.
    where: {
      and: [{ id: { equals: id } }, { stage: { equals: stage } }, { state: { equals: state } }],
    },
    data: {
      stage: 'rejected',
      state: stateOfStage.rejected,
      rejection: { ...words, at },
      // The mail answers it, so that nothing is due any more.
      firstAnsweredAt: application.firstAnsweredAt ?? at,
      answerBy: null,
    },
    options: { atomic: true },
    req,
  });
  if (!stored) throw new ChangedMeanwhile();
  await queueRejection(req, application);
  await noteEvents(req, [
    {
      ...{ form: 'applications', messageId: id, act: 'rejected' },
      ...{ before: stages[stage], after: stages.rejected },
      note: `${words.subject}\n\n${words.text}`,
    },
  ]);
  if (answerBy) await noteDutyEnded(req, { form: 'applications', messageId: id, answerBy });
}

/** An application that is not any more as it was read. */
class ChangedMeanwhile extends Error {}

const HAS_ONE = 'has a reject mail already';
const CHANGED = 'was changed meanwhile';

/** Why somebody gets none; empty when nothing stands in the way. */
async function findObstacle(
  req: PayloadRequest,
  application: Application | undefined,
): Promise<string> {
  if (!application) return 'has withdrawn the application, or it was deleted';
  if (await hasRejection(req, application.id)) return HAS_ONE;
  if (!application.email.includes('@')) return 'left no e-mail address';
  if (application.state === 'spam') return 'is put aside as spam';
  return application.stage === 'hired' ? 'is hired' : '';
}

const toUnreached = (id: number, application: Application | undefined, why: string): Unreached => ({
  id,
  who: application ? toWho(application) : 'Somebody',
  why,
});

const toWho = ({ firstName, lastName }: Application) => `${firstName} ${lastName}`;

function toRecipient(application: Application): Recipient {
  const { language, brandName } = speakTo(toMessageLanguage(application));
  const { id, email, position } = application;
  const who = toWho(application);
  return {
    id,
    who,
    email,
    language: language.tag,
    facts: { name: who, position, brand: brandName },
  };
}

async function findApplication(req: PayloadRequest, id: number): Promise<Application | undefined> {
  const { docs } = await req.payload.find({
    collection: 'applications',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs[0];
}

/** @throws {ApiError} when applications are not for whoever asks */
async function requireRecruiter(req: PayloadRequest): Promise<void> {
  if ((await getReadableForms(req)).includes('applications')) return;
  throw new ApiError(
    403,
    translateError(req, ({ access }) => access.applications),
  );
}
