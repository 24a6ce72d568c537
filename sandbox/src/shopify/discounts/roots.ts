import type { Store } from '../../store/store.ts'
import { need } from '../access.ts'
import type { ApiCaller } from '../api-caller.ts'
import { currencyOf } from '../shop-facts.ts'
import { activated, blankDiscount, deactivated, dropDiscount, keepDiscount } from './change-discount.ts'
import { discountGid, findDiscount, type DiscountKind, type ShopDiscount } from './discount.ts'
import { ordered, problemOf, type DiscountOrder, type DiscountProblem } from './validate-discount.ts'
import { codeNode, discountByCode, discountNodes } from './present-discount.ts'

type Given = { id: string } & Record<string, DiscountOrder>

export function discountRoots(store: Store, caller: ApiCaller) {
  const create = (kind: DiscountKind, field: string) => (given: Record<string, DiscountOrder>) =>
    make(store, caller, kind, field, given[field] ?? {})
  const update = (kind: DiscountKind, field: string) => (given: Given) =>
    change(store, caller, kind, field, given.id, given[field] ?? {})
  return {
    discountNodes: (given: Parameters<typeof discountNodes>[2]) => discountNodes(store, caller, given),
    codeDiscountNodeByCode: (given: { code: string }) => discountByCode(store, caller, given),
    discountCodeBasicCreate: create('DiscountCodeBasic', 'basicCodeDiscount'),
    discountCodeBasicUpdate: update('DiscountCodeBasic', 'basicCodeDiscount'),
    discountCodeFreeShippingCreate: create('DiscountCodeFreeShipping', 'freeShippingCodeDiscount'),
    discountCodeFreeShippingUpdate: update('DiscountCodeFreeShipping', 'freeShippingCodeDiscount'),
    discountCodeActivate: ({ id }: { id: string }) => turn(store, caller, id, activated),
    discountCodeDeactivate: ({ id }: { id: string }) => turn(store, caller, id, deactivated),
    discountCodeDelete: ({ id }: { id: string }) => remove(store, caller, id),
  }
}

function make(store: Store, caller: ApiCaller, kind: DiscountKind, field: string, order: DiscountOrder) {
  need(caller, 'write_discounts')
  const requested = ordered(blankDiscount(store, caller.shop, kind), order, currencyOf(store, caller.shop))
  const problem = problemOf(store, requested)
  if (problem) return refused(problem, field)
  const made = keepDiscount({ store, webhooks: caller.webhooks }, requested, 'create')
  record(store, caller, 'discount', made)
  return { codeDiscountNode: codeNode(store, made), userErrors: [] }
}

function change(store: Store, caller: ApiCaller, kind: DiscountKind, field: string, id: string, order: DiscountOrder) {
  need(caller, 'write_discounts')
  const known = named(store, caller, id)
  if (known?.kind !== kind) return refused(UNKNOWN, null)
  const requested = ordered(known, order, currencyOf(store, caller.shop))
  const problem = problemOf(store, requested)
  if (problem) return refused(problem, field)
  return changed(store, caller, requested)
}

function turn(store: Store, caller: ApiCaller, id: string, to: (store: Store, discount: ShopDiscount) => ShopDiscount) {
  need(caller, 'write_discounts')
  const known = named(store, caller, id)
  return known ? changed(store, caller, to(store, known)) : refused(UNKNOWN_CODE, null)
}

function changed(store: Store, caller: ApiCaller, requested: ShopDiscount) {
  const kept = keepDiscount({ store, webhooks: caller.webhooks }, requested, 'update')
  record(store, caller, 'discount-edit', kept)
  return { codeDiscountNode: codeNode(store, kept), userErrors: [] }
}

function remove(store: Store, caller: ApiCaller, id: string) {
  need(caller, 'write_discounts')
  const known = named(store, caller, id)
  if (!known) return { deletedCodeDiscountId: null, userErrors: refused(UNKNOWN, null).userErrors }
  dropDiscount({ store, webhooks: caller.webhooks }, known)
  record(store, caller, 'discount-delete', known)
  return { deletedCodeDiscountId: discountGid(known), userErrors: [] }
}

function named(store: Store, { shop }: ApiCaller, gid: string): ShopDiscount | null {
  const [, id] = /^gid:\/\/shopify\/DiscountCodeNode\/(\d+)$/.exec(gid) ?? []
  return id === undefined ? null : findDiscount(store, shop, id)
}

function record(store: Store, { shop, call }: ApiCaller, kind: string, discount: ShopDiscount): void {
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
