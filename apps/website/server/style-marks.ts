import { findModuleClasses } from './module-class.ts';

/** What a style rule asks a page for: a class of a module, an attribute (`data-kind`) or its value (`data-kind=text`). */
export type Mark = string;

const ATTRIBUTE = /\s(data-[\w-]+)(?:="([^"]*)")?/g;
const NAME = /\bdata-\w[\w-]*/g;
const INLINE_SCRIPT = /<script\b[^>]*>(.*?)<\/script>/gs;
/** Of one heading, letter, client or row each: a script that writes such an attribute has its value from the page. */
const FROM_PAGE = /^data-(?:fit|rise|plate|world|crop|keyword-row)\b/;

export const toAttributeMark = (name: string, value?: string): Mark =>
  value === undefined ? name : `${name}=${value}`;

/** Everything that a page has. */
export function findMarks(html: string): Set<Mark> {
  const marks = new Set<Mark>(findModuleClasses(html));
  for (const [, name = '', value] of html.matchAll(ATTRIBUTE)) {
    marks.add(name);
    if (value !== undefined) marks.add(toAttributeMark(name, value.replaceAll('&amp;', '&')));
  }
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    for (const mark of findScriptMarks(script)) marks.add(mark);
  }
  return marks;
}

/** What a script may give a page: classes, and `data-kind=*` for an attribute of any value. */
export function findScriptMarks(script: string): Mark[] {
  const names = (script.match(NAME) ?? []).filter((name) => !FROM_PAGE.test(name));
  const any = names.flatMap((name) => [name, toAttributeMark(name, '*')]);
  return [...new Set([...findModuleClasses(script), ...any])];
}

/** Whether a page has what is asked for, or a script may give it that. */
export function hasMark(marks: ReadonlySet<Mark>, mark: Mark): boolean {
  if (marks.has(mark)) return true;
  const [name = '', value] = mark.split('=', 2);
  return value !== undefined && marks.has(toAttributeMark(name, '*'));
}
