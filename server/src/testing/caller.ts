import { randomUUID } from 'node:crypto'

export interface Answer {
  status: number
  json: Loose
  text: string
  headers: Headers
}

/** JSON of a response; each test asserts the part it needs. */
export interface Loose {
  [key: string]: Loose | undefined
}

/** A script or a browser as the product sees it: cookies, token, CSRF token and brand. */
export class Caller {
  readonly jar = new Map<string, string>()
  #password = ''
  token: string | null = null
  csrf: string | null = null
  brand: string | null = null
  readonly #fetch: (request: Request) => Promise<Response>

  constructor(fetch: (request: Request) => Promise<Response>) {
    this.#fetch = fetch
  }

  /** The same browser with overrides, with its own cookies or others. */
  like(change: Partial<Pick<Caller, 'token' | 'csrf' | 'brand'>>, jar = this.jar): Caller {
    const copy = new Caller(this.#fetch)
    Object.assign(copy, { token: this.token, csrf: this.csrf, brand: this.brand }, change)
    copy.#password = this.#password
    for (const [name, value] of jar) copy.jar.set(name, value)
    return copy
  }

  /** A body that is not JSON. */
  async bytes(method: string, path: string, body: Uint8Array, more: Record<string, string>): Promise<Answer> {
    return this.#answer(await this.raw(method, path, body, more))
  }

  async raw(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Response> {
    const headers = new Headers(more)
    if (this.jar.size > 0) headers.set('cookie', [...this.jar].map(([k, v]) => `${k}=${v}`).join('; '))
    if (this.token) headers.set('authorization', `Bearer ${this.token}`)
    if (this.brand && !path.startsWith('/auth/')) headers.set('x-brand-id', this.brand)
    if (method !== 'GET' && this.csrf) headers.set('x-csrf-token', this.csrf)
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
    const init = body === undefined ? { method, headers } : { method, headers, body: text as string }
    const response = await this.#fetch(new Request(`http://localhost:3000${path}`, init))
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    this.csrf = response.headers.get('x-csrf-token') ?? this.csrf
    return response
  }

  async call(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
    return this.#answer(await this.raw(method, path, body, more))
  }

  async #answer(response: Response): Promise<Answer> {
    const text = await response.text()
    const json = text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Loose) : {}
    return { status: response.status, json, text, headers: response.headers }
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path)
  }

  /** Posts with a fresh Idempotency-Key, or the given one. */
  post(path: string, body: unknown, key: string = randomUUID()): Promise<Answer> {
    return this.call('POST', path, body, { 'idempotency-key': key })
  }

  async signIn(email: string, password: string, rememberMe?: boolean): Promise<Answer> {
    await this.get('/auth/csrf-token')
    const answer = await this.call('POST', '/auth/login', { email, password, rememberMe })
    const token = answer.json['token'] as string | undefined
    if (token) this.token = token
    this.#password = password
    return answer
  }

  /** Posts as the console does: confirms the password when required, then repeats the call. */
  async postProved(path: string, body: unknown, key: string = randomUUID()): Promise<Answer> {
    const answer = await this.post(path, body, key)
    if (String(answer.json['code']) !== 'STEP_UP_REQUIRED') return answer
    await this.post('/api/profile/step-up', { password: this.#password })
    return this.post(path, body, key)
  }
}
