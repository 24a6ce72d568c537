import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sameText } from '../db/same-text.ts'

const COOKIE = 'csrf_token'
const DAY = 86_400

/** Double submit: header and cookie must contain the same token of ours, made for this session. */
export class Csrf {
  readonly #secret: string
  readonly #secure: boolean
  constructor(secret: string, secure: boolean) {
    this.#secret = secret
    this.#secure = secure
  }

  /** `session` is the session's token, or null for a visitor. */
  make(session: string | null): { token: string; cookie: string } {
    const nonce = randomBytes(18).toString('base64url')
    const token = `${nonce}.${this.#sign(nonce, session)}`
    const secure = this.#secure ? '; Secure' : ''
    return { token, cookie: `${COOKIE}=${token}; Path=/; Max-Age=${DAY}; SameSite=Strict${secure}` }
  }

  /** `session` undefined: any token of ours is accepted, as for signing in. */
  check(headers: Headers, session: string | null | undefined): boolean {
    const sent = headers.get('x-csrf-token')
    const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(headers.get('cookie') ?? '')?.[1]
    if (!sent || !kept || !sameText(sent, kept)) return false
    const [nonce = '', signature = '', bound = ''] = sent.split('.')
    if (!sameText(`${signature}.${bound}`, this.#signWith(nonce, bound))) return false
    return session === undefined || sameText(bound, bindOf(session))
  }

  #sign = (nonce: string, session: string | null): string => this.#signWith(nonce, bindOf(session))

  #signWith = (nonce: string, bound: string): string =>
    `${createHmac('sha256', this.#secret).update(`csrf:${nonce}:${bound}`).digest('base64url')}.${bound}`
}

const bindOf = (session: string | null): string =>
  session === null ? 'visitor' : createHash('sha256').update(session).digest('base64url').slice(0, 22)
