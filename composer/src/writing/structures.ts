import type { Traits } from './traits.ts'
import type { Contact, ReplyKind } from './phrases/phrase-book.ts'
import { isCarefree, isReplaceable, specialStructures, withCare, withReturning } from './structures-with-care.ts'
import { long, short, usual } from './structure-lists.ts'
import type { ReplyLength } from './style.ts'
import type { SentenceRole, Structure } from './sentence-role.ts'

/** All structures that fit the comment; the caller picks one that the page hasn't used. */
export function structuresFor(replyKind: ReplyKind, length: ReplyLength, traits: Traits): Structure[] {
  if (traits.threatens && replyKind === 'insulted') return [['calm']]
  if (traits.despairs && replyKind === 'serious') return [['injury', 'direct']]
  const special = specialStructures(replyKind, traits)
  if (special !== null) return special
  if (traits.otherShop) return [['otherShop']]
  if (traits.lateToo) return length === 'shorter' ? [['condolence', 'lateToo']] : [['condolence', 'lateToo', 'direct']]
  if (traits.remembers) return [['highlight', 'acknowledged'], ['highlight']]
  const listed = length === 'shorter' ? short[replyKind] : length === 'longer' ? long[replyKind] : usual[replyKind]
  const all = listed
    .map((structure) => structure.split(' ') as SentenceRole[])
    .filter((structure) => opensRightly(structure, traits, replyKind))
  const fitting = all.filter(
    (structure) =>
      isTrue(structure, traits) && suits(structure, traits, replyKind) && namesEnough(structure, traits, replyKind),
  )
  const structures =
    fitting.length > 0 ? fitting : all.map((structure) => dimmed(withoutMissing(structure, traits), traits))
  const answered = traits.question && asksMore.has(replyKind) ? withAnswer(structures) : structures
  const sober = (structure: Structure): Structure => (traits.solemn ? soberly(structure) : structure)
  const made = answered.map((structure) =>
    withReturning(
      withCare(
        withHighlight(
          within(
            replyKind,
            withMention(withRegret(sober(structure), traits), traits).flatMap((role) =>
              inTheseTerms(role, structure, traits),
            ),
            traits,
          ),
          traits,
        ),
        traits,
        replyKind,
      ),
      replyKind,
      traits,
    ),
  )
  return traits.settled ? made.map((structure) => structure.filter((role) => !reaching.has(role))) : made
}

/** If something is pending, says how to contact us. The "but" of a positive review gets a clause. */
function within(replyKind: ReplyKind, structure: Structure, traits: Traits): Structure {
  const { unsettled, ignored, but, question, faulted } = traits
  if (ignored) return acknowledgeIgnored(reachable(structure, traits))
  if (faulted && friendly.has(replyKind)) return reachable(structure, traits)
  if ((unsettled || (traits.regret && traits.told && !question)) && open.has(replyKind))
    return reachable(structure, traits)
  if (!but || question || !friendly.has(replyKind)) return structure
  const end = structure.findIndex((role) => ends.has(role) || idle.has(role))
  return end < 0 ? [...structure, 'remark'] : structure.toSpliced(end, 0, 'remark')
}

function reachable(structure: Structure, { personal, ordered }: Traits): Structure {
  if (structure.some((role) => reaching.has(role))) return structure
  return [
    ...structure.filter((role) => !ends.has(role) && !idle.has(role)),
    personal ? 'direct' : ordered ? 'help' : 'helpIfOrder',
  ]
}

/** Acknowledges the unanswered messages before asking the customer to write again. */
function acknowledgeIgnored(structure: Structure): Structure {
  const empathyIndex = structure.indexOf('understood')
  if (empathyIndex > 0) return structure.with(empathyIndex, 'ignored')
  const contactIndex = structure.findIndex((role) => reaching.has(role))
  return structure.toSpliced(contactIndex, 0, 'ignored')
}

