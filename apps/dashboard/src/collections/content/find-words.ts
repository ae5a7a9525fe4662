import { readBrand } from '@agency/brand/read-brand';
import { fillBrand } from '@agency/content/brand-placeholders';
import { isDefault, languages, toLanguage } from '@agency/content/languages';
import { mergeBrand } from '@agency/content/merge-copy';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { toFolded } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { toPlainText } from '../../panel/content/to-plain-text.ts';
import { collectEditableFields } from '../../panel/editing/field-values.ts';
import { toLanguage as toPanelLanguage } from '../../panel/language/language.ts';
import { onlyIn } from '../localized-text.ts';
import { listNodes } from '../rich-text/list-nodes.ts';
import { getAt, joinPath } from './content-tree.ts';
import { readDefaults } from './default-content.ts';
import { readEditedCopy } from './edited-copy.ts';
import { toFieldLabelPath } from './field-labels.ts';

/** A text that visitors read, and the form in which it is edited. */
export interface FoundText {
  href: string;
  title: string;
  field: string;
  text: string;
}

/** Besides pages and facts. */
const read = [
  'blogs',
  'case-studies',
  'team-members',
  'openings',
  'categories',
  'authors',
] as const;

const options = { draft: true, pagination: false, depth: 0 } as const;

/**
 * The texts that have all words, in every language and as visitors read them: first those of pages, then those of
 * documents. The caller is an editor.
 */
export async function findWords(req: PayloadRequest, searched: string): Promise<FoundText[]> {
  const words = toFolded(searched).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = await Promise.all([listPageTexts(req), listDocumentTexts(req)]);
  return found.flat().filter(({ text }) => {
    const folded = toFolded(text);
    return words.every((word) => folded.includes(word));
  });
}

async function listPageTexts(req: PayloadRequest): Promise<FoundText[]> {
  const { docs } = await req.payload.find({
    collection: 'content',
    ...options,
    // Editors may read all of them.
    overrideAccess: true,
  });
  const edited = docs.find((one) => one.key === 'agency' && isDefault(toLanguage(one.language)));
  const facts = (edited?.fields ?? {}) as Overrides;
  const { copy: brand } = mergeBrand(readDefaults('agency'), facts, readBrand());
  const found = docs.map(async ({ id, key, language: tag, title, fields }) => {
    const copy = await readEditedCopy(req, { key, language: tag });
    if (!copy) return [];
    const language = toLanguage(tag);
    const stored = putOverrides(copy.original, fields as Overrides).changed;
    return listTexts(stored).map(([path, text]) => {
      // The form finds a phrase by its first part.
      const find = String(getAt(stored, `${path}/0/text`) ?? text);
      return {
        href: `/admin/collections/content/${id}?find=${encodeURIComponent(find)}`,
        title: `${title} (${language.name})`,
        field: toFieldLabelPath(copy.schema, path),
        text: fillBrand(text, brand, language),
      };
    });
  });
  return (await Promise.all(found)).flat();
}

/** The texts of a file by the path of their field. A phrase is one text. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, toPlainText(value)]];
  if (Array.isArray(value) && value.every((run) => run?.volume)) {
    return [[path, value.map(({ text }) => text).join('')]];
  }
  return Object.entries(value).flatMap(([name, one]) => listTexts(one, joinPath(path, name)));
}

async function listDocumentTexts({ payload, i18n }: PayloadRequest): Promise<FoundText[]> {
  const found = new Map<string, FoundText>();
  for (const collection of read) {
    const { fields, admin } = payload.collections[collection].config;
    const editable = collectEditableFields(fields, toPanelLanguage(i18n)).filter(
      ({ name }) => name !== 'slug',
    );
    for (const { tag } of languages) {
      const { docs } = await payload.find({
        collection,
        ...options,
        ...onlyIn(tag),
        // As above.
        overrideAccess: true,
      });
      for (const doc of docs as unknown as Record<string, unknown>[]) {
        for (const { name, label } of editable) {
          const nodes = listNodes(doc[name]) as { text?: string }[];
          const text = nodes.map((node) => node.text ?? '').join(' ') || toPlainText(doc[name]);
          const href = `/admin/collections/${collection}/${doc.id}?locale=${tag}#field-${name}`;
          const title = String(doc[admin.useAsTitle ?? 'id'] ?? '…');
          // A field that is the same in every language is found once.
          const key = `${collection} ${doc.id} ${name} ${text}`;
          if (!found.has(key)) found.set(key, { href, title, field: label, text });
        }
      }
    }
  }
  return [...found.values()];
}
