import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

const ISLAND = /\.island(\.tsx)?$/;

/** `client:*` belongs on islands alone: a file that ships JavaScript says so in its name. */
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

/** Only routes choose what hydrates; anywhere else an island would be static HTML by accident. */
export const islandsInRoutesOnly = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { island: 'Only routes and other islands import an island: pass it in as a child.' },
  },
  defaultOptions: [],
  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.importKind !== 'type' && ISLAND.test(node.source.value)) {
          context.report({ node, messageId: 'island' });
        }
      },
    };
  },
});
