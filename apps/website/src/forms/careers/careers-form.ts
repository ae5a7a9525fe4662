import { careersFieldsSchema } from '@agency/contracts';
import { checkResume } from '@agency/resumes/check-resume';
import { toResumeName } from '@agency/resumes/resume-rules';
import type { FileField, FormDefinition } from '../gate/form-definition.ts';

/** Applications of one client in a period of seconds. The one place to change it. */
const rate = { messages: 3, period: 3600 };

/** A resume of 5 MB, the other fields, and what multipart adds. */
const maxBytes = 6.5 * 1024 * 1024;

const resume: FileField = {
  name: 'resume',
  findProblem: async ({ name, bytes }) => {
    const check = await checkResume(name, bytes);
    return check.ok ? undefined : check.problem;
  },
  toFields: ({ name, type, bytes }) => ({
    resume: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'),
    resumeName: toResumeName(name),
    resumeType: type || 'application/octet-stream',
  }),
};

/** The application form, as the gate takes it in. */
export const careersForm: FormDefinition = {
  name: 'careers',
  schema: careersFieldsSchema,
  maxBytes,
  rate,
  file: resume,
};
