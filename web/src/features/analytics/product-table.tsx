import type { ProductTableProps } from './analytics-parts.ts'

export function ProductTable(_: ProductTableProps) {
  return null
}
