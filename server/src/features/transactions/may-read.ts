import type { Transaction } from '@bizamply/contract/credits'
import { roleInBrand } from '@bizamply/contract/permissions'
import type { Ctx } from '../../context.ts'

type Reader = Pick<Ctx, 'actor'>

export const mayRead = ({ actor }: Reader, brandId: string): boolean =>
  !actor?.rights || roleInBrand(actor.rights, brandId) !== null

/** Every member sees the company's credits; a brand's texts require a role in that brand. */
export function forReader(reader: Reader, row: Transaction): Transaction {
  if (row.BrandId === null || mayRead(reader, row.BrandId)) return row
  const messageContent = JSON.stringify({ customerMessage: null, generatedResponse: null })
  return { ...row, BrandId: null, BrandName: null, commentId: null, messageContent, generatedResponse: null }
}
