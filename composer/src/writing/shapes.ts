import type { Traits } from './traits.ts'
import type { Contact, ReplyKind } from './phrases/phrase-book.ts'
import { isReplaceable, withCare } from './shapes-with-care.ts'
import { long, short, usual } from './shape-lists.ts'
import type { ReplyLength } from './style.ts'
import type { Place, Shape } from './place.ts'

/** All structures that fit the comment; the caller picks one that the page hasn't used. */
export function shapesFor(replyKind: ReplyKind, length: ReplyLength, traits: Traits): Shape[] {
  if (traits.threatens && replyKind === 'insulted') return [['calm']]
  if (traits.despairs && replyKind === 'serious') return [['injury', 'direct']]
  if (traits.lateToo) return length === 'shorter' ? [['condolence', 'lateToo']] : [['condolence', 'lateToo', 'direct']]
  if (traits.remembers) return [['highlight', 'acknowledged'], ['highlight']]
  const listed = length === 'shorter' ? short[replyKind] : length === 'longer' ? long[replyKind] : usual[replyKind]
  const all = listed
    .map((shape) => shape.split(' ') as Place[])
    .filter((shape) => opensRightly(shape, traits, replyKind))
  const fitting = all.filter(
    (shape) => isTrue(shape, traits) && suits(shape, traits, replyKind) && namesEnough(shape, traits, replyKind),
  )
  const shapes = fitting.length > 0 ? fitting : all.map((shape) => dimmed(withoutMissing(shape, traits), traits))
  const answered = traits.question && asksMore.has(replyKind) ? withAnswer(shapes) : shapes
  const sober = (shape: Shape): Shape => (traits.solemn ? soberly(shape) : shape)
  return answered.map((shape) =>
    withReturning(
      withCare(
        withHighlight(
          within(
            replyKind,
            withMention(withRegret(sober(shape), traits), traits).flatMap((place) =>
              inTheseTerms(place, shape, traits),
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
}

/** If something is pending, says how to contact us. The "but" of a positive review gets a clause. */
function within(replyKind: ReplyKind, shape: Shape, traits: Traits): Shape {
  const { unsettled, ignored, but, question } = traits
  if (ignored) return acknowledgeIgnored(reachable(shape, traits))
  if (unsettled && open.has(replyKind)) return reachable(shape, traits)
  if (!but || question || !friendly.has(replyKind)) return shape
  const end = shape.findIndex((place) => ends.has(place) || idle.has(place))
  return end < 0 ? [...shape, 'remark'] : shape.toSpliced(end, 0, 'remark')
}

function reachable(shape: Shape, { personal }: Traits): Shape {
  if (shape.some((place) => reaching.has(place))) return shape
  return [...shape.filter((place) => !ends.has(place) && !idle.has(place)), personal ? 'direct' : 'helpIfOrder']
}

/** Acknowledges the unanswered messages before asking the customer to write again. */
function acknowledgeIgnored(shape: Shape): Shape {
  const empathyIndex = shape.indexOf('understood')
  if (empathyIndex > 0) return shape.with(empathyIndex, 'ignored')
  const contactIndex = shape.findIndex((place) => reaching.has(place))
  return shape.toSpliced(contactIndex, 0, 'ignored')
}

/** What is particular replaces a sentence that fits any comment. */
function withHighlight(shape: Shape, { highlight }: Traits): Shape {
  if (!highlight) return shape
  // Praise comes before the complaint.
  const complaint = shape.indexOf('bad')
  if (complaint > 0) return shape.toSpliced(complaint, 0, 'highlight')
  const general = shape.findIndex((place, index) => index > 0 && isReplaceable(place))
  if (general > 0) return shape.with(general, 'highlight')
  const answer = shape.indexOf('answer')
  return answer > 0 ? shape.toSpliced(answer, 0, 'highlight') : [...shape, 'highlight']
}

/** Customers whom we answered before aren't strangers. */
function withReturning(shape: Shape, replyKind: ReplyKind, { returning, ignored, solemn, insincere }: Traits): Shape {
  if (!returning || ignored || solemn || insincere || replyKind === 'insulted') return shape
  return shape.toSpliced(1, 0, blaming.has(replyKind) ? 'again' : 'back')
}

const blaming: ReadonlySet<ReplyKind> = new Set(['negative', 'starsLow', 'unclear'])
const friendly: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed'])
const open: ReadonlySet<ReplyKind> = new Set(['negative', 'mild', 'mixed', 'neutral', 'unclear'])
const reaching: ReadonlySet<Place> = new Set<Contact>(['help', 'helpIfOrder', 'direct'])
const idle: ReadonlySet<Place> = new Set(['anythingElse', 'clarify'])

function withRegret(shape: Shape, { regret, criticised }: Traits): Shape {
  const instead = criticised ? 'sympathy' : 'wished'
  return regret ? shape.flatMap((place): Place[] => (place === 'honest' ? [place, instead] : [place])) : shape
}

/** Mentioned topics replace general thanks; quoted praise follows the thanks. */
function withMention(shape: Shape, { about, quotes }: Traits): Shape {
  if (!about) return shape
  const general = shape.findIndex((place) => thanking.has(place))
  if (general < 0) return shape.toSpliced(1, 0, 'mention')
  return quotes ? shape.toSpliced(general + 1, 0, 'mention') : shape.with(general, 'mention')
}

const thanking: ReadonlySet<Place> = new Set(['thanks', 'honest', 'balanced', 'noted'])

const asksMore: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed', 'neutral'])
const ends: ReadonlySet<Place> = new Set(['wish', 'farewell', 'encourage', 'invite', 'help', 'offer', 'learn'])

const count = (shape: Shape, place: Place): number => shape.filter((one) => one === place).length

/** Injuries and threats are answered as such, and a heart without words isn't text. */
function opensRightly(shape: Shape, { injury, threat, wordless }: Traits, replyKind: ReplyKind): boolean {
  if (replyKind === 'serious') return shape.includes(injury ? 'injury' : threat ? 'threatened' : 'alarmed')
  return replyKind !== 'neutral' || shape.includes('gesture') === wordless
}

/** Not everything was ordered, and the reply doesn't request what the comment already says. */
function inTheseTerms(
  place: Place,
  shape: Shape,
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
    thing,
  }: Traits,
): Place[] {
  if (place === 'balanced' && !bothSure) return ['honest']
  if ((personal || asks) && (place === 'understood' || place === 'learn')) return []
  if (personal && reaching.has(place)) return ['direct']
  if (
    place === 'help' &&
    (opinion || detailed) &&
    !(thing && !detailed && (rating ?? 5) <= 2) &&
    !mendable &&
    !unsettled &&
    !ignored &&
    !grave.some((one) => shape.includes(one))
  ) {
    return shape.includes('learn') ? [] : ['learn']
  }
  if (place === 'help' && !ordered) return ['helpIfOrder']
  if (detailed && asking.has(place)) return []
  if (place !== 'invite') return [place]
  // Without a complaint or an explanation, ask what the stars mean, not what was missing.
  return [criticised || explained ? 'anythingElse' : rating === 3 ? 'clarify' : place]
}

const grave: readonly Place[] = ['alarmed', 'threatened']
const asking: ReadonlySet<Place> = new Set(['tellUs', 'invite', 'anythingElse', 'offer'])

function isTrue(shape: Shape, traits: Traits): boolean {
  return count(shape, 'good') <= traits.good && count(shape, 'bad') <= traits.bad
}

/** Four stars get no request for an order number, and comments without text no invitation to return. */
function suits(shape: Shape, traits: Traits, replyKind: ReplyKind): boolean {
  const { rating, glad, bad } = traits
  if (dimmed(shape, traits).length < shape.length) return false
  if (shape.includes('wish') && !(traits.thing && (traits.positive || replyKind === 'starsHigh'))) return false
  if (replyKind === 'grief') return suitsGrief(shape, traits)
  if (replyKind === 'neutral')
    return glad || !traits.criticised || !shape.some((place) => place === 'farewell' || place === 'offer')
  if (replyKind === 'question') return traits.answered || !shape.includes('farewell')
  if (replyKind === 'positive') return suitsPositive(shape, traits)
  // Praise with one or two stars may be sarcasm, which gets no thanks.
  if (replyKind === 'unclear') return (rating ?? 5) > 2 || !shape.includes('honest')
  if (replyKind !== 'mild' && replyKind !== 'mixed') return true
  const away = shape.includes('farewell')
  if (rating === null && !glad && away && (traits.criticised || !shape.includes('invite'))) return false
  const low = rating !== null && rating < 4
  if (shape.includes('learn') && !low) return false
  if (shape.includes('help') && !(low && bad > 0 && traits.mendable)) return false
  return !(rating === 5 && bad === 0 && !traits.criticised && shape.includes('invite'))
}

/** Only if something is wrong, an invitation to contact us; it gets no thanks. */
function suitsGrief(shape: Shape, { criticised, unsettled, injury, threat, rating }: Traits): boolean {
  const isWrong = unsettled || injury || threat || (criticised && (rating ?? 0) < 4)
  return shape.includes('direct') === isWrong && !(isWrong && shape.includes('shared'))
}

/** Praise that may report harm gets no joy, and advertising no offer either. */
const dimmed = (shape: Shape, { possibleHarm, insincere }: Traits): Shape =>
  possibleHarm || insincere
    ? shape.filter((place) => !cheerful.has(place) && !(insincere && inviting.has(place)))
    : shape

const cheerful: ReadonlySet<Place> = new Set(['joy', 'pleased', 'encourage', 'wish', 'farewell'])
const inviting: ReadonlySet<Place> = new Set([
  'offer',
  'anythingElse',
  'invite',
  'learn',
  'help',
  'helpIfOrder',
  'tellUs',
])

/** Joy needs positive words; without them or a topic, thanks are enough. */
function suitsPositive(shape: Shape, { positive, good }: Traits): boolean {
  if (!shape.includes('thanks')) return false
  if (positive) return shape.length > 1 || good > 0
  return !shape.some((place) => place === 'joy' || place === 'encourage')
}

/** Names what the comment names, and more than one of several praised things. */
function namesEnough(shape: Shape, traits: Traits, replyKind: ReplyKind): boolean {
  if (replyKind === 'serious' || replyKind === 'grief' || replyKind === 'insulted') return true
  if (traits.bad > 0 && replyKind !== 'positive') {
    const both = replyKind !== 'mixed' || traits.good === 0 || count(shape, 'good') > 0
    return count(shape, 'bad') >= (traits.twofold ? 2 : 1) && both
  }
  if (traits.good === 0 || replyKind === 'negative') return true
  return count(shape, 'good') >= (replyKind === 'positive' ? Math.min(traits.good, 2) : 1)
}

function withoutMissing(shape: Shape, traits: Traits): Shape {
  const left = { good: traits.good, bad: traits.bad }
  return shape.filter((place) => (place !== 'good' && place !== 'bad') || left[place]-- > 0)
}

const withAnswer = (shapes: readonly Shape[]): Shape[] =>
  shapes.map((shape) => [...shape.filter((place) => !ends.has(place)), 'answer' as const])

/** Without anything that praises, sells, or wishes to see the customer again. */
const soberly = (shape: Shape): Shape =>
  shape.filter((place) => !bright.has(place)).map((place) => (place === 'balanced' ? 'honest' : place))

const bright: ReadonlySet<Place> = new Set([...cheerful, 'good', 'invite', 'anythingElse', 'offer', 'remark'])
