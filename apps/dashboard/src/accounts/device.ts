const systems: [RegExp, string][] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android.*Mobile/, 'an Android phone'],
  [/Android/, 'an Android tablet'],
  [/CrOS/, 'a Chromebook'],
  [/Mac OS X|Macintosh/, 'a Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];

// User agents name their ancestors too, so the most specific come first.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const find = (list: [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system: "Firefox on a Mac". */
export function toDeviceName(agent: string | null | undefined): string {
  const browser = find(browsers, agent ?? '');
  const system = find(systems, agent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  if (browser) return browser;
  return system ? `A program on ${system}` : 'A program';
}
