import { cleanText } from './clean-text.ts'
import { lineOf, linkOf } from './field-values.ts'
import type { Mapping, ProductField } from '../columns/mapping.ts'
import type { ImportedProduct, Read } from './row-reading.ts'
import { htmlToText } from './strip-markup.ts'

/** Compiled once per file and called in its order: a product's later rows (variants, pictures) add nothing. */
export function productReader(columns: string[], { fields }: Mapping): (cells: string[]) => Read<ImportedProduct>[] {
  let before: string | null = null
  return (cells) => {
    const cell = (field: ProductField): string => cells[columns.indexOf(fields[field] ?? '')] ?? ''
    const handle = lineOf(cell('handle'), 255)
    const title = lineOf(cell('title'))
    if (handle !== null && handle === before) return []
    before = handle
    if (title === null) return [{ bad: 'No title' }]
    const sku = lineOf(cell('sku'), 200)
    // Shopify quotes a SKU to keep spreadsheets from changing it.
    const plainSku = sku?.replace(/^'/, '') ?? null
    const externalId = lineOf(cell('externalId'), 200) ?? handle ?? plainSku
    if (externalId === null) return [{ bad: 'No handle, SKU or ID' }]
    const details = cleanText(htmlToText(cell('details'))).slice(0, 20_000)
    const rest = { vendor: lineOf(cell('vendor')), type: lineOf(cell('type')), pictureUrl: linkOf(cell('picture')) }
    return [{ ok: { externalId, handle, title, sku: plainSku, details: details === '' ? null : details, ...rest } }]
  }
}
