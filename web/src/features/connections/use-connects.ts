import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { isUnclear } from '../../lib/idempotency-keys.ts'
import { toast } from '../../ui/toast.ts'
import { chooseAccount } from './connect-calls.ts'
import { useFailureWords } from './failure-words.ts'
import { doneBy, failureOf, runConnect, type ConnectState } from './run-connect.ts'
import type { Service } from './service-list.ts'

export type ConnectStates = Partial<Record<Service, ConnectState>>

/** One toast per service: a later try replaces the failure of the one before. */
const toastOf = (service: Service): string => `connect ${service}`

/** How long the success message shows before the dialog closes. */
const CLOSE_MS = 1500

export interface ConnectsOf {
  brand: { BrandId: string; BrandName: string }
  /** Started on /connections, which has its own wording. */
  fromConsole?: boolean
  onConnected: () => void
  /** Called after the success message has shown long enough. */
  onSeen: (service: Service) => void
}

/** Attempts to connect services of one brand. They continue after the dialog closes. */
export function useConnects({ brand, fromConsole = false, onConnected, onSeen }: ConnectsOf) {
  const t = useTranslations('connect')
  const failureWords = useFailureWords()
  const [states, setStates] = useState<ConnectStates>({})
  const stops = useRef(new Map<Service, () => void>())
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const end of running.values()) end()
    }
  }, [])
  const put = (service: Service, state?: ConnectState) =>
    setStates(({ [service]: _old, ...others }) => (state ? { ...others, [service]: state } : others))

  const report = (service: Service, state: ConnectState) => {
    put(service, state)
    const name = t(`names.${service}`)
    if (state.phase === 'failed') toast.error(failureWords(service, state), { id: toastOf(service), duration: 5000 })
    if (state.phase === 'done') {
      toast.success(t('successFor', { service: name, brand: brand.BrandName }), { id: toastOf(service) })
      onConnected()
      // Missing permissions stay visible until the user closes the dialog.
      if (state.missing) return
      const timer = setTimeout(() => {
        put(service)
        onSeen(service)
      }, CLOSE_MS)
      stops.current.set(service, () => clearTimeout(timer))
    }
  }
  const start = (service: Service, typed: string) => {
    stops.current.get(service)?.()
    const stop = runConnect({
      service,
      brandId: brand.BrandId,
      typed,
      fromConsole,
      onState: (state) => report(service, state),
    })
    stops.current.set(service, stop)
  }
  const choose = async (service: Service, account: string) => {
    const state = states[service]
    if (state?.phase !== 'choosing' || state.busy) return
    const { failure: _, ...choosing } = state
    put(service, { ...choosing, busy: true })
    const failed = (thrown: unknown) => unchosen(choosing, thrown, fromConsole)
    report(service, await chooseAccount(state.attemptId, account).then(doneBy, failed))
  }
  const connected = (service: Service) => report(service, { phase: 'done', byToken: true })
  /** The dialog was closed, so a finished result doesn’t need to be shown again. */
  const seen = (service: Service) => {
    const state = states[service]
    if (state?.phase === 'unchanged' || (state?.phase === 'done' && state.missing)) put(service)
  }
  return { states, start, choose, connected, seen, fromConsole, forget: (service: Service) => put(service) }
}

/** While the attempt may still be open, the accounts stay, so that the consent needn't be repeated. */
function unchosen(
  state: Extract<ConnectState, { phase: 'choosing' }>,
  thrown: unknown,
  fromConsole: boolean,
): ConnectState {
  const failure = failureOf(thrown, fromConsole)
  return isUnclear(CallError.from(thrown)) ? { ...state, busy: false, failure } : { phase: 'failed', ...failure }
}
