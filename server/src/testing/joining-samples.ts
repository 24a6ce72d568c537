import { termsVersion } from '@bizamply/contract/onboarding-choices'
import { long, nothing, type CallSample } from './sample-parts.ts'

/** Calls of signing in, signing up and the set-up. */
export const joiningSamples: Record<string, CallSample> = {
  'GET /auth/csrf-token': nothing('/auth/csrf-token'),
  'GET /auth/status': nothing('/auth/status'),
  'POST /auth/logout': nothing('/auth/logout'),
  'POST /auth/login': {
    good: () => ({ path: '/auth/login', body: { email: 'nobody@shop.test', password: 'Wrong!Horse9' } }),
    bad: [
      { body: { email: 'x' } },
      { body: { email: '' } },
      { body: { email: `${long(250)}@shop.test` } },
      { body: { email: 'a\0b@shop.test' } },
      { body: { password: '' } },
      { body: { password: 'short' } },
      { body: { password: long(129) } },
    ],
  },
  'POST /auth/signup': {
    good: () => ({ path: '/auth/signup', body: { email: 'x', password: 'Blue!Kettle9' } }),
    bad: [
      { body: { email: `${long(250)}@shop.test` } },
      { body: { email: 'new@shop.test', password: 'short' } },
      { body: { email: 'new@shop.test', password: 'Password1!', name: 'Ada Byron' } },
      { body: { email: 'new@shop.test', name: 'Ada 9' } },
      { body: { email: 'new@shop.test', name: 'Ada', profilePic: 'javascript:alert(1)' } },
      { body: { email: 'new@shop.test', firstName: 'Ada', lastName: '' } },
      { body: { email: 'new@shop.test', name: 'Ada', companyName: 'Alder' } },
      { body: { email: 'new@shop.test', name: 'Ada', companyName: 'Alder', brandName: long(101) } },
      { body: { email: 'a@shop.test,b@shop.test', name: 'Ada' } },
    ],
  },
  'POST /auth/verify-otp': {
    good: () => ({ path: '/auth/verify-otp', body: { email: 'x', code: '12345' } }),
    bad: [
      { body: { email: 'nobody@shop.test', code: '12345' } },
      { body: { email: 'nobody@shop.test', code: '１２３４５６' } },
    ],
  },
  'POST /auth/resend-otp': {
    good: () => ({ path: '/auth/resend-otp', body: { email: 'x' } }),
    bad: [{ body: { email: '' } }, { body: { email: 'a\0b@shop.test' } }, { body: { email: long(255) } }],
  },
  'POST /auth/forgot-password': {
    good: () => ({ path: '/auth/forgot-password', body: { email: 'x' } }),
    bad: [{ body: { email: '' } }, { body: { email: 'a b@shop.test' } }, { body: { email: long(255) } }],
  },
  'POST /auth/reset-password': {
    good: () => ({ path: '/auth/reset-password', body: { token: 'x', password: 'short' } }),
    bad: [{ body: { token: long(201) } }, { body: { password: 'Password1!' } }, { body: { password: long(129) } }],
  },
  'POST /auth/exchange': {
    good: () => ({ path: '/auth/exchange', body: { token: 'x' } }),
    bad: [{ body: { token: long(201) } }, { body: { rememberMe: 'yes' } }],
  },
  'GET /onboarding/onboard-status': nothing('/onboarding/onboard-status'),
  'POST /onboarding/submit-user': {
    good: () => ({
      path: '/onboarding/submit-user',
      body: { company: 'Company', brands: [], personalInfo: { firstName: 'Ada', lastName: 'Byron' } },
    }),
    bad: [
      { body: { company: '' } },
      { body: { company: long(101) } },
      { body: { company: { companyName: 'Company', companySize: 'huge' } } },
      { body: { brands: [5] } },
      { body: { brands: [long(101)] } },
      { body: { brands: Array.from({ length: 51 }, (_, n) => `brand ${n}`) } },
      { body: { brands: [{ brandName: 'x', shopify: { shop: 'x' } }] } },
      { body: { personalInfo: { firstName: '', lastName: 'Byron' } } },
      { body: { personalInfo: { firstName: 'Ada<b>', lastName: 'Byron' } } },
      { body: { isUpdate: 'yes' } },
    ],
  },
  'POST /onboarding/submit': {
    good: () => ({ path: '/onboarding/submit', body: { terms: true, termsVersion } }),
    bad: [
      { body: { terms: false } },
      { body: { termsVersion: '2020-01-01' } },
      { body: { companySize: 'huge' } },
      { body: { industry: 'Crime' } },
      { body: { jobRole: long(201) } },
    ],
  },
  'POST /onboarding/skip': nothing('/onboarding/skip'),
  'GET /onboarding/draft': nothing('/onboarding/draft'),
  'PUT /onboarding/draft': {
    good: () => ({ path: '/onboarding/draft', body: { step: 1, draft: {} } }),
    bad: [
      { body: { step: 3 } },
      { body: { step: 0.5 } },
      { body: { draft: { password: 'Blue!Kettle9' } } },
      { body: { draft: { companyName: long(201) } } },
      { body: { draft: { brands: Array.from({ length: 51 }, () => 'x') } } },
    ],
  },
}
