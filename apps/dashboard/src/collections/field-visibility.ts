import type { Field } from 'payload';
import { nobody } from '../access/access.ts';

/** A hidden field that only the server writes. */
export const hiddenField = (field: Field): Field =>
  ({ ...field, access: { update: nobody }, admin: { ...field.admin, hidden: true } }) as Field;

/** A field that only the server writes: a list column, without a form field. */
export const listOnlyField = (field: Field, Cell?: string): Field =>
  ({
    ...field,
    admin: {
      readOnly: true,
      components: { Field: '/panel/NoField.tsx#NoField', ...(Cell && { Cell }) },
    },
  }) as Field;
