import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** A rule that reports whatever the selector finds. Where a find is allowed is said in eslint.config.js. */
export function forbid(selector: string, why: string) {
  return ESLintUtils.RuleCreator.withoutDocs({
    meta: { type: 'problem', schema: [], messages: { forbidden: why } },
    defaultOptions: [],
    create: (context) => ({
      [selector]: (node: TSESTree.Node) => context.report({ node, messageId: 'forbidden' }),
    }),
  });
}
