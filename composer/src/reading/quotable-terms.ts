import { isAbusive } from './abuse.ts'
import { factTerms } from '../words/fact-terms.ts'
import { isPromptInjection } from './prompt-injection.ts'
import { hasProfanity } from './profanity.ts'
import { matches } from '../words/term-pattern.ts'
import { type QuotableTermsRules, quotableTermsRules } from './quotable-terms-rules.ts'
import { plainText } from './plain-text.ts'
import { areQuotableWords } from '../words/quotable-words.ts'
import { compact } from '../words/compact.ts'

/**
 * Parts of a comment that a reply may quote: a short thought in our own vocabulary, about a thing and not a person.
 * Excludes orders, questions, profanity, accusations, and claims, so the result depends only on the comment.
 */
export function quotableTerms(text: string, language: string | null): string[] {
  const tests = testsOf(language)
  const plain = plainText(text)
  if (!tests || isPromptInjection(plain) || isAbusive(plain) || orders.test(plain) || demands.test(plain)) return []
  const read = plain.slice(0, longest).split(sentenceEnds)
  const sentences = plain.length > longest ? read.slice(0, -1) : read
  const parts = sentences.flatMap((sentence) => {
    const whole = bare(sentence)
    if (isQuotable(whole, tests)) return [whole]
    const breaths = tests.splits.test(sentence.toLowerCase()) ? [] : sentence.split(breathEnds).map((one) => one.trim())
    return breaths.length > 1 ? breaths.filter((part) => isQuotable(part, tests) && !tests.hangs.test(part)) : []
  })
  return [...new Set(parts)].slice(0, most)
}

const longest = 4000
const most = 40

/** Punctuation that separates statements. Questions keep theirs, so that they are excluded. */
const sentenceEnds = /(?<=[?？])|\.+(?=\s|$)|[!;:…\n。！；：|~～♪☆★]+|\s[-–—]+\s/u

/** A comma, or a word that introduces the opposite. */
const breathEnds = /[,，、]|\s(?:but|aber|mais|pero|ma|però|mas|porém)\s/iu

/** Without the conjunction to the previous part. */
const bare = (part: string): string => part.trim().replace(tie, '').trim()

const tie =
  /^(?:(?:and|but|also|plus|so|und|aber|auch|et|mais|y|pero|e|ma|mas|porém|però)\s+|(?:但是|但|而且|不过|就是|可是|所以|しかし|でも|ただし|ただ|そして|また|あと))/iu

function isQuotable(part: string, tests: Tests): boolean {
  const small = part.toLowerCase()
  if (!plainWords.test(part) || hasProfanity(small) || tests.never.test(small)) return false
  if (tests.half.test(small) || tests.open.test(small)) return false
  if (!areQuotableWords(part, tests.language) || tests.people.test(small) || isClaim(part)) return false
  if (unspaced.test(part)) return [...part].length >= 4 && [...part].length <= 32 && /^\S+$/u.test(part)
  return part.split(/\s+/).length >= 2 && !isLong(part) && part !== part.toUpperCase() && !tests.named.test(part)
}

const isLong = (part: string): boolean => part.length > 90 || part.split(/\s+/).length > 13

/** Letters, and numbers of at most two digits. */
const plainWords = compact(/^\p{L}(?:[\p{L}\p{M}'’\- ー・]|(?<![\p{N}])\p{N}{1,2}(?![\p{N}円元块%]))*\p{L}$/u)
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Claims that the shop would endorse by repeating them: properties, warranties, materials. */
const isClaim = (part: string): boolean => factTerms.some(({ pattern }) => matches(part, pattern).length > 0)

interface Tests extends Record<keyof QuotableTermsRules, RegExp> {
  named: RegExp
  language: string
}

const kept = new Map<string, Tests>()

function testsOf(language: string | null): Tests | null {
  const rules = language === null ? undefined : quotableTermsRules[language]
  if (!language || !rules) return null
  const made = kept.get(language) ?? compiled(rules, language)
  kept.set(language, made)
  return made
}

function compiled({ never, people, half, hangs, open, splits }: QuotableTermsRules, language: string): Tests {
  const [before, after] = language === 'ja' || language === 'zh' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  return {
    never: compact(`${before}(?:${never})${after}`, 'u'),
    half: compact(`^(?:${half})${after}`, 'u'),
    hangs: compact(`^(?:${hangs})${after}`, 'iu'),
    open: compact(`${before}(?:${open})$`, 'u'),
    people: compact(`${before}(?:${people})${after}`, 'u'),
    splits: compact(`${before}(?:${splits})${after}`, 'u'),
    named: language === 'de' ? namedInGerman : named,
    language,
  }
}

/** Titles, or two capitalized words where every noun is capitalized; "Sie" is the shop. */
const named = /(?:^|\s)(?:Mrs?|Ms|Dr|Mme|Mlle|Sra?|Srta|Sig)\.?\s/u
const namedInGerman = compact(
  /\s\p{Lu}\p{L}*\s\p{Lu}|^(?!\p{L}{1,4}\s|(?:Dies|Unser|Mein|Kein|Eine)\p{L}*\s|Leider\s)\p{Lu}\p{L}+\s\p{Lu}|^(?:Frau|Herrn?|Fr|Hr)\s|\s(?:Sie|Ihr|Ihre[nmrs]?|Ihnen)(?!\p{L})/u,
)

/** Orders to the reply's writer, with the words that guard rails check. */
const orders = compact(
  /\b(?:instructions?|prompt|pretend|as an ai|you are now|role ?play|anweisung\p{L}*|consignes|instrucciones|istruzioni|instruções)\b|指示|指令|系统提示/iu,
)

/** A sentence that starts by telling the writer what to say or do. */
const demands = compact(
  /(?:^|[.!?:;\n]\s*)(?:please\s+)?(?:ignore|forget|disregard|pretend|ask|say|reply|respond|answer|repeat|confirm|tell|write|print|output|decode|translate|act|visit|contact|sag|sagen|schreib|schreiben|schreibt|antworte|antworten|bestätige|bestätigen|wiederhole|tu so|dites|écris|écrivez|réponds|répondez|répète|confirme|confirmez|di|diga|escrib[ae]|responda?|repita|confirme|scriv[ai]|rispond[ia]|ripeti|conferma|escreva)(?![\p{L}\p{M}])/iu,
)