/** What is particular replaces a sentence that fits any comment. */
function withHighlight(structure: Structure, { highlight, parting }: Traits): Structure {
  if (!highlight) return structure
  if (parting) return [...structure.filter((role) => role !== 'farewell' && role !== 'wish'), 'highlight']
  // Praise comes before the complaint.
  const complaint = structure.indexOf('bad')
  if (complaint > 0) return structure.toSpliced(complaint, 0, 'highlight')
  const general = structure.findIndex((role, index) => index > 0 && isReplaceable(role))
  if (general > 0) return structure.with(general, 'highlight')
  const answer = structure.indexOf('answer')
  return answer > 0 ? structure.toSpliced(answer, 0, 'highlight') : [...structure, 'highlight']
}

const friendly: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed'])
const open: ReadonlySet<ReplyKind> = new Set(['negative', 'mild', 'mixed', 'neutral', 'unclear'])
const reaching: ReadonlySet<SentenceRole> = new Set<Contact>(['help', 'helpIfOrder', 'direct'])
const idle: ReadonlySet<SentenceRole> = new Set(['anythingElse', 'clarify'])

function withRegret(structure: Structure, { regret, criticised, told, question }: Traits): Structure {
  const instead = criticised || told ? 'sympathy' : 'wished'
  return regret && !(instead === 'wished' && question)
    ? structure.flatMap((role): SentenceRole[] => (role === 'honest' ? [role, instead] : [role]))
    : structure
}

/** Mentioned topics replace general thanks; quoted praise follows the thanks. */
function withMention(structure: Structure, { about, quotes }: Traits): Structure {
  if (!about) return structure
  const general = structure.findIndex((role) => thanking.has(role))
  if (general < 0) return structure.toSpliced(1, 0, 'mention')
  return quotes ? structure.toSpliced(general + 1, 0, 'mention') : structure.with(general, 'mention')
}

const thanking: ReadonlySet<SentenceRole> = new Set(['thanks', 'honest', 'balanced', 'noted'])

const asksMore: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed', 'neutral'])
const ends: ReadonlySet<SentenceRole> = new Set(['wish', 'farewell', 'encourage', 'invite', 'help', 'offer', 'learn'])

const count = (structure: Structure, role: SentenceRole): number => structure.filter((one) => one === role).length

/** Injuries and threats are answered as such, and a heart without words isn't text. */
function opensRightly(structure: Structure, { injury, threat, wordless }: Traits, replyKind: ReplyKind): boolean {
  if (replyKind === 'serious') return structure.includes(injury ? 'injury' : threat ? 'threatened' : 'alarmed')
  return replyKind !== 'neutral' || structure.includes('gesture') === wordless
}

/** Not everything was ordered, and the reply doesn't request what the comment already says. */
function inTheseTerms(
  role: SentenceRole,
  structure: Structure,
  {
    ordered,
    opinion,
    criticised,
    explained,
    detailed,
    mendable,
    rating,
    bothSure,
    unsettled,
    ignored,
    personal,
    asks,
    goods,
    thing,
    addressed,
  }: Traits,
): SentenceRole[] {
  if (role === 'balanced' && !bothSure) return ['honest']
  if ((personal || asks) && (role === 'understood' || role === 'learn')) return []
  if (personal && reaching.has(role)) return ['direct']
  if (
    role === 'help' &&
    (opinion || detailed) &&
    !(goods && (rating ?? 5) <= 2 && (addressed || (thing && !detailed))) &&
    !mendable &&
    !unsettled &&
    !ignored &&
    !grave.some((one) => structure.includes(one))
  ) {
    return structure.includes('learn') ? [] : ['learn']
  }
  if (role === 'help' && !ordered) return ['helpIfOrder']
  if (detailed && asking.has(role)) return []
  if (role !== 'invite') return [role]
  // Without a complaint or an explanation, ask what the stars mean, not what was missing.
  return [criticised || explained ? 'anythingElse' : rating === 3 ? 'clarify' : role]
}

const grave: readonly SentenceRole[] = ['alarmed', 'threatened']
const asking: ReadonlySet<SentenceRole> = new Set(['tellUs', 'invite', 'anythingElse', 'offer'])

function isTrue(structure: Structure, traits: Traits): boolean {
  return count(structure, 'good') <= traits.good && count(structure, 'bad') <= traits.bad
}

