import { long, nothing, type CallSample } from './sample-parts.ts'

const ofLink = (path: string): CallSample => ({
  good: () => ({ path, body: { token: 'x' } }),
  bad: [{ body: { token: '' } }, { body: { token: long(201) } }],
})

/** Calls for changing the email address. */
export const emailChangeSamples: Record<string, CallSample> = {
  'GET /api/profile/email': nothing('/api/profile/email'),
  'POST /api/profile/email': {
    good: () => ({ path: '/api/profile/email', body: { email: 'another@shop.test' } }),
    bad: [
      { body: { email: '' } },
      { body: { email: 'nobody' } },
      { body: { email: 'a@b.test, c@d.test' } },
      { body: { email: long(255) } },
    ],
  },
  'POST /api/profile/email/code': {
    good: () => ({ path: '/api/profile/email/code', body: { code: '123456' } }),
    bad: [{ body: { code: long(201) } }],
  },
  'DELETE /api/profile/email': nothing('/api/profile/email'),
  'POST /api/email-change/read': ofLink('/api/email-change/read'),
  'POST /api/email-change/confirm': ofLink('/api/email-change/confirm'),
  'POST /api/email-change/stop': ofLink('/api/email-change/stop'),
  'POST /api/email-change/undo': ofLink('/api/email-change/undo'),
}
