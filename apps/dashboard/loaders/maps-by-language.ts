// A loader for Next: what the browser is told of fields is kept by language. Payload keeps it as it was asked for first, and
// whoever reads another language would read those names.
const KEY = 'const cacheKey = collectionSlug ||';

/** The file of Payload's map of fields for browsers, in; out the same, with one map a language. */
export default function keepByLanguage(shipped: string): string {
  const line = shipped.split('\n').find((one) => one.includes(KEY));
  if (!line?.trimEnd().endsWith(';') || !shipped.includes('i18n,')) {
    throw new Error('Payload keeps its map of fields in another way now.');
  }
  const [before = '', value = ''] = line.trimEnd().slice(0, -1).split(' = ');
  return shipped.replace(line, `${before} = \`\${i18n.language} \${${value}}\`;`);
}
