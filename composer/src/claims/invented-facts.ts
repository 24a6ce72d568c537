import type { ComposeRequest } from '../composer.ts'
import { commentText } from '../reading/read-comment.ts'
import { matches } from '../words/term-pattern.ts'
import type { Span } from './claim.ts'
import { isDenied } from './denials.ts'
import { freeOfClaims } from './free-of-claims.ts'
import type { FactTerm } from '../words/fact-term.ts'
import { factTerms } from '../words/fact-terms.ts'
import { isSameQuantity, quantitiesIn, type Quantity } from '../words/quantities.ts'
import { sentencesOf, type Sentence } from '../words/sentences.ts'
import { restatedFacts, supportOfQuantity, type StoredFacts } from './stored-facts.ts'
import { compact } from '../words/compact.ts'

/** Unsupported statements about the product, times, and measurements. */
export function inventedFacts(request: ComposeRequest, text: string, facts: StoredFacts): Span[] {
  const comment = commentText(request)
  const inComment = quantitiesIn(comment)
  return sentencesOf(text).flatMap((sentence) => [
    ...terms(sentence, facts, comment),
    ...quantities(sentence, facts, inComment),
    ...years(sentence, facts, comment),
    ...freeOfClaims(sentence, facts),
  ])
}

function terms(sentence: Sentence, facts: StoredFacts, comment: string): Span[] {
  return factTerms.flatMap((term) =>
    matches(sentence.text, term.pattern).flatMap(({ start, end, words }) => {
      // Shop policies can be phrased in many ways, so the reply must restate them, not just mention them.
      if (term.about === 'offer' && restatedFacts(facts, sentence.text).length > 0) return []
      const stored = term.about === 'offer' ? [] : polarities(facts, term, words)
      const denied = isDenied(sentence.text, start, end)
      if (stored.includes(denied)) return []
      // If the customer asks or complains about leather, the reply may mention it.
      const isMentioned = comment.search(term.pattern) >= 0
      if (isMentioned && term.about !== 'origin' && speaksOfTheComment.test(sentence.text)) return []
      if (isMentioned && term.about === 'property' && isOnlyThanked(sentence.text, words)) return []
      if (isMentioned && term.about === 'material' && stored.length === 0 && !asserts.test(sentence.text)) return []
      const reason = stored.length > 0 ? 'A stored fact says the opposite.' : reasons[term.about]
      return [{ kind: 'fact' as const, reason, start: sentence.start + start, end: sentence.start + end }]
    }),
  )
}

/** Whether stored facts affirm a term (false), deny it (true), or both. */
export function polarities(facts: StoredFacts, term: FactTerm, words: string): boolean[] {
  return facts.sentences.flatMap(({ text }) =>
    matches(text, term.pattern)
      // For origin, the place itself must match; mentioning any place isn't enough.
      .filter((match) => term.about !== 'origin' || match.words.toLowerCase() === words.toLowerCase())
      .map(({ start, end }) => isDenied(text, start, end)),
  )
}

function quantities(sentence: Sentence, facts: StoredFacts, inComment: readonly Quantity[]): Span[] {
  return quantitiesIn(sentence.text).flatMap((quantity): Span[] => {
    if (supportOfQuantity(facts, quantity, sentence.text)) return []
    const before = sentence.text.slice(0, quantity.start)
    const lead = deadline.exec(before)
    const after = /^\s?以内/u.exec(sentence.text.slice(quantity.end))
    // "Two weeks is far too soon" only refers to what the customer wrote.
    if (!lead && !after && inComment.some((one) => isSameQuantity(quantity, one))) return []
    const start = sentence.start + quantity.start - (lead?.[0].length ?? 0)
    const end = sentence.start + quantity.end + (after?.[0].length ?? 0)
    if (lead || after) return [{ kind: 'promise', reason: 'No stored fact supports this time limit.', start, end }]
    const reason = quantity.time
      ? 'No stored fact mentions this length of time.'
      : 'No stored fact mentions this measurement.'
    return [{ kind: 'fact', reason, start, end }]
  })
}

function years(sentence: Sentence, facts: StoredFacts, comment: string): Span[] {
  return matches(sentence.text, /(?<![\p{L}\p{N}])(?:18|19|20)\p{Nd}{2}(?![\p{L}\p{N}%])/gu).flatMap((match) =>
    facts.has(match.words) || comment.includes(match.words)
      ? []
      : [
          {
            kind: 'fact' as const,
            reason: 'No stored fact mentions this year.',
            start: sentence.start + match.start,
            end: sentence.start + match.end,
          },
        ],
  )
}

