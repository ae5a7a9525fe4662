/** The brand's dot at the end of a heading. A word joiner keeps it on the line of the last word. */
export const HeadingDot = () => (
  <>
    {'\u2060'}
    <span className="brand-dot" />
  </>
);
