import {
  MARKETING_FIELD,
  type MarketingConsent,
  OPENING_FIELD,
  slugSchema,
} from '@agency/contracts';
import { toContext } from '../message-context.ts';
import type { SpamFilter, Suspicion } from '../spam/spam-filter.ts';
import type { JudgedForm, UniqueForm } from '../submission.ts';

/** Says of a message how much it looks like spam and where it comes from. Nobody is refused or answered otherwise. */
export const judgeMessage =
  (filter: SpamFilter, siteUrl: string) =>
  (unique: UniqueForm): JudgedForm => {
    const { client, message, honeypot, hasUnknownFields, fillTime, request, referrer } = unique;
    const suspicion: Suspicion = {
      ...{ client, message, hasUnknownFields },
      isTrapped: Boolean(honeypot),
      fillTime: toMilliseconds(fillTime),
    };
    const context = toContext(request, siteUrl, unique.page, referrer);
    const marketing = toMarketing(unique);
    const opening = slugSchema.safeParse(unique.values[OPENING_FIELD]).data;
    return {
      ...unique,
      suspicion,
      about: {
        ...{ spam: filter.judge(suspicion), context },
        ...(marketing && { marketing }),
        ...(opening && { opening }),
      },
    };
  };

// Given to the words that stand there now; a page from before had others.
function toMarketing({ form, values }: UniqueForm): MarketingConsent | undefined {
  const { marketing: wording } = form;
  if (!wording || values[MARKETING_FIELD] !== wording) return undefined;
  return { wording, at: new Date().toISOString() };
}

function toMilliseconds(text: string | undefined): number | undefined {
  return text && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
