import { readBrand } from '@agency/brand/read-brand';
import { fillBrand } from '@agency/content/brand-placeholders';
import { defaultLanguage, languages, toLanguage } from '@agency/content/languages';
import { mergeBrand } from '@agency/content/merge-copy';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { toSearchable } from '@agency/contracts';
import { getTranslation } from '@payloadcms/translations';
import { collectEditableFields } from '../editing/field-values.ts';
import { onlyIn } from '../localized-text.ts';
import { listNodes } from '../rich-text/list-nodes.ts';
import { getAt, joinPath } from './content-tree.ts';
import { readDefaults } from './default-content.ts';
import { type CopyReader, readEditedCopy } from './edited-copy.ts';
import { toFieldLabelPath } from './field-labels.ts';
import { toTextLines } from './to-text-lines.ts';

/** A text that visitors read, and the form in which it is edited. */
export interface FoundText {
  href: string;
  title: string;
  field: string;
  text: string;
}

const documents = [
  'blogs',
  'case-studies',
  'team-members',
  'openings',
  'categories',
  'authors',
] as const;

const all = { draft: true, pagination: false, depth: 0 } as const;

/** The texts that have all words, as visitors read them, in every language: of pages, then of documents. For editors. */
export async function searchCopy(req: CopyReader, searched: string): Promise<FoundText[]> {
  const words = toSearchable(searched).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const texts = [...(await listPageTexts(req)), ...(await listDocumentTexts(req))];
  return texts.filter(({ text }) => words.every((word) => toSearchable(text).includes(word)));
}

async function listPageTexts(req: CopyReader): Promise<FoundText[]> {
  const { docs } = await req.payload.find({
    collection: 'content',
    ...all,
    // Editors may read all of them.
    overrideAccess: true,
  });
  const facts = docs.find((one) => one.key === 'agency' && one.language === defaultLanguage.tag);
  const changed = (facts?.fields ?? {}) as Overrides;
  const { copy: brand } = mergeBrand(readDefaults('agency'), changed, readBrand());
  const found = docs.map(async (doc) => {
    const copy = await readEditedCopy(req, doc);
    if (!copy) return [];
    const stored = putOverrides(copy.original, doc.fields as Overrides).changed;
    const language = toLanguage(doc.language);
    return listTexts(stored).map(([path, text]) => {
      // The form finds a phrase by its first part.
      const find = encodeURIComponent(String(getAt(stored, `${path}/0/text`) ?? text));
      return {
        href: `/admin/collections/content/${doc.id}?find=${find}`,
        title: String(doc.title),
        field: toFieldLabelPath(copy.schema, path),
        text: fillBrand(text, brand, language),
      };
    });
  });
  return (await Promise.all(found)).flat();
}

/** The texts of a file by the path of their field. A phrase is one text. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, toTextLines(value)]];
  if (Array.isArray(value) && value.every((run) => run?.volume))
    return [[path, value.map(({ text }) => text).join('')]];
  return Object.entries(value).flatMap(([name, one]) => listTexts(one, joinPath(path, name)));
}

async function listDocumentTexts({ payload, i18n }: CopyReader): Promise<FoundText[]> {
  // A field that is the same in every language is found once.
  const found = new Map<string, FoundText>();
  for (const collection of documents) {
    const { fields, admin } = payload.collections[collection].config;
    for (const { tag } of languages) {
      const { docs } = await payload.find({
        collection,
        ...all,
        ...onlyIn(tag),
        // As above.
        overrideAccess: true,
      });
      for (const doc of docs as unknown as Record<string, unknown>[]) {
        for (const { name, label } of collectEditableFields(fields)) {
          const nodes = listNodes(doc[name]) as { text?: string }[];
          const text = nodes.map((node) => node.text ?? '').join(' ') || toTextLines(doc[name]);
          const form = `/admin/collections/${collection}/${doc.id}`;
          const href = `${form}?locale=${tag}#field-${name}`;
          const title = String(doc[admin.useAsTitle ?? 'id'] ?? '…');
          if (name !== 'slug' && !found.has(form + name + text))
            found.set(form + name + text, {
              href,
              title,
              field: getTranslation(label || name, i18n),
              text,
            });
        }
      }
    }
  }
  return [...found.values()];
}
