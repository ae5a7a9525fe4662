import { MAX_FILM_ADDRESS } from '@agency/contracts';
import type { Block, TextFieldSingleValidation } from 'payload';
import { inBoth, nameInBoth } from '../panel/language/in-both.ts';
import { speak } from '../panel/language/speak.ts';
import { blockPictures } from './block-pictures.ts';
import { toFilmProblem } from './film-problem.ts';

const validateUrl: TextFieldSingleValidation = (value, { req }) =>
  toFilmProblem(value ?? '', speak(req.i18n, 'editing')) ?? true;

/** An external film with a poster from our library. */
export const filmBlock: Block = {
  slug: 'film',
  labels: { singular: nameInBoth('Film'), plural: nameInBoth('Films') },
  admin: { images: blockPictures.film, disableBlockName: true },
  fields: [
    {
      name: 'address',
      label: nameInBoth('Address of the film'),
      type: 'text',
      required: true,
      maxLength: MAX_FILM_ADDRESS,
      validate: validateUrl,
      admin: { components: { Field: '/panel/editing/FilmAddress.tsx#FilmAddress' } },
    },
    {
      name: 'title',
      label: nameInBoth('What the film shows'),
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: inBoth('Said to who cannot see it, and the name of the link to it.') },
    },
    {
      name: 'poster',
      label: nameInBoth('Picture before it plays'),
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: {
        description: inBoth('Of our own library, so that no host is asked. 16:9 is shown whole.'),
      },
    },
    {
      name: 'caption',
      label: nameInBoth('Caption'),
      type: 'text',
      maxLength: 300,
      admin: { description: inBoth('Shown below the film. May stay empty.') },
    },
  ],
};
