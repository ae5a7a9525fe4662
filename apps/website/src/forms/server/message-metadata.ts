import {
  type About,
  campaignParameters,
  clickParameters,
  MARKETING_FIELD,
  type MarketingConsent,
  type MessageContext,
  OPENING_FIELD,
  type Spam,
  slugSchema,
} from '@agency/contracts';
import { isOwnUrl } from './check-request.ts';
import type { FormPage, SentForm, Submission } from './submission.ts';

const PAGE_LENGTH = 300;
const VALUE_LENGTH = 200;
const HOST = /^[\p{L}\d](?:[\p{L}\d.-]{0,250}[\p{L}\d])?(?::\d{1,5})?$/u;

/** What our own dashboard gets with a message: its spam score, its origin, marketing consent and opening. */
export function toMetadata(
  { form, request, page }: Submission,
  { values, referrer }: SentForm,
  { siteUrl, spam }: { siteUrl: string; spam: Spam },
): About {
  const marketing = toMarketingConsent(form.marketing, values[MARKETING_FIELD]);
  const opening = slugSchema.safeParse(values[OPENING_FIELD]).data;
  return {
    ...{ spam, context: toContext(request, siteUrl, page, referrer) },
    ...(marketing && { marketing }),
    ...(opening && { opening }),
  };
}

// Consent counts for the present wording only; a page loaded earlier may have shown another.
function toMarketingConsent(
  wording: string | undefined,
  consented: string | undefined,
): MarketingConsent | undefined {
  return wording && consented === wording ? { wording, at: new Date().toISOString() } : undefined;
}

/**
 * Where a form comes from. Page and campaign are read from the `Referer` of the post, so that they are the same without
 * script; nothing is stored on the device, and of another site only its host is kept.
 * @param referrer host of the site that linked to the page, as the form's script reads it
 */
export function toContext(
  request: Request,
  siteUrl: string,
  { language, notice }: FormPage,
  referrer: string | undefined,
): MessageContext {
  const from = URL.parse(request.headers.get('referer') ?? '');
  const own = from && isOwnUrl(from, request, siteUrl) ? from : undefined;
  const parameters = Object.fromEntries(
    [...campaignParameters, ...clickParameters].flatMap((name) => {
      const value = own && toPlainText(own.searchParams.get(name) ?? '', VALUE_LENGTH);
      return value ? [[name, value]] : [];
    }),
  );
  return {
    ...(own && { page: toPlainText(decodePath(own.pathname), PAGE_LENGTH) || '/' }),
    ...(referrer && HOST.test(referrer) && { referrer: referrer.toLowerCase() }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    language,
    notice,
    sentAt: new Date().toISOString(),
  };
}

const toPlainText = (text: string, length: number): string =>
  [
    ...text
      .toWellFormed()
      .replace(/\p{C}+/gu, ' ')
      .trim(),
  ]
    .slice(0, length)
    .join('')
    .trim();

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
