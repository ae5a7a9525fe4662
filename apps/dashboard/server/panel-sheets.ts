/**
 * Sheets that are read one after the other, each without the rules that stand again in a later one, the same and in the
 * same layer. The later one wins in any case, so what is left looks the same.
 * @param sheets as a build writes them, without comments
 */
export function dropRepeated(sheets: readonly string[]): string[] {
  const later = new Set<string>();
  return sheets
    .toReversed()
    .map((sheet) => {
      const own: string[] = [];
      const kept = toRules(sheet).map((rule) => {
        const layer = /^@layer [\w-]+\{/.exec(rule)?.[0];
        const inner = layer ? toRules(rule.slice(layer.length, -1)) : [rule];
        const keys = inner.map((one) => `${layer ?? ''}${one}`);
        own.push(...keys);
        const left = inner.filter((one, at) => isWithoutBody(one) || !later.has(keys[at] ?? one));
        return layer ? `${layer}${left.join('')}}` : left.join('');
      });
      for (const key of own) later.add(key);
      return kept.join('');
    })
    .toReversed();
}

// The order of layers, and what is imported, is said by where it stands.
const isWithoutBody = (rule: string): boolean => rule.endsWith(';');

/** The rules of a sheet, each as it is written: a selector or an at-rule with all in its braces. */
function toRules(sheet: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  // A text in quotes, or a sign with its backslash, is passed over whole.
  for (const { 0: sign, index } of sheet.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/gs,
  )) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    rules.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
