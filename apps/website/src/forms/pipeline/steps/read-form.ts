import { formLimits } from '../client-limits.ts';
import type { KeptFiles } from '../kept-files.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import { readFields, splitReserved } from '../read-fields.ts';
import type { AdmittedForm, ReadForm } from '../submission.ts';

/** Reads the body, and finds the file of an earlier try when none comes with this one. */
export const readForm =
  (keptFiles: KeptFiles) =>
  async (admitted: AdmittedForm): Promise<ReadForm | Refusal> => {
    const { refusals } = admitted.words;
    const sent = await readFields(admitted, admitted.maxBytes, admitted.slot?.isDue);
    if ('problem' in sent) {
      if (sent.problem === 'unreadable') return toRefusal(400, refusals.unreadable);
      const { values } = sent;
      return sent.problem === 'ended'
        ? toRefusal(503, refusals.busy, { values, retryAfter: formLimits.busy })
        : toRefusal(413, refusals.tooLarge, { values });
    }
    const { token, ...typed } = splitReserved(sent.values);
    const earlier = sent.file ? undefined : keptFiles.find(token);
    return {
      ...admitted,
      ...typed,
      hasUnknownFields: sent.hasUnknown,
      file: sent.file ?? earlier,
      earlierFile: earlier && { token, name: earlier.name },
    };
  };
