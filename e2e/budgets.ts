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
    limit: 20,
    why: 'Two round trips of a new connection carry about 45 kB: the page and its styles fit in.',
  },
  html: {
    limit: 30,
    why: 'The longest article with all its markup, in the first two round trips.',
  },
  firstViewOnPhone: {
    limit: 220,
    why: 'Shown within 1.5 s at 1.6 Mbit/s: page, styles, the typeface (47 of 98, or 55) and pictures in view.',
  },
} satisfies Record<string, Budget>;
