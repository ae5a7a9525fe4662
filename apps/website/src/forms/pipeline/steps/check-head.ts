import { toClientKey } from '@agency/server/client-address';
import { isFromOwnPage } from '../check-origin.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import { isReadable } from '../parse-fields.ts';
import type { ArrivingForm, CheckedForm } from '../submission.ts';

/** Refuses what can be told by its head: another method, another site's form, a body we do not read. */
export const checkHead =
  (siteUrl: string) =>
  (arriving: ArrivingForm): CheckedForm | Refusal => {
    const { form, request, clientAddress, words } = arriving;
    const { refusals } = words;
    if (request.method !== 'POST') return toRefusal(405, refusals.unreadable);
    if (!isFromOwnPage(request, siteUrl)) return toRefusal(403, refusals.crossSite);
    const contentType = request.headers.get('content-type');
    if (!isReadable(contentType) || request.headers.has('content-encoding')) {
      return toRefusal(415, refusals.unreadable);
    }
    const client = toClientKey(clientAddress);
    return { ...arriving, contentType, client, sender: `${form.name} ${client}` };
  };
