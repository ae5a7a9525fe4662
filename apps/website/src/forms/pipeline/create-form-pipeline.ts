import { messagesAnHour } from '@agency/contracts';
import { createClientLimit, formLimits } from './client-limits.ts';
import type { FormDefinition } from './form-definition.ts';
import { createKeptFiles } from './kept-files.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import type { FormOutcome } from './outcome.ts';
import { createSpamFilter } from './spam/spam-filter.ts';
import { isOutcome, startWith } from './step.ts';
import { checkFile } from './steps/check-file.ts';
import { checkHead } from './steps/check-head.ts';
import { countMessage } from './steps/count-message.ts';
import { countPost } from './steps/count-post.ts';
import { deduplicate } from './steps/deduplicate.ts';
import { handOver } from './steps/hand-over.ts';
import { identify } from './steps/identify.ts';
import { judgeMessage } from './steps/judge-message.ts';
import { parseMessage } from './steps/parse-message.ts';
import { readForm } from './steps/read-form.ts';
import { refusePreview } from './steps/refuse-preview.ts';
import { refuseProblems } from './steps/refuse-problems.ts';
import { takeUploadSlot } from './steps/take-upload-slot.ts';
import type { ArrivingForm } from './submission.ts';
import { createUploadSlots } from './upload-slots.ts';

export interface FormPipelineOptions extends OutboxOptions {
  siteUrl: string;
}

/** Who sent the form, from what page, and the sentences to answer in. */
export type FormContext = Pick<ArrivingForm, 'clientAddress' | 'words' | 'page'>;

export interface FormPipeline {
  /** Takes a form in: checks from cheap to dear, then hands it over. Never throws for anything a client sends. */
  submit(form: FormDefinition, request: Request, context: FormContext): Promise<FormOutcome>;
}

/** Makes the pipeline that every form of the process goes through. */
export function createFormPipeline({ siteUrl, ...options }: FormPipelineOptions): FormPipeline {
  const posts = createClientLimit(formLimits.posts);
  const messages = {
    contact: createClientLimit(messagesAnHour.contact),
    enquiry: createClientLimit(messagesAnHour.enquiry),
    careers: createClientLimit(messagesAnHour.careers),
  };
  const filter = createSpamFilter();
  const slots = createUploadSlots(formLimits.uploads);
  const keptFiles = createKeptFiles();
  const outbox = createOutbox(options);

  const admission = startWith(checkHead(siteUrl))
    .followedBy(countPost(posts, keptFiles))
    .followedBy(takeUploadSlot(slots, keptFiles));

  const intake = startWith(readForm(keptFiles))
    .followedBy(identify)
    .followedBy(refusePreview)
    .followedBy(parseMessage)
    .followedBy(checkFile(keptFiles))
    .followedBy(refuseProblems)
    .followedBy(deduplicate(outbox))
    .followedBy(countMessage(messages))
    .followedBy(judgeMessage(filter, siteUrl))
    .followedBy(handOver({ outbox, messages, keptFiles, filter }));

  return {
    async submit(form, request, context) {
      const admitted = await admission.take({ form, request, ...context });
      if (isOutcome(admitted)) return admitted;
      try {
        return await intake.take(admitted);
      } finally {
        admitted.slot?.release();
      }
    },
  };
}
