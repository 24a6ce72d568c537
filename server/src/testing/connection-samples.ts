import { badIds, long, nothing, type CallSample } from './sample-parts.ts'

/** Calls about connected platforms. */
export const connectionSamples: Record<string, CallSample> = {
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
}
