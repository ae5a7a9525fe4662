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
import { recordDueDateRemoved, updateUnchanged } from './change-messages.ts';
import { typedText } from './list-query.ts';
import { findMessage } from './read-inbox.ts';
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

/** Applicants who were written to, and others. */
export interface RejectionOutcome {
  sent: Recipient[];
  unreached: SkippedRecipient[];
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
    else unreached.push({ id, who: application?.sender || 'Somebody', why });
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
): Promise<RejectionOutcome> {
  requireRecruiter(req);
  if (!isMailConfigured()) throw new ApiError(409, 'No mail server is set. Nothing was sent.');
  const all: RejectionOutcome = { sent: [], unreached: [] };
  for (const id of new Set(ids)) {
    const outcome = await rejectOne(req, id, { subject, text });
    if ('why' in outcome) all.unreached.push(outcome);
    else all.sent.push(outcome);
  }
  return all;
}

async function rejectOne(
  asked: PayloadRequest,
  id: number,
  words: RejectionText,
): Promise<Recipient | SkippedRecipient> {
  const { payload, user } = asked;
  const application = await findApplication(asked, id);
  const who = application?.sender || 'Somebody';
  const obstacle = await findSkipReason(asked, application);
  if (!application || obstacle) return { id, who, why: obstacle };
  const recipient = toRecipient(application);
  try {
    await inTransaction(payload, (req) => {
      Object.assign(req, { user });
      return storeRejection(req, application, fillRejectionText(words, recipient.facts));
    });
  } catch (error) {
    // Another request was first: the application has changed, or has a delivery with the unique key.
    const why = await findSkipReason(asked, await findApplication(asked, id));
    if (!why && !(error instanceof ConcurrentChangeError)) throw error;
    return { id, who, why: why || 'was changed meanwhile' };
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
  const data: Partial<Submission> = {
    stage: 'rejected',
    state: stateOfStage.rejected,
    rejection: { ...words, at },
    // The mail counts as the reply.
    firstAnsweredAt: application.firstAnsweredAt ?? at,
    answerBy: null,
  };
  if (!(await updateUnchanged(req, id, { stage, state }, data))) throw new ConcurrentChangeError();
  if (!(await queueRejection(req, application))) throw new ConcurrentChangeError();
  const [before, after] = [stages[stage ?? 'new'], stages.rejected];
  const note = `${words.subject}\n\n${words.text}`;
  await recordEvents(req, [
    { form: 'application', messageId: id, act: 'rejected', before, after, note },
  ]);
  if (answerBy) await recordDueDateRemoved(req, 'application', id, answerBy);
}

/** The application was changed concurrently. */
class ConcurrentChangeError extends Error {}

/** Why an application gets no mail; empty if it gets one. */
async function findSkipReason(
  req: PayloadRequest,
  application: Submission | undefined,
): Promise<string> {
  if (!application) return 'has withdrawn the application, or it was deleted';
  if (await hasRejection(req, application.id)) return 'has a reject mail already';
  if (!application.answers.email?.includes('@')) return 'left no e-mail address';
  if (application.state === 'spam') return 'is put aside as spam';
  return application.stage === 'hired' ? 'is hired' : '';
}

function toRecipient(application: Submission): Recipient {
  const { language, brandName } = getMailLocale(toMessageLanguage(application));
  const { id, sender, answers } = application;
  const { email = '', position = '' } = answers;
  const who = sender ?? '';
  const facts = { name: who, position, brand: brandName };
  return { id, who, email, language: language.tag, facts };
}

async function findApplication(req: PayloadRequest, id: number): Promise<Submission | undefined> {
  const message = await findMessage(req, id);
  return message?.form === 'application' ? message : undefined;
}

/** @throws {ApiError} 403 if the user may not read applications */
function requireRecruiter(req: PayloadRequest): void {
  if (readableForms(req).includes('application')) return;
  throw new ApiError(
    403,
    translateError(req, ({ access }) => access.applications),
  );
}
