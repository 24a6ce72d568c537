import { context, SpanKind, SpanStatusCode, type Span, type Tracer as Library } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { useTracer, type OpenSpan, type Tracer } from './spans.ts'

export interface TracingOptions {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  role: string
  /** Share of traces that are kept, 0 to 1. */
  ratio: number
}

/** Loaded only if a collector is configured. The library reads its headers from OTEL_EXPORTER_OTLP_HEADERS. */
export function startTracing({ endpoint, serviceName, role, ratio }: TracingOptions): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'bizamply.role': role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  useTracer(tracerOf(provider.getTracer('bizamply')))
  return {
    stop: async () => {
      useTracer(null)
      // An unreachable collector must not delay a restart.
      await Promise.race([provider.shutdown().catch(() => undefined), pause(STOP_MS)])
    },
  }
}

const STOP_MS = 2000
const pause = (ms: number): Promise<void> => new Promise((resume) => void setTimeout(resume, ms).unref())

const tracerOf =
  (library: Library): Tracer =>
  ({ name, kind, attributes = {} }, work) =>
    library.startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
      try {
        return await work(openSpan(span))
      } catch (error) {
        // Of an error only its type: its message may contain a value.
        openSpan(span).fail(error instanceof Error ? error.name : 'unknown')
        throw error
      } finally {
        span.end()
      }
    })

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

const openSpan = (span: Span): OpenSpan => ({
  set: (attributes, name) => {
    span.setAttributes(attributes)
    if (name) span.updateName(name)
  },
  fail: (type) => {
    span.setAttribute('error.type', type)
    span.setStatus({ code: SpanStatusCode.ERROR })
  },
})
