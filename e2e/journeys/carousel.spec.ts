import { measureSlowness } from '@agency/server/testing/slowness';
import type { Page } from '@playwright/test';
import { findOverflow } from '../sweep/overflow.ts';
import { readPageCopy } from '../system/copy.ts';
import { resize } from '../system/resize.ts';
import { expect, test } from '../test.ts';

const copy = readPageCopy('landing').carousel;
const SLIDES = copy.slides.length;

// Running animations render permanently, so a small window saves CPU time.
test.use({ viewport: { width: 1024, height: 640 } });

/** Opens the landing page with the carousel in view and hydrated, the mouse far from it. */
async function openCarousel(page: Page) {
  await page.goto('/');
  const carousel = page.locator('section[aria-roledescription]');
  await carousel.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(carousel.locator('a[aria-current]')).toHaveCount(1);
  return carousel;
}

/** Records the current slide from within the page: [ms, slide] at each change. */
function recordSlides(page: Page, changes: number): Promise<[number, number][]> {
  return page.evaluate(
    (count) =>
      new Promise<[number, number][]>((resolve) => {
        const dots = document.querySelectorAll('section[aria-roledescription] a');
        const recorded: [number, number][] = [];
        new MutationObserver(() => {
          const current = [...dots].findIndex((dot) => dot.hasAttribute('aria-current'));
          if (current < 0 || current === recorded.at(-1)?.[1]) return;
          recorded.push([performance.now(), current]);
          if (recorded.length > count) resolve(recorded);
        }).observe(dots[0]?.parentElement as Element, {
          subtree: true,
          attributeFilter: ['aria-current'],
        });
      }),
    changes,
  );
}

test('the script of the carousel loads when scrolling has stopped', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/Carousel.*\.js$/.test(request.url())) requested.push(request.url());
  });
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const carousel = page.locator('section[aria-roledescription]');
  const waiting = carousel.locator('astro-island[ssr]');
  await carousel.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  for (const step of [40, -40, 40]) {
    await page.evaluate(
      (top) =>
        new Promise((done) => {
          addEventListener('scroll', done, { once: true });
          scrollBy({ top, behavior: 'instant' });
        }),
      step,
    );
    await page.clock.runFor(100);
    expect(requested).toEqual([]);
  }
  await page.clock.runFor(100);
  await expect(waiting).toHaveCount(0);
});

test('each slide is shown for a second, and the first follows the last', async ({ page }) => {
  await openCarousel(page);
  const recorded = await recordSlides(page, SLIDES + 2);
  const slides = recorded.map(([, slide]) => slide);
  const [first = 0] = slides;
  // No slide between the last and the first: the track does not scroll back through all.
  expect(slides).toEqual(slides.map((_, index) => (first + index) % SLIDES));
  const [start = 0] = recorded[0] ?? [];
  const [end = 0] = recorded.at(-1) ?? [];
  const period = (end - start) / (recorded.length - 1);
  expect(period).toBeGreaterThan(900);
  expect(period).toBeLessThan(1000 + 100 * measureSlowness('wall'));
});

test('the first slide is positioned after the last one during the wrap, and then at its own position', {
  tag: '@nightly',
}, async ({ page }) => {
  const carousel = await openCarousel(page);
  await carousel.hover();
  const places = () =>
    carousel.locator('#carousel-track').evaluate((track) => {
      const width = track.clientWidth;
      const { left } = track.getBoundingClientRect();
      return [...track.children].map((slide) =>
        Math.round((slide.getBoundingClientRect().left - left) / width),
      );
    });
  const record = () =>
    carousel.locator('#carousel-track').evaluate((track) => {
      const [first] = track.children;
      if (!first) return;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const last = track.lastElementChild?.getBoundingClientRect().left ?? 0;
        const steps = (first.getBoundingClientRect().left - last) / track.clientWidth;
        document.body.dataset.steps = steps.toFixed(2);
      }).observe(first, { attributeFilter: ['style'] });
    });
  const order = Array.from({ length: SLIDES }, (_, index) => index);
  for (const [from, button, to] of [
    [SLIDES - 1, copy.next, 0],
    [0, copy.previous, SLIDES - 1],
  ] as const) {
    await carousel.locator('a').nth(from).click();
    await expect.poll(places).toEqual(order.map((slide) => slide - from));
    await record();
    await carousel.getByRole('button', { name: button }).click();
    await expect(page.locator('body')).toHaveAttribute('data-steps', '1.00');
    await expect.poll(places).toEqual(order.map((slide) => slide - to));
    await page.evaluate(() => delete document.body.dataset.steps);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the wrap is not animated, and no slide moves by itself', async ({ page }) => {
    const carousel = await openCarousel(page);
    const first = carousel.locator('li').first();
    await carousel.locator('a').last().click();
    await expect(carousel.locator('a').last()).toHaveAttribute('aria-current', 'true');
    await carousel.getByRole('button', { name: copy.next }).click();
    await expect(carousel.locator('a').first()).toHaveAttribute('aria-current', 'true');
    await expect(first).not.toHaveAttribute('style', /./);
  });
});

