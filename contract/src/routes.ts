import type { CallRules } from './call.ts'

/** Streams, webhooks and popup navigations: plain HTTP, declared here so that OpenAPI and the sweeps see them. */
export interface PlainRoute {
  method: 'GET' | 'POST'
  path: string
  summary: string
  rules: CallRules
  /** Signed by the platform instead of a session. */
  signed?: boolean
}

export const plainRoutes = {
  events: {
    method: 'GET',
    path: '/api/events',
    summary:
      'Server-sent events: comment, reply, job, notification, credits, connection; ids only, resumes by Last-Event-ID',
    rules: { who: 'member' },
  },
  judgemeWebhook: {
    method: 'POST',
    path: '/hooks/judgeme',
    summary: 'What Judge.me tells us, signed over the raw body',
    rules: { who: 'open' },
    signed: true,
  },
} as const satisfies Record<string, PlainRoute>

/** What an event carries: ids, never texts. `reset` means: refetch everything. */
export interface StreamEvent {
  type: 'comment' | 'reply' | 'job' | 'notification' | 'credits' | 'connection' | 'reset'
  brandId?: string
  id?: string
}
