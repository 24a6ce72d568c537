import { analyticsSamples } from './analytics-samples.ts'
import { badIds, badPages, long, nothing, paged, uuid, type CallSample } from './sample-parts.ts'
import { alertSamples } from './alert-samples.ts'
import { billingSamples } from './billing-samples.ts'
import { connectionSamples } from './connection-samples.ts'
import { creditSamples } from './credit-samples.ts'
import { discountSamples } from './discount-samples.ts'
import { emailChangeSamples } from './email-change-samples.ts'
import { notificationSamples } from './notification-samples.ts'
import { joiningSamples } from './joining-samples.ts'
import { announcementSamples } from './announcement-samples.ts'
import { auditSamples, operationsSamples } from './operations-samples.ts'
import { offboardingSamples, profileSamples } from './profile-samples.ts'
import { securitySamples } from './security-samples.ts'
import { ssoSamples } from './sso-samples.ts'
import { peopleSamples } from './people-samples.ts'
import { projectSamples } from './project-samples.ts'
import { reportSamples } from './report-samples.ts'
import { customerSamples } from './customer-samples.ts'
import { teamSamples } from './team-samples.ts'
import { triageSamples } from './triage-samples.ts'
import { workSamples } from './work-samples.ts'

export type { CallSample, Named } from './sample-parts.ts'

/** One sample for every call of the contract; the contract-wide tests fail if a call has none. */
export const callSamples: Record<string, CallSample> = {
  ...joiningSamples,
  ...securitySamples,
  ...ssoSamples,
  ...profileSamples,
  ...offboardingSamples,
  ...notificationSamples,
  ...teamSamples,
  ...customerSamples,
  ...announcementSamples,
  ...operationsSamples,
  ...auditSamples,
  ...emailChangeSamples,
  'GET /api/onboard-data': {
    good: () => ({ path: '/api/onboard-data?with=bootstrap' }),
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
  'DELETE /api/brands/{brandId}/logo': {
    good: ({ brandId }) => ({ path: `/api/brands/${brandId}/logo` }),
    bad: badIds.map((id) => ({ path: `/api/brands/${id}/logo` })),
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
  ...connectionSamples,
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
      'triageState=bin',
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
      { body: { version: -1 } },
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
  ...triageSamples,
  ...workSamples,
  ...analyticsSamples,
  ...peopleSamples,
  ...projectSamples,
  ...alertSamples,
  ...reportSamples,
  'GET /api/system/health': nothing('/api/system/health'),
}
