import { counterfeitAccusation } from '../../reading/counterfeit-accusations.ts'
import { anotherItemIn } from '../../reading/wrong-contents.ts'
import { alsoSaid } from './also-said.ts'
import { concerns } from './concerns.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { faults } from './faults.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import {
  complaints,
  type FullWordings,
  highlights,
  type Complaint,
  type Highlight,
  withoutAccents,
} from './particular.ts'
import { longWaits } from './long-waits.ts'
import { foundIn, outright } from './outright.ts'
import { smallMatters } from './small-matters.ts'
import { zh } from './zh.ts'
import { compact } from '../../words/compact.ts'

export { complaints, type Complaint, type Highlight } from './particular.ts'

const wordings: Record<string, FullWordings> = Object.fromEntries(
  Object.entries({ de, en, es, fr, it, ja, pt, zh }).flatMap(([language, events]) => {
    const [small, others, stated, plain] = [
      smallMatters[language],
      concerns[language],
      faults[language],
      outright[language],
    ]
    return small && others && stated && plain
      ? [[language, { ...events, ...small, ...others, ...stated, ...plain }]]
      : []
  }),
)

export const particularWordings: readonly FullWordings[] = Object.values(wordings)

const complaintIds = Object.keys(complaints) as Complaint[]

/** What a comment reports, by the patterns of its language. `proven`: those of `toProve` that it reports. */
export function particularsIn(
  text: string,
  language: string | null,
  proven: ReadonlySet<Complaint> = new Set(),
): { complaint: Complaint | null; also: Complaint | null; highlight: Highlight | null } {
  const book = language === null ? undefined : wordings[language]
  if (!book) return { complaint: null, also: null, highlight: null }
  const small = unspacedLanguages.has(language ?? '') ? plainly(text) : withoutAccents(roasted(plainly(text)))
  const waits = longWaits[language ?? '']
  const others = alsoSaid[language ?? '']
  const ofItem = small.replaceAll(packagingClause, ' ')
  const isReported = (id: Complaint | Highlight): boolean =>
    (id === 'photoUsed' && proven.has(id)) ||
    (id === 'wrongItem' && anotherItemIn(text) !== null) ||
    (foundIn[id as Complaint]?.(text) ?? null) !== null ||
    others?.[id]?.test(small) === true ||
    (id === 'fake' && language === 'en' && counterfeitAccusation(text) !== null) ||
    (!(toProve.has(id) && !proven.has(id as Complaint)) &&
      ((isInPlace(id, small) && book[id].pattern.test(onItem.has(id) ? ofItem : small)) ||
        ((id === 'notArrived' || id === 'late') && waits?.[id].test(small) === true)))
  const first = complaintIds.find(isReported) ?? null
  // "Two of four arrived broken": nothing is missing.
  const isBroken = first === 'incomplete' && isReported('arrivedBroken') && !missing.test(small)
  const complaint = isBroken ? 'arrivedBroken' : first
  const isAnother = (id: Complaint): boolean =>
    complaint !== null &&
    !sameAs[complaint]?.has(id) &&
    !personal.has(complaint) &&
    complaints[id].topic !== complaints[complaint].topic &&
    isReported(id)
  return {
    complaint,
    also: isBroken ? null : (complaintIds.find(isAnother) ?? null),
    highlight: highlights.find(isReported) ?? null,
  }
}

/** Damage that customers also report for the packaging. */
const onItem: ReadonlySet<Complaint | Highlight> = new Set(['leaks', 'stained', 'scratched', 'holed'])

const packagingClause = compact(
  /(?<=^|[.,;!?] ?|(?:^| )(?:the|a|my|its|outer|shipping|cardboard|delivery|and|der|die|das|den|und|le|la|un|une|l'|el|una|il|lo|o|uma?) ?)(?:box|boxes|carton|packages?|packaging|parcel|envelope|mailer|wrapping|karton|paket|verpackung|colis|emballage|paquete|caja|embalaje|pacco|scatola|imballaggio|caixa|embalagem|pacote)(?!\p{L})[^.,;!?]*?(?=[.,;!?]|$| (?:and|but|und|aber|et|mais|y|pero|e|ma|mas) )/gu,
)

/** "Burns badly" is about candles, and "not fresh" about what goes off. */
const isInPlace = (id: Complaint | Highlight, text: string): boolean => places[id]?.test(text) ?? true

const places: Partial<Record<Complaint | Highlight, RegExp>> = {
  burnsBadly:
    /candle|wick|\bwax|\bburn|flame|melts?|\bjar\b|kerze|docht|wachs|brenn|bougie|meche|cire|brul|vela|mecha|cera\b|arde|quem|candel|stoppin|brucia|pavio|queima|キャンドル|ろうそく|芯|蝋|ロウ|燃|蜡烛|烛|烛芯|蜡/u,
}

/** What one complaint already says: whoever waits for a payment doesn't speak of a late delivery. */
const sameAs: Partial<Record<Complaint, ReadonlySet<Complaint>>> = {
  emptyBox: new Set(['incomplete', 'notArrived']),
  badDelivery: new Set(['roughDelivery', 'rudeDriver', 'late']),
  rudeDriver: new Set(['badDelivery', 'roughDelivery']),
  expired: new Set(['notFresh']),
  waiting: new Set(['late', 'notArrived']),
  refundLate: new Set(['late', 'notArrived', 'charged']),
  arrivedBroken: new Set(['cameOff', 'brokeSoon', 'chipped', 'stopped']),
  incomplete: new Set(['cameOff']),
  cameOff: new Set(['brokeSoon', 'seams']),
  stopped: new Set(['faulty', 'brokeSoon', 'shortLived']),
}

/** Their patterns only tell apart what the reading has found. */
const toProve: ReadonlySet<Complaint | Highlight> = new Set(['deletesData', 'aboutData', 'charged'])

/** About the customer's own data: whatever else they mention is why. */
const personal: ReadonlySet<Complaint> = new Set(['deletesData', 'aboutData', 'photoUsed'])

const missing =
  /missing|only|fehl|nur |unvollst|manqu|seulement|incompl|falt|solo |solamente|manca|soltanto|so |apenas/u

/** Their marks belong to their characters. */
const unspacedLanguages: ReadonlySet<string> = new Set(['ja', 'zh'])

/** As the patterns expect it; many customers write "didnt". */
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(did|does|do|was|were|is|are|has|have|had|would|could|should|ca|wo)nt\b/g, "$1n't")

/** Without its accent, "geröstet" would be rusty. */
const roasted = (text: string): string => text.normalize('NFC').replaceAll('röst', 'roest')

/** Sentences for one of them, in the language of the reply. */
export const particularLines = (id: Complaint | Highlight, language: string): readonly string[] =>
  wordings[language]?.[id].lines ?? []
