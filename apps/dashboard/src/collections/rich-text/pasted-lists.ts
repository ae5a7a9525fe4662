/** A paragraph of a pasted Word list. */
interface ListParagraph {
  element: Element;
  /** Level, from 1. */
  level: number;
  /** Id of the list. */
  list: string;
  marker: string;
}

const PARAGRAPH = /mso-list:\s*(l\d+)\s+level(\d)/i;
const IGNORED = /mso-list:\s*ignore/i;
// `1.`, `a)`, `(iv)`, `٣-`; a bullet has no punctuation.
const NUMBER = /^\(?([\p{L}\p{N}]{1,6})[.)\-–]/u;

/** Converts pasted Word lists (`mso-list`) to nested `ul` and `ol`. A numbered heading keeps its number. */
export function fixLists(root: ParentNode): void {
  const marked = [...root.querySelectorAll('[style*="mso-list" i]')];
  for (const element of marked) if (/^H[1-6]$/.test(element.tagName)) writeNumber(element);
  const paragraphs = marked.flatMap((element) => toListParagraph(element) ?? []);
  const known = new Map(paragraphs.map((one) => [one.element, one]));
  for (const first of paragraphs) {
    // Already moved into a list.
    if (!known.has(first.element)) continue;
    const run: ListParagraph[] = [];
    for (let next: ListParagraph | undefined = first; next; ) {
      run.push(next);
      known.delete(next.element);
      const sibling: Element | null = next.element.nextElementSibling;
      next = sibling ? known.get(sibling) : undefined;
    }
    first.element.before(...toLists(run));
    for (const { element } of run) element.remove();
  }
}

function toListParagraph(element: Element): ListParagraph | undefined {
  const [, list, level] = PARAGRAPH.exec(element.getAttribute('style') ?? '') ?? [];
  if (element.tagName !== 'P' || !list || !level) return undefined;
  const marker = findMarker(element);
  const text = marker?.textContent ?? '';
  marker?.remove();
  return { element, level: Number(level), list, marker: text.trim() };
}

const findMarker = (element: Element) =>
  [...element.querySelectorAll('[style*="mso-list" i]')].find((inner) =>
    IGNORED.test(inner.getAttribute('style') ?? ''),
  );

function writeNumber(heading: Element): void {
  const marker = findMarker(heading);
  marker?.replaceWith(`${(marker.textContent ?? '').trim()} `);
}

/** Builds lists from consecutive paragraphs, with nested levels. */
function toLists(run: readonly ListParagraph[]): Element[] {
  const lists: Element[] = [];
  let open: { element: Element; level: number; list: string }[] = [];
  for (const paragraph of run) {
    const { element, level, list } = paragraph;
    open = open.filter((one) => one.level <= level);
    const last = open.at(-1);
    const isSame =
      last?.level === level && last.list === list && isSameKind(last.element, paragraph);
    if (last?.level === level && !isSame) open.pop();
    if (!isSame) {
      const made = createList(paragraph);
      const around = open.at(-1)?.element;
      if (around) (around.lastElementChild ?? around).append(made);
      else lists.push(made);
      open.push({ element: made, level, list });
    }
    const item = element.ownerDocument.createElement('li');
    item.append(...element.childNodes);
    open.at(-1)?.element.append(item);
  }
  return lists;
}

const isSameKind = ({ tagName }: Element, { marker }: ListParagraph) =>
  (tagName === 'OL') === NUMBER.test(marker);

function createList({ element, marker }: ListParagraph): Element {
  const [, number] = NUMBER.exec(marker) ?? [];
  const list = element.ownerDocument.createElement(number ? 'ol' : 'ul');
  if (number && /^\d+$/.test(number) && number !== '1') list.setAttribute('start', number);
  return list;
}
