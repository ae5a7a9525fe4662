import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Methods of Payload's Local API that ask access rules, or skip them. */
const LOCAL_API = [
  'count',
  'countVersions',
  'create',
  'delete',
  'duplicate',
  'find',
  'findByID',
  'findDistinct',
  'findGlobal',
  'findVersionByID',
  'findVersions',
  'forgotPassword',
  'login',
  'resetPassword',
  'restoreVersion',
  'unlock',
  'update',
  'updateGlobal',
  'verifyEmail',
];

/** Payload skips every access rule unless it is told otherwise: each call says which it wants, and why if it skips. */
export const explicitAccess = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'Say overrideAccess: without it every access rule is skipped.',
      reason: 'overrideAccess: true skips every access rule: say why in a comment above it.',
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
  if (!LOCAL_API.includes(callee.property.name)) return false;
  const { object } = callee;
  const name = object.type === 'MemberExpression' ? object.property : object;
  return name.type === 'Identifier' && name.name === 'payload';
}
