import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MetricsRegistry } from '@agency/server/metrics';
import { listSeries } from '@agency/server/testing/list-series';
import { hasPromtool, runPromtool } from '@agency/server/testing/open-metrics';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../system/commands.ts';

const folder = join(root, 'deploy');
const RULES = join(folder, 'prometheus/alerts.yml');

interface Rule {
  alert: string;
  expr: string;
  annotations: Record<string, string>;
}
const rules: Rule[] = parse(readFileSync(RULES, 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const { panels }: { panels: Panel[] } = JSON.parse(
  readFileSync(join(folder, 'grafana/dashboard.json'), 'utf8'),
);

interface Metrics {
  registry: MetricsRegistry;
  stop(): void;
}

// An indirect import, because the types of the two apps conflict.
const load = async (path: string) => import(join(root, 'apps', path));

/** The metrics of both apps, and those that Prometheus adds. */
async function listAll(): Promise<Set<string>> {
  const { createWebsiteMetrics } = await load('website/server/features/metrics/metrics.ts');
  const { createDashboardMetrics } = await load('dashboard/server/dashboard-metrics.ts');
  const website = createWebsiteMetrics({
    dataDir: tmpdir(),
    contentClient: {
      getState: () => ({ isGivenUp: false, badRecords: 0 }),
      probe: async () => undefined,
    },
    intake: { state: () => 'unknown' },
  });
  const dashboard = createDashboardMetrics({ payload: {} as never, dataDir: tmpdir() });
  const all = [website, dashboard].flatMap(({ registry, stop }: Metrics) => {
    stop();
    return listSeries(registry);
  });
  return new Set([...all, 'up']);
}
const known = await listAll();

/** Names in an expression that may be metrics: no functions, operators, labels or quoted text. */
function findMetrics(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.$])([a-z_]\w*)\b(?!\s*\()/g)]
    .map(([, word = '']) => word)
    .filter((word) => !['and', 'or', 'unless', 'by', 'sum', 'max', 'min', 'topk'].includes(word));
}

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  'the alert %s uses existing metrics, and has instructions',
  (_name, { expr, annotations }) => {
    const used = findMetrics(expr);
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(annotations).toSorted()).toEqual(['summary', 'what_to_do']);
  },
);

const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

it.each(queries)('the graph "%s" uses existing metrics', (_title, expr) => {
  const used = findMetrics(expr);
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

it.skipIf(!hasPromtool)('Prometheus accepts the rules and its configuration', () => {
  expect(runPromtool(['check', 'rules', RULES])).toBeUndefined();
  expect(
    runPromtool(['check', 'config', join(folder, 'prometheus/prometheus.yml')]),
  ).toBeUndefined();
});
