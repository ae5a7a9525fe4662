import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
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
import { type Span, type StartedSpan, setSpanRecorder } from './spans.ts';

interface TracingOptions {
  url: string;
  /** Service name, unless OTEL_RESOURCE_ATTRIBUTES or `serviceName` has another one. */
  name: string;
  serviceName: string | undefined;
  /** Name of an OpenTelemetry sampler. */
  sampler: string;
  /** Share of requests that a `traceidratio` sampler records. */
  share: number;
  toRoute: ToRoute;
  logger: Logger;
}

/** Milliseconds in which the last spans are sent when the process ends. */
const STOP_TIMEOUT = 2000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Sends the spans of this process to a collector, in OTLP over HTTP. The provider is not registered globally, because
 * frameworks would then record URLs with their queries.
 */
export function startTracing({
  url,
  name,
  serviceName,
  toRoute,
  logger,
  ...options
}: TracingOptions): {
  stop(): Promise<void>;
} {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name })
      .merge(detectResources({ detectors: [serviceInstanceIdDetector] }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
      .merge(resourceFromAttributes(serviceName ? { 'service.name': serviceName } : {})),
    sampler: toSampler(options.sampler, options.share),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: logOutages(new OTLPTraceExporter({ url }), logger) }),
    ],
  });
  const tracer = provider.getTracer('agency');
  const current = new AsyncLocalStorage<Context>();

  function start(span: Span): StartedSpan | undefined {
    const within = span.kind === 'server' ? toRemote(span.parent) : current.getStore();
    if (!within) return undefined;
    const { attributes } = span;
    const started = tracer.startSpan(span.name, { kind: kinds[span.kind], attributes }, within);
    const context = trace.setSpan(within, started);
    const { traceId, spanId, traceFlags } = started.spanContext();
    const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
    span.traceparent = `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
    return {
      run: (work) => current.run(context, work),
      end(error) {
        started.setAttributes(span.attributes);
        const status = span.attributes['http.response.status_code'];
        if (span.path !== undefined) {
          const route = toRoute(span.path, typeof status === 'number' ? status : undefined);
          started.setAttribute('http.route', route);
          started.updateName(`${span.name} ${route}`);
        }
        // Only the type: the message may contain personal data.
        if (error instanceof Error) started.setAttribute('error.type', error.name);
        const isFailed = error !== undefined || (typeof status === 'number' && status >= 500);
        if (isFailed) started.setStatus({ code: SpanStatusCode.ERROR });
        started.end();
      },
    };
  }

  setSpanRecorder({ start });
  logger.info({ url: new URL(url).origin }, 'sending traces');
  return {
    async stop() {
      setSpanRecorder(undefined);
      const ended = provider.shutdown().catch(() => undefined);
      await Promise.race([ended, setTimeout(STOP_TIMEOUT, undefined, { ref: false })]);
    },
  };
}

function toRemote(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function toSampler(name: string, share: number): Sampler {
  const [, isParentBased, kind] = /^(parentbased_)?(.+)$/.exec(name) ?? [];
  const root =
    kind === 'traceidratio'
      ? new TraceIdRatioBasedSampler(share)
      : kind === 'always_off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

/** Logs the beginning and the end of an outage of the collector. */
function logOutages(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isDown = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result: ExportResult) => {
        const isGood = result.code === ExportResultCode.SUCCESS;
        if (!isGood && !isDown) {
          logger.warn({ error: result.error }, 'the collector accepts no traces; they are lost');
        }
        if (isGood && isDown) logger.info('the collector accepts traces again');
        isDown = !isGood;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
