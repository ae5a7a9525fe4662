import { randomBytes } from 'node:crypto';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import type { Blog } from '../../payload-types.ts';
import { articleFeatures } from './article-editor.ts';

type ArticleNode = Blog['content']['root']['children'][number];

/** A picture on its own line: */
export interface MarkdownFigure {
  file: string;
  alt: string;
  caption: string;
}

const FIGURE_LINE = /^!\[([^\]]*)\]\((\S+?)(?:\s+"([^"]*)")?\)$/;
const FENCE = /^```/;

/**
 * Converts Markdown to the editor's format. Payload converts text, lists, quotes and tables; pictures and code blocks
 * are added here, because it does not support them.
 * @param findMedia id of the picture of a figure
 */
export async function toArticle(
  markdown: string,
  config: SanitizedConfig,
  findMedia: (figure: MarkdownFigure) => Promise<number>,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<Blog['content']> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config,
    features: articleFeatures,
  });
  const children: ArticleNode[] = [];
  for (const part of toParts(markdown)) {
    if (part.kind === 'figure') children.push(toUpload(part, await findMedia(part)));
    else if (part.kind === 'code') children.push(toCode(part.code));
    else {
      const { root } = convertMarkdownToLexical({ editorConfig, markdown: part.text });
      children.push(...(root.children as ArticleNode[]));
    }
  }
  return { root: { type: 'root', children, direction, format: '', indent: 0, version: 1 } };
}

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | ({ kind: 'figure' } & MarkdownFigure);

/** Splits an article at figures and code blocks, without empty parts. */
export function toParts(markdown: string): Part[] {
  const parts: Part[] = [];
  let text: string[] = [];
  let code: string[] | undefined;
  const endText = () => {
    if (text.some((line) => line.trim()))
      parts.push({ kind: 'text', text: text.join('\n').trim() });
    text = [];
  };
  for (const line of markdown.split('\n')) {
    const figure = FIGURE_LINE.exec(line.trim());
    if (code) {
      if (FENCE.test(line)) {
        parts.push({ kind: 'code', code: code.join('\n') });
        code = undefined;
      } else code.push(line);
    } else if (FENCE.test(line)) {
      endText();
      code = [];
    } else if (figure) {
      endText();
      const [, alt = '', file = '', caption = ''] = figure;
      parts.push({ kind: 'figure', alt, file, caption });
    } else text.push(line);
  }
  if (code) throw new Error('A code block is not closed');
  endText();
  return parts;
}

const toUpload = ({ caption }: MarkdownFigure, media: number): ArticleNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id: createNodeId(),
  fields: { caption },
  relationTo: 'media',
  value: media,
});

const toCode = (code: string): ArticleNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: createNodeId(), blockName: '', blockType: 'code', code },
});

const createNodeId = () => randomBytes(12).toString('hex');
