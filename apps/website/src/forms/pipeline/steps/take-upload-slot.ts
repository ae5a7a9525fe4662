import { formLimits } from '../client-limits.ts';
import type { KeptFiles } from '../kept-files.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import { canCarryFiles } from '../parse-fields.ts';
import { readTyped } from '../read-fields.ts';
import type { AdmittedForm, CheckedForm } from '../submission.ts';
import type { UploadSlots } from '../upload-slots.ts';

/** Waits until a form with a file may come in. Without one there is nothing to wait for, whatever others do. */
export const takeUploadSlot =
  (slots: UploadSlots, keptFiles: KeptFiles) =>
  async (checked: CheckedForm): Promise<AdmittedForm | Refusal> => {
    const { form, contentType, client, words } = checked;
    if (!form.file || !canCarryFiles(contentType)) {
      return { ...checked, maxBytes: formLimits.textBytes };
    }
    const slot = await slots.acquire(client);
    if (slot) return { ...checked, maxBytes: form.maxBytes ?? formLimits.textBytes, slot };
    const typed = await readTyped(checked, keptFiles);
    return toRefusal(503, words.refusals.busy, { ...typed, retryAfter: formLimits.busy });
  };
