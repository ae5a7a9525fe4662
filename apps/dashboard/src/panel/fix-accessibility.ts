import { formatText, type Values } from './language/format-text.ts';
import type { BrowserTexts } from './language/texts.ts';

type Words = BrowserTexts['controls'];

/** Returns the accessible name of an unlabelled control; `undefined` leaves it unchanged. */
type ToName = (control: Element, texts: Words) => string | undefined;

const toText = (element: Element | null | undefined) => element?.textContent?.trim() || undefined;

// Only values are filled in, and they are titles: any language will do.
const fill = (text: string, values: Values) => formatText('en', text, values);

const toRowTitle = (control: Element) => {
  const row = control.closest('tr');
  return toText(row?.querySelector('a')) ?? toText(row?.querySelector('td + td'));
};

const toRowName: ToName = (box, texts) => {
  const title = toRowTitle(box);
  return title ? fill(texts.select, { title }) : texts.selectAll;
};

const toFieldName: ToName = (input, texts) =>
  toText(input.closest('.field-type')?.querySelector('label'))?.replace(/\s*\*$/, '') ??
  texts.choose;

// In a drawer a label names a field that is not there.
const toUnlabelledName: ToName = (input, texts) =>
  (input as HTMLInputElement).labels?.length ? undefined : toFieldName(input, texts);

const toPartName: ToName = (handle, { move, part }) => {
  const title = toText(handle.parentElement?.querySelector('.collapsible__header-wrap'));
  return fill(move, { title: title ?? part });
};

// What Payload's toolbars leave without a name, or name after their own parts.
const toToolName: ToName = (button, { tools }) => {
  const { buttonKey, dropdownKey } = (button as HTMLElement).dataset;
  if (toText(button) && buttonKey) return undefined;
  const key = buttonKey ?? dropdownKey ?? '';
  return Object.hasOwn(tools, key) ? tools[key as keyof typeof tools] : undefined;
};

const missingLabels: [selector: string, toName: ToName][] = [
  ['.table input[type="checkbox"]:is([aria-label=""], :not([aria-label]))', toRowName],
  ['input[role="combobox"]:not([aria-label]), .rs__input:not([aria-label])', toFieldName],
  ['.date-time-picker input:not([aria-label])', toFieldName],
  ['.ContentEditable__root:not([aria-label])', toFieldName],
  ['.date-time-picker__clear-button:not([aria-label])', (_, { clearDate }) => clearDate],
  ['.clickable-arrow--left:not([aria-label])', (_, { previous }) => previous],
  ['.clickable-arrow--right:not([aria-label])', (_, { next }) => next],
  ['.copy-to-clipboard:not([aria-label])', (_, { copy }) => copy],
  [
    ':is(.upload-relationship-details__edit, [class*="__upload-drawer-toggler"]):not([aria-label])',
    (_, { edit }) => edit,
  ],
  ['[class*="__swap-drawer-toggler"]:not([aria-label])', (_, { swap }) => swap],
  [
    ':is(.upload-relationship-details__remove, .file-details__remove, [class*="__removeButton"]):not([aria-label])',
    (_, { remove }) => remove,
  ],
  // Lexical has these in English only.
  ['[aria-label="Drag to move"]', (_, { drag }) => drag],
  ['[aria-label="Add block"]', (_, { addBlock }) => addBlock],
  ['[aria-label="Edit link"]', (_, { editLink }) => editLink],
  ['[aria-label="Remove link"]', (_, { removeLink }) => removeLink],
  ['.toolbar-popup__button[data-button-key]:not([aria-label])', toToolName],
  ['button[data-dropdown-key][aria-label$=" dropdown"]', toToolName],
  [
    'dialog :is(input[type="text"], input[type="number"], textarea):not([aria-label])',
    toUnlabelledName,
  ],
  ['.file-field__remove:not([aria-label])', (_, { remove }) => remove],
  ['.collapsible__drag:not([aria-label])', toPartName],
  ['.popup-button:not([aria-label])', (button, { more }) => (toText(button) ? undefined : more)],
  [
    '[aria-roledescription="sortable"][role="button"]:not([aria-label])',
    (row, { move }) => fill(move, { title: toRowTitle(row) ?? '' }),
  ],
];

/** What says of itself what it is not, and what it is: nothing for neither a role nor a stop of the keyboard. */
const missingRoles: [selector: string, role: string][] = [
  // A button in a button: what is dragged is a group with its button in it.
  ['.rs__multi-value[role="button"]', 'group'],
  // Lists whose children are no items.
  ['ul:has(> :not(li, script, template, [role="listitem"])):not([role])', 'group'],
  // Payload's lists and our screens have no landmark of their own.
  [
    'body:not(:has(main, [role="main"])) :is(.template-default__wrap > :not(.app-header), .template-minimal > *)',
    'main',
  ],
];

// Hidden from screen readers, so no stop of the keyboard either: the field itself does what they do.
const HIDDEN_STOPS =
  ':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"]:not([tabindex="-1"])';

// Their text says more than the label that replaces it.
const MISLABELLED =
  ':is(.doc-tab, #empty-trash-button, .list-create-new-doc__create-new-button)[aria-label]';

/** Fixes the current page. Idempotent, so that it can run after every DOM change. */
export function fixAccessibility(texts: Words): void {
  const find = (selector: string) => document.querySelectorAll(selector);
  for (const [selector, toName] of missingLabels) {
    for (const control of find(selector)) {
      const name = toName(control, texts);
      if (name) control.setAttribute('aria-label', name);
    }
  }
  for (const [selector, role] of missingRoles) {
    for (const element of find(selector)) element.setAttribute('role', role);
  }
  for (const stop of find(HIDDEN_STOPS)) stop.setAttribute('tabindex', '-1');
  // Payload's previews next to the file name.
  for (const picture of find('img:not([alt])')) picture.setAttribute('alt', '');
  for (const named of find(MISLABELLED)) named.removeAttribute('aria-label');
  // The handle is the button; the icon inside is not another one.
  for (const icon of find('.sort-row[role="button"]')) {
    icon.removeAttribute('role');
    icon.removeAttribute('tabindex');
  }
  // It opens a form to send a file with, and makes no document without one.
  for (const { firstChild } of find('.upload__createNewToggler .btn__label')) {
    if (firstChild instanceof Text && firstChild.data !== texts.upload)
      firstChild.data = texts.upload;
  }
  // The target of the skip link.
  for (const main of find('main:not([tabindex]), [role="main"]:not([tabindex])')) {
    main.id ||= 'main';
    main.setAttribute('tabindex', '-1');
  }
  nameCells();
}

/** Adds the column label to each cell: on a phone, a row is a card without a table head. */
function nameCells(): void {
  for (const cell of document.querySelectorAll('.table td:not([data-label])')) {
    const { cellIndex } = cell as HTMLTableCellElement;
    const head = cell.closest('table')?.querySelector(`thead th:nth-child(${cellIndex + 1})`);
    cell.setAttribute('data-label', toText(head) ?? '');
  }
}