test('hovering pauses the carousel, and the buttons wrap in both directions', async ({ page }) => {
  const carousel = await openCarousel(page);
  await carousel.hover();
  const current = async () =>
    (await carousel.locator('a').evaluateAll((dots) => dots.map((dot) => dot.ariaCurrent))).indexOf(
      'true',
    );
  const shown = () =>
    carousel.locator('#carousel-track').evaluate((track) => {
      const { left } = track.getBoundingClientRect();
      return [...track.children].findIndex(
        (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2,
      );
    });
  await carousel.locator('a').last().click();
  await expect.poll(current).toBe(SLIDES - 1);
  await carousel.getByRole('button', { name: copy.next }).click();
  await expect.poll(shown).toBe(0);
  await expect.poll(current).toBe(0);
  await carousel.getByRole('button', { name: copy.previous }).click();
  await expect.poll(shown).toBe(SLIDES - 1);
  await expect.poll(current).toBe(SLIDES - 1);
});

test('a scroll that starts before the `scrollend` event of the previous one is completed', {
  tag: '@nightly',
}, async ({ page }) => {
  const carousel = await openCarousel(page);
  await carousel.hover();
  await carousel.locator('a').last().click();
  await expect(carousel.locator('a').last()).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: copy.next }).evaluate(async (next) => {
    (next as HTMLButtonElement).click();
    await new Promise((resolve) => setTimeout(resolve));
    document.querySelector('#carousel-track')?.dispatchEvent(new Event('scrollend'));
  });
  await expect(carousel.locator('a').first()).toHaveAttribute('aria-current', 'true');
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`a slide fills the screen at ${width} × ${height}, and large text does not overlap the dots`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await resize(page, { width, height });
    const carousel = await openCarousel(page);
    const measure = () =>
      carousel.evaluate((one) => {
        const controls = one.querySelector('a')?.parentElement?.getBoundingClientRect();
        const [slide] = one.querySelectorAll('li');
        const boxes = [...one.querySelectorAll('li :is(p, h3)')].map((copy) => {
          return copy.getBoundingClientRect().bottom;
        });
        return {
          height: slide?.getBoundingClientRect().height ?? 0,
          room: (controls?.top ?? 0) - Math.max(...boxes),
        };
      });
    expect((await measure()).height).toBeGreaterThanOrEqual(height - 1);
    if (height > 600) expect((await measure()).height).toBeLessThanOrEqual(height + 1);
    expect((await measure()).room).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect((await measure()).room).toBeGreaterThanOrEqual(0);
    expect(await findOverflow(page)).toEqual([]);
  });
}

test('the dots are white on a black slide, and black on a white one', async ({ page }) => {
  const carousel = await openCarousel(page);
  await carousel.hover();
  /** The lightness of the centre of a dot, 0 to 255. */
  const getLightness = async () => {
    const picture = (await carousel.locator('a').nth(4).screenshot()).toString('base64');
    return await page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return canvas?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data[1];
    }, picture);
  };
  for (const [slide, lightness] of [255, 0].entries()) {
    await carousel.locator('a').nth(slide).click();
    await expect.poll(getLightness).toBe(lightness);
  }
});

test('no drawing overlaps the word of its slide, in English and Arabic', async ({ page }) => {
  for (const path of ['/', '/ar']) {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(path);
      // Letters are at most 0.72 em high; below them are descenders and half of the line spacing.
      const letters = path === '/ar' ? 0.98 : 0.77;
      const distances = await page.locator('#carousel-track > li').evaluateAll(
        (slides, height) =>
          slides.map((slide) => {
            const art = slide.querySelector('span')?.getBoundingClientRect();
            const word = slide.querySelector('h3');
            if (!art || !word) return Number.NaN;
            const size = Number.parseFloat(getComputedStyle(word).fontSize);
            return word.getBoundingClientRect().bottom - height * size - art.bottom;
          }),
        letters,
      );
      expect(distances).toHaveLength(SLIDES);
      expect(Math.min(...distances), `${path} at ${size.width}`).toBeGreaterThan(0);
    }
  }
});
