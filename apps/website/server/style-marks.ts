import { findModuleClasses } from '../src/model/module-class.ts';

/** What a style rule asks a page for: a class of a module, an attribute (`data-kind`) or its value (`data-kind=text`). */
export type Mark = string;

const ATTRIBUTE = /\s(data-[\w-]+)(=)?(?:"([^"&]*)")?/g;
const NAME = /\bdata-\w[\w-]*/g;
const PROPERTY = /\bdataset\.(\w+)/g;
const ESCAPED_SPACE = /\\[nrt]/g;
const INLINE_SCRIPT = /<script\b[^>]*>(.*?)<\/script>/gs;
/** Scripts write it (`ui/Picture.tsx`), each value of which has a rule of its own, only as the page had it. */
const FROM_PAGE = /^data-crop$/;

export const toAttributeMark = (name: string, value: string): Mark => `${name}=${value}`;

/** Stands for every value of an attribute. */
const toAnyValue = (name: string): Mark => toAttributeMark(name, '*');

/** Everything that a page has. */
export function findMarks(html: string): Set<Mark> {
  const marks = new Set<Mark>(findModuleClasses(html));
  for (const [, name = '', equals, value] of html.matchAll(ATTRIBUTE)) {
    marks.add(name);
    if (equals && value === undefined) marks.add(toAnyValue(name));
    else marks.add(toAttributeMark(name, value ?? ''));
  }
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    for (const mark of findScriptMarks(script)) marks.add(mark);
  }
  return marks;
}

/** What a script may give a page: classes, and attributes of any value. */
export function findScriptMarks(script: string): Mark[] {
  const text = script.replace(ESCAPED_SPACE, ' ');
  const properties = [...text.matchAll(PROPERTY)].map(([, name = '']) => toAttributeName(name));
  const names = [...(text.match(NAME) ?? []), ...properties];
  const any = names
    .filter((name) => !FROM_PAGE.test(name))
    .flatMap((name) => [name, toAnyValue(name)]);
  return [...new Set([...findModuleClasses(text), ...any])];
}

const toAttributeName = (property: string): string =>
  `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Whether a page has what is asked for, or a script may give it that. */
export function hasMark(marks: ReadonlySet<Mark>, mark: Mark): boolean {
  if (marks.has(mark)) return true;
  const [name = '', value] = mark.split('=', 2);
  return value !== undefined && marks.has(toAnyValue(name));
}
