import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

const REQUEST_URL = 'MemberExpression[object.name=/^(Astro|context)$/][property.name="url"]';
const REQUEST_HEADER =
  'CallExpression[callee.property.name="get"][callee.object.property.name="headers"]';

const DATE_FORMAT =
  ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]';

/** A rule that reports every match of a selector. eslint.config.js lists the exceptions. */
function forbid(selector: string, forbidden: string) {
  return ESLintUtils.RuleCreator.withoutDocs({
    meta: { type: 'problem', schema: [], messages: { forbidden } },
    defaultOptions: [],
    create: (context) => ({
      [selector]: (node: TSESTree.Node) => context.report({ node, messageId: 'forbidden' }),
    }),
  });
}

/** Constructs that break the Content Security Policy, trust the Host header, or depend on the time zone of the machine. */
export const constructs = {
  'no-raw-html': forbid(
    [
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
      'JSXAttribute > JSXNamespacedName[namespace.name="set"][name.name="html"]',
    ].join(', '),
    'Raw HTML is allowed only where it was sanitised (list in eslint.config.js).',
  ),
  'no-style-attribute': forbid(
    'JSXAttribute[name.name="style"]',
    'The Content Security Policy blocks style attributes: use a class or a data attribute.',
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
    'Set the time zone: the default is that of the machine. The dashboard formats times with src/platform/language/times.ts.',
  ),
};
