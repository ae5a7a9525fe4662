import type { IncomingMessage, ServerResponse } from 'node:http';
import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { Features } from './features/open-features.ts';
import type { Site } from './handler.ts';
import { createPageSources, type PageDashboard } from './page-sources.ts';
import { redirect } from './plain-answers.ts';
import type { Locals } from './render.ts';
import { toWrittenPath } from './spelling.ts';

/** The development server. */
export interface Sources {
  /** @param locals are Astro's */
  answer(request: IncomingMessage, response: ServerResponse, locals: Locals): void;
  /** Whether there is a page at a path, as it is written in a URL. */
  isPage(path: string): Promise<boolean>;
}

interface DevSiteOptions {
  sources: Sources;
  languages: readonly Language[];
  dashboard: PageDashboard;
  /** How long a page waits for what it reads, in milliseconds. */
  pageTime: number;
  readPicture: App.Locals['readPicture'];
  features: Pick<Features, 'findRedirect'>;
}

/** The site as its sources are now. */
export function createDevSite({
  sources,
  languages,
  dashboard,
  pageTime,
  readPicture,
  features,
}: DevSiteOptions): Site {
  /** The one spelling of a page's path, when it is another one. */
  async function findSpelling(path: string, isLanguageSpelled: boolean) {
    const lowerCase = path.toLowerCase();
    // Pages have no dot in their path and modules have, which are requested by the hundred.
    if ((lowerCase === path && isLanguageSpelled) || /[.@]/.test(path)) return undefined;
    if (await sources.isPage(toWrittenPath(path))) return isLanguageSpelled ? undefined : path;
    return (await sources.isPage(toWrittenPath(lowerCase))) ? lowerCase : undefined;
  }

  return {
    sendFile: () => false,
    hideInternals: () => false,
    sendFailure: () => false,
    hasPage: (_, path) => sources.isPage(toWrittenPath(path)),
    async sendPage({ request, response, path, route, query, language, isRead, ...visitor }) {
      if (isRead) {
        const spelling = await findSpelling(route, path === toLanguagePath(route, language));
        const target = spelling
          ? toLanguagePath(toWrittenPath(spelling), language) + query
          : await features.findRedirect(path, query);
        if (target && (spelling || !(await sources.isPage(toWrittenPath(route))))) {
          redirect(response, target);
          return true;
        }
      }
      const { clientAddress, requestId } = visitor;
      const locals = { language, languages, readPicture, clientAddress, requestId };
      if (route !== path) request.url = toWrittenPath(route) + query;
      sources.answer(request, response, { ...createPageSources(dashboard, pageTime), ...locals });
      return true;
    },
    warm: async () => undefined,
  };
}
