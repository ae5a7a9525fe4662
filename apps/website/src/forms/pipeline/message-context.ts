import { campaignParameters, clickParameters, type MessageContext } from '@agency/contracts';
import { isOwnAddress } from './check-origin.ts';

const PAGE_LENGTH = 300;
const VALUE_LENGTH = 200;
const HOST = /^[\p{L}\d](?:[\p{L}\d.-]{0,250}[\p{L}\d])?(?::\d{1,5})?$/u;

/** What the page with a form says of itself. */
export interface FormPage {
  /** Language, BCP 47. */
  language: string;
  /** Version of the privacy notice: the day it last changed. */
  notice: string;
}

/**
 * Where a form comes from. Page and campaign are read from the address that the browser names with the post, so that it
 * is the same without script; nothing is stored on the device, and no address of another site but its host.
 * @param referrer host that led to the page, as the form's script says
 */
export function toContext(
  request: Request,
  siteUrl: string,
  { language, notice }: FormPage,
  referrer: string | undefined,
): MessageContext {
  const from = URL.parse(request.headers.get('referer') ?? '');
  const own = from && isOwnAddress(from, request, siteUrl) ? from : undefined;
  const parameters = Object.fromEntries(
    [...campaignParameters, ...clickParameters].flatMap((name) => {
      const value = own && toPlain(own.searchParams.get(name) ?? '', VALUE_LENGTH);
      return value ? [[name, value]] : [];
    }),
  );
  return {
    ...(own && { page: toPlain(decodePath(own.pathname), PAGE_LENGTH) || '/' }),
    ...(referrer && HOST.test(referrer) && { referrer: referrer.toLowerCase() }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    language,
    notice,
    sentAt: new Date().toISOString(),
  };
}

const toPlain = (text: string, length: number): string =>
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
