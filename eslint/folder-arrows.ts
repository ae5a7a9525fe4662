import { dirname, relative, resolve, sep } from 'node:path';
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** What the files of one folder may import from its neighbours. */
export interface Arrow {
  from: string;
  to: string[];
  /** Neighbours whose types may be imported, but no code. */
  typesOnly?: string[];
}

export interface ArrowOptions {
  /** Folder the arrows are drawn in, from the repository's root. */
  root: string;
  arrows: Arrow[];
}

/** Keeps dependencies between folders pointing one way (docs/architecture.md). */
export const folderArrows = ESLintUtils.RuleCreator.withoutDocs<
  [ArrowOptions],
  'arrow' | 'type' | 'leave'
>({
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        required: ['root', 'arrows'],
        additionalProperties: false,
        properties: {
          root: { type: 'string' },
          arrows: {
            type: 'array',
            items: {
              type: 'object',
              required: ['from', 'to'],
              additionalProperties: false,
              properties: {
                from: { type: 'string' },
                to: { type: 'array', items: { type: 'string' } },
                typesOnly: { type: 'array', items: { type: 'string' } },
              },
            },
          },
        },
      },
    ],
    messages: {
      arrow: '{{ from }} must not import {{ to }} (docs/architecture.md).',
      type: '{{ from }} may import only types from {{ to }} (docs/architecture.md).',
      leave: 'Import another workspace by its package name.',
    },
  },
  defaultOptions: [{ root: '', arrows: [] }],
  create(context, [{ root, arrows }]) {
    const rootPath = resolve(context.cwd, root);
    const folderOf = (path: string) => relative(rootPath, path).split(sep);
    const [from = ''] = folderOf(context.filename);
    const arrow = arrows.find((one) => one.from === from);
    if (from === '..') return {};

    function check(node: TSESTree.Node, specifier: unknown, isType: boolean) {
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const path = resolve(dirname(context.filename), specifier);
      const target = folderOf(path);
      const [to = ''] = target;
      if (to === '..') {
        // Out of the workspace only for a file that belongs to everybody, such as brand.yaml.
        const isShared = dirname(path) === context.cwd;
        if (target[1] === '..' && !isShared) context.report({ node, messageId: 'leave' });
        return;
      }
      if (!arrow || to === from || target.length === 1 || arrow.to.includes(to)) return;
      if (!arrow.typesOnly?.includes(to)) {
        context.report({ node, messageId: 'arrow', data: { from, to } });
      } else if (!isType) {
        context.report({ node, messageId: 'type', data: { from, to } });
      }
    }

    return {
      ImportDeclaration: (node) => check(node, node.source.value, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source?.value, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source.value, node.exportKind === 'type'),
      ImportExpression(node) {
        if (node.source.type === 'Literal') check(node, node.source.value, false);
      },
    };
  },
});
