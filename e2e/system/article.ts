import type { Page } from '@playwright/test';
import { dashboard, expect } from '../test.ts';

/** The editor of an article. */
export const getArticle = (page: Page) => page.locator('[data-lexical-editor]').first();

export const headers = () => ({ Cookie: process.env.E2E_COOKIE ?? '', Origin: dashboard });

/** The state of an editor with these blocks. */
export const toArticle = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
});

/** Opens the form of a post, and waits until it is ready. */
export async function openPost(page: Page, id: number): Promise<void> {
  await page.goto(`${dashboard}/admin/collections/blogs/${id}`);
  await expect(page.locator('main form[data-form-ready="true"]')).toBeVisible();
}

/** Reads from the API as the first admin. */
export async function read(path: string) {
  return (await fetch(`${dashboard}/cms-api/${path}`, { headers: headers() })).json();
}

/** Pastes text of another application into the article. */
export const paste = (page: Page, text: string, type = 'text/html') =>
  getArticle(page).evaluate(
    (article, [copied, kind]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, copied);
      const options = { clipboardData, bubbles: true, cancelable: true };
      article.dispatchEvent(new ClipboardEvent('paste', options));
    },
    [text, type] as const,
  );

/** Pastes files into the article. */
export const pasteFiles = async (
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) =>
  getArticle(page).evaluate(
    (article, all) => {
      const clipboardData = new DataTransfer();
      for (const { name, type, bytes } of all) {
        clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type }));
      }
      const options = { clipboardData, bubbles: true, cancelable: true };
      article.dispatchEvent(new ClipboardEvent('paste', options));
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  );
