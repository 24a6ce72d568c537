/**
 * ok: nothing to do. sandboxed: the sandbox responds instead. off: not configured, by choice.
 * warning: works in part. wrong: a setting is configured and doesn't work.
 */
export type State = 'ok' | 'sandboxed' | 'off' | 'warning' | 'wrong'

/** The result for one dependency, as the operator reads it. Contains no secret. */
export interface Finding {
  key: string
  name: string
  state: State
  /** The problems; each names its setting. */
  problems: string[]
  /** Environment variables that aren't set. */
  missing: string[]
  /** URLs to enter in the vendor's form. */
  register: { what: string; address: string }[]
  /** Permissions to request from the vendor. */
  permissions: string[]
  /** The call that was made, or why there was none. */
  tried: string | null
  answer: string | null
  next: string[]
}

export const finding = (key: string, name: string, more: Partial<Finding> = {}): Finding => ({
  key,
  name,
  state: 'ok',
  problems: [],
  missing: [],
  register: [],
  permissions: [],
  tried: null,
  answer: null,
  next: [],
  ...more,
})

/** The result of one call. */
export interface Outcome {
  tried: string | null
  answer: string | null
  /** Null if nothing is wrong, or if it can't be determined. */
  problem: string | null
  /** True if the response shows that the keys are valid. */
  proved: boolean
}

export const isSound = (findings: Finding[]): boolean => findings.every(({ state }) => state !== 'wrong')
