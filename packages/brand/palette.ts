/**
 * The brand's colours. Stylesheets repeat them: `tokens.css` and `print.css` of the website, `brand.css` of the dashboard
 * (scripts/repository/colours.test.ts).
 */
export const palette = {
  ink: '#000',
  paper: '#fff',
  mist: '#f6f6f6',
  cobalt: '#1f3bff',
  yellow: '#ffd400',
} as const;
