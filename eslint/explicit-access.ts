import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Methods of Payload's Local API without access rules. */
const UNCHECKED = ['decrypt', 'destroy', 'encrypt'];

/** The Local API skips all access rules by default, so each call must choose, and give a reason if it skips them. */
export const explicitAccess = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'Set overrideAccess: by default the Local API skips all access rules.',
      reason: 'overrideAccess: true skips all access rules: give the reason in a comment above it.',
    },
  },
  defaultOptions: [],
  create: (context) => ({
    CallExpression(node) {
      if (!isLocalApiCall(node)) return;
      const options = node.arguments[0];
      const properties = options?.type === 'ObjectExpression' ? options.properties : [];
      const access = properties.find(
        (property): property is TSESTree.Property =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.key.name === 'overrideAccess',
      );
      if (!access) return context.report({ node, messageId: 'missing' });
      const skips = access.value.type !== 'Literal' || access.value.value !== false;
      if (skips && context.sourceCode.getCommentsBefore(access).length === 0) {
        context.report({ node: access, messageId: 'reason' });
      }
    },
  }),
});

function isLocalApiCall({ callee }: TSESTree.CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object } = callee;
  const name = object.type === 'MemberExpression' ? object.property : object;
  if (name.type !== 'Identifier' || name.name !== 'payload') return false;
  return !UNCHECKED.includes(callee.property.name);
}
