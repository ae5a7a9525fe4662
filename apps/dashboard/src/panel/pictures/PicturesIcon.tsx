/** Several pictures, for the toolbar. */
export const PicturesIcon = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
    <path d="M6.5 4V2.5h11v9H16" stroke="currentColor" />
    <path d="M2.5 6.5h11v10h-11z" stroke="currentColor" />
    <circle cx="8" cy="11.5" r="2.5" fill="currentColor" />
  </svg>
);
