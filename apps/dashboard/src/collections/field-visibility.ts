import type { Field } from 'payload';
import { nobody } from '../access/access.ts';

/** A field that the program writes and nobody sees. */
export const hiddenField = (field: Field): Field =>
  ({ ...field, access: { update: nobody }, admin: { ...field.admin, hidden: true } }) as Field;

/** A field that the program writes: in the list a column, on the page told in words by something else. */
export const listOnlyField = (field: Field, Cell?: string): Field =>
  ({
    ...field,
    admin: {
      readOnly: true,
      components: { Field: '/panel/NoField.tsx#NoField', ...(Cell && { Cell }) },
    },
  }) as Field;
