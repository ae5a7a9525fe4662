import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

const ISLAND = /\.island(\.tsx)?$/;

/** Only islands may have `client:*`, so that a file name shows whether the file ships JavaScript. */
export const hydrateIslandsOnly = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { hydrated: '{{ name }} is hydrated but does not come from an *.island.tsx file.' },
  },
  defaultOptions: [],
  create(context) {
    const islands = new Set<string>();
    return {
      ImportDeclaration(node) {
        if (!ISLAND.test(node.source.value)) return;
        for (const specifier of node.specifiers) islands.add(specifier.local.name);
      },
      'JSXOpeningElement:has(JSXNamespacedName[namespace.name="client"])'(
        node: TSESTree.JSXOpeningElement,
      ) {
        const name = context.sourceCode.getText(node.name);
        if (!islands.has(name)) context.report({ node, messageId: 'hydrated', data: { name } });
      },
    };
  },
});
