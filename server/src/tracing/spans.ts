/** One piece of work as a trace shows it. Names and attributes never hold ids of people, words, addresses or secrets. */
export interface SpanPlan {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes?: SpanAttributes
}

export type SpanAttributes = Record<string, string | number | boolean>

export interface OpenSpan {
  /** What is known only now; a name replaces the one it began with. */
  set(attributes: SpanAttributes, name?: string): void
  fail(type: string): void
}

/** Runs the work inside a span, which work that it starts finds as its parent. */
export type Tracer = <T>(plan: SpanPlan, work: (span: OpenSpan) => Promise<T>) => Promise<T>

let tracer: Tracer | null = null

/** Null turns tracing off. */
export const useTracer = (next: Tracer | null): void => {
  tracer = next
}

export const isTracing = (): boolean => tracer !== null

export const inSpan: Tracer = (plan, work) => (tracer ? tracer(plan, work) : work(noSpan))

const noSpan: OpenSpan = { set: () => undefined, fail: () => undefined }
