import { createApp } from 'astro/app/entrypoint';
import type { AstroHandler } from './render.ts';

const app = createApp({ streaming: false });

/** Server entry of the build (vite-plugins/website-adapter.ts). */
export const astro: AstroHandler = async (request, locals) => {
  const routeData = app.match(request);
  if (!routeData) return undefined;
  return app.render(request, {
    locals,
    routeData,
    // Our own server sends the prerendered error pages.
    prerenderedErrorPageFetch: async () => new Response(null),
  });
};
