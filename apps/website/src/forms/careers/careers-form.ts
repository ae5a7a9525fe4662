import { careersFieldsSchema } from '@agency/contracts';
import { checkResume } from '@agency/resumes/check-resume';
import { toStoredName } from '@agency/resumes/resume-kind';
import { BusyError } from '@agency/server/semaphore';
import type { FormDefinition } from '../server/submission.ts';
import { RESUME_FIELD } from './careers-copy.ts';

/** A resume of 5 MB, the other fields, and the parts of multipart. */
const MAX_BYTES = 6.5 * 1024 * 1024;

export const careersForm: FormDefinition = {
  name: 'careers',
  schema: careersFieldsSchema,
  maxBytes: MAX_BYTES,
  hasOpening: true,
  file: {
    name: RESUME_FIELD,
    async findProblem({ name, bytes }) {
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
      resumeName: toStoredName(name, bytes),
      resumeType: type || 'application/octet-stream',
    }),
  },
};
