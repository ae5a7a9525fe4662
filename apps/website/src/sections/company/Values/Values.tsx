import type { ReactNode } from 'react';

export const Values = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section aria-labelledby="values">
    <h2 className="visually-hidden" id="values">
      {heading}
    </h2>
    {children}
  </section>
);
