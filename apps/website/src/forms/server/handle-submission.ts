import { messagesAnHour, OPENING_FIELD } from '@agency/contracts';
import { toClientKey } from '@agency/server/client-address';
import * as z from 'zod';
import { toFieldSentence, toSummaryTitle } from '../form-state.ts';
import { createDeliveries, type DeliveryOptions, type FailedDelivery } from './deliveries.ts';
import { formLimits } from './form-limits.ts';
import { identifyMessage } from './message-identity.ts';
import { toMetadata } from './message-metadata.ts';
import { isFromOwnPage } from './own-page.ts';
import { isReadable } from './parse-fields.ts';
import { createRateLimit } from './rate-limit.ts';
import { listFields, mayHaveFile, readForm, rejectEarly } from './read-form.ts';
import { decideFormat } from './response.ts';
import { createRetainedUploads } from './retained-uploads.ts';
import { createSpamFilter, toSpamFeatures } from './spam/spam-filter.ts';
import {
  type Rejection,
  reject,
  type SentForm,
  type ServerMessages,
  type Submission,
  type SubmissionResult,
} from './submission.ts';
import { createUploadSlots, noSlot } from './upload-slots.ts';

/** Seconds until the next attempt after a failed delivery. */
const RETRY_AFTER = 30;

/** Processes a submitted form. Never throws because of what a client sends. */
export type SubmissionHandler = (submission: Submission) => Promise<SubmissionResult>;

export function createSubmissionHandler({
  siteUrl,
  ...options
}: DeliveryOptions & { siteUrl: string }): SubmissionHandler {
  const postLimit = createRateLimit(formLimits.posts);
  const messageLimits = {
    contact: createRateLimit(messagesAnHour.contact),
    enquiry: createRateLimit(messagesAnHour.enquiry),
    careers: createRateLimit(messagesAnHour.careers),
  };
  const uploadSlots = createUploadSlots(formLimits.uploads);
  const retainedUploads = createRetainedUploads();
  const spamFilter = createSpamFilter();
  const deliveries = createDeliveries(options);

  /** Checks from cheap to expensive, then delivers. */
  return async function handleSubmission(submission) {
    const { form, request, messages } = submission;
    const { refusals } = messages;
    const client = toClientKey(submission.clientAddress);

    const badRequest = checkRequest(submission, siteUrl);
    if (badRequest) return badRequest;
    const postWait = await postLimit.take(`${form.name} ${client}`);
    if (postWait) {
      return rejectEarly(submission, 429, { retryAfter: postWait, retainedUploads });
    }
    const slot = mayHaveFile(submission) ? await uploadSlots.acquire(client) : noSlot;
    if (!slot) {
      return rejectEarly(submission, 503, { retryAfter: formLimits.busy, retainedUploads });
    }
    try {
      const sent = await readForm(submission, slot, retainedUploads);
      if ('kind' in sent) return sent;
      const identity = await identifyMessage(form, sent);
      // Every later rejection gives back what was typed.
      const returned: Partial<Rejection> = {
        values: sent.values,
        submissionId: identity.submissionId,
      };
      if (identity.hasInvalidId) return reject(422, refusals.unreadable, returned);
      if (sent.isPreview) return reject(403, refusals.preview, { ...returned, isPreview: true });

      const fileProblem = sent.file
        ? await form.file?.findProblem(sent.file)
        : form.file && 'required';
      if (fileProblem === 'busy') {
        return reject(503, refusals.busy, { ...returned, retryAfter: formLimits.busy });
      }
      if (sent.file && !fileProblem && decideFormat(request) === 'page') {
        returned.retainedUpload = sent.retainedUpload ?? retainedUploads.add(sent.file);
      }
      const validation = validateForm(submission, sent, fileProblem);
      if (validation.fields) {
        const status = fileProblem === 'tooLarge' ? 413 : 422;
        return reject(status, validation.title, { ...returned, fields: validation.fields });
      }

      const attempt = deliveries.prepare(form.name, identity);
      const deleteRetained = () => retainedUploads.delete(returned.retainedUpload?.token ?? '');
      if (attempt.earlierResult) {
        deleteRetained();
        return attempt.earlierResult;
      }
      const limit = messageLimits[form.name];
      const wait = attempt.isRepeat ? undefined : await limit.take(client);
      if (wait) return reject(429, refusals.tooMany, { ...returned, retryAfter: wait });

      const { message } = validation;
      const features = toSpamFeatures(message, sent, client);
      const metadata = toMetadata(submission, sent, { siteUrl, spam: spamFilter.score(features) });
      const outgoing = { form, identity, attempt, message, metadata, client };
      const result = await deliveries.deliverOnce(outgoing);
      if (result.kind !== 'stored') {
        if (!attempt.isRepeat) await limit.giveBack(client);
        return rejectDelivery(result, returned, refusals);
      }
      if (!attempt.isRepeat) spamFilter.record(features);
      deleteRetained();
      return result;
    } finally {
      slot.release();
    }
  };
}

function rejectDelivery(
  delivery: FailedDelivery,
  returned: Partial<Rejection>,
  { closed, tooMany, notStored }: ServerMessages['refusals'],
): Rejection {
  switch (delivery.kind) {
    case 'closed':
      return reject(410, closed, { ...returned, fields: { [OPENING_FIELD]: closed } });
    case 'flood':
      return reject(429, tooMany, { ...returned, retryAfter: delivery.wait });
    case 'conflict':
      return reject(503, notStored, { ...returned, retryAfter: RETRY_AFTER });
    case 'failed': {
      const detail = delivery.upstreamMessage;
      return reject(503, notStored, { ...returned, retryAfter: RETRY_AFTER, detail });
    }
  }
}

/** The valid message, or the error messages of all invalid fields and their title. */
function validateForm(
  { form, messages }: Submission,
  { values, file }: SentForm,
  fileProblem: string | undefined,
) {
  const { data, error } = z.safeParse(form.schema, values);
  const fileField = form.file;
  if (data && !fileProblem) {
    return { message: { ...data, ...(fileField && file && fileField.toFields(file)) } };
  }
  const problems = listFields(form).flatMap((name): [name: string, problem: string][] => {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    return issue ? [[name, issue.message]] : [];
  });
  if (fileField && fileProblem) problems.push([fileField.name, fileProblem]);
  const fields = Object.fromEntries(
    problems.map(([name, problem]) => [name, toFieldSentence(name, problem, messages)]),
  );
  // An invalid file is not a missing one.
  const given = { ...values, ...(fileField && file && { [fileField.name]: file.name }) };
  return { title: toSummaryTitle(Object.keys(fields), given, messages), fields };
}

/** Rejects by the headers: another method, another site, a body that cannot be parsed. */
function checkRequest(
  { request, messages: { refusals } }: Submission,
  siteUrl: string,
): Rejection | undefined {
  if (request.method !== 'POST') return reject(405, refusals.unreadable);
  if (!isFromOwnPage(request, siteUrl)) return reject(403, refusals.crossSite);
  return isReadable(request.headers) ? undefined : reject(415, refusals.unreadable);
}
