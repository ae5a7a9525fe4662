import { createApp } from 'astro/app/entrypoint';
import type { Astro } from './render.ts';

const app = createApp({ streaming: false });

/** Astro with every page, as `vite-plugins/website-adapter.ts` has it built. */
export const astro: Astro = async (request, locals) => {
  const routeData = app.match(request);
  if (!routeData) return undefined;
  return app.render(request, {
    locals,
    routeData,
    // An error without a page is answered by our own server, which has read the error pages.
    prerenderedErrorPageFetch: async () => new Response(null),
  });
};
