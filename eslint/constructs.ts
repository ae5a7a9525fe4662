import { forbid } from './forbid.ts';

const REQUEST_URL = 'MemberExpression[object.name=/^(Astro|context)$/][property.name="url"]';
const REQUEST_HEADER =
  'CallExpression[callee.property.name="get"][callee.object.property.name="headers"]';

const DATE_FORMAT =
  ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]';

/** Constructs that break the security policy, trust the visitor's Host header, or depend on the machine's time zone. */
export const constructs = {
  'no-raw-html': forbid(
    [
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
      'JSXAttribute > JSXNamespacedName[namespace.name="set"][name.name="html"]',
    ].join(', '),
    'Raw HTML only where it was sanitised on this request path (list in eslint.config.js).',
  ),
  'no-style-attribute': forbid(
    'JSXAttribute[name.name="style"]',
    'The security policy refuses style attributes: use a class or a data attribute.',
  ),
  'no-request-origin': forbid(
    [
      ...['origin', 'host', 'hostname', 'href'].map(
        (part) => `MemberExpression[property.name="${part}"] > ${REQUEST_URL}.object`,
      ),
      `${REQUEST_HEADER}[arguments.0.value=/^(x-forwarded-)?host$/i]`,
    ].join(', '),
    'The visitor chooses the Host header: take the site URL from the settings.',
  ),
  'zoned-times': forbid(
    [
      'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
      `${DATE_FORMAT}:not(:has(ObjectExpression > Property[key.name="timeZone"]))`,
    ].join(', '),
    'Name the time zone: without one it is that of the machine or the device. The dashboard formats times with src/panel/language/times.ts.',
  ),
};
