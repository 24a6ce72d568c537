import { serviceKeys, services, type ServiceKey } from '@bizamply/contract/service-facts'

export { serviceKeys }
export type Service = ServiceKey

export interface ServiceGroup {
  /** Message key. */
  key: 'ecommerce' | 'reviews' | 'social' | 'communication' | 'analytics'
  services: readonly Service[]
}

/** In display order. */
export const serviceGroups: readonly ServiceGroup[] = [
  { key: 'ecommerce', services: ['shopify'] },
  { key: 'reviews', services: ['judgeme', 'yotpo'] },
  { key: 'social', services: ['instagram', 'facebook', 'tiktok'] },
  { key: 'communication', services: ['whatsapp'] },
  { key: 'analytics', services: ['google'] },
]

/** What arrives are comments on posts; elsewhere reviews. */
export const hasComments = (service: Service): boolean => services[service].type === 'social'

/** A brand reads reviews from only one of these platforms: returns the other one. */
export function rivalOf(service: Service): Service | null {
  if (service === 'judgeme') return 'yotpo'
  return service === 'yotpo' ? 'judgeme' : null
}

export const isService = (key: string): key is Service => serviceKeys.some((it) => it === key)
