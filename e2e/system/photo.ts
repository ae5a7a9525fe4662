import type { Page } from '@playwright/test';

/** A photo like that of a camera, drawn by the browser. */
export async function takePhoto(page: Page, name: string, width: number, height: number) {
  const bytes = await page.evaluate(
    async ([across, down]) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext('2d');
      for (let x = 0; context && x < across; x += 40) {
        context.fillStyle = `hsl(${x % 360} 80% 50%)`;
        context.fillRect(x, 0, 40, down);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}
