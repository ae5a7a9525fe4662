import { type Focus, focusSchema } from '@agency/contracts';
import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { noteDeletion } from '../editing/note-publishing.ts';
import { menuGroups } from '../menu-groups.ts';
import { createOtherWordsField } from '../other-languages.ts';
import { acceptedTypes, checkIncomingFile, computeBlurhash } from './incoming-file.ts';
import { refuseWhileShown } from './picture-uses.ts';
import { mediaSizes } from './sizes.ts';

const focusLabels: Record<Focus, string> = {
  'top-left': 'Top left',
  top: 'Top',
  'top-right': 'Top right',
  left: 'Left',
  right: 'Right',
  'bottom-left': 'Bottom left',
  bottom: 'Bottom',
  'bottom-right': 'Bottom right',
};

/** @param folder where files are kept when they are kept on this machine */
export const createMedia = (folder: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    group: menuGroups.content,
    useAsTitle: 'alt',
    description: 'Pictures for posts and people: JPEG, PNG or WebP, up to 12 MB.',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    hideAPIURL: true,
    components: { beforeListTable: ['/panel/pictures/UploadPictures.tsx#UploadPictures'] },
  },
  upload: {
    staticDir: folder,
    // AVIF for our own renditions, which Payload checks against this list; an uploaded one is refused
    // by `checkIncomingFile`.
    // The others are turned into JPEGs by browsers that can.
    mimeTypes: [
      ...Object.values(acceptedTypes).map(({ mimeType }) => mimeType),
      ...['image/avif', 'image/heic', 'image/heif'],
    ],
    imageSizes: mediaSizes,
    adminThumbnail: 'webp480',
    // Kept in its own format, turned upright and without its metadata: photographs carry places and names.
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    pasteURL: false,
    // Ours, above the list, makes them smaller and asks of each what it shows.
    bulkUpload: false,
    crop: false,
    // Payload's own would compress the picture once more each time; ours is a word beside it.
    focalPoint: false,
    displayPreview: true,
    cacheTags: false,
  },
  hooks: {
    beforeOperation: [checkIncomingFile],
    beforeChange: [computeBlurhash],
    beforeDelete: [refuseWhileShown],
    afterDelete: [noteDeletion],
  },
  fields: [
    {
      name: 'shrink',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/panel/pictures/ShrinkPicture.tsx#ShrinkPicture' },
      },
    },
    {
      name: 'alt',
      label: 'What it shows',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: {
        description: 'In words, for people who cannot see it. Not the file name, not "picture of".',
      },
    },
    createOtherWordsField({
      name: 'alts',
      label: 'What it shows, in other languages',
      description: 'For posts and people in those languages. Empty means: as above.',
      maxLength: 300,
    }),
    {
      name: 'focus',
      label: 'What must stay in view',
      type: 'select',
      options: focusSchema.options.map((value) => ({ value, label: focusLabels[value] })),
      admin: {
        placeholder: 'The middle',
        description:
          'Some places of the website are of another shape and cut the picture a little. This part is kept.',
      },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/panel/editing/PictureUses.tsx#PictureUses' },
      },
    },
    // Which try of a browser stored it, so that the next one does not store it again.
    { name: 'uploadKey', type: 'text', unique: true, index: true, admin: { hidden: true } },
    { name: 'blurhash', type: 'text', admin: { hidden: true } },
  ],
});
