import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { AppError } from '../errors.ts'
import { answerError } from './answer-error.ts'
import type { CallContext, Router } from './call-context.ts'
import type { AuthorizedCall, Gate } from './authorize-call.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'

/** Runs one call of the contract after its rules were checked. */
export function createRpc(router: Router, gate: Gate) {
  const failures = new WeakMap<object, unknown>()
  const read = new WeakSet<object>()
  const handler = new OpenAPIHandler(router, {
    interceptors: [
      async (options) => {
        try {
          return await options.next()
        } catch (error) {
          failures.set(options.context, read.has(options.context) ? error : unreadable(error))
          throw error
        }
      },
    ],
    clientInterceptors: [
      (options) => {
        read.add(options.context)
        refuseUnstorable(options.input)
        return options.next()
      },
    ],
  })
  return async (request: Request, authorized: AuthorizedCall, address: string): Promise<Response> => {
    const context: CallContext = { ...authorized, headers: request.headers, address, answer: new Headers(), gate }
    if (!isJson(request.headers.get('content-type'))) throw unreadable(null)
    const { response } = await handler.handle(request, { context })
    if (failures.has(context) || !response) return answerError(failures.get(context), gate.services.log)
    for (const [name, value] of context.answer) response.headers.append(name, value)
    return context.status
      ? new Response(response.body, { status: context.status, headers: response.headers })
      : response
  }
}

const isJson = (type: string | null): boolean => type === null || /^application\/json\s*(;|$)/i.test(type)

const unreadable = (cause: unknown): AppError =>
  new AppError('BAD_REQUEST', { message: 'We couldn’t read the request. Send a JSON body.', cause })
