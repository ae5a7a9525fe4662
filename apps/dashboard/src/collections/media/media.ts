import { focusSchema } from '@agency/contracts';
import type { CollectionConfig } from 'payload';
import { translateError } from '../../platform/language/errors.ts';
import { auditDeletion } from '../editing/audit-publishing.ts';
import { createUiField, createUsesField } from '../field-builders.ts';
import { createPublicCollection } from '../public-collection.ts';
import { rejectUsedDeletion } from '../references/find-uses.ts';
import { createLocalizedText } from '../validate-languages.ts';
import { acceptedTypes, computeBlurhash, validateIncomingFile } from './incoming-file.ts';
import { MAX_SIDE, mediaSizes } from './sizes.ts';

/** @param folder for files, if there is no bucket */
export const createMedia = (folder: string): CollectionConfig =>
  createPublicCollection({
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      useAsTitle: 'alt',
      description: 'Pictures for posts and people: JPEG, PNG or WebP, up to 12 MB.',
      defaultColumns: ['filename', 'alt'],
      pagination: { defaultLimit: 50 },
      listSearchableFields: ['alt', 'filename'],
    },
    upload: {
      staticDir: folder,
      // AVIF is listed for our own variants, which Payload checks too; an uploaded AVIF is rejected by
      // `validateIncomingFile`. Browsers convert HEIC to JPEG before the upload if they can.
      mimeTypes: [
        ...Object.values(acceptedTypes).map(({ mimeType }) => mimeType),
        'image/avif',
        'image/heic',
        'image/heif',
      ],
      imageSizes: mediaSizes,
      adminThumbnail: 'webp480',
      // Same format, rotated upright and without metadata, which may hold places and names.
      resizeOptions: { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true },
      pasteURL: false,
      crop: false,
      // Payload would recompress the picture on each change. We have the field `focus`.
      focalPoint: false,
      displayPreview: true,
      cacheTags: false,
    },
    hooks: {
      beforeOperation: [validateIncomingFile],
      beforeChange: [computeBlurhash],
      beforeDelete: [rejectUsedDeletion],
      afterDelete: [auditDeletion],
    },
    fields: [
      createUiField('shrink', '/panel/pictures/ShrinkPicture.tsx#ShrinkPicture'),
      createLocalizedText({
        name: 'alt',
        label: 'What it shows',
        maxLength: 300,
        description: 'In words, for people who cannot see it. Not the file name, not "picture of".',
      }),
      {
        name: 'focus',
        label: 'What must stay whole',
        type: 'json',
        validate: (value, { req }) =>
          focusSchema.nullish().safeParse(value).success ||
          translateError(req, ({ picture }) => picture.focus),
        typescriptSchema: [
          () => ({
            type: ['object', 'null'],
            properties: {
              x: { type: 'number' },
              y: { type: 'number' },
              width: { type: 'number' },
              height: { type: 'number' },
            },
            required: ['x', 'y', 'width', 'height'],
            additionalProperties: false,
          }),
        ],
        admin: {
          disableListColumn: true,
          disableListFilter: true,
          components: { Field: '/panel/pictures/PictureFocus.tsx#PictureFocus' },
        },
      },
      createUsesField(),
      { name: 'blurhash', type: 'text', admin: { hidden: true } },
    ],
  });
