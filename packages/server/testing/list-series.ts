import type { MetricsRegistry } from '../metrics.ts';

/** The names of all series, as in Prometheus queries. */
export function listSeries(registry: MetricsRegistry): string[] {
  return registry.getMetricsAsArray().flatMap((metric) => {
    const { name, type } = metric as unknown as { name: string; type: string };
    if (type === 'counter') return [`${name.replace(/_total$/, '')}_total`];
    if (type === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`];
    return type === 'summary' ? [name, `${name}_sum`, `${name}_count`] : [name];
  });
}
