import type { Page } from '@playwright/test';

/** Layout errors of the words on an open page. */
export interface WordFaults {
  /** Words of headings that break across lines without a hyphen or slash. */
  broken: string[];
  /** Words that are partly hidden, because an element that does not scroll clips them. */
  cut: string[];
}

/**
 * Measures every word. A heading is h1 to h4, or text of that size. Hidden and decorative text is
 * skipped.
 */
export function findWordProblems(page: Page): Promise<WordFaults> {
  return page.evaluate(() => {
    const HEADING_SIZE = 22;
    // A line box is taller than its letters: these shares of the font size are empty.
    const ABOVE = 0.34;
    const BELOW = 0.3;
    const BELOW_DESCENDERS = 0.1;
    // Finish transitions, so that sizes are final.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const problems = { broken: [] as string[], cut: [] as string[] };
    const name = (word: string, parent: Element) =>
      `“${word}” of ${parent.closest('h1, h2, h3, h4, p, li, section')?.tagName.toLowerCase() ?? 'page'} “${parent.textContent.trim().slice(0, 40)}”`;

    /** The containing block of an element: elements between the two do not clip it. */
    const getFrame = (element: Element): Element | null => {
      const { position } = getComputedStyle(element);
      if (position === 'fixed') return null;
      if (position === 'absolute') return (element as HTMLElement).offsetParent;
      return element.parentElement;
    };
    const getClips = (element: Element): { rect: DOMRect; x: boolean; y: boolean }[] => {
      const clips = [];
      for (let one: Element | null = element; one && one !== document.body; one = getFrame(one)) {
        const { overflowX, overflowY, display } = getComputedStyle(one);
        if (display === 'inline') continue;
        const x = /hidden|clip/.test(overflowX);
        const y = /hidden|clip/.test(overflowY);
        if (/auto|scroll/.test(overflowX + overflowY)) return clips;
        if (x || y) clips.push({ rect: one.getBoundingClientRect(), x, y });
      }
      // Content beyond its edges cannot be reached by scrolling.
      const screen = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight);
      return [...clips, { rect: screen, x: true, y: false }];
    };

    const known = new Map<Element, ReturnType<typeof getClips>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (
        parent.closest(
          '.visually-hidden, [aria-hidden=true]:not(h1 *), [inert], [popover], script, style, option',
        )
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      const isHeading = size >= HEADING_SIZE || parent.closest('h1, h2, h3, h4');
      const clips = known.get(parent) ?? getClips(parent);
      known.set(parent, clips);
      for (const { index, 0: word } of node.textContent.matchAll(/[^\s\-–—/\u00ad\u200b]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = rects;
        if (!first) continue;
        if (isHeading && rects.some(({ top }) => Math.abs(top - first.top) > size / 2))
          problems.broken.push(name(word, parent));
        const below = /[gjpqy]/.test(word) ? BELOW_DESCENDERS : BELOW;
        const isCut = rects.some(({ left, right, top, bottom }) =>
          clips.some(
            ({ rect, x, y }) =>
              (x && (left < rect.left - size * 0.08 - 1 || right > rect.right + size * 0.08 + 1)) ||
              (y && (top + size * ABOVE < rect.top - 1 || bottom - size * below > rect.bottom + 1)),
          ),
        );
        if (isCut) problems.cut.push(name(word, parent));
      }
    }
    return problems;
  });
}
