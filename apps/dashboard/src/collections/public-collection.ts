import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../access/access.ts';
import { publicContent } from '../access/public-collections.ts';
import { validateLanguages } from './validate-languages.ts';

/** A collection that editors write, and that is public as a whole: the public API reads it. */
export function createPublicCollection(config: CollectionConfig): CollectionConfig {
  const { hooks, fields } = config;
  const isLocalized = fields.some((field) => 'localized' in field && field.localized);
  const beforeChange = [
    ...(hooks?.beforeChange ?? []),
    ...(isLocalized ? [validateLanguages()] : []),
  ];
  return {
    custom: publicContent,
    access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
    ...config,
    hooks: { ...hooks, beforeChange },
  };
}
