/** One limit, in kB (1000 bytes) as sent, and why it is that number. */
export interface Budget {
  limit: number;
  why: string;
}

export const budgets = {
  scriptBeforeTouch: {
    limit: 0,
    why: 'Reading needs no script: none is requested before the visitor scrolls or touches.',
  },
  scriptOfWholePage: {
    limit: 80,
    why: 'React and its DOM renderer are about 60 kB; all islands of a page share the other 20.',
  },
  styles: {
    limit: 3,
    why: 'The print style sheet: the others are inlined (docs/website.md).',
  },
  // Lengths of a page as sent, with headers: 10 % above the longest one of its kind when they were set (November 2026).
  html: {
    limit: 28,
    why: 'The landing page with its styles, six clients and, in Arabic, a drawn heading. Two round trips of a new connection carry about 45 kB.',
  },
  caseStudy: { limit: 24.1, why: 'The longest case studies have films and twenty pictures.' },
  article: { limit: 18.1, why: 'Articles are read on any connection, and have no film or form.' },
  listOfArticles: { limit: 17.8, why: 'A page of the list with its pictures.' },
  contact: { limit: 20.2, why: 'The form, its messages and the offices.' },
  firstViewOnPhone: {
    limit: 220,
    why: 'Shown within 1.5 s at 1.6 Mbit/s: page, styles, the typeface (36 kB, or 38) and pictures in view.',
  },
  // Of the form of a post: 2 % above what it loaded when they were set (November 2026).
  scriptsOfPostForm: {
    limit: 721,
    why: 'Nearly all of it are the bundles of Payload, Lexical and React, of which Payload has no smaller ones.',
  },
  stylesOfPostForm: { limit: 77, why: 'Those of Payload, which its packages repeat, and ours.' },
  fontsOfPostForm: {
    limit: 75,
    why: 'One width of Mona Sans, and Readex Pro where Georgia is missing.',
  },
} satisfies Record<string, Budget>;
