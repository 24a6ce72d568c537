import { implement, type Router as Bound } from '@orpc/server'
import { contract, type Contract } from '@bizamply/contract'
import { AppError } from './errors.ts'
import type { Ctx } from './context.ts'
import { authCalls } from './auth-calls.ts'
import { onboardingCalls } from './onboarding-calls.ts'
import { getComment, listComments, presentComment } from './features/comments/index.ts'
import { readJob, stopJob } from './features/connections/index.ts'
import { endWaiting, listImports, listRejects, undoImport } from './features/imports/index.ts'
import {
  undoSend,
  editDraft,
  generateReply,
  sendReply,
  settleUnknown,
  stopGeneration,
} from './features/replies/index.ts'
import { checkCalls, voiceCalls } from './router/voice-calls.ts'
import type { CallContext } from './http/rpc.ts'
import type { Parts } from './parts.ts'
import { connectionCalls, integrationCalls } from './router/connection-calls.ts'
import { alertCalls } from './router/alert-calls.ts'
import { searchCalls } from './router/search-calls.ts'
import { securityCalls } from './router/security-calls.ts'
import { leavingCalls } from './router/leaving-calls.ts'
import { creditSettingsCalls } from './router/credit-settings-calls.ts'
import { announcementCalls } from './router/announcement-calls.ts'
import { administratorCalls, supportAccessCalls } from './router/administrator-calls.ts'
import { customerCalls } from './router/customer-calls.ts'
import { customRoleCalls } from './router/custom-role-calls.ts'
import { teamCalls } from './router/team-calls.ts'
import { triageCalls } from './router/triage-calls.ts'
import { viewCalls } from './router/view-calls.ts'
import { auditCalls } from './router/audit-calls.ts'
import { analyticsCalls } from './router/analytics-calls.ts'
import { brandCalls } from './router/brand-calls.ts'
import { creditCalls } from './router/credit-calls.ts'
import { billingCalls } from './router/billing-calls.ts'
import { dashboardCalls } from './router/dashboard-calls.ts'
import { emailChangeCalls } from './router/email-change-calls.ts'
import { demandCalls } from './router/demand-calls.ts'
import { discountCalls } from './router/discount-calls.ts'
import { instagramCalls } from './router/instagram-calls.ts'
import { operationsCalls } from './router/operations-calls.ts'
import { outcomeCalls } from './router/outcome-calls.ts'
import { meCalls } from './router/me-calls.ts'
import { peopleCalls } from './router/people-calls.ts'
import { projectCalls } from './router/project-calls.ts'
import { pushCalls } from './router/push-calls.ts'
import { profileCalls } from './router/profile-calls.ts'
import { recoveryCalls } from './router/recovery-calls.ts'
import { sendingCalls } from './router/sending-calls.ts'
import { templateCalls } from './router/template-calls.ts'
import { notificationCalls } from './router/notification-calls.ts'
import { bulkCalls } from './router/bulk-calls.ts'
import { ssoCalls } from './router/sso-calls.ts'
import { reportCalls } from './router/report-calls.ts'

/** Binds every call of the contract to its verb; nothing is decided here. */
export function createRouter(parts: Parts): Router {
  const os = implement(contract).$context<CallContext>()
  return os.router({
    alerts: alertCalls(),
    analytics: analyticsCalls(),
    audit: auditCalls(),
    auth: authCalls(parts),
    billing: billingCalls(),
    brands: brandCalls(parts),
    credits: creditCalls(parts),
    connections: connectionCalls(),
    dashboard: dashboardCalls(),
    security: securityCalls(parts),
    demands: demandCalls(parts),
    discounts: discountCalls(),
    emailChange: emailChangeCalls(parts),
    instagram: instagramCalls(),
    integrations: integrationCalls(),
    comments: commentCalls(),
    imports: importCalls(),
    onboarding: onboardingCalls(parts),
    operations: operationsCalls(parts),
    outcomes: outcomeCalls(),
    people: peopleCalls(),
    projects: projectCalls(),
    push: pushCalls(parts),
    replies: replyCalls(),
    reports: reportCalls(),
    sending: sendingCalls(),
    jobs: jobCalls(),
    leaving: leavingCalls(parts),
    me: meCalls(parts),
    profiles: profileCalls(parts),
    recovery: recoveryCalls(parts),
    templates: templateCalls(),
    notifications: notificationCalls(parts),
    search: searchCalls(),
    triage: triageCalls(),
    views: viewCalls(),
    voices: voiceCalls(),
    checks: checkCalls(),
    bulk: bulkCalls(),
    sso: ssoCalls(parts),
    system: systemCalls(parts),
    team: teamCalls(parts),
    customRoles: customRoleCalls(parts),
    administrators: administratorCalls(parts),
    announcements: announcementCalls(parts),
    customers: customerCalls(parts),
    supportAccess: supportAccessCalls(parts),
    creditSettings: creditSettingsCalls(parts),
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

/** What the list and one comment are read by. */
function commentCalls() {
  return {
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
  }
}

function jobCalls() {
  return {
    get: os.jobs.get.handler(async ({ context, input }) => ok(await readJob(member(context), input.jobId))),
    stop: os.jobs.stop.handler(async ({ context, input }) => {
      const ctx = member(context)
      await endWaiting(ctx, input.jobId)
      return ok(await stopJob(ctx, input.jobId))
    }),
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
    cancel: os.replies.cancel.handler(async ({ context, input }) => ok(await undoSend(member(context), input))),
    resolve: os.replies.resolve.handler(async ({ context, input }) => ok(await settleUnknown(member(context), input))),
  }
}
