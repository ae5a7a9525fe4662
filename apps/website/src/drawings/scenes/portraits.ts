/** The heads that `art/busts` prints into `content/portraits`, with their sizes: too much work for every build. */
export const portraits: Readonly<Record<string, { width: number; height: number }>> =
  Object.fromEntries(
    ['afro', 'beard', 'bob', 'bun', 'scarf', 'waves'].map((name) => [
      `portrait-${name}`,
      { width: 400, height: 500 },
    ]),
  );
