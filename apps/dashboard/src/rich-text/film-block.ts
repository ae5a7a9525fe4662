import { MAX_FILM_ADDRESS } from '@agency/contracts';
import type { Block, TextFieldSingleValidation } from 'payload';
import { blockPictures } from './block-pictures.ts';
import { toFilmProblem } from './film-problem.ts';

const validateAddress: TextFieldSingleValidation = (value) => toFilmProblem(value ?? '') ?? true;

/** A film of another host behind a picture of ours. */
export const filmBlock: Block = {
  slug: 'film',
  labels: { singular: 'Film', plural: 'Films' },
  admin: { images: blockPictures.film, disableBlockName: true },
  fields: [
    {
      name: 'address',
      type: 'text',
      required: true,
      maxLength: MAX_FILM_ADDRESS,
      validate: validateAddress,
      admin: { components: { Field: '/panel/editing/FilmAddress.tsx#FilmAddress' } },
    },
    {
      name: 'title',
      label: 'What the film shows',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'Said to who cannot see it, and the name of the link to it.' },
    },
    {
      name: 'poster',
      label: 'Picture before it plays',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: { description: 'Of our own library, so that no host is asked. 16:9 is shown whole.' },
    },
    {
      name: 'caption',
      type: 'text',
      maxLength: 300,
      admin: { description: 'Shown below the film. May stay empty.' },
    },
  ],
};
