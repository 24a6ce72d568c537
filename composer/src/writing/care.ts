import type { Topic } from '@bizamply/contract/topics-and-risks'
import { isIronic } from '../reading/irony.ts'
import type { Reading } from '../reading/reading.ts'
import type { ReplyContext } from './reply-context.ts'
import type { NamedTopics } from './reply-kind.ts'
import { labels } from './topic-groups.ts'
import { compact } from '../words/compact.ts'

/** What a complaint plainly praises and the reply doesn't name yet; irony praises nothing. */
export function likedThing(
  { reading, replyKind, text }: Pick<ReplyContext, 'reading' | 'replyKind' | 'text'>,
  { good, bad }: NamedTopics,
): Topic | null {
  if (!complaining.has(replyKind) || good.length > 0 || isIronic(text) || reading.harsh) return null
  if (replyKind === 'negative' && reading.sentiment !== 'mixed' && !butPraises.test(text)) return null
  const plain = reading.good.filter(
    (topic) => reading.sure.includes(topic) && !reading.contested.includes(topic) && !bad.includes(topic),
  )
  return plain.find((topic) => !ofPeople.has(topic) && !(labels.has(topic) && !named.has(topic))) ?? null
}

const complaining: ReadonlySet<string> = new Set(['negative', 'mild', 'mixed'])
/** "Your praise for the look" is how people say it. */
const named: ReadonlySet<Topic> = new Set<Topic>(['look', 'quality'])
const ofPeople: ReadonlySet<Topic> = new Set<Topic>(['person', 'service'])

/** "Glaze is lovely though." */
const butPraises = compact(
  /(?<!\p{L})(?:though|otherwise|at least|to be fair|apart from that|ansonsten|sonst|immerhin|sinon|en revanche|por lo demás|eso sí|per il resto|almeno|de resto|pelo menos)(?!\p{L})/iu,
)

/** Hurt by a product or in danger, not by a courier or on the premises. */
export const isUnsafe = (text: string, { risks }: Reading): boolean =>
  !risks.includes('self-harm') && !risks.includes('threat') && !byPerson.test(text)

const byPerson = compact(
  /(?<!\p{L})(?:driver|courier|delivery (?:man|guy|person|woman)|postman|staff|employee|store|shop floor|fahrer|zusteller|bote|mitarbeiter|livreur|coursier|employé|repartidor|mensajero|empleado|corriere|dipendente|entregador|estafeta|funcionário)(?!\p{L})|配達員|店員|快递员|店员/iu,
)
