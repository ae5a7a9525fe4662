import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from './logger.ts';
import type { ToRoute } from './metrics.ts';
import { recordSpans, type Span, type StartedSpan } from './spans.ts';
import type { TracingSettings } from './tracing-settings.ts';

interface TracingOptions {
  /** Address that traces are posted to. */
  url: string;
  settings: TracingSettings;
  /** What the program is called when nothing else is set. */
  name: string;
  /** Whose addresses are traced. */
  toRoute: ToRoute;
  logger: Logger;
}

/** How long what is left may take to be sent when the program ends, in milliseconds. */
const LAST_TIME = 2000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/**
 * Records the spans of this process and sends them to a collector, in OTLP over HTTP. Loaded only where
 * traces are switched on. Nothing is registered for the whole process: frameworks would tell addresses with their queries.
 * @returns how to send what is left and end it
 */
export function startTracing({ url, settings, name, toRoute, logger }: TracingOptions): {
  stop(): Promise<void>;
} {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name })
      .merge(detectResources({ detectors: [serviceInstanceIdDetector] }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
      .merge(
        resourceFromAttributes(
          settings.OTEL_SERVICE_NAME ? { 'service.name': settings.OTEL_SERVICE_NAME } : {},
        ),
      ),
    sampler: toSampler(settings),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: sayWhenLost(new OTLPTraceExporter({ url }), logger) }),
    ],
  });
  const tracer = provider.getTracer('agency');
  const current = new AsyncLocalStorage<Context>();

  function start(span: Span): StartedSpan | undefined {
    const within = span.kind === 'server' ? toRemote(span.parent) : current.getStore();
    if (!within) return undefined;
    const { name: startName, attributes } = span;
    const begun = tracer.startSpan(startName, { kind: kinds[span.kind], attributes }, within);
    const context = trace.setSpan(within, begun);
    const { traceId, spanId, traceFlags } = begun.spanContext();
    const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
    span.traceparent = `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
    return {
      run: (work) => current.run(context, work),
      end(error) {
        begun.setAttributes(span.attributes);
        const status = span.attributes['http.response.status_code'];
        if (span.path !== undefined) {
          const route = toRoute(span.path, typeof status === 'number' ? status : undefined);
          begun.setAttribute('http.route', route);
          begun.updateName(`${span.name} ${route}`);
        }
        // Only what kind of failure it was: its message may hold what somebody wrote.
        if (error instanceof Error) begun.setAttribute('error.type', error.name);
        const isFailed = error !== undefined || (typeof status === 'number' && status >= 500);
        if (isFailed) begun.setStatus({ code: SpanStatusCode.ERROR });
        begun.end();
      },
    };
  }

  recordSpans({ start });
  logger.info({ url: new URL(url).origin }, 'traces are sent');
  return {
    async stop() {
      recordSpans(undefined);
      const ended = provider.shutdown().catch(() => undefined);
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_TIME).unref());
      await Promise.race([ended, late]);
    },
  };
}

function toRemote(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function toSampler({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: TracingSettings): Sampler {
  const [, isParentBased, kind] = /^(parentbased_)?(.+)$/.exec(OTEL_TRACES_SAMPLER) ?? [];
  const root =
    kind === 'traceidratio'
      ? new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG)
      : kind === 'always_off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

/** Says once that a collector takes nothing, and once that it does again; nothing else may suffer from it. */
function sayWhenLost(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result: ExportResult) => {
        const isGood = result.code === ExportResultCode.SUCCESS;
        if (!isGood && !isLost) {
          logger.warn({ error: result.error }, 'the collector takes no traces; they are lost');
        }
        if (isGood && isLost) logger.info('the collector takes traces again');
        isLost = !isGood;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
