/**
 * The brand's colours, the only place that says them in code. Blue and yellow are only ever dots. The style sheets
 * state the same ones (`styles/tokens.css` of the website, `brand.css` of the dashboard); a test holds them equal.
 */
export const palette = {
  ink: '#000',
  paper: '#fff',
  mist: '#f6f6f6',
  cobalt: '#1f3bff',
  yellow: '#ffd400',
} as const;
