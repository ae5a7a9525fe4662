import { forbid } from './forbid.ts';

const namespaced = (namespace: string, name: string) =>
  `JSXAttribute > JSXNamespacedName[namespace.name="${namespace}"][name.name="${name}"]`;

const REQUEST_URL = 'MemberExpression[object.name=/^(Astro|context)$/][property.name="url"]';
const REQUEST_HEADER =
  'CallExpression[callee.property.name="get"][callee.object.property.name="headers"]';

const DATE_FORMAT =
  ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]';

/** Constructs that break the security policy, the cache, the one clock or the "no script before a touch" promise. */
export const constructs = {
  'no-client-only': forbid(
    namespaced('client', 'only'),
    'client:only shows nothing without JavaScript: render on the server, then hydrate.',
  ),
  'no-raw-html': forbid(
    `JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"], ${namespaced('set', 'html')}`,
    'Raw HTML only where it was sanitised on this very request path (list in eslint.config.js).',
  ),
  'no-style-attribute': forbid(
    'JSXAttribute[name.name="style"]',
    'The security policy refuses style attributes: use a class or a data attribute.',
  ),
  'no-inline-script': forbid(
    namespaced('is', 'inline'),
    'Inline code escapes the bundle and its hash (list in eslint.config.js).',
  ),
  'no-img': forbid(
    'JSXOpeningElement[name.name="img"]',
    'Use ui/Picture or ui/Drawing: their sizes, words and loading come resolved together.',
  ),
  'no-request-origin': forbid(
    [
      ...['origin', 'host', 'hostname', 'href'].map(
        (part) => `MemberExpression[property.name="${part}"] > ${REQUEST_URL}.object`,
      ),
      `${REQUEST_HEADER}[arguments.0.value=/^(x-forwarded-)?host$/i]`,
    ].join(', '),
    'The visitor chooses the Host header: take the site address from the settings.',
  ),
  'zoned-times': forbid(
    [
      'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
      `${DATE_FORMAT}:not(:has(ObjectExpression > Property[key.name="timeZone"]))`,
    ].join(', '),
    'Name the time zone: without one it is that of the machine or the device. The dashboard writes times by src/panel/language/times.ts.',
  ),
  'no-fetch': forbid(
    'CallExpression[callee.name="fetch"], CallExpression[callee.object.name="globalThis"][callee.property.name="fetch"]',
    'One door to other hosts: src/dashboard-client reads, src/forms hands over, islands post to this site.',
  ),
};
