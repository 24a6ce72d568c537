import { implement, type Router as Bound } from '@orpc/server'
import { contract, type Contract } from '@bizamply/contract'
import { AppError } from './errors.ts'
import type { Ctx } from './context.ts'
import { authCalls } from './auth-calls.ts'
import { onboardingCalls } from './onboarding-calls.ts'
import { listBrands, readVoice, saveVoice, selectBrand } from './features/brands/index.ts'
import { readSurroundings } from './features/onboarding/index.ts'
import { getComment, listComments, presentComment } from './features/comments/index.ts'
import { readJob, stopJob } from './features/connections/index.ts'
import { endWaiting, listImports, listRejects, undoImport } from './features/imports/index.ts'
import {
  cancelSend,
  editDraft,
  generateReply,
  sendReply,
  settleUnknown,
  stopGeneration,
} from './features/replies/index.ts'
import { readTimeline } from './features/people/index.ts'
import { checkCalls, voiceCalls } from './router/voice-calls.ts'
import type { CallContext } from './http/rpc.ts'
import type { Parts } from './parts.ts'
import { connectionCalls, integrationCalls } from './router/connection-calls.ts'
import { searchCalls } from './router/search-calls.ts'
import { triageCalls } from './router/triage-calls.ts'
import { viewCalls } from './router/view-calls.ts'
import { analyticsCalls } from './router/analytics-calls.ts'
import { creditCalls } from './router/credit-calls.ts'
import { billingCalls } from './router/billing-calls.ts'
import { dashboardCalls } from './router/dashboard-calls.ts'
import { discountCalls } from './router/discount-calls.ts'
import { instagramCalls } from './router/instagram-calls.ts'
import { meCalls } from './router/me-calls.ts'
import { sendingCalls } from './router/sending-calls.ts'
import { templateCalls } from './router/template-calls.ts'
import { notificationCalls } from './router/notification-calls.ts'
import { bulkCalls } from './router/bulk-calls.ts'
import { reportCalls } from './router/report-calls.ts'

/** Binds every call of the contract to its verb; nothing is decided here. */
export function createRouter(parts: Parts): Router {
  const os = implement(contract).$context<CallContext>()
  return os.router({
    analytics: analyticsCalls(),
    auth: authCalls(parts),
    billing: billingCalls(),
    brands: brandCalls(parts),
    credits: creditCalls(parts),
    connections: connectionCalls(),
    dashboard: dashboardCalls(),
    discounts: discountCalls(),
    instagram: instagramCalls(),
    integrations: integrationCalls(),
    comments: {
      list: os.comments.list.handler(async ({ context, input }) => {
        const ctx = member(context)
        const { rows, nextCursor, counts } = await listComments(ctx, input)
        return {
          success: true as const,
          data: rows.map((row) => presentComment(row, { publicId: ctx.publicId, picture: ctx.rewrite })),
          pagination: { nextCursor, limit: input.limit },
          counts,
        }
      }),
      get: os.comments.get.handler(async ({ context, input }) => {
        const ctx = member(context)
        const row = await ctx.tx((tx) => getComment(tx, ctx, input.commentId))
        return ok(presentComment(row, { publicId: ctx.publicId, picture: ctx.rewrite }))
      }),
    },
    imports: importCalls(),
    onboarding: onboardingCalls(parts),
    people: {
      timeline: os.people.timeline.handler(async ({ context, input }) =>
        ok(await readTimeline(member(context), input.commentId)),
      ),
    },
    replies: replyCalls(),
    reports: reportCalls(),
    sending: sendingCalls(),
    jobs: {
      get: os.jobs.get.handler(async ({ context, input }) => ok(await readJob(member(context), input.jobId))),
      stop: os.jobs.stop.handler(async ({ context, input }) => {
        const ctx = member(context)
        await endWaiting(ctx, input.jobId)
        return ok(await stopJob(ctx, input.jobId))
      }),
    },
    me: meCalls(parts),
    templates: templateCalls(),
    notifications: notificationCalls(),
    search: searchCalls(),
    triage: triageCalls(),
    views: viewCalls(),
    voices: voiceCalls(),
    checks: checkCalls(),
    bulk: bulkCalls(),
    system: systemCalls(parts),
  })
}