/** Four stars get no request for an order number, and comments without text no invitation to return. */
function suits(structure: Structure, traits: Traits, replyKind: ReplyKind): boolean {
  const { rating, glad, bad } = traits
  if (dimmed(structure, traits).length < structure.length || (traits.but && isCarefree(structure))) return false
  if (structure.includes('wish') && !(traits.thing && (traits.positive || replyKind === 'starsHigh'))) return false
  if (replyKind === 'grief') return suitsGrief(structure, traits)
  if (replyKind === 'neutral')
    return glad || !traits.criticised || !structure.some((role) => role === 'farewell' || role === 'offer')
  if (replyKind === 'question') return traits.answered || !structure.includes('farewell')
  if (replyKind === 'positive') return suitsPositive(structure, traits)
  // Praise with one or two stars may be sarcasm, which gets no thanks.
  if (replyKind === 'unclear') return (rating ?? 5) > 2 || !structure.includes('honest')
  if (replyKind !== 'mild' && replyKind !== 'mixed') return true
  const away = structure.includes('farewell')
  if (rating === null && !glad && away && (traits.criticised || !structure.includes('invite'))) return false
  const low = rating !== null && rating < 4
  if (structure.includes('learn') && !low) return false
  if (structure.includes('help') && !(low && bad > 0 && traits.mendable)) return false
  return !(rating === 5 && bad === 0 && !traits.criticised && structure.includes('invite'))
}

/** Only if something is wrong, an invitation to contact us; it gets no thanks. */
function suitsGrief(structure: Structure, { criticised, unsettled, injury, threat, rating }: Traits): boolean {
  const isWrong = unsettled || injury || threat || (criticised && (rating ?? 0) < 4)
  return structure.includes('direct') === isWrong && !(isWrong && structure.includes('shared'))
}

/** Praise that may report harm gets no joy, and advertising no offer either. */
const dimmed = (structure: Structure, { possibleHarm, insincere }: Traits): Structure =>
  possibleHarm || insincere
    ? structure.filter((role) => !cheerful.has(role) && !(insincere && inviting.has(role)))
    : structure

const cheerful: ReadonlySet<SentenceRole> = new Set(['joy', 'pleased', 'encourage', 'wish', 'farewell'])
const inviting: ReadonlySet<SentenceRole> = new Set([
  'offer',
  'anythingElse',
  'invite',
  'learn',
  'help',
  'helpIfOrder',
  'tellUs',
])

/** Joy needs positive words; without them or a topic, thanks are enough. */
function suitsPositive(structure: Structure, { positive, good }: Traits): boolean {
  if (!structure.includes('thanks')) return false
  if (positive) return structure.length > 1 || good > 0
  return !structure.some((role) => role === 'joy' || role === 'encourage')
}

/** Names what the comment names, and more than one of several praised things. */
function namesEnough(structure: Structure, traits: Traits, replyKind: ReplyKind): boolean {
  if (replyKind === 'serious' || replyKind === 'grief' || replyKind === 'insulted') return true
  if (traits.bad > 0 && replyKind !== 'positive') {
    const both = replyKind !== 'mixed' || traits.good === 0 || count(structure, 'good') > 0
    return count(structure, 'bad') >= (traits.twofold ? 2 : 1) && both
  }
  if (traits.good === 0 || replyKind === 'negative') return true
  return count(structure, 'good') >= (replyKind === 'positive' ? Math.min(traits.good, 2) : 1)
}

function withoutMissing(structure: Structure, traits: Traits): Structure {
  const left = { good: traits.good, bad: traits.bad }
  return structure.filter((role) => (role !== 'good' && role !== 'bad') || left[role]-- > 0)
}

const withAnswer = (structures: readonly Structure[]): Structure[] =>
  structures.map((structure) => [...structure.filter((role) => !ends.has(role)), 'answer' as const])

/** Without anything that praises, sells, or wishes to see the customer again. */
const soberly = (structure: Structure): Structure =>
  structure.filter((role) => !bright.has(role)).map((role) => (role === 'balanced' ? 'honest' : role))

const bright: ReadonlySet<SentenceRole> = new Set([...cheerful, 'good', 'invite', 'anythingElse', 'offer', 'remark'])
