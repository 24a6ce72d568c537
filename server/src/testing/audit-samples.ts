import { nothing, paged, type CallSample } from './sample-parts.ts'

/** Calls of the audit log. */
export const auditSamples: Record<string, CallSample> = {
  'GET /api/audit': {
    good: () => ({ path: '/api/audit' }),
    bad: paged('/api/audit', ['userId=x', 'area=nothing', 'area=__proto__', 'brandId=x', 'days=2', 'days=-1']),
  },
  'POST /api/audit/check': nothing('/api/audit/check'),
}
