import type { BrowserTexts } from '../platform/language/texts.ts';

type Labels = BrowserTexts['controls']['labels'];

/** Icon buttons of Payload and Lexical without an accessible name, or with an English one. */
const icons: Record<keyof Labels, string> = {
  previous: '.clickable-arrow--left',
  next: '.clickable-arrow--right',
  clearDate: '.date-time-picker__clear-button',
  copy: '.copy-to-clipboard',
  edit: '.upload-relationship-details__edit, [class*="__upload-drawer-toggler"]',
  swap: '[class*="__swap-drawer-toggler"]',
  remove:
    '.upload-relationship-details__remove, :is(.file-details__remove, .file-field__remove), [class*="__removeButton"]',
  drag: '[aria-label="Drag to move"]',
  addBlock: '[aria-label="Add block"]',
  editLink: '[aria-label="Edit link"]',
  removeLink: '[aria-label="Remove link"]',
  insert: 'button[data-dropdown-key="add"]',
  insertBlock: 'button[data-dropdown-key="blocks"]',
  kindOfText: 'button[data-dropdown-key="text"]',
  bold: '[data-button-key="bold"]',
  italic: '[data-button-key="italic"]',
  code: '[data-button-key="inlineCode"]',
  link: '[data-button-key="link"]',
  pictures: '[data-button-key="pictures"]',
  numberedList: '[data-button-key="orderedList"]',
  list: '[data-button-key="unorderedList"]',
  more: '.popup-button:not([aria-label])',
  previewPage: '.live-preview-window iframe',
  previewSize: '.live-preview-window .toolbar-input',
};

/** Controls that are named by the row, part or field around them. */
const CONTROLS = [
  '.table input[type="checkbox"]',
  '[aria-roledescription="sortable"][role="button"]',
  ':is(.collapsible__drag, .collapsible__toggle)',
  '.fixed-toolbar',
  ':is(input[role="combobox"], .rs__input, .ContentEditable__root)',
  ':is(.date-time-picker, dialog) input:not([type="hidden"])',
  'dialog textarea',
];

/** Elements with the wrong role for what they contain. */
const roles = {
  toolbar: '.fixed-toolbar',
  // A button in a button.
  group: '.rs__multi-value[role="button"], ul:has(> :not(li, script, template)):not([role])',
  // The handle is the button; the icon in it is not another one.
  presentation: '.sort-row[role="button"]',
  main: 'body:not(:has(main, [role="main"])) :is(.template-default__wrap > :not(.app-header), .template-minimal > *)',
};

/** A field that can have the focus. */
const FIELD = ':is(input:not([type="hidden"], [type="file"]), select, textarea):enabled';

const toText = (element: Element | null | undefined) => element?.textContent?.trim();

const isNamed = (control: Element) =>
  control.getAttribute('aria-label') || (control as HTMLInputElement).labels?.length;

/** The title of the row or part, or the label of the field. */
const toContext = (control: Element) =>
  toText(control.closest('tr')?.querySelector('a, td + td')) ||
  toText(control.parentElement?.querySelector('.collapsible__header-wrap')) ||
  toText(control.closest('.field-type')?.querySelector('label'))?.replace(/\s*\*$/, '');

/** Drawers whose first field has been focused. */
const filled = new WeakSet<Element>();

/** What had the focus before a drawer was open. */
let opener: HTMLElement | undefined;

/**
 * Adds what axe and screen readers miss in Payload's markup: it has no option for these names and roles.
 * Also focuses the first field of a drawer, and afterwards what opened it. Idempotent, for every DOM change.
 */
export function fixAccessibility({ labels, choose }: BrowserTexts['controls']): void {
  const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  const focused = document.activeElement as HTMLElement;
  if (find('.drawer--is-open').length > 0) opener ??= focused;
  else if (opener) {
    if (focused === document.body) opener.focus();
    opener = undefined;
  }
  // Payload focuses the close button of a drawer, or nothing. Fields cannot have the focus before it is shown.
  for (const drawer of find('.drawer--is-open.payload__modal-item--enterDone')) {
    const field = filled.has(drawer) ? null : drawer.querySelector<HTMLElement>(FIELD);
    if (!field) continue;
    filled.add(drawer);
    if (!drawer.contains(document.activeElement?.closest(FIELD) ?? null)) field.focus();
  }
  for (const [key, selector] of Object.entries(icons)) {
    for (const icon of find(selector)) {
      // What is written on it is its name. The text of other icons is a hidden tooltip.
      if (icon.matches('.popup-button, [data-button-key]') && toText(icon)) continue;
      icon.setAttribute('aria-label', labels[key as keyof Labels]);
    }
  }
  for (const control of find(CONTROLS.join())) {
    if (!isNamed(control)) control.setAttribute('aria-label', toContext(control) || choose);
  }
  for (const [role, selector] of Object.entries(roles)) {
    for (const element of find(selector)) element.setAttribute('role', role);
  }
  for (const icon of find(
    ':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"], .sort-row',
  )) {
    icon.setAttribute('tabindex', '-1');
  }
  for (const toolbar of find('.fixed-toolbar')) {
    const buttons = [...toolbar.querySelectorAll<HTMLElement>('button')];
    // One stop of the Tab key, with arrow keys between the buttons.
    for (const [index, button] of buttons.entries()) button.tabIndex = index && -1;
    toolbar.onkeydown = ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
      const at = buttons.indexOf(document.activeElement as HTMLElement);
      const next = at + (document.dir === 'rtl' ? -step : step);
      if (step) buttons.at(next % buttons.length)?.focus();
    };
  }
  // The label has less than the text.
  for (const tab of find('.doc-tab[aria-label]')) tab.removeAttribute('aria-label');
  // It scrolls, also without the caret in it.
  for (const table of find('.LexicalEditorTheme__tableScrollableWrapper')) table.tabIndex = 0;
  for (const picture of find('img:not([alt])')) picture.setAttribute('alt', '');
  // The target of the skip link.
  for (const main of find('main:not([tabindex]), [role="main"]:not([tabindex])')) {
    main.id ||= 'main';
    main.setAttribute('tabindex', '-1');
  }
}
