import type { Field } from 'payload';
import { nobody } from '../../access/access.ts';

/** A field that the intake writes once and nobody sees. */
export const unseen = (field: Field): Field =>
  ({ ...field, access: { update: nobody }, admin: { ...field.admin, hidden: true } }) as Field;
