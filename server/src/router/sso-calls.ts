import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import type { Ctx } from '../context.ts'
import {
  addDomain,
  beginSso,
  checkDomain,
  checkIssuer,
  confirmBySso,
  readSsoSettings,
  removeDomain,
  removeProvider,
  saveProvider,
} from '../features/sso/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member, ok } from './member.ts'
import { originOf, visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().sso

export function ssoCalls(deps: Dependencies) {
  const { identityProviders } = deps
  /** A change answers what is kept afterwards. The sessions that it ended are refused from the next request on. */
  async function settled(context: CallContext, change: (ctx: Ctx) => Promise<void>) {
    const ctx = member(context)
    await change(ctx)
    deps.sessions.forget()
    return ok(await readSsoSettings(ctx))
  }
  return {
    begin: os.begin.handler(async ({ context, input }) =>
      leave(context, await beginSso(deps, input, originOf(context))),
    ),
    confirm: os.confirm.handler(async ({ context }) => {
      const { actor, sessionId, companyId } = visitorOf(context)
      const person = { userId: actor.userId, email: actor.email, sessionId, companyId }
      return leave(context, await confirmBySso(deps, person, originOf(context)))
    }),
    read: os.read.handler(async ({ context }) => ok(await readSsoSettings(member(context)))),
    check: os.check.handler(async ({ context, input }) =>
      ok(await checkIssuer({ identityProviders, log: member(context).log }, input.issuer)),
    ),
    save: os.save.handler(async ({ context, input }) =>
      settled(context, (ctx) => saveProvider(ctx, identityProviders, input)),
    ),
    remove: os.remove.handler(async ({ context }) => settled(context, removeProvider)),
    addDomain: os.addDomain.handler(async ({ context, input }) =>
      settled(context, (ctx) => addDomain(ctx, input.domain)),
    ),
    checkDomain: os.checkDomain.handler(async ({ context, input }) =>
      settled(context, (ctx) => checkDomain(ctx, deps.resolveTxt, input.domain)),
    ),
    removeDomain: os.removeDomain.handler(async ({ context, input }) =>
      settled(context, (ctx) => removeDomain(ctx, input.domain)),
    ),
  }
}

function leave(context: CallContext, { location, cookie }: { location: string; cookie: string }) {
  context.answer.append('set-cookie', cookie)
  return ok({ location })
}
