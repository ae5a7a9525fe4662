/** Fired on the document when a form was stored; its detail is the reference. */
export const STORED_EVENT = 'form-stored';

/** Worth of one stored message (docs/product.md, section 5). */
const VALUE = 1;
const CURRENCY = 'EGP';

/** Hosts that receive conversions; the policy allows them only if `ADS_CONVERSION_ID` is set. */
export const CONVERSION_HOSTS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
] as const;

/** The click id that Google Ads adds to the URL of a visitor from an advertisement. */
export const findClick = (address: string): string | undefined =>
  /[?&]gclid=([\w-]{1,200})(?:[&#]|$)/.exec(address)?.[1];

/**
 * URL that counts one conversion. It contains the reference, so that a message counts once, and the click id.
 * @param conversionId `AW-123456789/Label`
 */
export function toConversionAddress(
  conversionId: string,
  reference: string,
  click?: string | null,
): string {
  const [account = '', label = ''] = conversionId.split('/');
  const address = new URL(
    `/pagead/conversion/${encodeURIComponent(account.replace(/^AW-/, ''))}/`,
    CONVERSION_HOSTS[0],
  );
  address.search = new URLSearchParams({
    value: String(VALUE),
    currency_code: CURRENCY,
    label,
    oid: reference,
    ...(click && { gclaw: click }),
    guid: 'ON',
    script: '0',
  }).toString();
  return address.href;
}
