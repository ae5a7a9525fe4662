import { careersFieldsSchema } from '@agency/contracts';
import { checkResume } from '@agency/resumes/check-resume';
import { toKeptName } from '@agency/resumes/resume-kind';
import { BusyError } from '@agency/server/semaphore';
import type { FileField, FormDefinition } from '../server/form-definition.ts';
import { RESUME_FIELD } from './resume-field.ts';

/** A resume of 5 MB, the other fields, and what multipart adds. */
const MAX_BYTES = 6.5 * 1024 * 1024;

const resume: FileField = {
  name: RESUME_FIELD,
  findProblem: async ({ name, bytes }) => {
    try {
      const check = await checkResume(name, bytes);
      return check.ok ? undefined : check.problem;
    } catch (error) {
      if (error instanceof BusyError) return 'busy';
      throw error;
    }
  },
  toFields: ({ name, type, bytes }) => ({
    [RESUME_FIELD]: bytes.toString('base64'),
    resumeName: toKeptName(name, bytes),
    resumeType: type || 'application/octet-stream',
  }),
};

/** The application form, as the server takes it in. */
export const careersForm: FormDefinition = {
  name: 'careers',
  schema: careersFieldsSchema,
  maxBytes: MAX_BYTES,
  hasOpening: true,
  file: resume,
};
