import type { Page } from '@playwright/test';

/** What a page says, as plain data. */
export interface PageReading {
  title: string;
  description: string;
  /** What it says to machines, as JSON. */
  structuredData: string[];
  /** When an article says it was written. */
  date: string | undefined;
  /** `h2 Our Story`: what is read aloud, without the full stop that closes a heading. */
  headings: string[];
  /** Everything in the body that is read aloud or lies in a closed part of the page. */
  text: string;
  /** Everything in the body, also what only the eye gets. */
  seen: string;
  /** Words its islands hold ready. */
  ready: string;
  links: LinkReading[];
  sections: Record<string, SectionReading>;
  forms: FormReading[];
  keywordRows: string[];
  films: number;
}

export interface LinkReading {
  label: string;
  href: string;
  newTab: boolean;
  inMain: boolean;
  inFooter: boolean;
  /** In the menu or in the drawer. */
  inMenu: boolean;
  isEmphasised: boolean;
}

export interface SectionReading {
  /** Its list items, those of lists inside them apart. */
  items: string[];
  pictures: number;
  /** Local addresses it links to. */
  hrefs: string[];
}

export interface FormReading {
  action: string;
  fields: {
    name: string;
    label: string;
    type: string;
    rows: number | undefined;
    required: boolean;
    placeholder: string;
    accept: string;
  }[];
  given: Record<string, string>;
  button: string;
}

/**
 * Reads what the HTML of a page says, whether or not its parts would be on the screen. Nothing of it is drawn or run.
 * @param page one that is on no page of the website, whose policy allows no parsing
 */
export function readPage(page: Page, html: string): Promise<PageReading> {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    /** One space for any, and one apostrophe: a typographer's is the same word. */
    const tidy = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
    const toSpoken = (element: Element, without = '[aria-hidden=true], script, style') => {
      const copy = element.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll(without)) silent.remove();
      // Blocks are words apart even where no space is written between them.
      for (const block of copy.querySelectorAll('p, li, h1, h2, h3, dt, dd, span, b, small, label'))
        block.append(' ');
      return tidy(copy.textContent ?? '');
    };
    const toHeading = (heading: Element) => {
      const copy = heading.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove();
      const text = tidy(copy.textContent ?? '');
      return heading.tagName === 'H1' && !heading.querySelector('.visually-hidden')
        ? text
        : text.replace(/\.$/, '');
    };

    const sections: Record<string, SectionReading> = {};
    for (const heading of read.querySelectorAll('main h2')) {
      const section = heading.closest('section') ?? heading.parentElement;
      if (!section) continue;
      sections[toHeading(heading)] = {
        items: [...section.querySelectorAll('li')]
          .filter((item) => !item.parentElement?.closest('li'))
          .map((item) => toSpoken(item)),
        pictures: section.querySelectorAll('li img').length,
        hrefs: [...section.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      };
    }

    const forms = [...read.querySelectorAll('main form')].map((form): FormReading => {
      const all = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')];
      const typed = all.filter(({ type, required }) => type !== 'hidden' && required);
      const hidden = all.filter(({ type }) => type === 'hidden');
      return {
        action: (form.getAttribute('action') ?? '').replace(/#.*/, ''),
        fields: typed.map((field) => ({
          name: field.name,
          label: tidy(field.labels?.[0]?.textContent ?? ''),
          type: field.type,
          rows: field instanceof HTMLTextAreaElement ? field.rows : undefined,
          required: field.required,
          placeholder: field.placeholder,
          accept: field.getAttribute('accept') ?? '',
        })),
        given: Object.fromEntries(hidden.map(({ name, value }) => [name, value])),
        button: tidy(form.querySelector('[type=submit]')?.textContent ?? ''),
      };
    });

    return {
      title: tidy(read.title),
      description: read.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      structuredData: [...read.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
      date: read.querySelector('article time')?.getAttribute('datetime') ?? undefined,
      headings: [...read.querySelectorAll('h1, h2, h3')].map(
        (heading) => `${heading.tagName.toLowerCase()} ${toHeading(heading)}`,
      ),
      text: toSpoken(read.body),
      seen: toSpoken(read.body, 'script, style'),
      ready: tidy(
        [...read.querySelectorAll('astro-island')]
          .map((island) => island.getAttribute('props') ?? '')
          .join(' '),
      ),
      links: [...read.querySelectorAll('a')].map((link) => ({
        label: toSpoken(link),
        href: link.getAttribute('href') ?? '',
        newTab: link.target === '_blank',
        inMain: link.closest('main') !== null,
        inFooter: link.closest('footer') !== null,
        inMenu: link.closest('header') !== null,
        isEmphasised: link.closest('[data-emphasised]') !== null,
      })),
      sections,
      forms,
      keywordRows: [...read.querySelectorAll('[data-keyword-row]')].map((row) =>
        tidy(row.textContent ?? ''),
      ),
      films: read.querySelectorAll('main video').length,
    };
  }, html);
}
