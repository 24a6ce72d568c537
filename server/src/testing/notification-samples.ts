import { badIds, long, nothing, uuid, type CallSample } from './sample-parts.ts'

/** A browser's subscription; the key must be on the curve to encrypt for it. */
export const pushSubscription = {
  endpoint: 'https://push.example.com/send/one',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

const badEndpoints = [
  'x',
  'http://push.example.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a',
  'https://internal/a',
  'https://user:pass@push.example.com/a',
  'https://push.example.com:8443/a',
  'ftp://push.example.com/a',
  'javascript:alert(1)',
  `https://push.example.com/${long(2100)}`,
]

const badTokens = ['', 'x', long(1001)]

/** Calls of notification settings. */
export const notificationSamples: Record<string, CallSample> = {
  'GET /api/notifications/settings': nothing('/api/notifications/settings'),
  'PUT /api/notifications/settings': {
    good: () => ({ path: '/api/notifications/settings' }),
    bad: [
      { body: { rhythm: 'never' } },
      { body: { choices: { gossip: { mail: true } } } },
      { body: { choices: { mention: { fax: true } } } },
      { body: { choices: { mention: { mail: 'yes' } } } },
      { body: { quiet: { on: true, from: 24, to: 7 } } },
      { body: { quiet: { on: true, from: 7.5, to: 8 } } },
      { body: { quiet: { on: true, from: 7, to: 7 } } },
      { body: { mutedBrands: ['x'] } },
      { body: { mutedBrands: Array.from({ length: 201 }, () => uuid) } },
    ],
  },
  'POST /api/notifications/marketing': {
    good: () => ({ path: '/api/notifications/marketing', body: { on: false } }),
    bad: [{ body: { on: 'yes' } }],
  },
  'POST /api/notifications/marketing/confirm': {
    good: () => ({ path: '/api/notifications/marketing/confirm', body: { token: 'x' } }),
    bad: badTokens.map((token) => ({ body: { token } })),
  },
  'POST /api/notifications/mail/resume': nothing('/api/notifications/mail/resume'),
  'GET /api/push': nothing('/api/push'),
  'POST /api/push/subscriptions': {
    good: () => ({ path: '/api/push/subscriptions', body: pushSubscription }),
    bad: badEndpoints.map((endpoint) => ({ body: { endpoint } })),
  },
  'DELETE /api/push/subscriptions/{subscriptionId}': {
    good: () => ({ path: `/api/push/subscriptions/${uuid}` }),
    bad: badIds.map((id) => ({ path: `/api/push/subscriptions/${id}` })),
  },
  'POST /api/push/test': nothing('/api/push/test'),
  'GET /api/notifications/unsubscribe': {
    good: () => ({ path: '/api/notifications/unsubscribe?token=x' }),
    bad: badTokens.map((token) => ({ path: `/api/notifications/unsubscribe?token=${token}` })),
  },
}
