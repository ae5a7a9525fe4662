import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/access.ts';

/** A collection that only the server reads and writes. It has no endpoint and no screen. */
export const createServerCollection = (slug: string, fields: Field[]): CollectionConfig => ({
  slug,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  endpoints: false,
  disableDuplicate: true,
  lockDocuments: false,
  fields,
});
