import { cleanDomain, domainProblem } from '../../lib/shopify-domain.ts'
import type { Service } from './service-list.ts'

/** The field to fill in before the redirect to a service. */
export interface ConnectField {
  /** The counter next to the label counts these characters. */
  counted?: RegExp
  clean: (typed: string) => string
  /** Message key under `problems`, or null if valid. */
  problem: (value: string) => FieldProblem | null
  example: string
  inputMode: 'text' | 'numeric' | 'url'
}

export type FieldProblem =
  | 'domainRequired'
  | 'domainInvalid'
  | 'pageId'
  | 'tiktokHandle'
  | 'property'
  | 'instagramHandle'
  | 'tokenRequired'
  | 'tokenInvalid'

/** Services that have a field in their dialog. */
export type FieldService = 'shopify' | 'instagram' | 'facebook' | 'tiktok' | 'google'

export const connectFields: Record<FieldService, ConnectField> = {
  shopify: {
    clean: cleanDomain,
    problem: domainProblem,
    example: 'your-store.myshopify.com',
    inputMode: 'url',
  },
  instagram: {
    clean: trim,
    problem: (value) => (/^@?[\w.]{1,30}$/.test(value) ? null : 'instagramHandle'),
    example: '@yourbrand',
    inputMode: 'text',
  },
  facebook: {
    clean: trim,
    counted: /\d/g,
    problem: (value) => (/^\d{15,16}$/.test(value) ? null : 'pageId'),
    example: '102938475610293',
    inputMode: 'numeric',
  },
  tiktok: {
    clean: trim,
    problem: (value) => (/^@[\w.]{1,30}$/.test(value) ? null : 'tiktokHandle'),
    example: '@yourbrand',
    inputMode: 'text',
  },
  google: {
    clean: trim,
    problem: (value) => (/^(?:GA4-[A-Za-z0-9]+-\d+|G-[A-Z0-9]{4,12}|\d{6,12})$/.test(value) ? null : 'property'),
    example: 'GA4-XXXXXXXXX-1',
    inputMode: 'text',
  },
}

export const fieldOf = (service: Service): ConnectField | null => (hasField(service) ? connectFields[service] : null)

const hasField = (service: Service): service is FieldService => Object.hasOwn(connectFields, service)

function trim(typed: string): string {
  return typed.trim()
}
