import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical';

/** Default size of a new table. */
const SIZE = 3;

/** Payload's tables, with another default size than 5 × 5. */
export function createTableFeature(): ReturnType<typeof EXPERIMENTAL_TableFeature> {
  const tables = EXPERIMENTAL_TableFeature();
  const { feature } = tables;
  if (typeof feature !== 'function')
    throw new Error('Payload makes its tables in another way now.');
  return {
    ...tables,
    feature: async (args) => {
      const made = await feature(args);
      return {
        ...made,
        generateSchemaMap: (of) => {
          const schemas = new Map(made.generateSchemaMap?.(of));
          const asked = schemas.get('fields');
          if (asked && 'fields' in asked) {
            const fields = asked.fields.map((field) => ({ ...field, defaultValue: SIZE }));
            schemas.set('fields', { ...asked, fields: fields as typeof asked.fields });
          }
          return schemas;
        },
      };
    },
  };
}
