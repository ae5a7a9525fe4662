import type { PayloadHandler, PayloadRequest } from 'payload';
import { recruiters } from '../access/access.ts';
import { errorResponse } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { getWithheldReason } from '../jobs/virus-scan/scan-state.ts';
import { translateError } from '../panel/language/errors.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import type { Submission } from '../payload-types.ts';
import { isResumeKey, readResume } from './resumes.ts';

const reasons = {
  pending: 'This resume is being checked for viruses. Try again in a moment.',
  unknown: 'This resume could not be checked for viruses, and is not handed out.',
  infected: 'A virus was found in this resume. It is not handed out.',
} as const;

/**
 * `GET /cms-api/submissions/resumes/{key}` downloads a resume, for recruiters and admins. Browsers never open it on
 * our origin.
 */
export const handleResumeDownload: PayloadHandler = async (req) => {
  const rejection = rejectUnauthorized(req, recruiters, ({ access }) => access.resumes);
  if (rejection) return rejection;
  const key = req.routeParams?.key;
  if (!isResumeKey(key)) return noSuchResume(req);
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { resumeKey: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const application = docs[0];
  const withheld = application && getWithheldReason(application);
  if (withheld) return errorResponse(409, reasons[withheld]);
  const body = application && (await readResume(key));
  if (!body) return noSuchResume(req);
  await recordAudit(req, { act: 'resume-opened', subject: `application ${application.id}` });
  req.payload.logger.info(
    { user: req.user?.id, application: application.reference },
    'a resume was downloaded',
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(application.resumeSize),
      'Content-Disposition': toAttachment(application),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  });
};

/** `Content-Disposition` with an ASCII name and the UTF-8 name (RFC 6266). */
function toAttachment({ resumeName: name, resumeKind: kind }: Submission): string {
  const encoded = encodeURIComponent(name ?? '').replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="resume.${kind}"; filename*=UTF-8''${encoded}`;
}

const noSuchResume = (req: PayloadRequest) =>
  errorResponse(
    404,
    translateError(req, ({ access }) => access.noResume),
  );
