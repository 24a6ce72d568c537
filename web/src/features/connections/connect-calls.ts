import type { Attempt } from '@bizamply/contract/connections'
import { api } from '../../lib/call.ts'
import type { Service } from './service-list.ts'

/** The URL of the consent page, and the ID under which the server keeps the attempt. */
export interface Begun {
  address: string
  attemptId: string
}

/** The URL that starts the flow, or null for services whose URL the server has to provide. */
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

/** Facebook, TikTok and Google validate the typed ID first, then return the consent URL. */
export async function begin(service: Service, brandId: string, typed: string): Promise<Begun> {
  const { data } = await input(service, brandId, typed)
  return { address: data.oauthUrl, attemptId: data.attemptId }
}

/** Starts the flow of any service for the current brand; used on /connections. */
export async function askOauthUrl(platform: Service, typed: string): Promise<Begun> {
  const { data } = await api.connections.oauthUrl({ platform, via: 'popup', ...(typed ? { typed } : {}) })
  if (!data?.oauthUrl) throw new Error('a response without a URL')
  return { address: data.oauthUrl, attemptId: data.attemptId }
}

function input(service: Service, brandId: string, typed: string) {
  if (service === 'facebook') return api.connections.connectFacebook({ brandId, pageId: typed })
  if (service === 'tiktok') return api.connections.connectTiktok({ brandId, handle: typed })
  return api.connections.connectGoogle({ brandId, businessId: typed })
}

/** Connects Judge.me for the current brand, without a consent page. */
export const connectByToken = (shopDomain: string, token: string) =>
  api.connections.connectJudgeme({ shopDomain, token })

/** Checks on the server whether a brand is connected; null if the call fails. */
export const isConnected = (serviceName: Service, brandId: string): Promise<boolean | null> =>
  api.connections.checkByName({ serviceName, brandId }).then(
    ({ connected }) => connected,
    () => null,
  )

export const readAttempt = async (attemptId: string): Promise<Attempt> =>
  (await api.connections.attempt({ attemptId })).data

export const chooseAccount = async (attemptId: string, account: string): Promise<Attempt> =>
  (await api.connections.choose({ attemptId, account })).data
