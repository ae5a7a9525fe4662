import type { CollectionConfig } from 'payload';
import { createPublicCollection } from '../public-collection.ts';
import { rejectWhileUsed } from '../reject-while-used.ts';
import { createLocalizedText } from '../validate-languages.ts';

/** Longest name, in characters. */
export const MAX_CATEGORY_NAME = 60;

/** Names that posts choose from. */
export const createNamedCollection = (
  slug: 'authors' | 'categories',
  { field, ...text }: { field: string; maxLength: number; description: string },
): CollectionConfig =>
  createPublicCollection({
    slug,
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
    defaultSort: 'name',
    hooks: { beforeDelete: [rejectWhileUsed({ collection: 'blogs', field, as: 'posts' })] },
    fields: [createLocalizedText({ name: 'name', unique: true, index: true, ...text })],
  });

export const categories = createNamedCollection('categories', {
  field: 'category',
  maxLength: MAX_CATEGORY_NAME,
  description: 'As visitors read it. Without a name in a language, its posts have no category.',
});
