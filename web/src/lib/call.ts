import type { Contract } from '@bizamply/contract'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { routes, type Routes } from 'virtual:contract'
import { CallError } from './call-error.ts'
import { send, sendSwitchingUser } from './http.ts'
import { requestOf } from './request-of.ts'
import { stepUp } from './step-up.ts'

export interface CallContext {
  idempotencyKey?: string
  /** Whether success gives this session to another user. */
  switchesUser?: boolean
  /** Keeps the request alive after the page unloads. */
  outlivesPage?: boolean
}

export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>

interface Options {
  signal?: AbortSignal
  context?: CallContext
}

/** `api.comments.list({...}, { signal })`; failures are CallErrors. */
// Mirrors the contract as a tree of functions; oRPC's own link would add 7 kB to every first
// view.
export const api = callable(routes, null) as unknown as Api

const ofBrands = new Map<string, Api>()

/** The same calls for a given brand, whichever is selected by then: for Undo, and for what ends later. */
export function apiOf(brandId: string): Api {
  const made = ofBrands.get(brandId) ?? (callable(routes, brandId) as unknown as Api)
  ofBrands.set(brandId, made)
  return made
}

function callable(tree: Routes, brandId: string | null): object {
  const entries = Object.entries(tree).map(([name, node]) => [
    name,
    typeof node === 'string' ? caller(node, brandId) : callable(node, brandId),
  ])
  return Object.fromEntries(entries)
}

function caller(route: string, brandId: string | null) {
  return async (input?: Record<string, unknown>, { signal, context }: Options = {}): Promise<unknown> => {
    const ask = async (): Promise<unknown> => {
      const made = requestOf(route, input, { origin: window.location.origin, ...(signal && { signal }) })
      const request = context?.outlivesPage ? new Request(made, { keepalive: true }) : made
      if (brandId) request.headers.set('x-brand-id', brandId)
      if (context?.idempotencyKey) request.headers.set('idempotency-key', context.idempotencyKey)
      return read(await (context?.switchesUser ? sendSwitchingUser : send)(request))
    }
    try {
      return await ask()
    } catch (error) {
      // The server requires a step-up; afterwards the same call is retried.
      if (!(error instanceof CallError) || error.code !== 'STEP_UP_REQUIRED' || !(await stepUp.ask())) throw error
      return ask()
    }
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text ? JSON.parse(text) : undefined
  } catch (error) {
    // A proxy may respond with an HTML page instead of our JSON.
    if (error instanceof SyntaxError) throw new CallError({}, response.status)
    throw error
  }
}
