import { defineMiddleware } from 'astro:middleware';
import { createWordsReader, type WordsSources } from './i18n/words.ts';
import { caching } from './model/caching.ts';
import { writeRules } from './model/page-rules.ts';

/** Gives every page its words: those of the build, with what the dashboard changed since. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  Object.assign(locals, createWordsReader(toSources(locals)));
  const response = await next();
  if (locals.draft) response.headers.set('Cache-Control', caching.never);
  // A build's pages get their rules from our own server, which names them in the policy.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!import.meta.env.DEV || !isPage) return response;
  return new Response(writeRules(await response.text(), locals.getRules()).html, response);
});

/** What the server gives a page. A page of the build is made without one. */
function toSources(locals: Partial<App.Locals>): WordsSources {
  const { readDashboard, leaveOut, addRules } = locals;
  return {
    ...(readDashboard && { ask: (key) => readDashboard('content', { parameter: key }) }),
    ...(leaveOut && { leaveOut }),
    ...(addRules && { addRules }),
  };
}
