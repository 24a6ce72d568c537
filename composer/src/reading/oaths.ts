import type { Clause } from './clause.ts'
import type { Token } from '../words/tokens.ts'

/** "Holy shit, so good": beside praise an oath is no blame of anything. */
export function withoutOaths(clauses: readonly Clause[], tokens: readonly Token[]): Clause[] {
  return clauses.map((clause) => {
    const says = (from: number, to: number): string =>
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ')
    if (!clause.opinions.some((one) => one.praised) || !oath.test(says(clause.from, clause.to))) return clause
    const meant = clause.opinions.filter((one) => one.praised || !isOath(says(one.from, one.to)))
    return { ...clause, opinions: meant }
  })
}

/** Nothing but oaths, joined or not. */
export const isOath = (words: string): boolean => oath.test(words) && words.replace(oaths, '').trim() === ''

/** With an oath in it. */
export const hasOath = (words: string): boolean => oath.test(words)

const source = [
  '(?<!\\p{L})(?:holy )?(?:f+u+c+k\\p{L}*|shit|damn(?:ed)?|hell|bloody|scheiß\\p{L}*|scheiss\\p{L}*|verdammt\\p{L}*|putain|bordel|merde|joder|hostia|coño|cazzo|porca|porra|caralho|foda)(?!\\p{L})',
  '他 ?妈 ?的?|妈 ?的|卧 ?槽|我 ?靠|牛 ?逼|ク ?ソ|く ?そ',
].join('|')
const oath = new RegExp(source, 'u')
const oaths = new RegExp(source, 'gu')
