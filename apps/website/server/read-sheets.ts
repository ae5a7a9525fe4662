import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import * as csstree from 'css-tree';
import { findModuleClasses } from '../src/model/module-class.ts';
import { type BuiltStyles, findScripts } from './built-styles.ts';
import type { SheetPart } from './sheet-parts.ts';
import { findScriptMarks, type Mark, toAttributeMark } from './style-marks.ts';

const groups = new Set(['container', 'layer', 'media', 'scope', 'supports']);

/** Finds out what sheets and scripts a build has. At build only: the parser is not installed where the website runs. */
export function findBuiltStyles(clientFolder: string): BuiltStyles {
  const names = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' });
  const read = (name: string) => readFileSync(join(clientFolder, name), 'utf8');
  const find = <Found>(
    extension: string,
    toKey: (name: string) => string,
    toFound: (text: string) => Found,
  ) =>
    Object.fromEntries(
      names
        .filter((name) => name.endsWith(extension))
        .map((name) => [toKey(name.replaceAll(sep, '/')), toFound(read(name))]),
    );
  return {
    sheets: find('.css', (name) => `/${name}`, toSheetParts),
    scripts: find('.js', basename, (text) => ({
      marks: findScriptMarks(text),
      loads: findScripts(text),
    })),
  };
}

/** Takes a style sheet apart; its pieces in a row are the sheet as it is written. */
export function toSheetParts(sheet: string): SheetPart[] {
  const options = { positions: true, parseValue: false, parseAtrulePrelude: false };
  const tree = csstree.parse(sheet, options);
  const rules = csstree.findAll(tree, isRule) as csstree.Rule[];
  const toText = (node: csstree.CssNode) => sheet.slice(toPlace(node).start, toPlace(node).end);

  function findNeeds(node: csstree.CssNode): Mark[][] | undefined {
    if (isRule(node)) return toNeeds(node);
    const name = toOwnKeyframes(node);
    if (!name) return undefined;
    // Who names them needs them.
    const lists = rules.filter((rule) => toText(rule).includes(name)).map(toNeeds);
    const isKnown = lists.length > 0 && lists.every((list) => list !== undefined);
    return isKnown ? lists.flat() : undefined;
  }

  function toParts(nodes: csstree.List<csstree.CssNode>, from: number, to: number): SheetPart[] {
    const parts: SheetPart[] = [];
    let [read, common] = [from, ''];
    const add = (part: SheetPart) => {
      if (common) parts.push(common);
      common = '';
      parts.push(part);
    };
    for (const node of nodes.toArray()) {
      const { start, end } = toPlace(node);
      common += sheet.slice(read, start);
      read = end;
      const needs = findNeeds(node);
      if (needs) add({ text: toText(node), needs });
      else if (node.type === 'Atrule' && node.block && groups.has(node.name)) {
        const block = toPlace(node.block);
        const inside = toParts(node.block.children, block.start + 1, block.end - 1);
        add({ open: sheet.slice(start, block.start + 1), parts: inside });
      } else common += toText(node);
    }
    common += sheet.slice(read, to);
    return common ? [...parts, common] : parts;
  }

  return tree.type === 'StyleSheet' ? toParts(tree.children, 0, sheet.length) : [sheet];
}

const isRule = (node: csstree.CssNode): node is csstree.Rule => node.type === 'Rule';

/** The name of keyframes that belong to a module. */
function toOwnKeyframes(node: csstree.CssNode): string | undefined {
  if (node.type !== 'Atrule' || node.name !== 'keyframes' || !node.prelude) return undefined;
  return findModuleClasses(csstree.generate(node.prelude))[0];
}

/**
 * What each of a rule's selectors asks for; nothing when one of them asks for none of it. What stands in brackets, as in
 * `:not(._abc)`, is not asked for.
 */
function toNeeds({ prelude }: csstree.Rule): Mark[][] | undefined {
  if (prelude.type !== 'SelectorList') return undefined;
  const lists = prelude.children
    .toArray()
    .map((selector) =>
      selector.type === 'Selector' ? selector.children.toArray().flatMap(toMarks) : [],
    );
  return lists.every((list) => list.length > 0) ? lists : undefined;
}

function toMarks(part: csstree.CssNode): Mark[] {
  if (part.type === 'ClassSelector') return findModuleClasses(part.name);
  if (part.type !== 'AttributeSelector' || !part.name.name.startsWith('data-')) return [];
  const { name, value, matcher, flags } = part;
  if (!value || matcher !== '=' || flags) return [name.name];
  const text = value.type === 'String' ? value.value : csstree.ident.decode(value.name);
  return [toAttributeMark(name.name, text)];
}

function toPlace({ loc }: csstree.CssNode): { start: number; end: number } {
  if (!loc) throw new Error('a style sheet was read without places');
  return { start: loc.start.offset, end: loc.end.offset };
}
