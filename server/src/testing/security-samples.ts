import { badIds, long, nothing, uuid, type CallSample } from './sample-parts.ts'

/** Valid in format, but worthless. */
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }

/** Calls for a user's own account security. */
export const securitySamples: Record<string, CallSample> = {
  'POST /auth/second-factor': {
    good: () => ({ path: '/auth/second-factor', body: { challenge: 'x', code: '123456' } }),
    bad: [{ body: { challenge: long(201) } }, { body: { code: ' ' } }, { body: { code: long(201) } }],
  },
  'POST /auth/passkey/options': {
    good: () => ({ path: '/auth/passkey/options' }),
    bad: [{ body: { challenge: long(201) } }],
  },
  'POST /auth/passkey': {
    good: () => ({ path: '/auth/passkey', body: { challengeId: 'x', credential } }),
    bad: [{ body: { challengeId: long(201) } }, { body: { credential: { ...credential, type: 'password' } } }],
  },
  'POST /api/profile/passkeys/options': nothing('/api/profile/passkeys/options'),
  'POST /api/profile/passkeys': {
    good: () => ({ path: '/api/profile/passkeys', body: { credential } }),
    bad: [{ body: { name: ' ' } }, { body: { name: long(61) } }, { body: { credential: { ...credential, id: '' } } }],
  },
  'PUT /api/profile/passkeys/{passkeyId}': {
    good: () => ({ path: `/api/profile/passkeys/${uuid}`, body: { name: 'Phone' } }),
    bad: [
      { body: { name: '' } },
      { body: { name: long(61) } },
      ...badIds.map((id) => ({ path: `/api/profile/passkeys/${id}` })),
    ],
  },
  'DELETE /api/profile/passkeys/{passkeyId}': {
    good: () => ({ path: `/api/profile/passkeys/${uuid}` }),
    bad: badIds.map((id) => ({ path: `/api/profile/passkeys/${id}` })),
  },
  'GET /api/profile/sessions': nothing('/api/profile/sessions'),
  'DELETE /api/profile/sessions': nothing('/api/profile/sessions'),
  'DELETE /api/profile/sessions/{sessionId}': {
    good: () => ({ path: `/api/profile/sessions/${uuid}` }),
    bad: badIds.map((id) => ({ path: `/api/profile/sessions/${id}` })),
  },
  'POST /api/profile/change-password': {
    good: () => ({
      path: '/api/profile/change-password',
      body: { currentPassword: 'Wrong!Horse9', newPassword: 'Blue!Kettle9' },
    }),
    bad: [
      { body: { currentPassword: '' } },
      { body: { currentPassword: long(129) } },
      { body: { newPassword: long(129) } },
    ],
  },
  'POST /api/profile/step-up': {
    good: () => ({ path: '/api/profile/step-up', body: { password: 'Wrong!Horse9' } }),
    bad: [
      { body: { password: undefined } },
      { body: { code: '123456' } },
      { body: { credential } },
      { body: { password: long(129) } },
    ],
  },
  'POST /api/profile/step-up/options': nothing('/api/profile/step-up/options'),
  'GET /api/profile/security': nothing('/api/profile/security'),
  'POST /api/profile/second-factor': nothing('/api/profile/second-factor'),
  'DELETE /api/profile/second-factor': nothing('/api/profile/second-factor'),
  'POST /api/profile/second-factor/enable': {
    good: () => ({ path: '/api/profile/second-factor/enable', body: { code: '123456' } }),
    bad: [{ body: { code: long(201) } }],
  },
  'POST /api/profile/second-factor/recovery-codes': nothing('/api/profile/second-factor/recovery-codes'),
}
