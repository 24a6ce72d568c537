import { long, type CallSample } from './sample-parts.ts'

const nowhere = '/api/admin/customers/nowhere'
const added = { Email: 'somebody@sample.test' }
const credits = { amount: 5, idempotencyKey: 'once' }

const prices = { freeCredits: 100, generateCredits: 2, sendCredits: 1, whatsappExtraCredits: 1, version: 999 }

const ownModel = { provider: 'openai', model: 'writer' }

/** Calls of the people who run the product. */
export const customerSamples: Record<string, CallSample> = {
  'GET /api/admin/customers': {
    good: () => ({ path: '/api/admin/customers' }),
    bad: [
      'limit=0',
      'limit=101',
      'page=0',
      'page=x',
      'status=online',
      'sortBy=email',
      'sortOrder=up',
      `search=${long(201)}`,
      'search=%00',
    ].map((query) => ({ path: `/api/admin/customers?${query}` })),
  },
  'GET /api/admin/customers/{id}': {
    good: () => ({ path: nowhere }),
    bad: [{ path: `/api/admin/customers/${long(101)}` }],
  },
  'GET /api/admin/administrators': { good: () => ({ path: '/api/admin/administrators' }), bad: [] },
  'PUT /api/admin/administrators': {
    good: () => ({ path: '/api/admin/administrators', body: { email: 'nobody@sample.test', role: 'support' } }),
    bad: [{ body: { email: 'a@b', role: 'support' } }, { body: { email: 'nobody@sample.test', role: 'root' } }],
  },
  'POST /api/admin/customers/{id}/view': {
    good: () => ({ path: `${nowhere}/view`, body: { reason: 'Sync is stuck' } }),
    bad: [
      { body: { reason: ' ' } },
      { body: { reason: long(301) } },
      { body: { reason: 'a\0b' } },
      { body: { reason: 'x', userId: 'x' } },
    ],
  },
  'POST /api/support-access/end': { good: () => ({ path: '/api/support-access/end' }), bad: [] },
  'GET /api/company/support-access': { good: () => ({ path: '/api/company/support-access' }), bad: [] },
  'PUT /api/company/support-access': {
    good: () => ({ path: '/api/company/support-access', body: { allowed: false } }),
    bad: [{ body: { allowed: 'yes' } }],
  },
  'POST /api/admin/customers': {
    good: () => ({ path: '/api/admin/customers', body: added }),
    bad: [
      { body: { ...added, Email: 'nobody' } },
      { body: { ...added, firstName: long(51) } },
      { body: { ...added, lastName: '<b>' } },
      { body: { ...added, companyName: ' ' } },
      { body: { ...added, companyName: long(101) } },
      { body: { ...added, initialCredits: -1 } },
      { body: { ...added, initialCredits: 1.5 } },
      { body: { ...added, initialCredits: 1_000_001 } },
    ],
  },
  'PUT /api/admin/customers/{id}': {
    good: () => ({ path: nowhere, body: added }),
    bad: [
      { body: { ...added, Email: 'a@b' } },
      { body: { ...added, firstName: long(51) } },
      { body: { ...added, lastName: 'a\0b' } },
      { body: { ...added, accountType: long(41) } },
      { body: { ...added, version: -1 } },
    ],
  },
  'PUT /api/admin/customers/{id}/plan': {
    good: () => ({ path: `${nowhere}/plan`, body: { plan: 'enterprise' } }),
    bad: [{ body: { plan: 'premium' } }, { body: { plan: null } }],
  },
  'GET /api/admin/customers/{id}/features': { good: () => ({ path: `${nowhere}/features` }), bad: [] },
  'PUT /api/admin/customers/{id}/features': {
    good: () => ({ path: `${nowhere}/features`, body: { features: { sso: 'on' } } }),
    bad: [
      { body: { features: { sso: true } } },
      { body: { features: { teleport: 'on' } } },
      { body: { features: null } },
    ],
  },
  'GET /api/admin/customers/{id}/model': { good: () => ({ path: `${nowhere}/model` }), bad: [] },
  'DELETE /api/admin/customers/{id}/model': { good: () => ({ path: `${nowhere}/model` }), bad: [] },
  'POST /api/admin/customers/{id}/model/check': { good: () => ({ path: `${nowhere}/model/check` }), bad: [] },
  'PUT /api/admin/customers/{id}/model': {
    good: () => ({ path: `${nowhere}/model`, body: ownModel }),
    bad: [
      { body: { ...ownModel, provider: 'compatible' } },
      { body: { ...ownModel, provider: 'azure' } },
      { body: { ...ownModel, resource: 'evil.example/x' } },
      { body: { ...ownModel, provider: 'bedrock', region: 'us east' } },
      { body: { ...ownModel, region: 'us-east-1' } },
      { body: { ...ownModel, model: 'a b' } },
      { body: { ...ownModel, apiKey: 'two words' } },
      { body: { ...ownModel, inputPrice: 1 } },
      { body: { ...ownModel, inputPrice: -1, outputPrice: 1 } },
      { body: { ...ownModel, baseUrl: 'http://x' } },
    ],
  },
  'POST /api/admin/customers/{id}/invitation': { good: () => ({ path: `${nowhere}/invitation` }), bad: [] },
  'GET /api/admin/customers/{id}/transactions': {
    good: () => ({ path: `${nowhere}/transactions` }),
    bad: ['type=gift', 'status=done', 'platform=fax', 'page=0', 'limit=101'].map((query) => ({
      path: `${nowhere}/transactions?${query}`,
    })),
  },
  'GET /api/admin/customers/{id}/connections': { good: () => ({ path: `${nowhere}/connections` }), bad: [] },
  'DELETE /api/admin/customers/{id}/connections/{platform}': {
    good: () => ({ path: `${nowhere}/connections/yotpo` }),
    bad: [{ path: `${nowhere}/connections/fax` }, { body: { brandId: 'x' } }],
  },
  'POST /api/admin/customers/{id}/credits': {
    good: () => ({ path: `${nowhere}/credits`, body: credits }),
    bad: [
      { body: { ...credits, amount: 0 } },
      { body: { ...credits, amount: 1.5 } },
      { body: { ...credits, amount: 1_000_001 } },
      { body: { ...credits, amount: '5' } },
      { body: { ...credits, description: long(301) } },
      { body: { ...credits, description: 'a\0b' } },
      { body: { ...credits, idempotencyKey: ' ' } },
      { body: { ...credits, idempotencyKey: long(201) } },
    ],
  },
  'GET /api/admin/credit-settings': { good: () => ({ path: '/api/admin/credit-settings' }), bad: [] },
  'GET /api/admin/credit-settings/impact': {
    good: () => ({
      path: '/api/admin/credit-settings/impact?generateCredits=3&sendCredits=1&whatsappExtraCredits=0',
    }),
    bad: ['generateCredits=0', 'generateCredits=x', 'sendCredits=11', 'whatsappExtraCredits=-1'].map((query) => ({
      path: `/api/admin/credit-settings/impact?generateCredits=3&sendCredits=1&whatsappExtraCredits=0&${query}`,
    })),
  },
  'POST /api/credits/settings': {
    good: () => ({ path: '/api/credits/settings', body: prices }),
    bad: [
      { body: { ...prices, freeCredits: -1 } },
      { body: { ...prices, freeCredits: 1001 } },
      { body: { ...prices, generateCredits: 0 } },
      { body: { ...prices, generateCredits: 11 } },
      { body: { ...prices, sendCredits: 1.5 } },
      { body: { ...prices, whatsappExtraCredits: '1' } },
      { body: { ...prices, version: 0 } },
    ],
  },
  'POST /api/admin/customers/{id}/ban': { good: () => ({ path: `${nowhere}/ban` }), bad: [] },
  'POST /api/admin/customers/{id}/activate': { good: () => ({ path: `${nowhere}/activate` }), bad: [] },
  'DELETE /api/admin/customers/{id}': { good: () => ({ path: nowhere }), bad: [] },
}
