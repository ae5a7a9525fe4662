import { languages } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError, createApiError } from '../../api/response.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { getMailLocale } from '../../outbox/mail-copy.ts';
import { hasRejection, queueRejection } from '../../outbox/queue-deliveries.ts';
import type { Submission } from '../../payload-types.ts';
import { rowIdSchema } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { readableForms } from '../forms.ts';
import { recordEvents } from '../history.ts';
import { toMessageLanguage } from '../message-language.ts';
import { stateOfStage } from '../workflow.ts';
import { toDueDateRemoved, updateUnchanged } from './change-messages.ts';
import { typedText } from './list-query.ts';
import { findMessage } from './read-inbox.ts';

/** Applicants in one request: a page of the list. */
const MAX_AT_ONCE = 50;

const ids = z.array(rowIdSchema).min(1).max(MAX_AT_ONCE);

/** Applications that were selected. */
export const recipientsSchema = z.strictObject({ ids });

/** A rejection mail as the user has confirmed it. */
export const rejectionSchema = z.strictObject({
  ids,
  subject: typedText(200).pipe(z.string().min(1)),
  text: typedText(5000).pipe(z.string().min(1)),
});

/** Text of a rejection mail with placeholders `{name}`, `{position}` and `{brand}`. */
type RejectionText = Pick<z.infer<typeof rejectionSchema>, 'subject' | 'text'>;

/** Recipient of a rejection mail. */
type Recipient = ReturnType<typeof toRecipient>;

/** A selected application without mail, with the reason. */
interface SkippedRecipient {
  id: number;
  who: string;
  why: string;
}

/** Selected applications with and without mail. */
export type Recipients = Awaited<ReturnType<typeof getRecipients>>;

/** Applicants who were written to, and others. */
export type RejectionOutcome = Awaited<ReturnType<typeof sendRejections>>;

/** Preview of the recipients. */
export async function getRecipients(
  req: PayloadRequest,
  { ids }: z.infer<typeof recipientsSchema>,
) {
  requireRecruiter(req);
  const recipients: Recipient[] = [];
  const unreached: SkippedRecipient[] = [];
  for (const id of new Set(ids)) {
    const { application, skipped } = await findApplicant(req, id);
    if (application) recipients.push(toRecipient(application));
    else unreached.push(skipped);
  }
  const used = languages.filter(({ tag }) => recipients.some(({ language }) => language === tag));
  /** By language tag. */
  const templates: Record<string, RejectionText> = Object.fromEntries(
    used.map((language) => [language.tag, getMailLocale(language).copy.rejection]),
  );
  return { recipients, unreached, isMailSet: isMailConfigured(), templates };
}

/**
 * Sends rejection mails. Text, stage, history and delivery of each application are stored in one transaction, once.
 * Applications that cannot get one are reported.
 */
export async function sendRejections(
  req: PayloadRequest,
  { ids, ...mail }: z.infer<typeof rejectionSchema>,
) {
  requireRecruiter(req);
  if (!isMailConfigured()) throw new ApiError(409, 'No mail server is set. Nothing was sent.');
  const sent: Recipient[] = [];
  const unreached: SkippedRecipient[] = [];
  for (const id of new Set(ids)) {
    const { application, skipped } = await findApplicant(req, id);
    if (!application) {
      unreached.push(skipped);
      continue;
    }
    const recipient = toRecipient(application);
    try {
      await inTransaction(req, (inside) =>
        storeRejection(inside, application, {
          subject: fillPlaceholders(mail.subject, recipient.facts),
          text: fillPlaceholders(mail.text, recipient.facts),
        }),
      );
      if (!(await hasRejection(req, id)))
        throw new Error('a reject mail is not there after it was stored');
      sent.push(recipient);
    } catch (error) {
      // Another request was first: the application has changed, or has a delivery with the unique key.
      const now = await findApplicant(req, id);
      if (now.application && !(error instanceof ConcurrentChangeError)) throw error;
      unreached.push(now.skipped ?? { id, who: recipient.who, why: 'was changed meanwhile' });
    }
  }
  return { sent, unreached };
}

async function storeRejection(
  req: PayloadRequest,
  application: Submission,
  mail: RejectionText,
): Promise<void> {
  const { id, stage, state, answerBy } = application;
  const at = new Date().toISOString();
  const data: Partial<Submission> = {
    stage: 'rejected',
    state: stateOfStage.rejected,
    rejection: { ...mail, at },
    // The mail counts as the reply.
    firstAnsweredAt: application.firstAnsweredAt ?? at,
    answerBy: null,
  };
  if (!(await updateUnchanged(req, id, { stage, state }, data))) throw new ConcurrentChangeError();
  if (!(await queueRejection(req, application))) throw new ConcurrentChangeError();
  const note = `${mail.subject}\n\n${mail.text}`;
  const moved = { before: stage ?? 'new', after: 'rejected', note };
  await recordEvents(req, [
    { form: 'application', messageId: id, act: 'rejected', ...moved },
    ...(answerBy ? [toDueDateRemoved('application', id, answerBy)] : []),
  ]);
}

/** The application was changed concurrently. */
class ConcurrentChangeError extends Error {}

/** An application that can get a mail, or why it cannot. */
async function findApplicant(
  req: PayloadRequest,
  id: number,
): Promise<
  { application: Submission; skipped?: never } | { application?: never; skipped: SkippedRecipient }
> {
  const message = await findMessage(req, id);
  const application = message?.form === 'application' ? message : undefined;
  const why = await findSkipReason(req, application);
  return application && !why
    ? { application }
    : { skipped: { id, who: application?.sender || 'Somebody', why } };
}

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

function toRecipient(application: Submission) {
  const { language, brandName } = getMailLocale(toMessageLanguage(application));
  const { id, sender, answers } = application;
  const { email = '', position = '' } = answers;
  const who = sender ?? '';
  const facts = { name: who, position, brand: brandName };
  return { id, who, email, language: language.tag, facts };
}

/** @throws {ApiError} 403 if the user may not read applications */
function requireRecruiter(req: PayloadRequest): void {
  if (readableForms(req).includes('application')) return;
  throw createApiError(req, 403, ({ access }) => access.applications);
}
