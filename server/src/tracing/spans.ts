/** A span of a trace. Names and attributes never contain users' ids, texts, addresses or secrets. */
export interface SpanPlan {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes?: SpanAttributes
}

export type SpanAttributes = Record<string, string | number | boolean>

export interface OpenSpan {
  /** Attributes known only later; a name replaces the initial one. */
  set(attributes: SpanAttributes, name?: string): void
  fail(type: string): void
}

/** Runs the work inside a span, the parent of spans that it starts. */
export type Tracer = <T>(plan: SpanPlan, work: (span: OpenSpan) => Promise<T>) => Promise<T>

let tracer: Tracer | null = null

/** Null disables tracing. */
export const useTracer = (next: Tracer | null): void => {
  tracer = next
}

export const isTracing = (): boolean => tracer !== null

export const inSpan: Tracer = (plan, work) => (tracer ? tracer(plan, work) : work(noSpan))

const noSpan: OpenSpan = { set: () => undefined, fail: () => undefined }
