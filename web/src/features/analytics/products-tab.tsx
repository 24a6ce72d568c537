import type { ProductsTabProps } from './analytics-parts.ts'

export function ProductsTab(_: ProductsTabProps) {
  return null
}
