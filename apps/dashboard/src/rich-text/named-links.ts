import type { lexicalEditor } from '@payloadcms/richtext-lexical';
import { toLinkText } from '../links/link-target.ts';
import { translateError } from '../panel/language/errors.ts';
import { toSafeHref } from './safe-href.ts';

interface Node {
  type?: unknown;
  children?: unknown;
  fields?: { url?: unknown; target?: unknown } | null;
}

/** The first link with an invalid URL. */
function findBrokenLink(node: unknown): Node | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { type, fields, children } = node as Node;
  const isLink = type === 'link' || type === 'autolink';
  if (isLink && !fields?.target && toSafeHref(String(fields?.url ?? '')) === undefined) return node;
  if (!Array.isArray(children)) return undefined;
  for (const child of children) {
    const found = findBrokenLink(child);
    if (found) return found;
  }
  return undefined;
}

type Provider = ReturnType<typeof lexicalEditor>;

/** Adds the text of an invalid link to the error; Payload would name a field of a closed drawer. */
export const withNamedLinks =
  (provider: Provider): Provider =>
  async (args) => {
    const adapter = await provider(args);
    const validate: typeof adapter.validate = (value, options) => {
      const broken = findBrokenLink(value?.root);
      if (!broken) return adapter.validate(value, options);
      const address = String(broken.fields?.url ?? '').trim();
      return translateError(options.req, ({ link }) => (address ? link.unsafe : link.empty), {
        words: toLinkText(broken.children),
        address,
      });
    };
    return { ...adapter, validate };
  };
