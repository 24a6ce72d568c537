import type { ReportData, ReportProduct } from '../../report-data.ts'
import {
  unreadable,
  type Paper,
  drawTable,
  type Cell,
  type Column,
  drawHeading,
  ink,
  type,
} from '../../../../pdf/index.ts'
import { changeOfStars, count, hours, stars } from '../numbers.ts'
import { inkOf } from './figures.ts'

const columns: Column[] = [
  { name: 'Product', right: 322 },
  { name: 'Reviews', right: 386 },
  { name: 'Sent', right: 482 },
  { name: 'Avg Rating', right: 610 },
  { name: 'Response Time', right: 737.7 },
]

/** The products with the most comments, one row each. */
export function drawProducts(paper: Paper, { products, productCount }: ReportData) {
  const meta =
    products.length < productCount ? `top ${count(products.length)} of ${count(productCount)} by reviews` : 'by reviews'
  if (products.length === 0) {
    paper.room(60)
    paper.y += drawHeading(paper, { title: 'Products', meta: 'none with reviews' }) + 8
    return
  }
  drawTable(paper, { title: 'Products', meta, columns, rows: products.map(rowOf) })
}

function rowOf(product: ReportProduct): Cell[] {
  const change = product.rating === null ? null : changeOfStars(product.rating, product.ratingBefore)
  const script = unreadable(product.name)
  return [
    { text: script ? `Product name in ${script} script` : product.name.trim() || 'No name' },
    { text: count(product.received) },
    { text: count(product.sent) },
    {
      text: product.rating === null ? '–' : stars(product.rating),
      ...(product.rating === null ? { ink: ink.meta } : {}),
      figure: { text: change?.text.replace('no change', '0.0') ?? '', ink: change ? inkOf(change, 1) : type.micro.ink },
    },
    product.responseHours === null ? { text: '–', ink: ink.meta } : { text: hours(product.responseHours) },
  ]
}
