/** The page in another language, or the nearest page to it. */
export interface Translation {
  tag: string;
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
  href: string;
}

/** Language names in a script whose font other pages do not load, as paths (Nabra Arabic at 430). */
const DRAWN: Partial<Record<string, string>> = {
  ar: 'M50-8q-13 0-23-4-10-4-15-11-6-6-6-16 0-9 4-16 4-7 12-13 9-5 22-11 13-7 30-14l4 23q-16 6-26 10-10 4-15 8-5 3-7 6-2 3-2 6 0 5 5 8 5 2 17 2 3 0 7 0 4 0 8-1 4-1 10-2l4 19q-7 3-14 4-7 2-15 2zm50 8q-10 0-17-3-7-2-11-7-3-5-5-11-1-6-1-12v-72h22v66q0 9 3 13 3 4 14 4h8v22zm13 0v-22h28q2-3 4-9 1-6 3-14 1-7 1-13l26-9q-3 14-6 25-4 11-8 22-5 10-12 20zm76 0q-11 0-20-2-8-2-14-5-7-3-12-7l12-14q4 2 8 4 5 1 10 2 5 0 11 0h11v22zm-79 0v-22h5v22zm85 0v-22h35q0-12-4-24-4-11-11-23l19-19q6 12 11 26 4 13 5 29 0 15-6 33zm-3 0v-22h5v22zm92 47q-8 0-18-4-10-3-19-10l8-14q6 2 13 4 7 2 13 2 11 0 20-5 9-6 14-15 5-9 5-21 0-4-1-8-1-4-3-7-2-3-5-8l29 16q0 2 0 4 0 1 0 3 0 9-2 17-2 9-7 17-4 8-11 14-7 7-16 11-9 4-20 4zm76-47q-7 0-12-1-6-2-11-5-5-3-9-8-4-5-9-12l-24-37 16-20 27 45q3 6 6 10 3 4 7 5 3 1 9 1h2v22zm109 0q-9 0-17-1-7 0-14-2-6-2-12-5-6-3-11-7-6-5-12-11l-23-24v-28q6-3 14-5 7-3 15-4 7-1 15-1 13 0 22 3 9 2 15 9 5 6 5 16 0 7-3 14-3 7-7 13-5 6-10 10 3 1 6 1 3 0 7 0h20v22zm-107 0v-22h19q6 0 10 0 5 0 10-1 4-1 8-2l17 15q-11 4-25 7-13 3-28 3zm63-32q6-4 10-8 4-4 7-8 2-4 2-8 0-3-2-6-2-2-6-3-5-2-12-2-7 0-15 1-7 2-13 4l21 21q2 3 4 5 2 2 4 4zm-65 32v-22h5v22zm119 0v-22h25v-126h22v148zm-2 0v-22h5v22zm80-148h22v148h-22zm-537 15a14 14 0 1 0 28 0 14 14 0 1 0-28 0zm35 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0zm67 165a14 14 0 1 0 28 0 14 14 0 1 0-28 0zm34 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0zm56 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0z',
};

export const TranslationLink = ({ tag, name, direction, href }: Translation) => (
  <a href={href} hrefLang={tag} lang={tag} dir={direction} className="plain screen-only">
    <span className={DRAWN[tag] && 'visually-hidden'}>{name}</span>
    {DRAWN[tag] && (
      <svg width="2.885em" height="1em" viewBox="0 -150 577 200" aria-hidden="true">
        <path fill="currentColor" d={DRAWN[tag]} />
      </svg>
    )}
  </a>
);
