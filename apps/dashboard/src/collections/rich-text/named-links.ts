import type { lexicalEditor } from '@payloadcms/richtext-lexical';
import { translateError } from '../../platform/language/errors.ts';
import { getLinkedDocument } from '../references/article-references.ts';
import { isLink, listNodes, toLinkText } from './list-nodes.ts';
import { toSafeHref } from './safe-href.ts';

type Provider = ReturnType<typeof lexicalEditor>;

/** Adds the text of an invalid link to the error; Payload would name a field of a closed drawer. */
export const withNamedLinks =
  (provider: Provider): Provider =>
  async (args) => {
    const adapter = await provider(args);
    const validate: typeof adapter.validate = (value, options) => {
      const broken = listNodes(value).find(
        (node) =>
          isLink(node) &&
          !getLinkedDocument(node) &&
          toSafeHref(String(node.fields?.url ?? '')) === undefined,
      );
      if (!broken) return adapter.validate(value, options);
      const address = String(broken.fields?.url ?? '').trim();
      return translateError(options.req, ({ link }) => (address ? link.unsafe : link.empty), {
        words: toLinkText(broken),
        address,
      });
    };
    return { ...adapter, validate };
  };
