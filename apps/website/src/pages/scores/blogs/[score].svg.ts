import type { APIRoute } from 'astro';
import { isScoreFamily, toBlogScore } from '../../../features/blog/blog-scores.ts';
import { toSvg } from '../../../features/blog/score.ts';
import { caching } from '../../../model/caching.ts';

const NAME = /^([a-z]+)-(\d{1,9})-(card|wide|cover)$/;

/** `/scores/blogs/{family}-{seed}-{frame}.svg`, which never changes. */
export const GET: APIRoute = ({ params }) => {
  const [, family = '', seed, frame] = NAME.exec(params.score ?? '') ?? [];
  if (!isScoreFamily(family)) return new Response(null, { status: 404 });
  return new Response(
    toSvg(toBlogScore(family, Number(seed), frame as 'card' | 'wide' | 'cover')),
    {
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': caching.forever,
      },
    },
  );
};
