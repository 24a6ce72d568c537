import type { Store } from '../../store/store.ts'
import { need } from '../access.ts'
import type { Asker } from '../graphql.ts'
import { currencyOf } from '../shop-facts.ts'
import { activated, blankDiscount, deactivated, dropDiscount, keepDiscount } from './change-discount.ts'
import { discountGid, findDiscount, type DiscountKind, type ShopDiscount } from './discount.ts'
import { ordered, problemOf, type DiscountOrder, type DiscountProblem } from './judge-discount.ts'
import { codeNode, discountByCode, discountNodes } from './present-discount.ts'

type Given = { id: string } & Record<string, DiscountOrder>

/** What may be asked and done about discounts. */
export function discountRoots(store: Store, asker: Asker) {
  const create = (kind: DiscountKind, field: string) => (given: Record<string, DiscountOrder>) =>
    make(store, asker, kind, field, given[field] ?? {})
  const update = (kind: DiscountKind, field: string) => (given: Given) =>
    change(store, asker, kind, field, given.id, given[field] ?? {})
  return {
    discountNodes: (given: Parameters<typeof discountNodes>[2]) => discountNodes(store, asker, given),
    codeDiscountNodeByCode: (given: { code: string }) => discountByCode(store, asker, given),
    discountCodeBasicCreate: create('DiscountCodeBasic', 'basicCodeDiscount'),
    discountCodeBasicUpdate: update('DiscountCodeBasic', 'basicCodeDiscount'),
    discountCodeFreeShippingCreate: create('DiscountCodeFreeShipping', 'freeShippingCodeDiscount'),
    discountCodeFreeShippingUpdate: update('DiscountCodeFreeShipping', 'freeShippingCodeDiscount'),
    discountCodeActivate: ({ id }: { id: string }) => turn(store, asker, id, activated),
    discountCodeDeactivate: ({ id }: { id: string }) => turn(store, asker, id, deactivated),
    discountCodeDelete: ({ id }: { id: string }) => remove(store, asker, id),
  }
}

function make(store: Store, asker: Asker, kind: DiscountKind, field: string, order: DiscountOrder) {
  need(asker, 'write_discounts')
  const wanted = ordered(blankDiscount(store, asker.shop, kind), order, currencyOf(store, asker.shop))
  const problem = problemOf(store, wanted)
  if (problem) return refused(problem, field)
  const made = keepDiscount({ store, webhooks: asker.webhooks }, wanted, 'create')
  record(store, asker, 'discount', made)
  return { codeDiscountNode: codeNode(store, made), userErrors: [] }
}

function change(store: Store, asker: Asker, kind: DiscountKind, field: string, id: string, order: DiscountOrder) {
  need(asker, 'write_discounts')
  const known = named(store, asker, id)
  if (known?.kind !== kind) return refused(UNKNOWN, null)
  const wanted = ordered(known, order, currencyOf(store, asker.shop))
  const problem = problemOf(store, wanted)
  if (problem) return refused(problem, field)
  return changed(store, asker, wanted)
}

function turn(store: Store, asker: Asker, id: string, to: (store: Store, discount: ShopDiscount) => ShopDiscount) {
  need(asker, 'write_discounts')
  const known = named(store, asker, id)
  return known ? changed(store, asker, to(store, known)) : refused(UNKNOWN_CODE, null)
}

function changed(store: Store, asker: Asker, wanted: ShopDiscount) {
  const kept = keepDiscount({ store, webhooks: asker.webhooks }, wanted, 'update')
  record(store, asker, 'discount-edit', kept)
  return { codeDiscountNode: codeNode(store, kept), userErrors: [] }
}

function remove(store: Store, asker: Asker, id: string) {
  need(asker, 'write_discounts')
  const known = named(store, asker, id)
  if (!known) return { deletedCodeDiscountId: null, userErrors: refused(UNKNOWN, null).userErrors }
  dropDiscount({ store, webhooks: asker.webhooks }, known)
  record(store, asker, 'discount-delete', known)
  return { deletedCodeDiscountId: discountGid(known), userErrors: [] }
}

function named(store: Store, { shop }: Asker, gid: string): ShopDiscount | null {
  const [, id] = /^gid:\/\/shopify\/DiscountCodeNode\/(\d+)$/.exec(gid) ?? []
  return id === undefined ? null : findDiscount(store, shop, id)
}

function record(store: Store, { shop, call }: Asker, kind: string, discount: ShopDiscount): void {
  const { code, percentage, amount } = discount
  const worth = percentage !== null ? `${Math.round(percentage * 100)} percent` : (amount?.amount ?? 'free shipping')
  const at = store.clock.now().toISOString()
  const entry = { at, platform: 'shopify', kind, target: shop, text: `${code}: ${worth}`, key: code, call }
  store.commit({ type: 'recorded', entry })
}

function refused({ field, code, message }: DiscountProblem, input: string | null) {
  const path = input === null ? [field] : [input, field]
  return { codeDiscountNode: null, userErrors: [{ field: path, code, message, extraInfo: null }] }
}

const UNKNOWN: DiscountProblem = { field: 'id', code: null, message: 'Discount does not exist' }
const UNKNOWN_CODE: DiscountProblem = { ...UNKNOWN, message: 'Code discount does not exist.' }
