import { makePreview } from '../drawings/preview.ts';
import code from '../drawings/preview.ts?raw';
import { keepBetweenBuilds } from './between-builds.ts';

/** The answer with a page's preview picture, made at build and kept for the next one. */
export async function getBuiltPreview(
  title: string,
  brandName: string,
  art?: Buffer,
): Promise<Response> {
  const preview = await keepBetweenBuilds([code, title, brandName, art ?? ''], () =>
    makePreview(title, brandName, art),
  );
  return new Response(new Uint8Array(preview), { headers: { 'Content-Type': 'image/jpeg' } });
}
