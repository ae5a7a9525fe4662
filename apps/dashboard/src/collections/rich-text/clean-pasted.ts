import { normalizeText } from '@agency/contracts';
import { fixLists } from './pasted-lists.ts';
import { toSafeHref } from './safe-href.ts';

const WORD_COMMENTS =
  '.MsoCommentReference, a.msocomanchor, [style*="mso-element:comment" i], hr.msocomoff';
const WITHOUT_TEXT = 'script, style, title, meta, link';

/**
 * Cleans pasted HTML: Word lists become lists; bookmarks, internal links and links to local files become plain text;
 * comments are removed; Word quotes become quotes; a heading of the first level becomes one of the second, because the
 * page has its title. Not a security boundary: the editor only accepts nodes it knows (`article-editor.ts`).
 * @param notCopied replaces pictures of other websites, which the CSP blocks and the editor would request
 */
export function cleanPasted(html: string, notCopied: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(`${WORD_COMMENTS}, ${WITHOUT_TEXT}`))
    element.remove();
  fixLists(body);
  for (const link of body.querySelectorAll('a')) fixLink(link);
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote'))
    rename(quote, 'blockquote');
  for (const title of body.querySelectorAll('h1')) rename(title, 'h2');
  for (const picture of body.querySelectorAll('img:not([src^="data:" i], [src^="blob:" i])'))
    picture.replaceWith(notCopied);
  // Paragraphs that only make room.
  for (const paragraph of body.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = normalizeText(text.nodeValue ?? '');
  return body.innerHTML;
}

function fixLink(link: Element): void {
  const href = toSafeHref(link.getAttribute('href') ?? '');
  if (href === undefined || href.startsWith('#')) link.replaceWith(...link.childNodes);
  else link.setAttribute('href', href);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
