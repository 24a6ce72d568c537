import type { ShopOrder } from './order.ts'

/**
 * Shopify's search syntax: `discount_code:X`, `updated_at:>='2026-11-01'` and the like, joined by a space, AND or OR.
 * Like Shopify, it ignores terms that it doesn't know.
 */
export function orderFilter(query: string | null | undefined): (order: ShopOrder) => boolean {
  const ways = (query ?? '').split(/\s+OR\s+/).map((way) => [...way.matchAll(TERM)].map(termOf))
  return (order) => ways.some((terms) => terms.every((term) => term(order)))
}

function termOf([, field = '', compare = '', quoted, bare]: RegExpMatchArray): (order: ShopOrder) => boolean {
  const value = (quoted ?? bare ?? '').trim()
  switch (field) {
    case 'discount_code':
      return ({ codes }) => codes.some(({ code }) => code.toUpperCase() === value.toUpperCase())
    case 'name':
      return ({ name }) => name === value || name === `#${value}`
    case 'id':
      return ({ id }) => id === value
    case 'created_at':
      return ({ createdAt }) => holds(Date.parse(createdAt), compare, Date.parse(value))
    case 'updated_at':
      return ({ updatedAt }) => holds(Date.parse(updatedAt), compare, Date.parse(value))
    default:
      return () => true
  }
}

function holds(time: number, compare: string, limit: number): boolean {
  if (Number.isNaN(limit)) return true
  if (compare === '>') return time > limit
  if (compare === '>=') return time >= limit
  if (compare === '<') return time < limit
  if (compare === '<=') return time <= limit
  return time === limit
}

const TERM = /(\w+):\s*(>=|<=|>|<)?\s*(?:["']([^"']*)["']|(\S+))/g
