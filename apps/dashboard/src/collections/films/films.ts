import type { CollectionConfig } from 'payload';
import { createReason, toValidate } from '../../platform/language/errors.ts';
import { auditDeletion } from '../editing/audit-publishing.ts';
import { createUiField, createUsesField, NO_FIELD } from '../field-builders.ts';
import { createPublicCollection } from '../public-collection.ts';
import { rejectUsedDeletion } from '../references/find-uses.ts';
import { createLocalizedText } from '../validate-languages.ts';
import { validateCaptions } from './captions.ts';
import { recordCaptionsName, validateIncomingFilm } from './incoming-film.ts';
import { MAX_FILM_SECONDS } from './limits.ts';

/**
 * Films of case studies.
 * @param folder for files, if there is no bucket
 */
export const createFilms = (folder: string): CollectionConfig =>
  createPublicCollection({
    slug: 'films',
    labels: { singular: 'Film', plural: 'Films' },
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
      beforeChange: [recordCaptionsName],
      beforeDelete: [rejectUsedDeletion],
      afterDelete: [auditDeletion],
    },
    fields: [
      createLocalizedText({
        name: 'title',
        label: 'What it shows',
        maxLength: 300,
        description: 'In words, for people who cannot see it.',
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
      createUiField('posterMaker', '/panel/films/PosterPicker.tsx#PosterPicker'),
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
      createUiField('captionsFile', '/panel/films/CaptionsUpload.tsx#CaptionsUpload'),
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
        admin: { components: { Field: NO_FIELD } },
      },
    ],
  });
