/** Fired on the document when a form was stored; its detail is the reference. */
export const STORED_EVENT = 'form-stored';

/** Worth of one stored message (docs/product.md, section 5). */
const VALUE = 1;
const CURRENCY = 'EGP';

/** Hosts to which conversions are reported. The policy allows them only if a conversion id is set. */
export const CONVERSION_HOSTS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
] as const;

/** The Google click id (gclid) in a URL. */
export const findClickId = (url: string): string | undefined =>
  /[?&]gclid=([\w-]{1,200})(?:[&#]|$)/.exec(url)?.[1];

/**
 * The URL that reports one conversion. It has the message's reference, so that the same message counts once, the click id,
 * if there is one, and nothing else of the visitor.
 * @param conversionId `AW-123456789/Label`
 */
export function toConversionUrl(
  conversionId: string,
  reference: string,
  clickId?: string | null,
): string {
  const [account = '', label = ''] = conversionId.split('/');
  const url = new URL(
    `/pagead/conversion/${encodeURIComponent(account.replace(/^AW-/, ''))}/`,
    CONVERSION_HOSTS[0],
  );
  url.search = new URLSearchParams({
    value: String(VALUE),
    currency_code: CURRENCY,
    label,
    oid: reference,
    ...(clickId && { gclaw: clickId }),
    guid: 'ON',
    script: '0',
  }).toString();
  return url.href;
}
