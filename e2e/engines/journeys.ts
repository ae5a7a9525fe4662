import { randomUUID } from 'node:crypto';
import { readBrand } from '@agency/brand/read-brand';
import { toCompanyPath } from '@agency/content/brand-placeholders';
import { serviceCopySchema } from '@agency/content/schemas/service';
import careers from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import enquiry from '@agency/contracts/fixtures/enquiry.json' with { type: 'json' };
import { expect } from '@playwright/test';
import type { Admin } from '../system/admin.ts';
import { readFileCopy, readPageCopy, toText } from '../system/copy.ts';
import { isShortForm } from '../system/short-form.ts';
import { openDisconnectableProxy } from './offline.ts';
import { until, type Visitor, waitUntilClickable } from './visitor.ts';

/** What a journey needs. */
export interface Scene {
  visitor: Visitor;
  /** The website's URL. */
  website: string;
  /** Stored messages, as an editor sees them. */
  admin: Admin;
  /** Distinguishes the messages of engines. */
  engine: string;
  /** A resume on this machine. */
  resume: string;
}

/** A journey through the site, the same in every engine. */
export interface Journey {
  title: string;
  walk(scene: Scene): Promise<void>;
}

const { carousel: carouselCopy } = readPageCopy('landing');
const contactForm = readPageCopy('contact-us').form;
const enquiryForm = readFileCopy('services', serviceCopySchema).form;
const careersForm = readPageCopy('careers').form;

const FILM_PAGE = '/steakanji';

