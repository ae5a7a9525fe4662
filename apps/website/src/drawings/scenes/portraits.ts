const portrait = { width: 400, height: 500 };

/** How many drawn people stand in for those who have no portrait yet. */
export const STAND_INS = 8;

/** The heads that `art/busts` prints into `content/portraits`, with their sizes: too much work for every build. */
export const portraits: Readonly<Record<string, { width: number; height: number }>> = {
  founder: { width: 800, height: 800 },
  ...Object.fromEntries(
    ['afro', 'beard', 'bob', 'bun', 'scarf', 'waves', ...Array(STAND_INS).keys()].map((name) => [
      `portrait-${name}`,
      portrait,
    ]),
  ),
};

/** The looks of people without a portrait: each after their name, moved on while it was just worn by somebody. */
export function decideStandIns(names: readonly string[]): number[] {
  const worn: number[] = [];
  for (const name of names) {
    let look = Math.abs(
      [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7),
    );
    look %= STAND_INS;
    const recent = worn.slice(1 - STAND_INS);
    while (recent.includes(look)) look = (look + 1) % STAND_INS;
    worn.push(look);
  }
  return worn;
}
