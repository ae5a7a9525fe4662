import type { Field } from 'payload';
import { editors, publishedOrEditor } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { createFormerSlugHook, formerSlugsField } from '../editing/former-slugs.ts';
import { createPreview } from '../editing/live-preview.ts';
import { createVersionedCollection } from '../editing/versioned-collection.ts';
import {
  createUsesField,
  dateTimeComponents,
  firstPublishedField,
} from '../editing/versioned-fields.ts';
import { articleEditor } from '../rich-text/article-editor.ts';
import { createSlugHook, validateSlug } from '../slug-field.ts';
import { datePublication } from './publication.ts';
import { rejectTakenSlug } from './reject-taken-slug.ts';
import { searchFields } from './search-fields.ts';
import { joinTranslationGroup, languageFields } from './translations.ts';

/** Fields beside the article, closed until an editor opens them. */
const fold = (label: string, fields: Field[]): Field => ({
  type: 'collapsible',
  label,
  admin: { position: 'sidebar', initCollapsed: true },
  fields,
});

export const blogs = createVersionedCollection({
  slug: 'blogs',
  custom: publicContent,
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  access: {
    create: editors,
    read: publishedOrEditor,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: [
      'title',
      '_status',
      'scheduled',
      'language',
      'category',
      'publishedAt',
      'featured',
    ],
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
  hooks: {
    beforeChange: [
      datePublication,
      rejectTakenSlug,
      createFormerSlugHook('blogs'),
      joinTranslationGroup,
    ],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
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
      name: 'header',
      label: 'Line above the title',
      type: 'text',
      maxLength: 120,
      admin: { position: 'sidebar', description: 'May stay empty.' },
    },
    fold('Search and sharing', searchFields),
    fold('Address', [
      {
        name: 'slug',
        label: 'Address',
        type: 'text',
        unique: true,
        index: true,
        required: true,
        maxLength: 120,
        validate: validateSlug,
        hooks: {
          beforeValidate: [
            createSlugHook({ collection: 'blogs', source: 'title', standIn: 'post' }),
          ],
        },
        admin: {
          description:
            'Last part of the page address, made from the title. When it is changed after publishing, old links still lead here.',
        },
      },
    ]),
    fold('Publishing', [
      ...languageFields,
      {
        name: 'publishedAt',
        label: 'Date',
        type: 'date',
        index: true,
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
      {
        name: 'image',
        label: 'Cover picture',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Landscape works best, 1600 pixels wide or more.' },
      },
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'authors',
        admin: { description: "Shown as 'Written by …'." },
      },
    ]),
    createUsesField('sidebar'),
    formerSlugsField,
    firstPublishedField,
  ],
});
