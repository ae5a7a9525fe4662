import type { Server } from 'node:http';
import { join } from 'node:path';
import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { Logger } from '@agency/server/logger';
import { sendRedirect } from '@agency/server/plain-response';
import type { Features } from './features/open-features.ts';
import type { Exchange, Site } from './handler.ts';
import { encodePath, toPageUrl } from './page-paths.ts';
import { createPageSources, type PageContentClient } from './page-sources.ts';
import type { Locals } from './render.ts';

// Astro's own adapters set `locals` by this key.
const localsKey = Symbol.for('astro.locals');

export type DevServer = ReturnType<typeof createDevServer>;

/** Creates Astro's development server without an HTTP server of its own. */
export function createDevServer() {
  let astro: Awaited<ReturnType<typeof import('astro').dev>> | undefined;
  return {
    respond({ request, response }: Exchange, locals: Locals): void {
      Reflect.set(request, localsKey, locals);
      astro?.handle(request, response);
    },
    async isPage(path: string): Promise<boolean> {
      const url = new URL(astro?.resolvedUrls.local[0] ?? '');
      url.pathname = encodePath(path);
      const response = await fetch(url, { redirect: 'manual' });
      await response.body?.cancel();
      // Without `locals` a page fails, but it exists.
      return response.status === 200 || response.status === 500;
    },
    /** @param server on which Vite reports changes to browsers */
    async start(server: Server): Promise<void> {
      process.env.ASTRO_TELEMETRY_DISABLED = '1';
      process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';
      const { dev } = await import('astro');
      astro = await dev({
        root: join(import.meta.dirname, '..'),
        logLevel: 'warn',
        // Astro always listens; our HTTP server checks the hosts.
        server: { host: '127.0.0.1', port: 0, allowedHosts: true },
        vite: { server: { ws: { server } } },
      });
    },
    stop: async () => astro?.stop(),
  };
}

/** Modules, of which there are hundreds, and Vite's endpoints have a dot or `@` in their path, or begin with `_`. */
const isModule = (path: string): boolean => /[.@]|^\/_/.test(path);

interface DevSiteOptions {
  devServer: Pick<DevServer, 'respond' | 'isPage'>;
  languages: readonly Language[];
  contentClient: PageContentClient;
  /** Deadline for the content of a page, in milliseconds. */
  contentTimeout: number;
  logger: Logger;
  readPicture: App.Locals['readPicture'];
  features: Pick<Features, 'findRedirect'>;
}

/** Sends pages of the development server. */
export function createDevSite({
  devServer: { respond, isPage },
  languages,
  contentClient,
  contentTimeout,
  logger,
  readPicture,
  features,
}: DevSiteOptions): Site {
  async function findCanonicalPath(path: string, isLanguageCanonical: boolean) {
    const lowerCase = path.toLowerCase();
    if ((lowerCase === path && isLanguageCanonical) || isModule(path)) return undefined;
    if (await isPage(path)) return isLanguageCanonical ? undefined : path;
    return (await isPage(lowerCase)) ? lowerCase : undefined;
  }

  return {
    sendFile: () => false,
    hideInternals: () => false,
    sendFailure: () => false,
    hasPage: (_, path) => isPage(path),
    async sendPage(exchange) {
      const { request, response, path, route, query, language } = exchange;
      if (exchange.isReadOnly) {
        const canonical = await findCanonicalPath(route, path === toLanguagePath(route, language));
        const target = canonical
          ? toLanguagePath(encodePath(canonical), language) + query
          : await features.findRedirect(path, query);
        if (target && (canonical || !(await isPage(route)))) {
          sendRedirect(response, target);
          return true;
        }
      }
      const { clientAddress, requestId } = exchange;
      const locals = { language, languages, logger, readPicture, clientAddress, requestId };
      if (!isModule(route)) {
        // As in the build, a page is rendered from its URL without unknown query parameters.
        const url = { path: route, query };
        request.url = exchange.isReadOnly ? toPageUrl(url, languages) : encodePath(route) + query;
      }
      respond(exchange, { ...createPageSources(contentClient, contentTimeout), ...locals });
      return true;
    },
    warmUp: async () => undefined,
  };
}
