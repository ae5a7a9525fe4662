import type { Field } from 'payload';
import { nobody } from '../access/access.ts';

/** A hidden field that only the server writes. */
export const hiddenField = (field: Field): Field =>
  ({ ...field, access: { update: nobody }, admin: { ...field.admin, hidden: true } }) as Field;
