import type { Page } from '@playwright/test';

/** The content of a page as plain data. */
export interface PageReading {
  title: string;
  description: string;
  /** Its structured data, as JSON. */
  structuredData: string[];
  /** The publication date of an article. */
  date: string | undefined;
  /** `h2 Our Story`: the accessible text, without the full stop that closes a heading. */
  headings: string[];
  /** The accessible text of the body, closed parts included. */
  text: string;
  /** All text of the body, decorative text included. */
  visible: string;
  /** Texts in the props of its islands. */
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
  /** Links in the menu or the drawer. */
  inMenu: boolean;
  isEmphasised: boolean;
}

export interface SectionReading {
  /** Its list items, without those of nested lists. */
  items: string[];
  pictures: number;
  /** Paths of its internal links. */
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
 * Reads the content from the HTML of a page, visible or not. Nothing is rendered or run.
 * @param page a blank one, because the website's policy blocks parsing
 */
export function readPage(page: Page, html: string): Promise<PageReading> {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    /** Collapses white space and replaces typographic apostrophes. */
    const tidy = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
    const toSpoken = (element: Element, without = '[aria-hidden=true], script, style') => {
      const copy = element.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll(without)) silent.remove();
      // Blocks separate words even without white space between them.
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
      visible: toSpoken(read.body, 'script, style'),
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
