import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { createReason, toValidate } from '../../panel/language/errors.ts';
import { auditDeletion } from '../editing/audit-publishing.ts';
import { createUsesField } from '../editing/versioned-fields.ts';
import { rejectUsedDeletion } from '../references/find-uses.ts';
import { createLocalizedText, validateLanguages } from '../validate-languages.ts';
import { validateCaptions } from './captions.ts';
import { recordCaptionsName, validateIncomingFilm } from './incoming-film.ts';
import { MAX_FILM_SECONDS } from './limits.ts';

/**
 * Films of case studies.
 * @param folder for files, if there is no bucket
 */
export const createFilms = (folder: string): CollectionConfig => ({
  slug: 'films',
  custom: publicContent,
  labels: { singular: 'Film', plural: 'Films' },
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    useAsTitle: 'title',
    description:
      'Films for case studies: MP4 or WebM, up to 60 MB and 3 minutes. H.264 is shown by every browser.',
    defaultColumns: ['title', 'poster', 'seconds'],
    listSearchableFields: ['title', 'filename'],
  },
  disableDuplicate: true,
  upload: {
    staticDir: folder,
    mimeTypes: ['video/mp4', 'video/webm'],
    pasteURL: false,
    bulkUpload: false,
    crop: false,
    focalPoint: false,
    // A file is never replaced, because its URL is cached for ever.
    hideRemoveFile: true,
    hideFileInputOnCreate: false,
    cacheTags: false,
  },
  hooks: {
    beforeOperation: [validateIncomingFilm],
    beforeChange: [recordCaptionsName, validateLanguages()],
    beforeDelete: [rejectUsedDeletion],
    afterDelete: [auditDeletion],
  },
  fields: [
    createLocalizedText({
      name: 'title',
      label: 'What it shows',
      maxLength: 300,
      admin: { description: 'In words, for people who cannot see it.' },
    }),
    {
      name: 'poster',
      label: 'Poster',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: {
        description:
          'The picture that is shown until it plays. Made from the film, and yours to replace.',
      },
    },
    {
      name: 'posterMaker',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/panel/films/PosterPicker.tsx#PosterPicker' },
      },
    },
    {
      name: 'captions',
      type: 'textarea',
      validate: toValidate(validateCaptions),
      admin: {
        rows: 6,
        description:
          'In WebVTT; a file .srt is turned into it. Without captions whoever cannot hear, or watches without sound, misses what is said.',
      },
    },
    {
      name: 'captionsFile',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/panel/films/CaptionsUpload.tsx#CaptionsUpload' },
      },
    },
    createUsesField(),
    { name: 'captionsName', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'seconds',
      label: 'Length in seconds',
      type: 'number',
      // Measured by the browser that uploads it (PosterPicker.tsx).
      validate: toValidate(
        (seconds: number | null | undefined) =>
          (seconds ?? 0) <= MAX_FILM_SECONDS ||
          createReason(({ film }) => film.long, {
            seconds: Math.ceil(seconds ?? 0),
            minutes: MAX_FILM_SECONDS / 60,
          }),
      ),
      admin: { components: { Field: '/panel/NoField.tsx#NoField' } },
    },
  ],
});
