import {
  careersSchema,
  type JobApplication,
  type MessageMetadata,
  OPENING_FIELD,
} from '@agency/contracts';
import { checkResume, type ResumeCheck, type ResumeNote } from '@agency/resumes/check-resume';
import { toResumeName } from '@agency/resumes/resume-rules';
import { BusyError } from '@agency/server/semaphore';
import type { Payload } from 'payload';
import {
  removeResume,
  retainResume,
  storeIncomingResume,
} from '../../collections/applications/resumes.ts';
import { DiskFullError } from '../../platform/resume-vault.ts';
import { findOpen } from '../openings.ts';
import { ApiError } from '../response.ts';
import { type Attachment, handleSubmission, type Intake } from './intake.ts';
import { parseForm } from './parse-form.ts';

/** Maximum application, in bytes: 5 MB in base64 and the other fields. */
export const MAX_APPLICATION_BYTES = 7.5 * 1024 * 1024;

// Warnings for users who open the file.
const notes: Record<ResumeNote, string> = {
  attachments: 'Other files are attached to it.',
  form: 'It is a form that may change when it is filled in.',
};

const resume: Attachment<JobApplication> = {
  async receive({ resume: content, resumeName, resumeType: _unused, ...fields }) {
    const name = toResumeName(resumeName);
    const bytes = Buffer.from(content, 'base64');
    // The website has checked it too; the dashboard does not rely on that.
    const check = await checkOrPutOff(name, bytes);
    if (!check.ok) {
      const status = check.problem === 'tooLarge' ? 413 : 422;
      throw new ApiError(status, 'The resume is refused.', { resume: check.problem });
    }
    return {
      ...fields,
      resumeName: toResumeName(name, check.kind),
      resumeKind: check.kind,
      resumeSize: bytes.length,
      resumeNote: check.notes.map((note) => notes[note]).join(' ') || undefined,
      resumeKey: await receive(bytes),
    };
  },
  // Retention may have deleted the file before the application is sent again.
  settle: async ({ resumeKey, resumeDeletedAt }) =>
    resumeDeletedAt ? undefined : retainResume(String(resumeKey)),
  discard: ({ resumeKey }) => removeResume(String(resumeKey)),
};

async function checkOrPutOff(name: string, bytes: Uint8Array): Promise<ResumeCheck> {
  try {
    return await checkResume(name, bytes);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    throw new ApiError(503, 'Too many resumes are being checked now.');
  }
}

async function receive(bytes: Uint8Array): Promise<string> {
  try {
    return await storeIncomingResume(bytes);
  } catch (error) {
    if (!(error instanceof DiskFullError)) throw error;
    throw new ApiError(503, 'There is no room for files now.');
  }
}

/** The opening, which must be open. */
async function findOpening(payload: Payload, { opening: slug }: MessageMetadata) {
  if (!slug) return {};
  const opening = await findOpen(payload, slug);
  if (!opening) throw new ApiError(410, 'This position is closed.', { [OPENING_FIELD]: 'closed' });
  return { opening: opening.id };
}

const careers: Intake<JobApplication> = {
  schema: careersSchema,
  collection: 'applications',
  form: 'careers',
  letter: 'A',
  maxBytes: MAX_APPLICATION_BYTES,
  parseBody: parseForm,
  isWithdrawable: true,
  link: findOpening,
  attachment: resume,
};

/** `POST /api/submissions/careers` */
export const handleCareers = (payload: Payload, request: Request): Promise<Response> =>
  handleSubmission(careers, payload, request);
