import { type WithdrawalReply, withdrawalSchema } from '@agency/contracts';
import type { Payload, Where } from 'payload';
import { readJson } from '../../api/parse-body.ts';
import { ApiError, jsonResponse } from '../../api/response.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import type { Submission } from '../../payload-types.ts';
import { parseWithdrawToken } from '../../platform/signed-text.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { unretainResume } from '../resumes.ts';
import { isFromWebsite, rejectOthers } from './intake.ts';

/** Maximum body, in bytes. */
const MAX_BODY_BYTES = 1024;

/** Actor in the audit trail. */
const theApplicant = { id: 0, email: 'the applicant' };

/**
 * `POST /api/submissions/withdraw` deletes one application with file, history and deliveries, as the panel does.
 * Repeated, it responds `gone`.
 */
export async function handleWithdrawal(payload: Payload, request: Request): Promise<Response> {
  if (!isFromWebsite(request.headers.get('authorization'))) return rejectOthers();
  const body = await readJson(request.body, MAX_BODY_BYTES);
  const parsed = withdrawalSchema.safeParse(body);
  if (!parsed.success) throw new ApiError(400, 'This is no link of ours.');
  const submissionId = parseWithdrawToken(parsed.data.token);
  if (!submissionId) throw new ApiError(404, 'This is no link of ours.');
  const where = { submissionId: { equals: submissionId }, form: { equals: 'application' } };
  const find = () => payload.db.findOne<Submission>({ collection: 'submissions', where });
  const { resumeKey } = (await find()) ?? {};
  // Before the transaction too, so that a slow bucket does not block it.
  if (resumeKey) await unretainResume(resumeKey);
  let outcome: WithdrawalReply['outcome'] = 'gone';
  let failure: unknown = new Error('an application stays after it was deleted');
  try {
    if (await remove(payload, where)) outcome = 'deleted';
  } catch (error) {
    failure = error;
  }
  // A failed commit is not always reported.
  if (await find()) throw failure;
  return jsonResponse({ outcome } satisfies WithdrawalReply);
}

/** Deletes and records it in one transaction. */
const remove = (payload: Payload, where: Where): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const { docs, errors } = await payload.delete({
      collection: 'submissions',
      where,
      depth: 0,
      req,
      // The signed link is the permission.
      overrideAccess: true,
    });
    if (errors[0]) throw new Error(errors[0].message);
    for (const { id } of docs) {
      await recordAudit(req, { act: 'withdrawn', subject: `application ${id}` }, theApplicant);
    }
    return docs.length > 0;
  });
