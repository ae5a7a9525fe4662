import { normalizeText } from '@agency/contracts';
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $setSelection,
} from '@payloadcms/richtext-lexical/lexical';
import {
  $convertFromMarkdownString,
  type Transformer,
} from '@payloadcms/richtext-lexical/lexical/markdown';

// A heading, an item of a list, a quote, code, bold text, a link, or an empty line between paragraphs.
const STRUCTURE =
  /^[ \t]*(?:#{1,4}|[-*+•·▪◦]|\d{1,3}[.)]|>)[ \t]|^```|\*\*\S|\]\(\S+\)|\S\s*\n\s*\n/m;

/** Pasted plain text as the Markdown of an article; nothing if it has no structure, as a few words within a sentence. */
export function toMarkdown(pasted: string): string | undefined {
  const text = normalizeText(pasted.replaceAll(/\r\n?/g, '\n')).trim();
  if (!STRUCTURE.test(text)) return undefined;
  // The page has its title.
  const headed = text.replaceAll(/^#(?= )/gm, '##');
  const listed = headed.replaceAll(/^([ \t]*)[•·▪◦][ \t]+/gm, '$1- ');
  return listed.replaceAll(/^([ \t]*\d{1,3})[.)][ \t]+/gm, '$1. ');
}

/** Puts Markdown in the place of the selection. */
export function $insertMarkdown(markdown: string, transformers: Transformer[]): void {
  const selection = $getSelection()?.clone();
  if (!selection) return;
  // Lexical joins lines only in a part of the text, and selects that part.
  const part = $createParagraphNode();
  $getRoot().append(part);
  $convertFromMarkdownString(markdown, transformers, part, false, false);
  const nodes = part.getChildren();
  $setSelection(selection);
  selection.insertNodes(nodes);
  part.remove();
}
