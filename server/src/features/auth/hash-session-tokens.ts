import { createHash } from 'node:crypto'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'

type MakeAdapter = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<MakeAdapter>

/** The hash that the sessions table stores instead of the cookie's token. */
export const hashSessionToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Stores only hashes, so that a leaked table opens no session; better-auth still works with tokens. Plain SHA-256 is
 * enough for a 32-character random token. Listed sessions keep their hash: their tokens are unknown.
 */
export const hashSessionTokens =
  (make: MakeAdapter): MakeAdapter =>
  (options) =>
    wrap(make(options))

function wrap<T extends object>(adapter: T): T {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const method = member.bind(target) as (input: unknown) => unknown
      if (name === 'transaction')
        return (work: (inner: object) => unknown) => method((inner: Omit<Adapter, 'transaction'>) => work(wrap(inner)))
      return (...given: [unknown]) => (isOfSessions(given[0]) ? callHashed(method, given[0]) : method(...given))
    },
  })
}

interface Question {
  model: 'session'
  where?: { field: string; value: unknown }[]
  data?: Record<string, unknown>
  update?: Record<string, unknown>
}

const isOfSessions = (input: unknown): input is Question =>
  typeof input === 'object' && input !== null && 'model' in input && input.model === 'session'

async function callHashed(method: (input: unknown) => unknown, input: Question): Promise<unknown> {
  const tokens = new Map<unknown, string>()
  const hashed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hashed)
    if (typeof value !== 'string') return value
    const hash = hashSessionToken(value)
    tokens.set(hash, value)
    return hash
  }
  const withHash = (row: Record<string, unknown>) => ('token' in row ? { ...row, token: hashed(row['token']) } : row)
  const withToken = (row: unknown): unknown => {
    if (typeof row !== 'object' || row === null || !('token' in row)) return row
    return { ...row, token: tokens.get(row.token) ?? row.token }
  }
  const answer = await method({
    ...input,
    ...(input.where && {
      where: input.where.map((one) => (one.field === 'token' ? { ...one, value: hashed(one.value) } : one)),
    }),
    ...(input.data && { data: withHash(input.data) }),
    ...(input.update && { update: withHash(input.update) }),
  })
  return Array.isArray(answer) ? answer.map(withToken) : withToken(answer)
}
