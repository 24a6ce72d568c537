import type { Clause } from './clause.ts'
import type { Token } from '../words/tokens.ts'
import { compact } from '../words/compact.ts'

/** "Holy shit, so good": profanity next to praise isn't a complaint. */
export function withoutProfanity(clauses: readonly Clause[], tokens: readonly Token[]): Clause[] {
  return clauses.map((clause) => {
    const says = (from: number, to: number): string =>
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ')
    if (!clause.opinions.some((one) => one.positive) || !profanity.test(says(clause.from, clause.to))) return clause
    const meant = clause.opinions.filter((one) => one.positive || !isProfanity(says(one.from, one.to)))
    return { ...clause, opinions: meant }
  })
}

/** Only profanity, joined or not. */
export const isProfanity = (words: string): boolean =>
  profanity.test(words) && words.replace(profanities, '').trim() === ''

/** Contains profanity. */
export const hasProfanity = (words: string): boolean => profanity.test(words)

const source = [
  '(?<!\\p{L})(?:holy )?(?:f+u+c+k\\p{L}*|shit|damn(?:ed)?|hell|bloody|scheiß\\p{L}*|scheiss\\p{L}*|verdammt\\p{L}*|putain|bordel|merde|joder|hostia|coño|cazzo|porca|porra|caralho|foda)(?!\\p{L})',
  '他 ?妈 ?的?|妈 ?的|卧 ?槽|我 ?靠|牛 ?逼|ク ?ソ|く ?そ',
].join('|')
const profanity = compact(source, 'u')
const profanities = compact(source, 'gu')
