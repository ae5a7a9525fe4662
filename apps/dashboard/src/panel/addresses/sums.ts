import type { Speech } from '../language/speak.ts';

/** What is counted and not written down, a sentence each. */
export function toSums(
  { probes, unlisted }: { probes: number; unlisted: number },
  { words, say }: Speech<'addresses'>,
): string[] {
  const times = (count: number) => ({ times: say(words.times, { count }) });
  return [
    ...(probes > 0 ? [say(words.probes, times(probes))] : []),
    ...(unlisted > 0 ? [say(words.unlisted, times(unlisted))] : []),
  ];
}
