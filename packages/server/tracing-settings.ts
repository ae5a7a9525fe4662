import * as z from 'zod';
import type { Logger } from './logger.ts';
import type { ToRoute } from './metrics.ts';
import { shareSetting, urlSetting } from './settings.ts';

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

/** The variables of OpenTelemetry that we parse; its packages read others (docs/observability.md). */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSetting()
    .optional()
    .describe(
      'OTLP collector that receives traces over HTTP, such as `http://127.0.0.1:4318`. If not set, tracing is off',
    ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: urlSetting().optional().meta({
    description: 'Full URL for traces',
    shownDefault: 'OTEL_EXPORTER_OTLP_ENDPOINT/v1/traces',
  }),
  OTEL_SERVICE_NAME: z.string().min(1).optional().meta({
    description: 'Service name in traces',
    shownDefault: 'agency-website, agency-dashboard',
  }),
  OTEL_TRACES_SAMPLER: z
    .enum([...SAMPLERS, ...SAMPLERS.map((name) => `parentbased_${name}` as const)])
    .default('parentbased_always_on')
    .describe('OpenTelemetry sampler'),
  OTEL_TRACES_SAMPLER_ARG: shareSetting().describe(
    'Share of requests that a `traceidratio` sampler records, from 0 to 1',
  ),
  OTEL_SDK_DISABLED: z
    .string()
    .default('false')
    .transform((value) => value.toLowerCase() === 'true')
    .meta({ description: '`true` turns tracing off', shownDefault: 'false' }),
};

export type TracingSettings = z.infer<z.ZodObject<typeof tracingSettings>>;

/** Starts tracing if the settings name a collector (docs/observability.md). Otherwise OpenTelemetry is not loaded. */
export async function openTracing(
  settings: TracingSettings,
  { name, toRoute, logger }: { name: string; toRoute: () => ToRoute; logger: Logger },
): Promise<{ stop(): Promise<void> } | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base } = settings;
  const url = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (settings.OTEL_SDK_DISABLED || url === undefined) return undefined;
  const { startTracing } = await import('./tracing.ts');
  return startTracing({
    url,
    name,
    toRoute: toRoute(),
    logger,
    serviceName: settings.OTEL_SERVICE_NAME,
    sampler: settings.OTEL_TRACES_SAMPLER,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  });
}
