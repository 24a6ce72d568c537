import type { Attempt } from '@bizamply/contract/connections'
import { api } from '../../lib/call.ts'
import type { Service } from './service-list.ts'

/** Where the browser goes to approve, and under which number the server keeps this try. */
export interface Begun {
  address: string
  attemptId: string
}

/** Known beforehand for what only needs an address; the others are asked of the server. */
export function addressOf(service: Service, brandId: string, typed: string): string | null {
  const company = `company=${encodeURIComponent(brandId)}`
  switch (service) {
    case 'shopify':
      return `/integration/shopify/?${company}&shop=${encodeURIComponent(typed)}`
    case 'judgeme':
      return `/integration/judgeme/?${company}`
    case 'yotpo':
      return `/integration/yotpo/auth?${company}`
    case 'instagram':
      return `/integration/instagram?${company}&typed=${encodeURIComponent(typed)}`
    case 'whatsapp':
      return `/integration/whatsapp/?${company}`
    default:
      return null
  }
}

/** Facebook, TikTok and Google check the typed id first, then say where to approve. */
export async function begin(service: Service, brandId: string, typed: string): Promise<Begun> {
  const { data } = await input(service, brandId, typed)
  return { address: data.oauthUrl, attemptId: data.attemptId }
}

/** Any service, for the brand at hand: the console's own way. */
export async function askOauthUrl(platform: Service, typed: string): Promise<Begun> {
  const { data } = await api.connections.oauthUrl({ platform, via: 'popup', ...(typed ? { typed } : {}) })
  if (!data?.oauthUrl) throw new Error('an answer without an address')
  return { address: data.oauthUrl, attemptId: data.attemptId }
}

function input(service: Service, brandId: string, typed: string) {
  if (service === 'facebook') return api.connections.connectFacebook({ brandId, pageId: typed })
  if (service === 'tiktok') return api.connections.connectTiktok({ brandId, handle: typed })
  return api.connections.connectGoogle({ brandId, businessId: typed })
}

/** Judge.me for the brand at hand, without a consent page. */
export const connectByToken = (shopDomain: string, token: string) =>
  api.connections.connectJudgeme({ shopDomain, token })

/** Whether a brand is connected, looked at anew; null when nobody can tell. */
export const isConnected = (serviceName: Service, brandId: string): Promise<boolean | null> =>
  api.connections.checkByName({ serviceName, brandId }).then(
    ({ connected }) => connected,
    () => null,
  )

export const readAttempt = async (attemptId: string): Promise<Attempt> =>
  (await api.connections.attempt({ attemptId })).data

export const chooseAccount = async (attemptId: string, account: string): Promise<Attempt> =>
  (await api.connections.choose({ attemptId, account })).data
