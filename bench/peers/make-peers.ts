import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { build } from 'vite';
import { root, run, startProcess, stopProcess } from '../../scripts/system/commands.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { type Server, waitFor } from '../server.ts';
import type { PeerPage, TreeNode } from './tree.ts';

/** Folders of the two built implementations. */
export interface Peers {
  /** Files of the single-page app. */
  spa: string;
  /** A Next project, for `startNext`. */
  next: string;
}

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

const SOURCES = import.meta.dirname;

/**
 * Builds the same page twice: with Vite and React as a single-page app that fetches its JSON, and with Next. Text,
 * elements, styles and pictures are those of `html`. Neither has our menus, films or other interaction, so both are
 * lighter than a full replacement of our page.
 * @param clientFolder files of our build, for pictures and fonts
 */
export async function makePeers(
  html: string,
  clientFolder: string,
  folder: string,
): Promise<Peers> {
  rmSync(folder, { recursive: true, force: true });
  const page = toPeerPage(html);
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text);
  const peers = { spa: join(folder, 'spa'), next: join(folder, 'next') };
  await build({
    root: join(SOURCES, 'spa'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir: peers.spa, emptyOutDir: true, assetsDir: 'app' },
  });
  cpSync(join(SOURCES, 'next'), peers.next, { recursive: true });
  cpSync(join(SOURCES, 'tree.ts'), join(folder, 'tree.ts'));
  for (const place of [peers.spa, join(peers.next, 'public')]) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'page.css'), styles.join(''));
    symlinkSync(join(clientFolder, '_astro'), join(place, '_astro'));
  }
  for (const place of [peers.spa, peers.next])
    writeFileSync(join(place, 'page.json'), JSON.stringify(page));
  await run(getNext(), ['build', peers.next], {
    cwd: peers.next,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return peers;
}

/** Serves the built Next project. */
export async function startNext(folder: string): Promise<Server> {
  const port = await getFreePort();
  const child = startProcess(
    'node',
    [getNext(), 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'],
    { cwd: folder, output: 'pipe', env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitFor(url);
  return { url, pid: child.pid, name: 'Next', stop: () => stopProcess(child) };
}

/** Path of Next's command. */
function getNext(): string {
  return createRequire(join(root, 'apps/dashboard/package.json')).resolve('next/dist/bin/next');
}

function toPeerPage(html: string): PeerPage {
  const find = (nodes: ParsedNode[], name: string): Element | undefined => {
    for (const node of nodes) {
      if (!('attribs' in node)) continue;
      const found = node.name === name ? node : find(node.children, name);
      if (found) return found as Element;
    }
    return undefined;
  };
  type Element = Extract<ParsedNode, { attribs: unknown }>;
  const { children } = parseDocument(html);
  return {
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    root: find(children, 'html')?.attribs ?? {},
    body: (find(children, 'body')?.children ?? []).flatMap(toTree),
  };
}

/** The rendered elements of a page, without scripts and without `<astro-island>`. */
function toTree(node: ParsedNode): TreeNode[] {
  if (node.type === 'text') return [node.data];
  if (!('attribs' in node)) return [];
  const children = node.children.flatMap(toTree);
  if (/^(script|style|template)$/.test(node.name)) return [];
  if (/^astro-/.test(node.name)) return children;
  return [{ name: node.name, attributes: node.attribs, children }];
}
