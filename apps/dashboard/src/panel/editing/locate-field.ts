import type { ClientField, ClientTab } from 'payload';
import type { Language } from '../language/language.ts';
import { toLabel } from '../language/to-label.ts';

/** The location of a field in its form. */
export interface FieldLocation {
  /** Names from the outside in: the tab, the field. */
  names: string[];
  /** Which of the tabs of the form it is on; nothing where it has none. */
  tab?: number;
}

/**
 * The location of a field in its form.
 * @param path in the form state, `blocks.0.picture`
 */
export function locateField(
  fields: readonly ClientField[],
  path: string,
  language: Language,
): FieldLocation | undefined {
  const [name = '', row] = path.split('.');
  for (const field of fields) {
    if ('name' in field && field.name === name) {
      const label = ('label' in field && toLabel(field.label, language)) || name;
      const number = Number(row);
      return { names: [Number.isInteger(number) ? `${label} ${number + 1}` : label] };
    }
    if (field.type === 'tabs') {
      const found = locateOnTabs(field.tabs, path, language);
      if (found) return found;
    } else if ('fields' in field && !('name' in field)) {
      const found = locateField(field.fields, path, language);
      if (found) return found;
    }
  }
  return undefined;
}

function locateOnTabs(
  tabs: readonly ClientTab[],
  path: string,
  language: Language,
): FieldLocation | undefined {
  for (const [tab, { fields, ...one }] of tabs.entries()) {
    const found = locateField(fields, path, language);
    if (!found) continue;
    const label = 'label' in one ? toLabel(one.label, language) : undefined;
    return { tab, names: label ? [label, ...found.names] : found.names };
  }
  return undefined;
}
