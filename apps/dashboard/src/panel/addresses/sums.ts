/** How often something was asked for. */
export const toTimes = (count: number): string =>
  count === 1 ? 'once' : `${count.toLocaleString('en')} times`;

/** What is counted and not written down, a sentence each. */
export function toSums({ probes, unlisted }: { probes: number; unlisted: number }): string[] {
  return [
    ...(probes > 0 ? [`Programs felt for weak spots ${toTimes(probes)}.`] : []),
    ...(unlisted > 0
      ? [`A path that is not written down, since it may name somebody: ${toTimes(unlisted)}.`]
      : []),
  ];
}
