import { type About, messageMetadataSchema } from '@agency/contracts';
import { spamWords } from '../../collections/messages/spam-words.ts';

/** A message, and what the website says about it. */
interface SplitMessage {
  fields: unknown;
  about: About;
}

/** Takes what the website says about a message from what somebody typed. What cannot be read of it is left out. */
export function splitAbout(body: unknown): SplitMessage {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { fields: body, about: {} };
  }
  const { spam, context, marketing, opening, ...fields } = body as Record<string, unknown>;
  const said = { spam: toValue(spam), context: toValue(context), marketing: toValue(marketing) };
  return { fields, about: messageMetadataSchema.parse({ ...said, opening }) };
}

/** A multipart form brings it as text. */
function toValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** What the row holds of it. */
export function toAboutColumns({ spam, context, marketing }: About): Record<string, unknown> {
  const { parameters = {}, ...from } = context ?? {};
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content, ...clicks } = parameters;
  const [click] = Object.entries(clicks);
  const reasons = spam?.reasons.flatMap((reason) => spamWords.get(reason) ?? []) ?? [];
  return {
    ...(spam?.isSuspect && { state: 'spam', spamSince: new Date().toISOString() }),
    ...(marketing && { marketing }),
    spamScore: spam?.score ?? 0,
    ...(reasons.length > 0 && { spamReasons: reasons.join('\n') }),
    context: {
      ...from,
      ...{ source: utm_source, medium: utm_medium, campaign: utm_campaign },
      ...{ term: utm_term, content: utm_content },
      ...(click && { click: click.join(': ') }),
    },
  };
}
