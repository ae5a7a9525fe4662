import { MAX_FILM_ADDRESS } from '@agency/contracts';
import type { Block, TextFieldSingleValidation } from 'payload';
import { toBilingual, toBilingualLabel } from '../panel/language/bilingual.ts';
import { getTranslations } from '../panel/language/get-translations.ts';
import { blockPictures } from './block-pictures.ts';
import { toFilmProblem } from './film-problem.ts';

const validateUrl: TextFieldSingleValidation = (value, { req }) =>
  toFilmProblem(value ?? '', getTranslations(req.i18n, 'editing')) ?? true;

/** An external film with a poster from our library. */
export const filmBlock: Block = {
  slug: 'film',
  labels: { singular: toBilingualLabel('Film'), plural: toBilingualLabel('Films') },
  admin: { images: blockPictures.film, disableBlockName: true },
  fields: [
    {
      name: 'address',
      label: toBilingual('URL of the film'),
      type: 'text',
      required: true,
      maxLength: MAX_FILM_ADDRESS,
      validate: validateUrl,
      admin: { components: { Field: '/panel/editing/FilmUrl.tsx#FilmUrl' } },
    },
    {
      name: 'title',
      label: toBilingual('What the film shows'),
      type: 'text',
      required: true,
      maxLength: 160,
      admin: {
        description: toBilingual('For people who cannot see it, and the text of the link to it.'),
      },
    },
    {
      name: 'poster',
      label: toBilingual('Picture before it plays'),
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: {
        description: toBilingual(
          'From our own library, so that no other host is contacted. 16:9 is shown uncropped.',
        ),
      },
    },
    {
      name: 'caption',
      label: toBilingual('Caption'),
      type: 'text',
      maxLength: 300,
      admin: { description: toBilingual('Shown below the film. May stay empty.') },
    },
  ],
};
