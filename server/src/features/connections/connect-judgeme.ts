import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import type { Service } from '../../platforms/service.ts'
import { refusalWords } from './refusal-words.ts'
import { saveConnection } from './save-connection.ts'

/** Connects by the shop's private token: test read, claim, encryption, webhooks, import. */
export async function connectJudgeme(ctx: Ctx, input: { shopDomain: string; token: string }): Promise<void> {
  const service = ctx.platforms.service('judgeme')
  if (!service) throw new Error('Judge.me is not built in')
  const credentials = {
    values: { token: input.token, kind: 'private' },
    accessExpiresAt: null,
    refreshExpiresAt: null,
  }
  const account = { account: input.shopDomain, name: input.shopDomain, details: {}, credentials }
  await saveConnection(ctx, service, { scopes: [], missing: [] }, account).catch((error: unknown) => {
    throw refusalOf(ctx, service, error)
  })
}

function refusalOf(ctx: Ctx, service: Service, error: unknown): unknown {
  if (!(error instanceof PlatformError)) return error
  const { name } = service
  const general = refusalWords(ctx, service, error)
  const isUnknown = error.problem === 'revoked' || error.problem === 'invalid'
  const message = isUnknown
    ? `${name} doesn’t recognize this store and token. Check both, then try again.`
    : error.problem === 'reduced'
      ? `${name} doesn’t give this token the permissions we need. Add them, then try again.`
      : general
  return new AppError('BAD_REQUEST', {
    message,
    errors: [{ path: 'token', message: `Not accepted by ${name}` }],
    cause: error,
  })
}