const reasons: Record<FactTerm['about'], string> = {
  material: 'No stored fact mentions this material.',
  property: 'No stored fact mentions this property.',
  certificate: 'No stored fact mentions this certificate.',
  award: 'No stored fact mentions this award.',
  stock: 'No stored fact supports this claim about stock.',
  warranty: 'No stored fact mentions this warranty.',
  origin: 'No stored fact mentions this origin.',
  renown: 'No stored fact supports this claim about popularity.',
  safety: 'No stored fact supports this safety claim.',
  offer: 'No stored fact says that your store offers this.',
}

const deadline =
  /(?:within|in|by|under|in under|binnen|innerhalb von|innerhalb|sous|dans les|dans|en|dentro de|entro|em até|em|até|in|tra|fra|dans un délai de|en un plazo de)\s+(?:the next\s+|den nächsten\s+|les prochaines\s+|las próximas\s+|le prossime\s+|as próximas\s+)?$|(?:在|于)$/iu

const speaksOfTheComment = compact(
  /\b(?:sorry|apologi[sz]e|ask(?:ed|ing)?|question|wonder|whether|mention(?:ed)?|hear|read|what you (?:say|write)|your (?:point|remark|words|note|question|comment|feedback)|you (?:write|say|ask|mention|describe|find|feel)|leid|entschuldig\p{L}*|frage\p{L}*|ob|schreib\p{L}*|erwähn\p{L}*|désolée?s?|navrée?s?|demand\p{L}*|question|mentionn\p{L}*|écriv\p{L}*|lament\p{L}*|sentimos|pregunt\p{L}*|mencion\p{L}*|comenta\p{L}*|dispiac\p{L}*|domand\p{L}*|chied\p{L}*|scriv\p{L}*|segnal\p{L}*|lament\p{L}*|desculp\p{L}*|pergunt\p{L}*|escrev\p{L}*|relat\p{L}*)\b|申し訳|残念|ご質問|お尋ね|ご指摘|とのこと|抱歉|遗憾|您问|提到|询问|您说|反映/iu,
)

/** "Thank you for telling us that it survived the dishwasher": what the customer reports, without a promise of ours. */
const isOnlyThanked = (sentence: string, words: string): boolean =>
  thanks.test(sentence) &&
  happened.test(sentence) &&
  !promises.test(sentence) &&
  !/safe|proof|able$|fest|geeignet/iu.test(words)

const thanks = compact(
  /\b(?:thanks?|thank you|glad|happy|pleased|delighted|great|good|lovely|wonderful) (?:\p{L}+ ){0,4}?(?:that|to know|to hear|it|your|they|for|telling|letting|sharing)\b|\b(?:danke|dank|freut|schön|merci|heureux|ravis?|contents?|gracias|alegra\p{L}*|grazie|felici|contenti|obrigad[oa]s?|fico|ficamos)\b|ありがとう|嬉しく|うれしく|感谢|谢谢|很高兴/iu,
)

/** In the past, because the present is a promise. */
const happened = compact(
  /\b(?:survived|held up|has held|came (?:through|out)|come (?:through|out)|went through|gone through|been through|handled|withstood|stood up|lasted|überlebt|überstand\p{L}*|ausgehalten|résisté|survécu|tenu|sobreviv\p{L}+|resistió|resistido|aguant\p{L}+|sopravviss\p{L}+|resistit\p{L}+|resistiu)\b|耐え|持ちこたえ/iu,
)

/** Says that it is so for everyone, now, or always. */
const promises = compact(
  /\b(?:(?:is|are|isn[’']t|it[’']s|they[’']re) (?:\p{L}+ ){0,3}(?:safe|suitable|proof|fine|made|designed|built|meant)|(?:can|may|will|should|always|every|all (?:our|of our)|designed|built|made to|goes|go) \p{L}|safe|suitable|(?:ist|sind|können?|kann|dürfen|darf|immer|geeignet|peut|peuvent|toujours|puede|pueden|siempre|può|possono|sempre|pode|podem)(?= ))/iu,
)

const asserts = compact(
  /\b(?:made (?:of|from|with)|(?:is|are|uses?|contains?) (?:\p{L}+ ){0,2}(?:real|genuine|pure|solid|100)|100\s?%|genuine|pure|yes|aus (?:echte[mr]|reine[mr]|100)|besteht aus|ist aus|fabriqu\p{L}+ en|est en|oui|hecho de|es de|sí|fatt[oa] (?:di|in)|è (?:di|in)|sì|feito de|é de|sim)\b|はい|製です|で作|使用して|采用|由.{0,6}制|是的/iu,
)
