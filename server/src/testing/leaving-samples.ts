import { long, nothing, type CallSample } from './sample-parts.ts'

/** Calls about taking everything along, and going. */
export const leavingSamples: Record<string, CallSample> = {
  'GET /api/company/leaving': nothing('/api/company/leaving'),
  'POST /api/company/exports': nothing('/api/company/exports'),
  'POST /api/company/deletion': {
    good: () => ({ path: '/api/company/deletion', body: { name: 'Not its name' } }),
    bad: [{ body: { name: undefined } }, { body: { name: long(201) } }, { body: { name: 7 } }],
  },
  'DELETE /api/company/deletion': nothing('/api/company/deletion'),
  'GET /api/profile/leaving': nothing('/api/profile/leaving'),
  'POST /api/profile/deletion': nothing('/api/profile/deletion'),
}
