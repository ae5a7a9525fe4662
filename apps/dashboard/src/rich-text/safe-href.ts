/** The address if a link may lead there, otherwise nothing: http, https, mail, phone, and paths of the site. */
export function toSafeHref(address: string): string | undefined {
  const trimmed = address.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(trimmed)) return trimmed;
  return /^(?:\/(?![/\\])|#)\S*$/.test(trimmed) ? trimmed : undefined;
}
