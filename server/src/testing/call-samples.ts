import { termsVersion } from '@bizamply/contract/onboarding-choices'
import { analyticsSamples } from './analytics-samples.ts'
import { badIds, badPages, long, nothing, paged, uuid, type CallSample } from './sample-parts.ts'
import { billingSamples } from './billing-samples.ts'
import { creditSamples } from './credit-samples.ts'
import { discountSamples } from './discount-samples.ts'
import { reportSamples } from './report-samples.ts'
import { workSamples } from './work-samples.ts'

export type { CallSample, Named } from './sample-parts.ts'

/** One sample for every call of the contract; the sweep fails when a call has none. */
export const callSamples: Record<string, CallSample> = {
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
  'GET /api/onboard-data': {
    good: () => ({ path: '/api/onboard-data?with=surroundings' }),
    bad: [{ path: '/api/onboard-data?with=everything' }],
  },
  'POST /api/select-brand': {
    good: ({ brandId }) => ({ path: '/api/select-brand', body: { brandId } }),
    bad: [{ body: { brandId: 'x' } }, { body: { brandId: '' } }],
  },
  'GET /api/admin/brands/{brandName}/logo': {
    good: ({ brandName }) => ({ path: `/api/admin/brands/${encodeURIComponent(brandName)}/logo` }),
    bad: [{ path: `/api/admin/brands/${long(101)}/logo` }, { path: `/api/admin/brands/x/logo?domain=${long(254)}` }],
  },
  'POST /api/admin/brands/logos/bulk': {
    good: ({ brandName }) => ({ path: '/api/admin/brands/logos/bulk', body: { brands: [{ brandName }] } }),
    bad: [
      { body: { brands: [{ brandName: '' }] } },
      { body: { brands: Array.from({ length: 101 }, () => ({ brandName: 'x' })) } },
    ],
  },
  'GET /api/brands/{brandId}/voice': {
    good: ({ brandId }) => ({ path: `/api/brands/${brandId}/voice` }),
    bad: badIds.map((id) => ({ path: `/api/brands/${id}/voice` })),
  },
  'PUT /api/brands/{brandId}/voice': {
    good: ({ brandId }) => ({
      path: `/api/brands/${brandId}/voice`,
      body: { tone: 'warm', avoid: [], defaultLanguage: 'en', facts: [], version: 'x' },
    }),
    bad: [
      { body: { tone: 'loud' } },
      { body: { signOff: long(101) } },
      { body: { avoid: [''] } },
      { body: { avoid: [long(41)] } },
      { body: { avoid: Array.from({ length: 51 }, (_, n) => `word ${n}`) } },
      { body: { defaultLanguage: 'english' } },
      { body: { facts: [{ topic: 'gossip', text: 'x', language: 'en' }] } },
      { body: { facts: [{ topic: 'other', text: ' ', language: 'en' }] } },
      { body: { facts: [{ topic: 'other', text: long(501), language: 'en' }] } },
      { body: { facts: [{ topic: 'other', text: 'a\0b', language: 'en' }] } },
      { body: { facts: Array.from({ length: 51 }, () => ({ topic: 'other', text: 'x', language: 'en' })) } },
      { body: { version: long(65) } },
      ...badIds.map((id) => ({ path: `/api/brands/${id}/voice` })),
    ],
  },
  ...billingSamples,
  ...creditSamples,
  'GET /api/instagram/posts/{brandId}': {
    good: ({ brandId }) => ({ path: `/api/instagram/posts/${brandId}` }),
    bad: badPages.map((query) => ({ path: `/api/instagram/posts/${uuid}?${query}` })),
  },
  'GET /api/instagram/posts/{brandId}/unassociated': {
    good: ({ brandId }) => ({ path: `/api/instagram/posts/${brandId}/unassociated` }),
    bad: badPages.map((query) => ({ path: `/api/instagram/posts/${uuid}/unassociated?${query}` })),
  },
  'GET /api/instagram/posts/{brandId}/{mediaId}/comments': {
    good: ({ brandId }) => ({ path: `/api/instagram/posts/${brandId}/1789/comments` }),
    bad: badPages.map((query) => ({ path: `/api/instagram/posts/${uuid}/1789/comments?${query}` })),
  },
  'PUT /api/instagram/posts/{brandId}/{mediaId}/product': {
    good: ({ brandId }) => ({ path: `/api/instagram/posts/${brandId}/1789/product`, body: { productId: uuid } }),
    bad: badIds.map((productId) => ({ body: { productId } })),
  },
  'DELETE /api/instagram/posts/{brandId}/{mediaId}/product': {
    good: ({ brandId }) => ({ path: `/api/instagram/posts/${brandId}/1789/product` }),
    bad: [{ path: '/api/instagram/posts/x/1789/product' }],
  },
  'GET /api/instagram/products/{brandId}': {
    good: ({ brandId }) => ({ path: `/api/instagram/products/${brandId}` }),
    bad: [{ path: `/api/instagram/products/${uuid}?search=${long(201)}` }, { path: '/api/instagram/products/x' }],
  },
  ...discountSamples,
  'GET /api/integrations': nothing('/api/integrations'),
  'POST /api/integrations/connect': {
    good: ({ brandId }) => ({ path: '/api/integrations/connect', body: { platform: 'judgeme', brandId } }),
    bad: [{ body: { platform: 'nowhere' } }, { body: { brandId: 'x' } }],
  },
  'POST /api/integrations/disconnect': {
    good: ({ brandId }) => ({ path: '/api/integrations/disconnect', body: { platform: 'yotpo', brandId } }),
    bad: [{ body: { platform: 'nowhere' } }, { body: { brandId: 'x' } }],
  },
  'GET /api/connections': nothing('/api/connections'),
  'GET /api/connections/activity': nothing('/api/connections/activity'),
  'POST /api/connections/judgeme': {
    good: () => ({
      path: '/api/connections/judgeme',
      body: { shopDomain: 'nowhere.myshopify.com', token: 'a-private-token' },
    }),
    bad: [
      { body: { shopDomain: 'shop.example.com' } },
      { body: { shopDomain: `${long(250)}.myshopify.com` } },
      { body: { shopDomain: 'a.myshopify.com.evil.example' } },
      { body: { token: 'short' } },
      { body: { token: long(201) } },
      { body: { token: 'with\r\nheader: injected' } },
      { body: { token: 'with\0nothing' } },
      { body: { token: 'snowman☃☃☃☃' } },
      {},
    ],
  },
  'POST /api/connections/{platform}/sync': {
    good: () => ({ path: '/api/connections/judgeme/sync' }),
    bad: [{ path: '/api/connections/nowhere/sync' }],
  },
  'GET /api/connections/{platform}/oauth-url': {
    good: () => ({ path: '/api/connections/judgeme/oauth-url' }),
    bad: [
      { path: '/api/connections/nowhere/oauth-url' },
      { path: '/api/connections/judgeme/oauth-url?via=carrier-pigeon' },
      { path: `/api/connections/judgeme/oauth-url?typed=${long(254)}` },
    ],
  },
  'GET /api/connections/attempts/{attemptId}': {
    good: ({ jobId }) => ({ path: `/api/connections/attempts/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/connections/attempts/${id}` })),
  },
  'POST /api/connections/choose': {
    good: ({ jobId }) => ({ path: '/api/connections/choose', body: { attemptId: jobId, account: '123' } }),
    bad: [{ body: { attemptId: 'x' } }, { body: { account: '' } }, { body: { account: long(254) } }],
  },
  'DELETE /api/connections/{platform}': {
    good: ({ brandId }) => ({ path: `/api/connections/yotpo?brandId=${brandId}` }),
    bad: [{ path: '/api/connections/nowhere' }, { path: '/api/connections/yotpo?brandId=x' }],
  },
  'GET /integration/{platform}/status/{brandId}': {
    good: ({ brandId }) => ({ path: `/integration/judgeme/status/${brandId}` }),
    bad: [{ path: '/integration/judgeme/status/x' }, { path: '/integration/nowhere/status/x' }],
  },
  'POST /integrations/{platform}/check-connection': {
    good: ({ brandId }) => ({ path: '/integrations/judgeme/check-connection', body: { brandId } }),
    bad: [{ body: { brandId: 'x' } }, { body: { brandId: 7 } }],
  },
  'POST /onboarding/check-connection': {
    good: ({ brandId }) => ({ path: '/onboarding/check-connection', body: { serviceName: 'judgeme', brandId } }),
    bad: [{ body: { serviceName: 'nowhere' } }, { body: { brandId: 'x' } }],
  },
  'POST /integrations/facebook/connect': {
    good: ({ brandId }) => ({ path: '/integrations/facebook/connect', body: { brandId, pageId: '123456789012345' } }),
    bad: [{ body: { pageId: '12345' } }, { body: { pageId: '12345678901234x' } }, { body: { brandId: 'x' } }],
  },
  'POST /integrations/tiktok/connect': {
    good: ({ brandId }) => ({ path: '/integrations/tiktok/connect', body: { brandId, handle: '@alder' } }),
    bad: [{ body: { handle: 'alder' } }, { body: { handle: '@' } }, { body: { brandId: 'x' } }],
  },
  'POST /integrations/google/connect': {
    good: ({ brandId }) => ({ path: '/integrations/google/connect', body: { brandId, businessId: 'GA4-ABC-1' } }),
    bad: [{ body: { businessId: 'UA-1' } }, { body: { businessId: '' } }, { body: { brandId: 'x' } }],
  },
  'GET /api/comments': {
    good: () => ({ path: '/api/comments' }),
    bad: paged('/api/comments', [
      'status=nope',
      'platform=;drop',
      `search=${long(201)}`,
      'search=a%00b',
      'rating=6',
      'rating=1,,x',
      'sentiment=angry',
      'topic=ugly:size',
      'product=x',
      'language=english',
      'from=yesterday',
      'to=2026-02-30',
      'assignee=you',
      `tag=${long(41)}`,
      'risk=%27',
      'hasPhone=maybe',
      'shelf=bin',
      'sort=random',
      `cursor=oldest_1_${uuid}`,
      `sort=oldest&cursor=1_${uuid}`,
      `sort=lowest&cursor=highest_5_1_${uuid}`,
      `sort=lowest&cursor=lowest_6_1_${uuid}`,
    ]),
  },
  'GET /api/comments/{commentId}': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}` }),
    bad: badIds.map((id) => ({ path: `/api/comments/${id}` })),
  },
  'POST /api/comments/generate': {
    good: ({ commentId }) => ({ path: '/api/comments/generate', body: { commentId } }),
    bad: [
      { body: { commentId: 'x' } },
      { body: { commentId: 7 } },
      { body: { instructions: long(501) } },
      { body: { instructions: 7 } },
    ],
  },
  'PUT /api/comments/{commentId}/draft': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/draft`, body: { text: 'Thank you.', version: 1 } }),
    bad: [
      { body: { text: '' } },
      { body: { text: ' \n ' } },
      { body: { text: long(2001) } },
      { body: { text: long(5001) } },
      { body: { text: 'a\0b' } },
      { body: { text: 'lone \ud800 half' } },
      { body: { version: 0 } },
      { body: { version: 1.5 } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/draft` })),
    ],
  },
  'POST /api/comments/{commentId}/send': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/send`, body: { version: 1 } }),
    bad: [
      { body: { version: 0 } },
      { body: { version: 1e300 } },
      { body: { target: 'pigeon' } },
      { body: { target: long(21) } },
      { body: { delaySeconds: -1 } },
      { body: { delaySeconds: 61 } },
      { body: { delaySeconds: 0.5 } },
      { body: { acknowledge: 'all' } },
      { body: { acknowledge: Array.from({ length: 51 }, () => 'x') } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/send` })),
    ],
  },
  'DELETE /api/comments/{commentId}/send': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/send` }),
    bad: badIds.map((id) => ({ path: `/api/comments/${id}/send` })),
  },
  'POST /api/comments/{commentId}/stop': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/stop` }),
    bad: badIds.map((id) => ({ path: `/api/comments/${id}/stop` })),
  },
  'POST /api/comments/{commentId}/resolve': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/resolve`, body: { posted: true } }),
    bad: [
      { body: { posted: 'true' } },
      { body: { posted: 1 } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/resolve` })),
    ],
  },
  'GET /api/imports': { good: () => ({ path: '/api/imports' }), bad: paged('/api/imports', []) },
  'GET /api/imports/{importId}/rejects': {
    good: ({ importId }) => ({ path: `/api/imports/${importId}/rejects` }),
    bad: [
      ...paged(`/api/imports/${uuid}/rejects`, ['cursor=-1', 'cursor=1e3', 'cursor=9999999999']),
      ...badIds.map((id) => ({ path: `/api/imports/${id}/rejects` })),
    ],
  },
  'POST /api/imports/{importId}/undo': {
    good: ({ importId }) => ({ path: `/api/imports/${importId}/undo` }),
    bad: badIds.map((id) => ({ path: `/api/imports/${id}/undo` })),
  },
  'GET /api/jobs/{jobId}': {
    good: ({ jobId }) => ({ path: `/api/jobs/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/jobs/${id}` })),
  },
  'POST /api/jobs/{jobId}/stop': {
    good: ({ jobId }) => ({ path: `/api/jobs/${jobId}/stop` }),
    bad: badIds.map((id) => ({ path: `/api/jobs/${id}/stop` })),
  },
  ...workSamples,
  ...analyticsSamples,
  ...reportSamples,
  'GET /api/system/health': nothing('/api/system/health'),
}
