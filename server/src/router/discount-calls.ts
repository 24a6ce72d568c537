import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  listDiscounts,
  makeDiscount,
  pauseDiscount,
  refreshDiscounts,
  resumeDiscount,
  updateDiscount,
} from '../features/discounts/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member } from './member.ts'

const os = implement(contract).$context<CallContext>().discounts

export function discountCalls() {
  return {
    list: os.list.handler(async ({ context }) => ({
      success: true as const,
      ...(await listDiscounts(member(context))),
    })),
    create: os.create.handler(async ({ context, input }) => {
      const data = await makeDiscount(member(context), { ...input, key: context.idempotencyKey })
      return { success: true as const, data }
    }),
    update: os.update.handler(async ({ context, input }) => {
      return { success: true as const, data: await updateDiscount(member(context), input) }
    }),
    pause: os.pause.handler(async ({ context, input }) => {
      return { success: true as const, data: await pauseDiscount(member(context), input.code) }
    }),
    resume: os.resume.handler(async ({ context, input }) => {
      return { success: true as const, data: await resumeDiscount(member(context), input.code) }
    }),
    refresh: os.refresh.handler(async ({ context }) => ({
      success: true as const,
      ...(await refreshDiscounts(member(context))),
    })),
  }
}
