import type { Transaction } from '@bizamply/contract/credits'
import { roleInBrand } from '@bizamply/contract/roles'
import type { Ctx } from '../../context.ts'

type Reader = Pick<Ctx, 'actor'>

export const mayRead = ({ actor }: Reader, brandId: string): boolean =>
  !actor?.rights || roleInBrand(actor.rights, brandId) !== null

/** The company's credits concern every member; what was written in a brand, only those who have a role in it. */
export function forReader(reader: Reader, row: Transaction): Transaction {
  if (row.BrandId === null || mayRead(reader, row.BrandId)) return row
  const messageContent = JSON.stringify({ customerMessage: null, generatedResponse: null })
  return { ...row, BrandId: null, BrandName: null, commentId: null, messageContent, generatedResponse: null }
}
