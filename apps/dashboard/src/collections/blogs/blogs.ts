import { languages } from '@agency/content/languages';
import type { Field, PayloadRequest } from 'payload';
import { editors, publishedOrEditor } from '../../access/access.ts';
import { firstPublishedField, formerSlugsField } from '../editing/former-slugs.ts';
import { createPreview } from '../editing/live-preview.ts';
import { createVersionedCollection } from '../editing/versioned-collection.ts';
import { createUiField, createUsesField, dateTimeComponents } from '../field-builders.ts';
import { articleEditor } from '../rich-text/article-editor.ts';
import { createUniqueSlugField } from '../slug-field.ts';
import { rejectTakenSlug } from './reject-taken-slug.ts';
import { searchFields } from './search-fields.ts';
import { joinTranslationGroup, languageFields } from './translations.ts';

/** The author who has the name of the user, in any language. */
async function findOwnAuthor({ req }: { req: PayloadRequest }): Promise<number | undefined> {
  const name = req.user?.name;
  if (!name) return undefined;
  const { docs } = await req.payload.find({
    collection: 'authors',
    where: { or: languages.map(({ tag }) => ({ [`name.${tag}`]: { equals: name } })) },
    locale: 'all',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs[0]?.id;
}

/** Fields beside the article, closed until an editor opens them. */
const fold = (label: string, fields: Field[]): Field => ({
  type: 'collapsible',
  label,
  admin: { position: 'sidebar', initCollapsed: true },
  fields,
});

export const blogs = createVersionedCollection({
  slug: 'blogs',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  access: { read: publishedOrEditor, write: editors },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'scheduled', 'language', 'category', 'publishedAt'],
    listSearchableFields: ['title', 'slug', 'description'],
    ...createPreview('blogs'),
  },
  // Not by publication date: drafts have none, and the databases sort NULL differently.
  defaultSort: '-updatedAt',
  trash: true,
  // For counting and paging the public posts of a language and a category.
  indexes: [
    { fields: ['deletedAt', '_status', 'publishedAt'] },
    { fields: ['category', 'deletedAt', '_status', 'publishedAt'] },
    { fields: ['language', 'deletedAt', '_status', 'publishedAt'] },
    { fields: ['category', 'language', 'deletedAt', '_status', 'publishedAt'] },
    { fields: ['translationGroup', 'language'], unique: true },
  ],
  hooks: { beforeChange: [rejectTakenSlug, joinTranslationGroup] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { components: { Field: '/panel/editing/TitleField.tsx#TitleField' } },
    },
    {
      ...createUiField('earlyContent', '/panel/editing/EarlyArticle.tsx#EarlyArticle'),
      label: 'Article',
    },
    {
      name: 'content',
      label: 'Article',
      type: 'richText',
      required: true,
      editor: articleEditor,
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: {
        position: 'sidebar',
        description: 'Opens the article, and is what search engines and shared links show.',
      },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'authors',
      defaultValue: findOwnAuthor,
      admin: { position: 'sidebar', description: "Shown as 'Written by …'." },
    },
    {
      name: 'image',
      label: 'Cover picture',
      type: 'upload',
      relationTo: 'media',
      admin: { position: 'sidebar', description: 'Landscape, best 2880 pixels wide.' },
    },
    {
      name: 'header',
      label: 'Line above the title',
      type: 'text',
      maxLength: 120,
      admin: { position: 'sidebar', description: 'May stay empty.' },
    },
    fold('Search and sharing', searchFields),
    fold('Publishing', [
      ...languageFields,
      {
        name: 'publishedAt',
        label: 'Date',
        type: 'date',
        index: true,
        hooks: {
          beforeChange: [
            ({ data, originalDoc, value }) =>
              data?._status === 'published'
                ? (value ??
                  originalDoc?.publishedAt ??
                  originalDoc?.firstPublishedAt ??
                  new Date().toISOString())
                : value,
          ],
        },
        admin: {
          components: dateTimeComponents,
          description:
            'Shown with the article. Empty means: when it is published. A date to come keeps a published post off the website until then.',
        },
      },
      {
        name: 'featured',
        type: 'checkbox',
        index: true,
        defaultValue: false,
        admin: { description: 'The newest featured post opens the blog page.' },
      },
    ]),
    createUniqueSlugField(
      { collection: 'blogs', source: 'title', standIn: 'post' },
      'Last part of the page address, made from the title. When it is changed after publishing, old links still lead here.',
    ),
    createUsesField('sidebar'),
    formerSlugsField,
    firstPublishedField,
  ],
});
