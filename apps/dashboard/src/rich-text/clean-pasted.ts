import { normalizeText } from '@agency/contracts';
import { fixLists } from './pasted-lists.ts';
import { toSafeHref } from './safe-href.ts';

// Word comments, and elements without text.
const UNREAD = [
  ...['.MsoCommentReference', 'a.msocomanchor', '[style*="mso-element:comment" i]', 'hr.msocomoff'],
  ...['script', 'style', 'title', 'meta', 'link'],
].join();

/**
 * Cleans pasted HTML: Word lists become lists; bookmarks, internal links and links to local files become plain text;
 * comments are removed; Word quotes become quotes. Not a security boundary: the editor only accepts nodes it knows
 * (`article-editor.ts`).
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  fixLists(body);
  for (const link of body.querySelectorAll('a')) fixLink(link);
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) fixQuote(quote);
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

function fixQuote(paragraph: Element): void {
  const quote = paragraph.ownerDocument.createElement('blockquote');
  quote.append(...paragraph.childNodes);
  paragraph.replaceWith(quote);
}