/** Waits until the service worker controls the page, as after a visitor's first interaction, and reloads it. */
async function openOnSecondVisit(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await until('a service worker in control', () =>
    visitor.run(() => {
      scrollBy({ top: 40, behavior: 'instant' });
      return navigator.serviceWorker.controller !== null;
    }),
  );
  await visitor.open(url);
  expect(await visitor.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Whether the elements of a selector have these attribute values, in order. */
function readAttributes(visitor: Visitor, selector: string, name: string) {
  return visitor.run(
    (wanted, attribute) =>
      [...document.querySelectorAll(wanted)].map((one) => one.getAttribute(attribute)),
    selector,
    name,
  );
}

async function fill(visitor: Visitor, form: string, values: Record<string, string>) {
  await visitor.run((label) => {
    document.querySelector<HTMLElement>(`form[aria-label="${label}"] input`)?.focus();
  }, form);
  await until('a form that its script has taken over', () =>
    visitor.run(
      (label) => document.querySelector(`form[aria-label="${label}"]`)?.hasAttribute('novalidate'),
      form,
    ),
  );
  for (const [name, text] of Object.entries(values)) await visitor.type(`#field-${name}`, text);
}

async function expectText(visitor: Visitor, copy: string) {
  await until(`"${copy}"`, () =>
    visitor.run((wanted) => document.querySelector('main')?.textContent.includes(wanted), copy),
  );
}

/** Submits the form, again if it was not stored: the same form is stored once. */
async function sendUntilStored(visitor: Visitor, form: string, copy: string) {
  const button = `form[aria-label="${form}"] button[type=submit]`;
  await visitor.click(button);
  await until(`"${copy}"`, async () => {
    const [isStored, isRefused] = await visitor.run((wanted) => {
      const text = document.querySelector('main')?.textContent ?? '';
      return [text.includes(wanted), document.querySelector('[role=alert]') !== null];
    }, copy);
    if (!isStored && isRefused) await visitor.click(button);
    return isStored;
  });
}

export const journeys = {
  drawer: {
    title: 'the drawer opens, closes with Esc and returns the focus',
    async walk({ visitor, website }) {
      await visitor.resize(600, 900);
      await visitor.open(website);
      const isOpen = () =>
        visitor.run(() => document.querySelector('#drawer')?.matches(':popover-open'));
      expect(await isOpen()).toBe(false);
      await visitor.click('header button[popovertarget=drawer]');
      await until('an open drawer', isOpen);
      expect(await readAttributes(visitor, '#drawer nav a', 'href')).not.toContain(null);
      await visitor.press('Escape');
      await until('a closed drawer', isOpen, (open) => open === false);
      const hasFocus = () =>
        visitor.run(() => document.activeElement?.matches('header button[popovertarget=drawer]'));
      await until('the focus on the button again', hasFocus);
      await visitor.resize(1280, 900);
    },
  },
  serviceCards: {
    title: 'exactly one service card is open at a time',
    async walk({ visitor, website }) {
      // In a row, and stacked, where an opening card moves the others under the mouse.
      for (const width of [1280, 600]) {
        await visitor.resize(width, 900);
        await visitor.open(website);
        for (const index of [1, 3, 0, 2]) {
          await visitor.click(`[aria-controls=service-${index}]`);
          const isAlone = (states: (string | null)[]) =>
            states.join() === [0, 1, 2, 3].map((one) => one === index).join();
          const look = () => readAttributes(visitor, '[aria-controls^=service-]', 'aria-expanded');
          await until(`service card ${index} alone open at ${width} px`, look, isAlone);
          await waitUntilClickable(visitor, `[aria-controls=service-${index}]`);
          expect(isAlone(await look()), `card ${index} stays open at ${width} px`).toBe(true);
        }
      }
      await visitor.resize(1280, 900);
    },
  },
  valueCards: {
    title: 'a value card opens by keyboard and closes with Esc',
    async walk({ visitor, website }) {
      await visitor.open(website + toCompanyPath(readBrand()));
      const isOpen = () => readAttributes(visitor, '[aria-controls=value-listen]', 'aria-expanded');
      await visitor.press('Tab');
      await visitor.run(() =>
        document.querySelector<HTMLElement>('[aria-controls=value-listen]')?.focus(),
      );
      await until('an open card', isOpen, ([state]) => state === 'true');
      await visitor.press('Escape');
      await until('a closed card', isOpen, ([state]) => state === 'false');
    },
  },
  joinedLetters: {
    title: 'Arabic letters in separate elements have glyphs, and are joined',
    async walk({ visitor, website }) {
      await visitor.open(`${website}/ar`);
      const { whole, joined, parted } = await visitor.run(async () => {
        await document.fonts.ready;
        const measure = (...letters: string[]) => {
          const line = document.createElement('p');
          line.style.cssText = 'position: absolute; font-size: 100px; white-space: nowrap';
          line.append(
            ...letters.map((letter) => {
              const part = document.createElement('span');
              part.append(letter);
              return part;
            }),
          );
          document.body.append(line);
          return line.getBoundingClientRect().width;
        };
        return {
          whole: measure('نبرة'),
          joined: measure('ن\u200d', '\u200dب\u200d', '\u200dر', 'ة'),
          parted: measure('ن\u200c', 'ب\u200c', 'ر\u200c', 'ة'),
        };
      });
      // A letter without a glyph is shown as a box or in a fallback font, with another width.
      expect(Math.abs(joined - whole)).toBeLessThan(1);
      expect(parted - whole).toBeGreaterThan(5);
    },
  },
  carousel: {
    title: 'the carousel changes slides until it is paused, and its buttons change them',
    async walk({ visitor, website }) {
      await visitor.open(website);
      const carousel = 'section[aria-roledescription]';
      const current = async () =>
        (await readAttributes(visitor, `${carousel} [aria-current=true]`, 'href'))[0];
      await visitor.run(
        (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }),
        carousel,
      );
      const first = await until('a current slide', current, (href) => href !== undefined);
      await until('another slide', current, (href) => href !== undefined && href !== first);
      await visitor.click(`${carousel} button[aria-label="${carouselCopy.pause}"]`);
      await until('a paused carousel', () =>
        visitor.run(
          (wanted, label) =>
            document.querySelector(`${wanted} button[aria-label="${label}"]`) !== null,
          carousel,
          carouselCopy.play,
        ),
      );
      const paused = await current();
      await visitor.click(`${carousel} button[aria-label="${carouselCopy.next}"]`);
      await until('the next slide', current, (href) => href !== undefined && href !== paused);
    },
  },
  film: {
    title: 'a film plays and seeks while the service worker controls the page',
    async walk({ visitor, website }) {
      await openOnSecondVisit(visitor, website + FILM_PAGE);
      await visitor.click('video + button');
      const film = () =>
        visitor.run(() => {
          const video = document.querySelector<HTMLVideoElement>('[data-playing] video');
          return video
            ? { time: video.currentTime, duration: video.duration, error: video.error?.message }
            : undefined;
        });
      const begun = await until(
        'a playing film',
        film,
        (state) => state !== undefined && (state.time > 0.2 || state.error !== undefined),
      );
      expect(begun?.error).toBe(undefined);
      await visitor.run(() => {
        const video = document.querySelector<HTMLVideoElement>('[data-playing] video');
        if (video) video.currentTime = video.duration * 0.7;
      });
      const after = (begun?.duration ?? 0) * 0.7;
      await until(
        'the film going on from there',
        film,
        (state) => (state?.time ?? 0) > after + 0.1,
      );
    },
  },
  contact: {
    title: 'a contact message is stored once',
    async walk({ visitor, website, admin, engine }) {
      const subject = `A message from ${engine}, ${randomUUID()}`;
      await openOnSecondVisit(visitor, `${website}/contact-us`);
      await fill(visitor, contactForm.label, { ...contact, subject });
      await sendUntilStored(visitor, contactForm.label, contactForm.stored.text);
      expect(await admin.findMessages(subject)).toHaveLength(1);
    },
  },
  enquiry: {
    title: 'an enquiry is stored once',
    async walk({ visitor, website, admin, engine }) {
      const name = `Nour in ${engine} ${randomUUID()}`;
      await openOnSecondVisit(visitor, `${website}/web-services`);
      const { service: _chosen, ...typed } = enquiry;
      await fill(visitor, enquiryForm.label, { ...typed, name });
      await sendUntilStored(visitor, enquiryForm.label, enquiryForm.stored.text);
      expect(await admin.findEnquiries(name)).toHaveLength(1);
    },
  },
  careers: {
    title: 'an application with its resume is stored once',
    async walk({ visitor, website, admin, engine, resume }) {
      const position = `Copywriter, ${engine}, ${randomUUID()}`;
      await openOnSecondVisit(visitor, `${website}/careers`);
      const { resume: _file, resumeName: _name, resumeType: _type, ...typed } = careers;
      await fill(visitor, careersForm.label, { ...typed, position });
      await visitor.attach('#field-resume', resume);
      await expectText(visitor, 'resume.docx');
      await sendUntilStored(visitor, careersForm.label, toText(careersForm.stored));
      const [application, ...others] = await admin.findApplications(position);
      expect(application?.resumeName).toBe('resume.docx');
      expect(others).toEqual([]);
    },
  },
  offline: {
    title: 'offline, a visited page opens and another one shows the offline page',
    async walk({ visitor, website }) {
      const proxy = await openDisconnectableProxy(website);
      try {
        await openOnSecondVisit(visitor, `${proxy.url}/contact-us`);
        await visitor.open(`${proxy.url}/blogs`);
        const heading = await visitor.run(() => document.querySelector('h1')?.textContent);
        await proxy.disconnect();
        await visitor.open(`${proxy.url}/blogs`);
        expect(await visitor.run(() => document.querySelector('h1')?.textContent)).toBe(heading);
        await visitor.open(`${proxy.url}/our-savvy`);
        await expectText(visitor, readPageCopy('offline').text);
      } finally {
        await proxy.disconnect();
      }
    },
  },
  secondVisit: {
    title: 'pages are complete on the second visit: texts, styles and pictures',
    async walk({ visitor, website }) {
      await openOnSecondVisit(visitor, website);
      const others = isShortForm ? [] : ['/our-work', '/blogs', '/our-savvy'];
      for (const path of ['/', FILM_PAGE, ...others]) {
        for (const visit of ['first', 'second']) {
          await visitor.open(website + path);
          const page = await visitor.run(() => ({
            heading: document.querySelector('h1')?.textContent?.trim(),
            // Linked style sheets are loaded; inline ones may contain only rules that an engine does not know.
            styled: [...document.styleSheets].every(
              ({ href, cssRules }) => !href || cssRules.length > 0,
            ),
            sheets: document.styleSheets.length,
          }));
          expect(page.heading, `${path}, ${visit} visit`).not.toBe('');
          expect(page.styled && page.sheets > 0, `${path}, ${visit} visit`).toBe(true);
          await until(
            `every picture in view of ${path}`,
            () => visitor.run(findUnpainted),
            (left) => left.length === 0,
          );
        }
      }
    },
  },
} satisfies Record<string, Journey>;

/** Visible pictures that did not load. */
function findUnpainted(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
    })
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.src);
}
