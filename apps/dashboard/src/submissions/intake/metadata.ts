import { type MessageMetadata, messageMetadataSchema, type SpamReason } from '@agency/contracts';

/** Separates metadata by the website from submitted fields. Invalid metadata is dropped. */
export function splitMetadata(body: unknown): { fields: unknown; metadata: MessageMetadata } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { fields: body, metadata: {} };
  const { spam, context, marketing, opening, ...fields } = body as Record<string, unknown>;
  const said = { spam: toValue(spam), context: toValue(context), marketing: toValue(marketing) };
  return { fields, metadata: messageMetadataSchema.parse({ ...said, opening }) };
}

/** In a multipart form it is JSON text. */
function toValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Columns of the metadata, and of the words for which a message is put aside: 50 points, as from 50 on. */
export function toMetadataColumns(
  { spam, context, marketing }: MessageMetadata,
  words: string[] = [],
): Record<string, unknown> {
  const { parameters = {}, ...from } = context ?? {};
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content, ...clicks } = parameters;
  const [click] = Object.entries(clicks);
  const reasons = spam?.reasons.flatMap((reason) => spamReasonLabels.get(reason) ?? []) ?? [];
  const isSold = words.length > 0;
  if (isSold) reasons.push(`Its words are those of unwanted sales mail: ${words.join(', ')}.`);
  return {
    ...((spam?.isSuspect || isSold) && { state: 'spam', putAside: true }),
    ...((spam?.isSuspect || isSold) && { spamSince: new Date().toISOString() }),
    ...(marketing && { marketing }),
    spamScore: Math.min((spam?.score ?? 0) + (isSold ? 50 : 0), 100),
    ...(reasons.length > 0 && { spamReasons: reasons.join('\n') }),
    context: {
      ...from,
      source: utm_source,
      medium: utm_medium,
      campaign: utm_campaign,
      term: utm_term,
      content: utm_content,
      ...(click && { click: click.join(': ') }),
    },
  };
}

const spamReasons: Record<SpamReason, string> = {
  honeypot: 'A field that people do not see was filled in.',
  unknownFields: 'It came with fields that the form does not have.',
  quick: 'It was filled in within two seconds.',
  address: 'Very many messages came from its connection within an hour.',
  email: 'Many messages came with its e-mail address within an hour.',
  links: 'It holds several links.',
  linkInName: 'A name holds a web address.',
  markup: 'Its links are written as forums write them.',
  mixedScripts: 'Words are spelled with letters of several alphabets that look alike.',
  repeatedLines: 'The same line comes again and again.',
  repeatedMessage: 'The same text was sent several times within an hour.',
  throwAwayDomain: 'Its e-mail address is of a service that gives out addresses for minutes.',
};

/** Labels of the spam reasons. */
export const spamReasonLabels: ReadonlyMap<string, string> = new Map(Object.entries(spamReasons));
