import { NoStatement, NotGiven } from './values.ts'

/** Decides what is not known: the same question is answered the same within one run. */
export interface Chooser {
  choose(key: string, options: number): number
  /** How questions are answered that were not asked yet: each way in a run of its own, not at all, or the first way. */
  readonly mode: Mode
  within<T>(mode: Mode, work: () => T): T
  /** How many questions were asked. */
  count(): number
}

const MOST_RUNS = 32

/**
 * Runs `work` with every combination of answers while they are few; of many only those that differ from the first in
 * one answer, so that each option of each question is seen once.
 */
export function eachChoice<T>(work: (chooser: Chooser) => T): T[] {
  const all = runs(work, (made) => nextInOrder(made))
  if (all) return all
  const base = answers(work, new Map())
  const variants = [...base.made].flatMap(([key, { options, chosen }]) =>
    Array.from({ length: options }, (_, n) => n)
      .filter((n) => n !== chosen)
      .map((n) => new Map([[key, n]])),
  )
  return [base, ...variants.map((given) => answers(work, given))].flatMap(({ result }) => result)
}

/** `closed` throws `NotGiven`. */
export type Mode = 'open' | 'closed' | 'first'

interface Made {
  options: number
  chosen: number
}

function runs<T>(
  work: (chooser: Chooser) => T,
  next: (made: Map<string, Made>) => Map<string, number> | null,
): T[] | null {
  const found: T[] = []
  let given: Map<string, number> | null = new Map()
  for (let count = 0; given; count++) {
    if (count >= MOST_RUNS) return null
    const { made, result }: { made: Map<string, Made>; result: T[] } = answers(work, given)
    found.push(...result)
    given = next(made)
  }
  return found
}

function answers<T>(
  work: (chooser: Chooser) => T,
  given: Map<string, number>,
): { made: Map<string, Made>; result: T[] } {
  const made = new Map<string, Made>()
  let count = 0
  const chooser = {
    mode: 'open' as Mode,
    count: () => count,
    choose: (key: string, options: number): number => {
      count++
      const before = made.get(key)?.chosen
      if (before === undefined && chooser.mode === 'closed') throw new NotGiven()
      const chosen = before ?? given.get(key) ?? 0
      if (chooser.mode === 'open') made.set(key, { options, chosen })
      return chosen
    },
    within: <R>(mode: Mode, inner: () => R): R => {
      const outer = chooser.mode
      chooser.mode = mode
      try {
        return inner()
      } finally {
        chooser.mode = outer
      }
    },
  }
  try {
    return { made, result: [work(chooser)] }
  } catch (error) {
    if (!(error instanceof NoStatement)) throw error
    return { made, result: [] }
  }
}

/** The answers after these, the last question turning first. */
function nextInOrder(made: Map<string, Made>): Map<string, number> | null {
  const open = [...made]
  while (open.length > 0) {
    const [key, { options, chosen }] = open.pop() ?? ['', { options: 0, chosen: 0 }]
    if (chosen + 1 < options) return new Map([...open.map(([k, m]) => [k, m.chosen] as const), [key, chosen + 1]])
  }
  return null
}
