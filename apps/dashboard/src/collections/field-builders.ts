import type { DateField, NumberField, TextField, UIField } from 'payload';

/** Renders nothing: in forms, and for internal fields in version comparisons. */
export const NO_FIELD = '/panel/NoField.tsx#NoField';

/** A date and time in the agency's time zone, in forms and lists. */
export const dateTimeComponents = {
  Field: '/panel/AgencyTimeField.tsx#AgencyTimeField',
  Cell: '/panel/TimeCell.tsx#TimeCell',
};

/** A component of the panel in a form. It stores nothing. */
export const createUiField = (name: string, component: string, position?: 'sidebar'): UIField => ({
  name,
  type: 'ui',
  admin: {
    ...(position && { position }),
    disableListColumn: true,
    components: { Field: component },
  },
});

/** Shows where a document is used or linked. */
export const createUsesField = (position?: 'sidebar'): UIField =>
  createUiField('uses', '/panel/Uses.tsx#Uses', position);

/** A field of server code, hidden in forms and in version comparisons. */
export const createInternalField = <Internal extends DateField | NumberField | TextField>(
  field: Internal,
): Internal => ({
  ...field,
  admin: { hidden: true, disableListColumn: true, components: { Diff: NO_FIELD } },
});

/** Options of a selection, from their labels. */
export const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
