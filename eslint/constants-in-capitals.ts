import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Whether a value is written out: a number, text or pattern, or a calculation with such. */
function isFixed(node: TSESTree.Node | null): boolean {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'number' || typeof node.value === 'string' || 'regex' in node;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return isFixed(node.argument);
    case 'BinaryExpression':
      return isFixed(node.left) && isFixed(node.right);
    case 'TSAsExpression':
      return isFixed(node.expression);
    default:
      return false;
  }
}

/** A number, text or pattern that a module fixes is written in capitals: `MAX_BYTES`, not `maxBytes`. */
export const constantsInCapitals = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { capitals: '{{ name }} is fixed for the whole module: write it in CAPITALS.' },
  },
  defaultOptions: [],
  create(context) {
    return {
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator'(
        node: TSESTree.VariableDeclarator,
      ) {
        if (node.id.type !== 'Identifier' || !isFixed(node.init)) return;
        const { name } = node.id;
        if (/[a-z]/.test(name)) context.report({ node, messageId: 'capitals', data: { name } });
      },
    };
  },
});
