import type { World } from '../../world/world.ts'
import { need } from '../access.ts'
import type { Asker } from '../graphql.ts'
import { currencyOf } from '../shop-facts.ts'
import { activated, blankDiscount, deactivated, dropDiscount, keepDiscount } from './change-discount.ts'
import { discountGid, findDiscount, type DiscountKind, type ShopDiscount } from './discount.ts'
import { ordered, problemOf, type DiscountOrder, type DiscountProblem } from './judge-discount.ts'
import { codeNode, discountByCode, discountNodes } from './present-discount.ts'

type Given = { id: string } & Record<string, DiscountOrder>

/** What may be asked and done about discounts. */
export function discountRoots(world: World, asker: Asker) {
  const create = (kind: DiscountKind, field: string) => (given: Record<string, DiscountOrder>) =>
    make(world, asker, kind, field, given[field] ?? {})
  const update = (kind: DiscountKind, field: string) => (given: Given) =>
    change(world, asker, kind, field, given.id, given[field] ?? {})
  return {
    discountNodes: (given: Parameters<typeof discountNodes>[2]) => discountNodes(world, asker, given),
    codeDiscountNodeByCode: (given: { code: string }) => discountByCode(world, asker, given),
    discountCodeBasicCreate: create('DiscountCodeBasic', 'basicCodeDiscount'),
    discountCodeBasicUpdate: update('DiscountCodeBasic', 'basicCodeDiscount'),
    discountCodeFreeShippingCreate: create('DiscountCodeFreeShipping', 'freeShippingCodeDiscount'),
    discountCodeFreeShippingUpdate: update('DiscountCodeFreeShipping', 'freeShippingCodeDiscount'),
    discountCodeActivate: ({ id }: { id: string }) => turn(world, asker, id, activated),
    discountCodeDeactivate: ({ id }: { id: string }) => turn(world, asker, id, deactivated),
    discountCodeDelete: ({ id }: { id: string }) => remove(world, asker, id),
  }
}

function make(world: World, asker: Asker, kind: DiscountKind, field: string, order: DiscountOrder) {
  need(asker, 'write_discounts')
  const wanted = ordered(blankDiscount(world, asker.shop, kind), order, currencyOf(world, asker.shop))
  const problem = problemOf(world, wanted)
  if (problem) return refused(problem, field)
  const made = keepDiscount({ world, webhooks: asker.webhooks }, wanted, 'create')
  record(world, asker, 'discount', made)
  return { codeDiscountNode: codeNode(world, made), userErrors: [] }
}

function change(world: World, asker: Asker, kind: DiscountKind, field: string, id: string, order: DiscountOrder) {
  need(asker, 'write_discounts')
  const known = named(world, asker, id)
  if (known?.kind !== kind) return refused(UNKNOWN, null)
  const wanted = ordered(known, order, currencyOf(world, asker.shop))
  const problem = problemOf(world, wanted)
  if (problem) return refused(problem, field)
  return changed(world, asker, wanted)
}

function turn(world: World, asker: Asker, id: string, to: (world: World, discount: ShopDiscount) => ShopDiscount) {
  need(asker, 'write_discounts')
  const known = named(world, asker, id)
  return known ? changed(world, asker, to(world, known)) : refused(UNKNOWN_CODE, null)
}

function changed(world: World, asker: Asker, wanted: ShopDiscount) {
  const kept = keepDiscount({ world, webhooks: asker.webhooks }, wanted, 'update')
  record(world, asker, 'discount-edit', kept)
  return { codeDiscountNode: codeNode(world, kept), userErrors: [] }
}

function remove(world: World, asker: Asker, id: string) {
  need(asker, 'write_discounts')
  const known = named(world, asker, id)
  if (!known) return { deletedCodeDiscountId: null, userErrors: refused(UNKNOWN, null).userErrors }
  dropDiscount({ world, webhooks: asker.webhooks }, known)
  record(world, asker, 'discount-delete', known)
  return { deletedCodeDiscountId: discountGid(known), userErrors: [] }
}

function named(world: World, { shop }: Asker, gid: string): ShopDiscount | null {
  const [, id] = /^gid:\/\/shopify\/DiscountCodeNode\/(\d+)$/.exec(gid) ?? []
  return id === undefined ? null : findDiscount(world, shop, id)
}

function record(world: World, { shop, call }: Asker, kind: string, discount: ShopDiscount): void {
  const { code, percentage, amount } = discount
  const worth = percentage !== null ? `${Math.round(percentage * 100)} percent` : (amount?.amount ?? 'free shipping')
  const at = world.clock.now().toISOString()
  const entry = { at, platform: 'shopify', kind, target: shop, text: `${code}: ${worth}`, key: code, call }
  world.commit({ type: 'recorded', entry })
}

function refused({ field, code, message }: DiscountProblem, input: string | null) {
  const path = input === null ? [field] : [input, field]
  return { codeDiscountNode: null, userErrors: [{ field: path, code, message, extraInfo: null }] }
}

const UNKNOWN: DiscountProblem = { field: 'id', code: null, message: 'Discount does not exist' }
const UNKNOWN_CODE: DiscountProblem = { ...UNKNOWN, message: 'Code discount does not exist.' }
