import { long, nothing, type CallSample } from './sample-parts.ts'

const settings = {
  issuer: 'https://id.example.test',
  clientId: 'bizamply',
  clientSecret: 'a secret',
  mode: 'optional',
  defaultRole: 'viewer',
}

/** Single sign-on of a company. */
export const ssoSamples: Record<string, CallSample> = {
  'POST /auth/sso': {
    good: () => ({ path: '/auth/sso', body: { email: 'ada@example.test' } }),
    bad: [
      { body: { email: '' } },
      { body: { email: 'ada' } },
      { body: { email: long(255) } },
      { body: { returnUrl: long(2001) } },
    ],
  },
  'POST /api/profile/step-up/sso': nothing('/api/profile/step-up/sso'),
  'GET /api/company/sso': nothing('/api/company/sso'),
  'POST /api/company/sso/check': {
    good: () => ({ path: '/api/company/sso/check', body: { issuer: 'https://id.example.test' } }),
    bad: [
      { body: { issuer: ' ' } },
      { body: { issuer: 'http://id.example.test' } },
      { body: { issuer: 'https://127.0.0.1' } },
      { body: { issuer: long(2001) } },
    ],
  },
  'PUT /api/company/sso': {
    good: () => ({ path: '/api/company/sso', body: settings }),
    bad: [
      { body: { issuer: 'file:///etc/passwd' } },
      { body: { clientId: ' ' } },
      { body: { clientId: long(256) } },
      { body: { clientSecret: long(1001) } },
      { body: { mode: 'off' } },
      { body: { defaultRole: 'admin' } },
    ],
  },
  'DELETE /api/company/sso': nothing('/api/company/sso'),
  'POST /api/company/sso/domains': {
    good: () => ({ path: '/api/company/sso/domains', body: { domain: 'shop.example' } }),
    bad: ['', ' ', 'shop', 'a b.example', '10.0.0.1', 'gmail.com', '-a.example', long(254)].map((domain) => ({
      body: { domain },
    })),
  },
  'POST /api/company/sso/domains/{domain}/check': {
    good: () => ({ path: '/api/company/sso/domains/shop.example/check' }),
    bad: [{ path: '/api/company/sso/domains/shop/check' }, { path: `/api/company/sso/domains/${long(254)}/check` }],
  },
  'DELETE /api/company/sso/domains/{domain}': {
    good: () => ({ path: '/api/company/sso/domains/other.example' }),
    bad: [{ path: '/api/company/sso/domains/shop' }, { path: `/api/company/sso/domains/${long(254)}` }],
  },
}
