import { defineMiddleware } from 'astro:middleware';
import pageRules from 'virtual:page-rules';
import { splitLanguage } from '@agency/content/language-paths';
import { publicLanguages } from '@agency/content/languages';
import { inLanguage } from './content-client/in-language.ts';
import { mayBePageIn, toHref } from './i18n/language-pages.ts';
import { createWordsReader, type WordsSources } from './i18n/words.ts';
import { caching } from './model/caching.ts';
import { createPageRules, writeRules } from './model/page-rules.ts';

/**
 * Gives every page its language and its words: those of the build, with what the dashboard changed since. Our server has
 * taken the language off the path already; a page of the build has it in its own.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  locals.languages ??= publicLanguages;
  // A page of the build is asked for by the name of its file.
  const { language: own, path } = splitLanguage(
    url.pathname.replace(/\.html$/, ''),
    locals.languages,
  );
  locals.language ??= own;
  const { language } = locals;
  if (!mayBePageIn(path, language)) return new Response(null, { status: 404 });
  locals.toHref = (href) => toHref(href, language);
  // Our server collects the rules of the pages that it renders, because their policy has to name them.
  const ownRules = 'addRules' in locals ? undefined : createPageRules();
  Object.assign(locals, ownRules);
  locals.addRules(pageRules);
  Object.assign(locals, createWordsReader(toSources(locals)));
  const { fetchContent, fetchInBackground } = locals;
  if (fetchContent) locals.fetchContent = inLanguage(fetchContent, language);
  if (fetchInBackground) locals.fetchInBackground = inLanguage(fetchInBackground, language);
  const response = await next();
  if (locals.draft) response.headers.set('Cache-Control', caching.never);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!ownRules || !isPage) return response;
  return new Response(writeRules(await response.text(), ownRules.getRules()).html, response);
});

/** What the server gives a page. A page of the build is made without one. */
function toSources(locals: Partial<App.Locals>): WordsSources {
  const { language, fetchContent, reportInvalid, addRules } = locals;
  return {
    ...(language && { language }),
    ...(fetchContent && { fetchContent }),
    ...(reportInvalid && { reportInvalid }),
    ...(addRules && { addRules }),
  };
}
