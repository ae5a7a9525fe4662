import { dirname, join, relative } from 'node:path/posix';
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { findViolation } from '../imports.config.ts';

/** Imports follow the layers of imports.config.ts. */
export const layers = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{ why }}' } },
  defaultOptions: [],
  create(context) {
    const from = relative(context.cwd, context.filename);
    function check(node: TSESTree.Node, source: TSESTree.Node | null) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const to = toPath(from, source.value);
      const why = to && findViolation(from, to);
      if (why) context.report({ node, messageId: 'forbidden', data: { why } });
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    };
  },
});

/** The path of ours, relative to the root, that an import names; undefined for other packages, styles and data. */
function toPath(from: string, source: string): string | undefined {
  if (/^\..*\.(astro|js|mjs|tsx?)$/.test(source)) return join(dirname(from), source);
  return source.startsWith('@agency/') ? source.replace('@agency', 'packages') : undefined;
}
