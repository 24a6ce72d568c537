import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

/**
 * The subject of a clause says what its opinion is about: careful sewing isn't service, a clean-looking parcel isn't
 * cleanliness, a late answer isn't a late delivery, nor is a cord that doesn't reach the socket. The opinion stays, with the topic of its subject.
 */
export function withMeantSubjects(hits: readonly Hit[], tokens: readonly Token[], language: string): readonly Hit[] {
  const listed = rules[language]
  if (!listed || hits.length === 0) return hits
  return hits.map((hit) => {
    const { sense } = hit
    if (sense.kind !== 'opinion' || sense.topic === null) return hit
    for (const { topic, words, subject, unless, means } of listed) {
      if (topic !== sense.topic || !words.test(textOf(tokens, hit.from, hit.to, language))) continue
      const [before, clause] = clauseOf(tokens, hit, language)
      if (subject.test(means === 'service' ? clause : before) && !unless?.test(clause)) {
        return { ...hit, sense: { ...sense, topic: means } }
      }
    }
    return hit
  })
}

interface Rule {
  topic: Topic
  /** The opinion. */
  words: RegExp
  /** What it is about: earlier in the clause, or for service anywhere in it. */
  subject: RegExp
  unless?: RegExp
  means: Topic | null
}

const rules: Readonly<Record<string, readonly Rule[]>> = {
  ja: [
    {
      topic: 'delivery',
      words: /^届(?:かな|きませ)/u,
      subject: /(?:コード|ケーブル|電源|ひも|紐|ストラップ|ベルト|ホース)(?:が|は|も).{0,10}(?:まで|に)(?:は)?$/u,
      means: 'size',
    },
    {
      topic: 'service',
      words: /^(?:ご)?丁寧/u,
      subject:
        /(?:縫製|縫い|作り|造り|つくり|仕上げ|仕上が|刺繍|細工|加工|塗装)(?:も|が|は|の)?(?:とても|すごく|大変|非常に|細部まで)?$/u,
      unless: /スタッフ|対応|接客|店員|応対/u,
      means: 'quality',
    },
    {
      topic: 'service',
      words: /^丁寧/u,
      subject: /(?:梱包|包装|ラッピング)(?:も|が|は|の)?(?:とても|すごく|大変|非常に)?$/u,
      unless: /スタッフ|対応|接客|店員|応対/u,
      means: 'packaging',
    },
    {
      topic: 'cleanliness',
      words: /^(?:きれい|綺麗|キレイ|奇麗|き|綺)/u,
      subject: /(?:梱包|包装|ラッピング|外箱)(?:も|が|は)?(?:とても|すごく|大変|非常に)?$/u,
      means: 'packaging',
    },
    {
      topic: 'cleanliness',
      words: /^(?:きれい|綺麗|キレイ|奇麗|き|綺)/u,
      subject: /(?:色|色味|発色|色合い)(?:も|が|は)?(?:とても|すごく|大変|非常に)?$/u,
      means: 'colour',
    },
  ],
  it: [
    {
      topic: 'delivery',
      words: /^non arriva$/u,
      subject: /(?:^| )(?:cavo|filo|cinturino|tracolla|tubo)(?: mi)?$/u,
      // A cable that was ordered.
      unless: /non arriva(?: mai| ancora)?$/u,
      means: 'size',
    },
  ],
  de: [
    {
      topic: 'delivery',
      words: /^(?:kam(?:en)? (?:erst|nie|nicht an|zu spät)|zu spät|nie erhalten|erst nach .*|dauerte erst .*)$/u,
      subject:
        /\b(?:antwort|antworten|rückmeldung|reaktion|rückruf|auskunft|stellungnahme|support|kundenservice|kundendienst)\b/u,
      unless: /paket|lieferung|ware\b|sendung|päckchen/u,
      means: 'service',
    },
  ],
}

const textOf = (tokens: readonly Token[], from: number, to: number, language: string): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(language === 'ja' ? '' : ' ')

/** What precedes the opinion in its clause, and the whole clause. */
function clauseOf(tokens: readonly Token[], hit: Hit, language: string): [string, string] {
  const clause = tokens[hit.from]?.clause
  let [from, to] = [hit.from, hit.to]
  while (tokens[from - 1]?.clause === clause && hit.from - from < REACH) from -= 1
  while (tokens[to]?.clause === clause && to - hit.to < REACH) to += 1
  return [textOf(tokens, from, hit.from, language), textOf(tokens, from, to, language)]
}

/** In words or Japanese characters. */
const REACH = 40
