import type { ImportPreview } from '@bizamply/contract/imports'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { newKey } from '../../lib/idempotency-keys.ts'
import { guessedMapping } from './fields.ts'
import { mappingText, readAgain, readFile, startImport, type Choices } from './import-call.ts'

export type Stage =
  | { at: 'choose' }
  | { at: 'send'; file: File; sent: number; total: number }
  | { at: 'check'; preview: ImportPreview; choices: Choices }

interface InHand {
  stage: Stage
  failure: CallError | null
  /** The server is reading the file again with other choices. */
  renewing: boolean
  starting: boolean
  /** The user made choices that leaving would lose. */
  changed: boolean
}

const RENEW_AFTER_MS = 350
const nothing: InHand = { stage: { at: 'choose' }, failure: null, renewing: false, starting: false, changed: false }

/** A file from the upload to the start of its import. */
export function useImport(onStarted: (importId: string, choices: Choices) => void) {
  const [state, setState] = useState(nothing)
  const { stage } = state
  const change = (next: Partial<InHand>) => setState((now) => ({ ...now, ...next }))
  const calls = useOneCall()
  const keyFor = useKeys()

  const choose = (next: Partial<Choices>) => {
    // The import has these choices by now.
    if (stage.at !== 'check' || state.starting) return
    const choices = { ...stage.choices, ...next }
    change({ stage: { ...stage, choices }, renewing: true, changed: true })
    calls.later(RENEW_AFTER_MS, (signal) => renew(stage.preview, choices, signal, change))
  }

  const start = async () => {
    if (stage.at !== 'check' || state.starting) return
    const { preview, choices } = stage
    calls.end()
    change({ starting: true, renewing: false, failure: null })
    try {
      const { importId } = await startImport(preview.fileId, choices, keyFor(preview.fileId + mappingText(choices)))
      setState(nothing)
      onStarted(importId, choices)
    } catch (error) {
      change({ starting: false, failure: CallError.from(error) })
    }
  }

  const reset = () => {
    calls.end()
    setState(nothing)
  }

  return { ...state, send: (file: File) => send(file, calls.begin(), change), choose, start, reset }
}

export type ImportState = ReturnType<typeof useImport>
type Change = (next: Partial<InHand>) => void

async function send(file: File, signal: AbortSignal, change: Change): Promise<void> {
  const onSent = (sent: number, total: number) => {
    if (!signal.aborted) change({ stage: { at: 'send', file, sent, total } })
  }
  change({ stage: { at: 'send', file, sent: 0, total: file.size }, failure: null })
  try {
    const preview = await readFile(file, { signal, onSent })
    change({ stage: { at: 'check', preview, choices: firstChoices(preview) }, changed: false })
  } catch (error) {
    if (!signal.aborted) change({ stage: { at: 'choose' }, failure: CallError.from(error) })
  }
}

/** Another kind of file gets a new guess; other choices keep the labels of the first guess. */
async function renew(before: ImportPreview, choices: Choices, signal: AbortSignal, change: Change): Promise<void> {
  const otherKind = choices.kind !== before.kind
  try {
    const next = await readAgain(before.fileId, otherKind ? { kind: choices.kind } : choices, { signal })
    const { guess, remembered } = otherKind ? next : before
    const preview = { ...next, guess, remembered }
    change({
      stage: { at: 'check', preview, choices: otherKind ? firstChoices(next) : choices },
      renewing: false,
      failure: null,
    })
  } catch (error) {
    if (!signal.aborted) change({ renewing: false, failure: CallError.from(error) })
  }
}

/** At most one call at a time: a new call aborts the previous one, and so does leaving the screen. */
function useOneCall() {
  const underway = useRef<AbortController | null>(null)
  const timer = useRef(0)
  const end = () => {
    window.clearTimeout(timer.current)
    underway.current?.abort()
  }
  const begin = (): AbortSignal => {
    end()
    underway.current = new AbortController()
    return underway.current.signal
  }
  const later = (ms: number, act: (signal: AbortSignal) => Promise<void>) => {
    const signal = begin()
    timer.current = window.setTimeout(() => void act(signal), ms)
  }
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      underway.current?.abort()
    },
    [],
  )
  return { begin, later, end }
}

/** A retry of the same request uses the same key. */
function useKeys(): (request: string) => string {
  const last = useRef({ request: '', key: '' })
  return (request) => {
    if (last.current.request !== request) last.current = { request, key: newKey() }
    return last.current.key
  }
}

const firstChoices = (preview: ImportPreview): Choices => ({
  kind: preview.kind,
  mapping: guessedMapping(preview),
  platform: preview.platform,
  dateOrder: preview.dateOrder,
  defaultDate: preview.defaultDate ?? '',
})
