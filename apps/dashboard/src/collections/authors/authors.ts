import { createNamedCollection } from '../categories/categories.ts';

export const authors = createNamedCollection('authors', {
  field: 'author',
  maxLength: 80,
  description: 'As visitors read it. Empty in another language means: as in English.',
});
