/** The heading of a screen, with the brand's dot. A word joiner keeps it on the line of the last word. */
export const Heading = ({ children }: { children: string }) => (
  <h1>
    {children}
    {'\u2060'}
    <span className="brand-dot" />
  </h1>
);
