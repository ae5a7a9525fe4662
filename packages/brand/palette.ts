/** The brand's colours, as in `styles/tokens.css` of the website and `brand.css` of the dashboard. */
export const palette = {
  ink: '#000',
  paper: '#fff',
  mist: '#f6f6f6',
  cobalt: '#1f3bff',
  yellow: '#ffd400',
} as const;
