import { defineMiddleware } from 'astro:middleware';
import pageRules from 'virtual:page-rules';
import { splitLanguage } from '@agency/content/language-paths';
import { publicLanguages } from '@agency/content/languages';
import { inLanguage } from './content-client/in-language.ts';
import { createCopyReader } from './i18n/copy.ts';
import { mayBePageIn, toHref } from './i18n/language-pages.ts';
import { caching } from './model/caching.ts';
import { createPageRules, writeRules } from './model/page-rules.ts';

/** Sets the language, the copy and the CSS rules of every page. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  locals.languages ??= publicLanguages;
  // The build renders pages by file name. Our server has already removed the language from the path.
  const { language: languageOfPath, path } = splitLanguage(
    url.pathname.replace(/\.html$/, ''),
    locals.languages,
  );
  locals.language ??= languageOfPath;
  const { language } = locals;
  if (!mayBePageIn(path, language)) return new Response(null, { status: 404 });
  locals.toHref = (href) => toHref(href, language);
  // Our server collects the rules itself, because they are in the policy of the page.
  const ownRules = 'addRules' in locals ? undefined : createPageRules();
  Object.assign(locals, ownRules);
  locals.addRules(pageRules);
  Object.assign(locals, createCopyReader(locals));
  const { fetchContent, fetchInBackground } = locals;
  // A preview has replaced `fetchContent` before its rewrite to the page runs this middleware again.
  if (fetchContent) locals.fetchContent = inLanguage(fetchContent, language);
  if (fetchInBackground) locals.fetchInBackground = inLanguage(fetchInBackground, language);
  const response = await next();
  if (locals.draft) response.headers.set('Cache-Control', caching.never);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!ownRules || !isPage) return response;
  return new Response(writeRules(await response.text(), ownRules.getRules()).html, response);
});
