import type { Logger } from './logger.ts';
import type { ToRoute } from './metrics.ts';
import { decideTracesUrl, type TracingSettings } from './tracing-settings.ts';

/** Starts tracing if the settings name a collector (docs/observability.md). Otherwise OpenTelemetry is not loaded. */
export async function openTracing(
  settings: TracingSettings,
  { name, toRoute, logger }: { name: string; toRoute: () => ToRoute; logger: Logger },
): Promise<{ stop(): Promise<void> } | undefined> {
  const url = decideTracesUrl(settings);
  if (url === undefined) return undefined;
  const { startTracing } = await import('./tracing.ts');
  return startTracing({ url, settings, name, toRoute: toRoute(), logger });
}
