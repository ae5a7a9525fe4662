import type { lexicalEditor } from '@payloadcms/richtext-lexical';
import { toWords } from '../links/link-target.ts';
import { translateError } from '../panel/language/errors.ts';
import { toSafeHref } from './safe-href.ts';

interface Node {
  type?: unknown;
  children?: unknown;
  fields?: { url?: unknown; target?: unknown } | null;
}

/** The first link of a text, in its order, that leads to no address that a link may have. */
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

/** An editor that says which link it refuses, where Payload's own names a field of a drawer that is closed. */
export const withNamedLinks =
  (provider: Provider): Provider =>
  async (args) => {
    const adapter = await provider(args);
    const validate: typeof adapter.validate = (value, options) => {
      const broken = findBrokenLink(value?.root);
      if (!broken) return adapter.validate(value, options);
      const address = String(broken.fields?.url ?? '').trim();
      return translateError(options.req, ({ link }) => (address ? link.unsafe : link.empty), {
        words: toWords(broken.children),
        address,
      });
    };
    return { ...adapter, validate };
  };
