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
  html: {
    limit: 25,
    why: 'The longest page with its styles. Two round trips of a new connection carry about 45 kB.',
  },
  firstPackets: {
    limit: 14.6,
    why: 'Ten packets, which a new connection carries before the first answer: headers, styles and the first heading.',
  },
  wholePage: {
    limit: 14.6,
    why: 'Articles, their list, Contact and fourteen case studies without films come whole, with their headers, in the ten packets: one round trip less before the first paint.',
  },
  firstViewOnPhone: {
    limit: 220,
    why: 'Shown within 1.5 s at 1.6 Mbit/s: page, styles, the typeface (36 kB, or 38) and pictures in view.',
  },
} satisfies Record<string, Budget>;
