import type { Clause, Opinion } from './clause.ts'
import type { Token } from '../words/tokens.ts'

/** "Pretty yes, practical no": the "no" at the end negates the praise before it. */
export function withYesAndNo(clauses: Clause[], tokens: readonly Token[], language: string): Clause[] {
  const known = answers[language]
  if (!known) return clauses
  let read = clauses
  for (let index = 1; index < clauses.length; index += 1) {
    const [before, clause] = [clauses[index - 1], clauses[index]]
    if (!before || !clause || !known.no.has(tokens[clause.to - 1]?.text ?? '')) continue
    if (!known.yes.has(tokens[before.to - 1]?.text ?? '')) continue
    if (tokens[before.from]?.sentence === tokens[clause.from]?.sentence) read = read.with(index, negated(clause))
  }
  return read
}

function negated(clause: Clause): Clause {
  const turned = (one: Opinion): Opinion =>
    one.positive && one.to === clause.to - 1 ? { ...one, positive: false, weight: 1 } : one
  return { ...clause, opinions: clause.opinions.map(turned), topics: clause.topics.map(turned) }
}

const words = (yes: string, no: string): { yes: ReadonlySet<string>; no: ReadonlySet<string> } => ({
  yes: new Set(yes.split(' ')),
  no: new Set(no.split(' ')),
})

/** As the word lists compare them. */
const answers: Readonly<Record<string, ReturnType<typeof words>>> = {
  en: words('yes yeah yep', 'no nope not'),
  de: words('ja jein', 'nein nö nicht'),
  fr: words('oui', 'non'),
  es: words('si', 'no'),
  it: words('si', 'no'),
  pt: words('sim', 'nao'),
  nl: words('ja', 'nee niet'),
  pl: words('tak', 'nie'),
  ru: words('да', 'нет'),
}
