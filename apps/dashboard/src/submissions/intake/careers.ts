import { type JobApplication, type MessageMetadata, OPENING_FIELD } from '@agency/contracts';
import { checkResume } from '@agency/resumes/check-resume';
import { type ResumeNote, toResumeName } from '@agency/resumes/resume-rules';
import { parseMultipart } from '@agency/server/multipart';
import { BusyError } from '@agency/server/semaphore';
import type { Payload } from 'payload';
import { findOpen } from '../../api/openings.ts';
import { ApiError } from '../../api/response.ts';
import { DiskFullError } from '../../platform/object-store.ts';
import { storeIncomingResume } from '../resumes.ts';

/** Maximum application, in bytes: 5 MB in base64 and the other fields. */
export const MAX_APPLICATION_BYTES = 7.5 * 1024 * 1024;

// Warnings for users who open the file.
const notes: Record<ResumeNote, string> = {
  attachments: 'Other files are attached to it.',
  form: 'It is a form that may change when it is filled in.',
};

/** Parses a multipart form with unique text fields. */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, string>> {
  if (!/^\s*multipart\/form-data\s*;/i.test(contentType))
    throw new ApiError(415, 'The message must be sent as multipart/form-data.');
  const limits = { textBytes: bytes.length, fileBytes: bytes.length };
  const parts = await parseMultipart(bytes, contentType, limits).catch(() => {
    throw new ApiError(400, 'The form cannot be read.');
  });
  const fields = new Map<string, string>();
  for (const [name, value] of parts) {
    if (typeof value !== 'string' || fields.has(name))
      throw new ApiError(400, 'Every field must be text and come once.');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** Stores the resume as incoming, and returns the columns of the application. */
export async function receiveResume(application: JobApplication) {
  const { resume, resumeName, resumeType: _unused, ...answers } = application;
  const name = toResumeName(resumeName);
  const bytes = Buffer.from(resume, 'base64');
  try {
    // The website has checked it too; the dashboard does not rely on that.
    const check = await checkResume(name, bytes);
    if (!check.ok) {
      const status = check.problem === 'tooLarge' ? 413 : 422;
      throw new ApiError(status, 'The resume is refused.', { resume: check.problem });
    }
    return {
      answers,
      resumeName: toResumeName(name, check.kind),
      resumeKind: check.kind,
      resumeSize: bytes.length,
      resumeNote: check.notes.map((note) => notes[note]).join(' ') || undefined,
      resumeKey: await storeIncomingResume(bytes),
    };
  } catch (error) {
    if (error instanceof BusyError)
      throw new ApiError(503, 'Too many resumes are being checked now.');
    if (error instanceof DiskFullError) throw new ApiError(503, 'There is no room for files now.');
    throw error;
  }
}

/**
 * The column with the opening, if the application is for one.
 * @throws {ApiError} 410 if it is closed
 */
export async function findOpening(payload: Payload, { opening: slug }: MessageMetadata) {
  if (!slug) return {};
  const opening = await findOpen(payload, slug);
  if (!opening) throw new ApiError(410, 'This position is closed.', { [OPENING_FIELD]: 'closed' });
  return { opening: opening.id };
}
