import { type ContentKey, isContentKey } from '@agency/content/content-files';
import { findLanguage, isDefault } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import type { Content } from '../../payload-types.ts';
import { toPanelLanguage } from '../../platform/language/language.ts';
import type { ContentTree } from './content-tree.ts';
import { hasContent, hasOwnFile, readDefaults } from './default-content.ts';
import { findPublishedContent } from './find-content.ts';
import type { FormSchema } from './form-schema.ts';
import { toFormSchema } from './to-form-schema.ts';

/** Content of a document with its overrides. */
export interface EditedCopy {
  schema: FormSchema;
  /** The default copy. */
  original: ContentTree;
  /** Only for a translation. */
  source?: SourceCopy;
}

/** The copy in the default language. */
export interface SourceCopy {
  /** As visitors read it. */
  now: ContentTree;
  /** Before any change in the dashboard. */
  defaults: ContentTree;
  /** Whether the language has no file of its own: texts that equal the default copy are not translated. */
  isFallback: boolean;
}

/** A request, or what Payload passes to a cell in its place. */
export type CopyReader = Pick<PayloadRequest, 'payload'> & {
  i18n: Parameters<typeof getTranslation>[1];
};

/** Reads the copy of a document. Returns nothing if there is no such file or language. */
export async function readEditedCopy(
  req: CopyReader,
  { key, language: tag }: Pick<Content, 'key' | 'language'>,
): Promise<EditedCopy | undefined> {
  const language = findLanguage(tag);
  if (!language || !isContentKey(key) || !hasContent(key, language)) return undefined;
  return {
    schema: toFormSchema(key, toPanelLanguage(req.i18n), language),
    original: readDefaults(key, language),
    ...(!isDefault(language) && {
      source: {
        now: await readSourceCopy(req, key),
        defaults: readDefaults(key),
        isFallback: !hasOwnFile(key, language),
      },
    }),
  };
}

/** The published copy of a file in the default language. */
async function readSourceCopy(req: CopyReader, key: ContentKey): Promise<ContentTree> {
  const published = await findPublishedContent(req, { key });
  const fields = (published?.fields ?? {}) as Overrides;
  return putOverrides(readDefaults(key), fields).changed as ContentTree;
}
