import { callbackUrlOf, webhookUrlOf } from '../features/connections/index.ts'
import { googleCallbackOf } from '../features/auth/index.ts'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { platformNames } from '../env/env.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { createPlatforms } from '../platforms/index.ts'
import type { PlatformKey, Service } from '../platforms/service.ts'

/** What our app must have registered at a platform, read from the URL that merchants are sent to. */
export interface Registration {
  name: string
  redirect: string
  /** Null if the platform sends none. */
  webhook: string | null
  permissions: string[]
  addresses: { what: string; address: string }[]
}

export function registrationOf(key: PlatformKey, appUrl: string): Registration {
  const service = serviceOf(key)
  const redirectUri = callbackUrlOf({ appUrl }, key)
  const begun = service.authorizer?.begin({ state: 'state', redirectUri, typed: typedFor[key] ?? null })
  const consent = queryOf(begun?.url ?? '')
  const redirect = consent.get('redirect_uri') ?? redirectUri
  const webhook = service.ensureWebhooks ? webhookUrlOf({ appUrl }, key) : null
  const permissions = (consent.get('scope') ?? '').split(/[\s,]+/).filter(Boolean)
  const addresses = [
    { what: 'Redirect URI', address: redirect },
    ...(webhook ? [{ what: webhookWords[key] ?? 'Webhook URL', address: webhook }] : []),
    ...(key === 'shopify' ? [{ what: 'App URL', address: appUrl + plainRoutes.shopifyInstall.path }] : []),
    ...(key === 'google' ? [{ what: 'Sign-in redirect URI', address: googleCallbackOf(appUrl) }] : []),
  ]
  return { name: service.name, redirect, webhook, permissions, addresses }
}

const registered = 'Webhook URL (Bizamply registers it)'

const webhookWords: Partial<Record<PlatformKey, string>> = {
  shopify: 'Webhook URL (enter it for the privacy webhooks; Bizamply registers the rest)',
  judgeme: registered,
  yotpo: `${registered}, with a key for each store at its end`,
  tiktok: registered,
  instagram: 'Webhook callback',
  facebook: 'Webhook callback',
  whatsapp: 'Webhook callback',
}

const typedFor: Partial<Record<PlatformKey, string>> = { shopify: 'your-store.myshopify.com' }

function serviceOf(key: PlatformKey): Service {
  const keys = { clientId: 'id', clientSecret: 'secret' }
  const config = Object.fromEntries(platformNames.map((name) => [name, keys]))
  const service = createPlatforms(createOutbound({ baseUrl: null }), config).service(key)
  if (!service) throw new Error(`no connector for ${key}`)
  return service
}

// Yotpo's consent page has its query after the `#`, without a redirect URI.
const queryOf = (url: string): URLSearchParams => new URLSearchParams(URL.canParse(url) ? new URL(url).search : '')
