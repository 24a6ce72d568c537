import type { ModelTrial } from './try-model.ts'

export interface ModelTrouble {
  kind: 'slow' | 'unreachable' | 'protocol' | 'key' | 'quota' | 'failing' | 'effort' | 'model' | 'address' | 'refused'
  /** The status or the network error code. */
  detail: string
}

/** Describes a failed test call; null if it returned text. `hasEffort`: a reasoning effort was requested. */
export function modelTrouble(trial: ModelTrial, hasEffort: boolean): ModelTrouble | null {
  const kind = kindOf(trial, hasEffort)
  return kind && { kind, detail: String(trial.status ?? trial.network ?? 'timeout') }
}

function kindOf(trial: ModelTrial, hasEffort: boolean): ModelTrouble['kind'] | null {
  const { status, wrote, body, timedOut } = trial
  if (timedOut) return 'slow'
  if (status === null) return 'unreachable'
  if (status < 300) return wrote ? null : 'protocol'
  if (status === 401 || status === 403 || /API_KEY_INVALID|API key not valid/.test(body)) return 'key'
  if (status === 429 || /credit balance is too low/i.test(body)) return 'quota'
  if (status >= 500) return 'failing'
  // A rejected effort isn't an error: the composer omits it.
  if (hasEffort && /reasoning|thinking|effort/i.test(body)) return 'effort'
  if (/model/i.test(body)) return 'model'
  return status === 404 ? 'address' : 'refused'
}
