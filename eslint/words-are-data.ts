import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Attributes a visitor reads or hears. */
const SPOKEN_ATTRIBUTES = new Set([
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

const LETTER = /\p{L}/u;

/** Words a visitor sees live in content files, so that changing or translating one needs no code. */
export const wordsAreData = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { words: 'Words are data: put "{{ text }}" in a content file.' },
  },
  defaultOptions: [],
  create(context) {
    function checkText(node: TSESTree.Node, text: string) {
      if (!LETTER.test(text)) return;
      context.report({ node, messageId: 'words', data: { text: text.trim().slice(0, 40) } });
    }

    /** Follows an expression to the texts it can show: `open ? 'Close' : 'Menu'`. */
    function checkExpression(node: TSESTree.Node) {
      switch (node.type) {
        case 'Literal':
          if (typeof node.value === 'string') checkText(node, node.value);
          return;
        case 'TemplateLiteral':
          for (const part of node.quasis) checkText(part, part.value.cooked ?? '');
          return;
        case 'ConditionalExpression':
          checkExpression(node.consequent);
          checkExpression(node.alternate);
          return;
        case 'LogicalExpression':
          checkExpression(node.left);
          checkExpression(node.right);
          return;
        case 'BinaryExpression':
          if (node.operator === '+') {
            checkExpression(node.left);
            checkExpression(node.right);
          }
          return;
        default:
      }
    }

    return {
      JSXText: (node) => checkText(node, node.value),
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !SPOKEN_ATTRIBUTES.has(node.name.name)) return;
        if (node.value?.type === 'JSXExpressionContainer') checkExpression(node.value.expression);
        else if (node.value) checkExpression(node.value);
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(
        node: TSESTree.JSXExpressionContainer,
      ) {
        checkExpression(node.expression);
      },
    };
  },
});
