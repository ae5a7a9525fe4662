import { decideCaching } from '../../content-client/decide-caching.ts';
import type { Reading } from '../../model/reading.ts';

/** Answers with a file of the sitemap, which was made from these readings. */
export function answerSitemap(xml: string, ...readings: Reading<unknown>[]): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': decideCaching(...readings),
    },
  });
}