/** Named, as what could be inferred of so many calls is too long. */
export type Router = Bound<Contract, CallContext>

const os = implement(contract).$context<CallContext>()
const ok = <T>(data: T) => ({ success: true as const, data })

/** A member call has its company and brand; the gate made sure of it. */
function member(context: CallContext): Ctx {
  if (!context.ctx) throw new AppError('FORBIDDEN')
  return context.ctx
}

function brandCalls(parts: Parts) {
  const companyOf = (context: CallContext): string | null => context.visitor?.companyId ?? null
  const logosOf = async (companyId: string, asked: { brandName: string; domain?: string | null | undefined }[]) => {
    const brands = await listBrands(parts.services, companyId)
    return asked.map(({ brandName, domain }) => {
      const brand = brands.find((b) => b.BrandName === brandName && (!domain || b.domain === domain))
      return { brandName, domain: brand?.domain ?? domain ?? null, logoUrl: brand?.logoUrl ?? null }
    })
  }
  return {
    list: os.brands.list.handler(async ({ context, input }) => {
      const { companyId = null, selectedBrandId = null, actor } = context.visitor ?? {}
      const who = input.with && companyId && actor ? { companyId, userId: actor.userId } : null
      const [brands, surroundings] = await Promise.all([
        companyId ? listBrands(parts.services, companyId) : [],
        who ? readSurroundings(parts.services, who) : undefined,
      ])
      return {
        success: true as const,
        brands,
        data: { brands, selectedBrandId, ...(surroundings && { surroundings }) },
      }
    }),
    select: os.brands.select.handler(async ({ context, input }) => {
      const companyId = companyOf(context)
      if (!companyId || !context.visitor) throw new AppError('NOT_FOUND', { message: 'There is no such brand.' })
      const who = { companyId, userId: context.visitor.actor.userId }
      const selectedBrand = await selectBrand(parts.services, who, input.brandId)
      parts.sessions.forget()
      return { success: true as const, selectedBrand, data: { success: true as const, selectedBrand } }
    }),
    logo: os.brands.logo.handler(async ({ context, input }) => {
      const [logo] = await logosOf(member(context).companyId, [input])
      if (!logo) throw new AppError('NOT_FOUND')
      return ok(logo)
    }),
    logos: os.brands.logos.handler(async ({ context, input }) =>
      ok(await logosOf(member(context).companyId, input.brands)),
    ),
    voice: os.brands.voice.handler(async ({ context, input }) => ok(await readVoice(member(context), input.brandId))),
    saveVoice: os.brands.saveVoice.handler(async ({ context, input }) => ok(await saveVoice(member(context), input))),
  }
}

function importCalls() {
  return {
    list: os.imports.list.handler(async ({ context, input }) => {
      const { rows, nextCursor } = await listImports(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit } }
    }),
    rejects: os.imports.rejects.handler(async ({ context, input }) => {
      const { rows, nextCursor } = await listRejects(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit } }
    }),
    undo: os.imports.undo.handler(async ({ context, input }) => {
      const begun = await undoImport(member(context), input.importId)
      return { ...ok(begun), jobId: begun.jobId }
    }),
  }
}

function systemCalls(parts: Parts) {
  return {
    health: os.system.health.handler(async ({ context }) => {
      const health = await parts.health()
      if (health.status === 'down') context.status = 503
      return health
    }),
  }
}

function replyCalls() {
  return {
    generate: os.replies.generate.handler(async ({ context, input }) => {
      const made = await generateReply(member(context), { ...input, key: context.idempotencyKey })
      return { ...ok(made), response: made.response }
    }),
    stop: os.replies.stop.handler(async ({ context, input }) => ok(await stopGeneration(member(context), input))),
    edit: os.replies.edit.handler(async ({ context, input }) => {
      const comment = await editDraft(member(context), input)
      return { ...ok(comment), version: comment.version ?? input.version }
    }),
    send: os.replies.send.handler(async ({ context, input }) =>
      ok(await sendReply(member(context), { ...input, key: context.idempotencyKey })),
    ),
    cancel: os.replies.cancel.handler(async ({ context, input }) => ok(await cancelSend(member(context), input))),
    resolve: os.replies.resolve.handler(async ({ context, input }) => ok(await settleUnknown(member(context), input))),
  }
}
