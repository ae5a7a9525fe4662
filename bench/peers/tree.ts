import { createElement, type ReactNode } from 'react';

/** An element of a page, or a text. */
export type TreeNode =
  | string
  | { name: string; attributes: Record<string, string>; children: TreeNode[] };

/** One page of ours as data. */
export interface PeerPage {
  title: string;
  /** Attributes of `<html>`. */
  root: Record<string, string>;
  /** The content of `<body>`. */
  body: TreeNode[];
}

/** React elements of a page. */
export function toElements(nodes: TreeNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { class: className, ...attributes } = node.attributes;
    const props = { key: index, ...(className !== undefined && { className }), ...attributes };
    return node.children.length > 0
      ? createElement(node.name, props, ...toElements(node.children))
      : createElement(node.name, props);
  });
}
