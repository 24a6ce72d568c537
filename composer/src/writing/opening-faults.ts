import type { Topic } from '@bizamply/contract/topics-and-risks'
import { complaints, type Complaint, particularLines } from './particulars/index.ts'
import { type Fault, hasRegret, regretClause, regretLines, regretsOf } from './regrets/index.ts'
import type { DraftInput } from './draft-input.ts'
import type { SentenceRole, Structure } from './sentence-role.ts'
import { apartFromParts } from './topic-groups.ts'
import { compact } from '../words/compact.ts'

export interface Opening {
  /** Replace the apology that fits any complaint. */
  lines: readonly string[]
  topics: ReadonlySet<Topic>
  unanswered: boolean
  /** A complaint is named, so a topic adds nothing unless another complaint has it. */
  complete: boolean
  /** The topic of a complaint that has no clause. */
  rest: Topic | null
  /** An accusation of fraud: empathy would admit it. */
  accused: boolean
}

/** An apology that names at most two faults; null if none is known, or the reply is about a role, a game, or an app. */
export function openingOf(structure: Structure, input: DraftInput): Opening | null {
  const { book, replyKind, domain, spread, particulars, topics, ignored, slots, low } = input
  const isRegretted = (fault: Fault): boolean => hasRegret(book.language, fault)
  const general = domain !== 'thing'
  if (replyKind !== 'negative' || !structure.includes('sorry')) return null
  // The apology and the fault stay apart around empathy, for pages that have used the other structures.
  const { complaint, also } = particulars
  const next = structure[structure.indexOf('sorry') + 1]
  if (
    spread &&
    (next === 'understood' || next === 'ignored' || next === 'learn') &&
    complaint !== 'fake' &&
    structure.includes('bad')
  )
    return null
  if (complaint === 'fake') return accusedOpening(book.language)
  const partly = partOpening(input)
  if (partly) return partly
  // "The zipper broke" is named by the zipper, whose topic then replaces the complaint's.
  const named = [complaint, also]
    .filter((one) => one !== null)
    .filter((one) => topics.bad.includes(complaints[one].topic))
  const reported = named.filter((one) => !general || anywhere(one)).map((one) => ofComplaint(one))
  // What the order's own complaint says covers a topic, too.
  const covered = new Set<Topic>(named.map((one) => complaints[one].topic))
  const others =
    general || (named.length > 0 && !low)
      ? []
      : topics.bad.filter((topic) => !covered.has(topic)).map((topic): Fault => ({ of: 'topic', topic }))
  const silence: Fault[] = ignored ? [{ of: 'unanswered', calls: onlyCalled(input.text) }] : []
  const apart = others.filter((fault) => !ignored || !isService(fault))
  const spoken = reported.length > 0 ? [...reported, ...apart] : apart
  const faults = [...spoken.filter(isRegretted).slice(0, ignored ? 1 : 2), ...silence.filter(isRegretted)]
  if (faults.length === 0 || (named.length > 0 && reported.length === 0 && !ignored)) return null
  const lines = regretLines(book.language, faults).filter(
    (line) => !(slots.product?.includes(',') && line.includes('{product}')),
  )
  const saidTopics = faults.flatMap((fault) =>
    fault.of === 'topic' ? [fault.topic] : fault.of === 'complaint' ? [complaints[fault.complaint].topic] : [],
  )
  const isAll = ignored || reported.length === 0
  return lines.length === 0
    ? null
    : {
        lines,
        topics: new Set([...saidTopics, ...(isAll ? covered : []), ...(ignored ? (['service'] as const) : [])]),
        unanswered: ignored,
        complete: reported.length > 0,
        rest: also === null || saidTopics.includes(complaints[also].topic) ? null : complaints[also].topic,
        accused: false,
      }
}

/** A call isn't a message. */
const onlyCalled = (text: string): boolean => calls.test(text) && !messages.test(text)

