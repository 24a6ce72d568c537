import { isPartClause } from './named-parts.ts'
import { allWordings } from './english-wording.ts'
import { complaints } from './particulars/index.ts'
import { writtenLanguages } from './phrases/index.ts'
import { type Fault, regretClauses, regretTemplates } from './regrets/index.ts'
import type { Spoken } from './spoken.ts'
import { troubleTopic } from './troubles/index.ts'

/** A lowercase regret that names faults, as an apology and what it names; null for other sentences. */
export function spokenRegret(sentence: string): Spoken[] | null {
  for (const { before, between, after, clauses } of allTemplates()) {
    if (!sentence.startsWith(before) || !sentence.endsWith(after)) continue
    const inner = sentence.slice(before.length, sentence.length - after.length)
    const single = faultOf(clauses, inner)
    if (single && between === null) return [sorry, spokenFault(single)]
    if (between === null) continue
    for (let at = inner.indexOf(between); at >= 0; at = inner.indexOf(between, at + 1)) {
      const [one, other] = [faultOf(clauses, inner.slice(0, at)), faultOf(clauses, inner.slice(at + between.length))]
      if (one && other) return [sorry, spokenFault(one), spokenFault(other)]
    }
  }
  return null
}

const faultOf = (clauses: ReadonlyMap<string, Fault>, words: string): Fault | undefined =>
  clauses.get(words) ?? namedFault(words)

function namedFault(words: string): Fault | undefined {
  const topic =
    troubleTopic(words) ?? (isPartClause(words) ? (words.includes(' sizing runs ') ? 'size' : 'quality') : null)
  return topic === null ? undefined : { of: 'topic', topic }
}

const sorry: Spoken = { kind: 'sorry', topic: null }

function spokenFault(fault: Fault): Spoken {
  if (fault.of === 'unanswered') return { kind: 'ignored', topic: null }
  return { kind: 'bad', topic: fault.of === 'topic' ? fault.topic : complaints[fault.complaint].topic }
}

interface Template {
  before: string
  /** Null for a single fault. */
  between: string | null
  after: string
  clauses: ReadonlyMap<string, Fault>
}

let kept: Template[] | null = null

function allTemplates(): Template[] {
  if (kept) return kept
  kept = writtenLanguages.flatMap((language) => {
    const clauses = new Map(
      regretClauses(language).flatMap(({ clause, fault }) =>
        allWordings(clause).map((one) => [one.toLowerCase(), fault] as const),
      ),
    )
    return regretTemplates(language)
      .flatMap((template) => [template, template.replaceAll(/\bque (?=\{)/gu, 'qu’')])
      .flatMap(allWordings)
      .map((template) => {
        const [before = '', rest = ''] = template.toLowerCase().split('{fault}')
        const [between = '', after] = rest.split('{also}')
        return after === undefined
          ? { before, between: null, after: between, clauses }
          : { before, between, after, clauses }
      })
  })
  return kept
}
