import { CallError } from './call-error.ts'
import { csrf } from './csrf.ts'
import { currentBrand } from './current-brand.ts'
import { lostSession } from './http.ts'
import { token } from './token.ts'

export interface FormPost {
  path: string
  form: FormData
  signal: AbortSignal
  idempotencyKey?: string
  onSent?: (bytes: number, total: number) => void
}

/** Posts a multipart form with upload progress, which fetch lacks; failures are CallErrors. */
export async function postForm(post: FormPost): Promise<unknown> {
  try {
    return await attempt(post)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'CSRF_INVALID') throw error
    await csrf.refresh()
    return attempt(post)
  }
}

async function attempt({ path, form, signal, idempotencyKey, onSent }: FormPost): Promise<unknown> {
  const bearer = token.get()
  const crossSite = await csrf.get().catch(() => null)
  const brand = currentBrand.get()
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.withCredentials = true
  if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`)
  if (brand) request.setRequestHeader('X-Brand-ID', brand)
  if (crossSite) request.setRequestHeader('X-CSRF-Token', crossSite)
  if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey)
  if (onSent) request.upload.addEventListener('progress', (event) => onSent(event.loaded, event.total))
  const answer = await answered(request, form, signal)
  if (answer.ok) return answer.json()
  const error = await CallError.fromResponse(answer)
  if (error.status === 401 && bearer && bearer === token.get()) for (const listener of lostSession) listener()
  throw error
}

function answered(request: XMLHttpRequest, form: FormData, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => request.abort()
    const end = (act: () => void) => () => {
      signal.removeEventListener('abort', abort)
      act()
    }
    signal.throwIfAborted()
    signal.addEventListener('abort', abort)
    request.addEventListener(
      'load',
      end(() => resolve(new Response(request.responseText, { status: request.status }))),
    )
    request.addEventListener(
      'error',
      end(() => reject(CallError.unreachable())),
    )
    request.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
    )
    request.send(form)
  })
}
