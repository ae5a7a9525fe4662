/** The brand's dot at the end of a heading: joined to its last word, so that it never stands on a line of its own. */
export const HeadingDot = () => (
  <>
    {'\u2060'}
    <span className="brand-dot" />
  </>
);
