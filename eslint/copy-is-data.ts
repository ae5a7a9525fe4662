import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Attributes that visitors read or hear. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Copy is in content files, so that a change or a translation needs no code. */
export const copyIsData = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { copy: 'Copy is data: put "{{ text }}" into a content file.' },
  },
  defaultOptions: [],
  create(context) {
    function check(expression: TSESTree.Node) {
      for (const node of toRendered(expression)) {
        const value =
          node.type === 'TemplateElement' ? node.value.cooked : 'value' in node && node.value;
        if (typeof value !== 'string' || !/\p{L}/u.test(value)) continue;
        context.report({ node, messageId: 'copy', data: { text: value.trim().slice(0, 40) } });
      }
    }

    return {
      JSXText: check,
      JSXAttribute({ name, value }) {
        if (name.type !== 'JSXIdentifier' || !TEXT_ATTRIBUTES.has(name.name) || !value) return;
        check(value.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'(
        node: TSESTree.JSXExpressionContainer,
      ) {
        check(node.expression);
      },
    };
  },
});

/** The parts of an expression that it can render: both texts of `open ? 'Close' : 'Menu'`. */
function toRendered(node: TSESTree.Node): TSESTree.Node[] {
  if (node.type === 'TemplateLiteral') return node.quasis;
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].flatMap(toRendered);
  }
  if (
    node.type === 'LogicalExpression' ||
    (node.type === 'BinaryExpression' && node.operator === '+')
  ) {
    return [node.left, node.right].flatMap(toRendered);
  }
  return [node];
}
