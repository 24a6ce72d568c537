/**
 * ok: nothing to do. sandboxed: the sandbox answers instead. off: not configured, which is a choice. warning: works, but
 * not all of it. wrong: a setting is configured and doesn't work.
 */
export type State = 'ok' | 'sandboxed' | 'off' | 'warning' | 'wrong'

/** What is known about one thing that the product needs, as the operator reads it. Holds no secret. */
export interface Finding {
  key: string
  name: string
  state: State
  /** What is the matter; each names its setting. */
  problems: string[]
  /** Environment names that aren't set. */
  missing: string[]
  /** Addresses to enter in the vendor's form. */
  register: { what: string; address: string }[]
  /** Permissions to ask the vendor for. */
  permissions: string[]
  /** The call that was made, or why none was. */
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

/** What came of one call. */
export interface Outcome {
  tried: string | null
  answer: string | null
  /** Null where nothing is wrong, or nothing can be told. */
  problem: string | null
  /** True where the answer proves that the keys are right. */
  proved: boolean
}

export const isSound = (findings: Finding[]): boolean => findings.every(({ state }) => state !== 'wrong')
