import { languages } from '@agency/content/languages';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { getMailLocale } from '../../outbox/mail-copy.ts';
import { hasRejection, queueRejection } from '../../outbox/queue-deliveries.ts';
import { translateError } from '../../panel/language/errors.ts';
import type { Submission } from '../../payload-types.ts';
import { rowIdSchema } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { readableForms } from '../forms.ts';
import { recordEvents } from '../history.ts';
import { toMessageLanguage } from '../message-language.ts';
import { stages, stateOfStage } from '../workflow.ts';
import { recordDueDateRemoved } from './notes-and-replies.ts';
import { typedText } from './parse-filters.ts';
import { asReader } from './read-inbox.ts';
import {
  fillRejectionText,
  type RejectionPlaceholders,
  type RejectionText,
} from './rejection-text.ts';

/** Applicants in one request: a page of the list. */
const MOST_AT_ONCE = 50;

const ids = z.array(rowIdSchema).min(1).max(MOST_AT_ONCE);

/** Applications that were selected. */
export const recipientsSchema = z.strictObject({ ids });

/** A rejection mail as the user has confirmed it. */
export const rejectionSchema = z.strictObject({
  ids,
  subject: typedText(200).pipe(z.string().min(1)),
  text: typedText(5000).pipe(z.string().min(1)),
});

/** Recipient of a rejection mail. */
export interface Recipient {
  id: number;
  /** Full name. */
  who: string;
  email: string;
  /** Language tag of application and mail. */
  language: string;
  facts: RejectionPlaceholders;
}

/** A selected application without mail, with the reason. */
export interface SkippedRecipient {
  id: number;
  who: string;
  why: string;
}

/** Selected applications with and without mail. */
export interface Recipients {
  recipients: Recipient[];
  unreached: SkippedRecipient[];
  isMailSet: boolean;
  /** Templates by language tag. */
  templates: Record<string, RejectionText>;
}

/** Preview of the recipients. */
export async function getRecipients(
  req: PayloadRequest,
  { ids }: z.infer<typeof recipientsSchema>,
): Promise<Recipients> {
  requireRecruiter(req);
  const recipients: Recipient[] = [];
  const unreached: SkippedRecipient[] = [];
  for (const id of new Set(ids)) {
    const application = await findApplication(req, id);
    const why = await findSkipReason(req, application);
    if (application && !why) recipients.push(toRecipient(application));
    else unreached.push(toSkipped(id, application, why));
  }
  const used = languages.filter(({ tag }) => recipients.some(({ language }) => language === tag));
  const templates = Object.fromEntries(
    used.map((language) => [language.tag, getMailLocale(language).words.rejection]),
  );
  return { recipients, unreached, isMailSet: isMailConfigured(), templates };
}

/**
 * Sends rejection mails. Text, stage, history and delivery of each application are stored in one transaction, once.
 * Applications that cannot get one are reported.
 */
export async function sendRejections(
  req: PayloadRequest,
  { ids, subject, text }: z.infer<typeof rejectionSchema>,
) {
  requireRecruiter(req);
  if (!isMailConfigured()) throw new ApiError(409, 'No mail server is set. Nothing was sent.');
  const sent: Recipient[] = [];
  const unreached: SkippedRecipient[] = [];
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
  words: RejectionText,
): Promise<Recipient | SkippedRecipient> {
  const { payload, user } = asked;
  const application = await findApplication(asked, id);
  const obstacle = await findSkipReason(asked, application);
  if (!application || obstacle) return toSkipped(id, application, obstacle);
  const recipient = toRecipient(application);
  try {
    await inTransaction(payload, (req) => {
      Object.assign(req, { user });
      return storeRejection(req, application, fillRejectionText(words, recipient.facts));
    });
  } catch (error) {
    // Another request was first: the key of the delivery is unique.
    if (await hasRejection(asked, id)) return toSkipped(id, application, HAS_ONE);
    if (!(error instanceof ConcurrentChangeError)) throw error;
    const present = await findApplication(asked, id);
    return toSkipped(id, present, (await findSkipReason(asked, present)) || CHANGED);
  }
  if (!(await hasRejection(asked, id)))
    throw new Error('a reject mail is not there after it was stored');
  return recipient;
}

async function storeRejection(
  req: PayloadRequest,
  application: Submission,
  words: RejectionText,
): Promise<void> {
  const { id, stage, state, answerBy } = application;
  const at = new Date().toISOString();
  const stored = await req.payload.db.updateOne({
    collection: 'submissions',
    // Only if it is unchanged.
    where: {
      and: [{ id: { equals: id } }, { stage: { equals: stage } }, { state: { equals: state } }],
    },
    data: {
      stage: 'rejected',
      state: stateOfStage.rejected,
      rejection: { ...words, at },
      // The mail counts as the reply.
      firstAnsweredAt: application.firstAnsweredAt ?? at,
      answerBy: null,
    },
    options: { atomic: true },
    req,
  });
  if (!stored) throw new ConcurrentChangeError();
  if (!(await queueRejection(req, application))) throw new ConcurrentChangeError();
  await recordEvents(req, [
    {
      ...{ form: 'application', messageId: id, act: 'rejected' },
      ...{ before: stages[stage ?? 'new'], after: stages.rejected },
      note: `${words.subject}\n\n${words.text}`,
    },
  ]);
  if (answerBy) await recordDueDateRemoved(req, { form: 'application', messageId: id, answerBy });
}

/** The application was changed concurrently. */
class ConcurrentChangeError extends Error {}

const HAS_ONE = 'has a reject mail already';
const CHANGED = 'was changed meanwhile';

/** Why an application gets no mail; empty if it gets one. */
async function findSkipReason(
  req: PayloadRequest,
  application: Submission | undefined,
): Promise<string> {
  if (!application) return 'has withdrawn the application, or it was deleted';
  if (await hasRejection(req, application.id)) return HAS_ONE;
  if (!application.answers.email?.includes('@')) return 'left no e-mail address';
  if (application.state === 'spam') return 'is put aside as spam';
  return application.stage === 'hired' ? 'is hired' : '';
}

const toSkipped = (
  id: number,
  application: Submission | undefined,
  why: string,
): SkippedRecipient => ({
  id,
  who: application ? toWho(application) : 'Somebody',
  why,
});

const toWho = ({ sender }: Submission) => sender ?? '';

function toRecipient(application: Submission): Recipient {
  const { language, brandName } = getMailLocale(toMessageLanguage(application));
  const { id } = application;
  const { email = '', position = '' } = application.answers;
  const who = toWho(application);
  return {
    id,
    who,
    email,
    language: language.tag,
    facts: { name: who, position, brand: brandName },
  };
}

async function findApplication(req: PayloadRequest, id: number): Promise<Submission | undefined> {
  const { docs } = await req.payload.find({
    ...asReader(req),
    overrideAccess: false,
    where: { id: { equals: id }, form: { equals: 'application' } },
  });
  return docs[0];
}

/** @throws {ApiError} 403 if the user may not read applications */
function requireRecruiter(req: PayloadRequest): void {
  if (readableForms(req).includes('application')) return;
  throw new ApiError(
    403,
    translateError(req, ({ access }) => access.applications),
  );
}