const calls = compact(
  /(?<!\p{L})(?:call(?:ed|s|ing)?|phoned|phone|rang|on hold|hung up|angerufen|anrufe?n?|telefon\p{L}*|appel(?:é|s|er|ée)?|téléphon\p{L}*|llam(?:é|ado|adas?|amos)|chiamat\p{L}*|telefonat\p{L}*|lig(?:uei|ações|ado))(?!\p{L})|電話|电话/iu,
)
const messages = compact(
  /e-?mail|(?<!\p{L})(?:mails?|message|messages|messaged|wrote|written|write|chat|contacted|texted|nachricht\p{L}*|geschrieben|schreib\p{L}*|écrit|courriels?|mensaj\p{L}*|correos?|escri\p{L}*|messagg\p{L}*|scritt\p{L}*|mensage\p{L}*)(?!\p{L})|メール|問い合わせ|邮件|留言|消息/iu,
)

const ofComplaint = (complaint: Complaint): Fault => ({ of: 'complaint', complaint })
const isService = (fault: Fault): boolean => fault.of === 'topic' && fault.topic === 'service'

/** These name no goods. */
const anywhere = (complaint: Complaint): boolean => complaints[complaint].order || complaint === 'rudeStaff'

/** Faults of named parts say more than their topics; a problem with the order comes first. */
function partOpening({ parts, particulars, topics, book, ignored, slots, text, low }: DraftInput): Opening | null {
  const { complaint } = particulars
  if (
    parts.length === 0 ||
    (ignored && complaint !== null && complaints[complaint].order) ||
    (complaint !== null && !complaints[complaint].order && !ofParts.has(complaint))
  )
    return null
  const order =
    complaint !== null && complaints[complaint].order && !ofParts.has(complaint)
      ? regretClause(book.language, ofComplaint(complaint))
      : undefined
  const silence = ignored ? regretClause(book.language, { of: 'unanswered', calls: onlyCalled(text) }) : undefined
  const [part] = parts
  const clauses = [order, ...(silence === undefined ? parts : [part, silence])].filter((one) => one !== undefined)
  const lines = regretsOf(book.language, clauses.slice(0, 2)).filter(
    (line) => !(slots.product?.includes(',') && line.includes('{product}')),
  )
  const ofThem = topics.bad.filter((topic) => !(low && apartFromParts.has(topic)))
  const said = new Set<Topic>([...ofThem, ...(complaint === null ? [] : [complaints[complaint].topic])])
  const isSaid = silence !== undefined && clauses.slice(0, 2).includes(silence)
  return {
    lines,
    topics: isSaid ? new Set<Topic>([...said, 'service']) : said,
    unanswered: isSaid,
    complete: true,
    rest: null,
    accused: false,
  }
}

/** What is said more exactly by the name of the part. */
export const ofParts: ReadonlySet<Complaint> = new Set<Complaint>([
  'fake',
  'cameOff',
  'brokeSoon',
  'incomplete',
  'faulty',
  'stopped',
  'wobbles',
  'leaks',
  'noisy',
  'seeThrough',
  'worn',
  'seams',
  'tooShort',
  'chipped',
  'scratched',
  'rusts',
  'shrank',
  'changed',
  'shortLived',
])

/** An apology would admit a fake. */
const accusedOpening = (language: string): Opening => ({
  lines: particularLines('fake', language),
  topics: new Set<Topic>([complaints.fake.topic]),
  unanswered: false,
  complete: true,
  rest: null,
  accused: true,
})

/** Without the sentences that repeat what the first one names. */
export function withoutRepeats(
  structure: Structure,
  bad: readonly Topic[],
  opening: Opening | null,
): { structure: Structure; bad: Topic[] } {
  if (opening === null) return { structure, bad: [...bad] }
  const left = bad.filter((topic) => !opening.topics.has(topic))
  let open = left.length
  const kept = structure.filter((role: SentenceRole) => {
    if (role === 'ignored') return !opening.unanswered
    if (role === 'learn' || role === 'understood') return !opening.accused
    if (role !== 'bad') return true
    return open-- > 0
  })
  return { structure: kept, bad: left }
}
