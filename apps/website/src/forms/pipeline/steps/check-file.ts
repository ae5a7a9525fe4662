import { toFieldSentence } from '../../form-state.ts';
import { formLimits } from '../client-limits.ts';
import type { KeptFiles } from '../kept-files.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import { decideReply } from '../reply.ts';
import type { InspectedForm, ParsedForm } from '../submission.ts';

/** Looks into the file. A good one is kept for a page, which cannot hold it itself, should the form be refused. */
export const checkFile =
  (keptFiles: KeptFiles) =>
  async (parsed: ParsedForm): Promise<InspectedForm | Refusal> => {
    const { form, request, file, earlierFile, words, kept, problems } = parsed;
    if (!form.file) return { ...parsed, fileProblem: undefined };
    const fileProblem = file ? await form.file.findProblem(file) : 'required';
    if (fileProblem === 'busy') {
      return toRefusal(503, words.refusals.busy, { ...kept, retryAfter: formLimits.busy });
    }
    if (fileProblem) {
      const { name } = form.file;
      const sentence = toFieldSentence(name, fileProblem, words);
      return { ...parsed, fileProblem, problems: { ...problems, [name]: sentence } };
    }
    if (!file || decideReply(request) === 'json') return { ...parsed, fileProblem };
    return {
      ...parsed,
      fileProblem,
      kept: { ...kept, keptFile: earlierFile ?? keptFiles.keep(file) },
    };
  };
