/** The magazine's own colours; the page sets the same ones. */
export const cairo = {
  sand: '#f7ead3',
  wheat: '#ead3a8',
  clay: '#d8a063',
  umber: '#b98245',
  ink: '#17110d',
  brick: '#d2452a',
  rust: '#9e2e19',
  nile: '#12645e',
  deep: '#0b3b3b',
  mint: '#cfe3d6',
  sun: '#ffb71b',
  cream: '#fff8ea',
  rose: '#eba98b',
} as const;
