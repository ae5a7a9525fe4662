import {
  campaignParameters,
  clickParameters,
  MARKETING_FIELD,
  type MessageContext,
  type MessageMetadata,
  OPENING_FIELD,
  type Spam,
  slugSchema,
} from '@agency/contracts';
import { isOwnUrl } from './own-page.ts';
import type { SentForm, Submission } from './submission.ts';

const PAGE_LENGTH = 300;
const VALUE_LENGTH = 200;
const HOST = /^[\p{L}\d](?:[\p{L}\d.-]{0,250}[\p{L}\d])?(?::\d{1,5})?$/u;

/** What the dashboard gets with a message: spam score, origin, marketing consent and opening. */
export function toMetadata(
  { form, request, page }: Submission,
  { values, referrer }: SentForm,
  { siteUrl, spam }: { siteUrl: string; spam: Spam },
): MessageMetadata {
  // The visitor consents to a wording; a page that was loaded earlier may show another one.
  const wording = form.marketing;
  const hasConsent = wording && values[MARKETING_FIELD] === wording;
  const opening = slugSchema.safeParse(values[OPENING_FIELD]).data;
  return {
    spam,
    context: toContext(request, siteUrl, page, referrer),
    ...(hasConsent && { marketing: { wording, at: new Date().toISOString() } }),
    ...(opening && { opening }),
  };
}

/** The origin of a message. Page and campaign come from the `Referer`, so that it needs neither script nor storage. */
export function toContext(
  request: Request,
  siteUrl: string,
  { language, notice }: Submission['page'],
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

function toPlainText(text: string, length: number): string {
  const plain = text.toWellFormed().replace(/\p{C}+/gu, ' ');
  return [...plain.trim()].slice(0, length).join('').trim();
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
