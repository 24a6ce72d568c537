import { isAbusive } from './abuse.ts'
import { givesOrders } from './given-orders.ts'
import { hasOath } from './oaths.ts'
import { type OwnWordsRules, ownWordsRules } from './own-words-rules.ts'
import { plainText } from './plain-text.ts'
import { isCommonWord } from './second-opinion/common-words.ts'

/**
 * The parts of a comment that a reply may repeat between quotation marks: one thought each, short, told of the thing
 * and not to anybody. Nothing of a comment that gives orders, and nothing that asks, names, curses or accuses is among
 * them, so what may be repeated is known from the comment alone, whoever wrote the reply.
 */
export function ownWords(text: string, language: string | null): string[] {
  const tests = testsOf(language)
  const plain = plainText(text)
  if (!tests || givesOrders(plain) || isAbusive(plain) || orders.test(plain) || demands.test(plain)) return []
  const read = plain.slice(0, longest).split(sentenceEnds)
  const sentences = plain.length > longest ? read.slice(0, -1) : read
  const parts = sentences.flatMap((sentence) => {
    const whole = bare(sentence)
    if (isQuotable(whole, tests)) return [whole]
    const breaths = sentence.split(breathEnds).map(bare)
    const pieces = breaths.flatMap((breath) => (isLong(breath) ? breath.split(joint).map(bare) : [breath]))
    return pieces.length > 1 ? pieces.filter((part) => isQuotable(part, tests) && !tests.hangs.test(part)) : []
  })
  return [...new Set(parts)].slice(0, most)
}

const longest = 4000
const most = 40

/** A mark after which something new is said; a question keeps its own, so that it is none of the parts. */
const sentenceEnds = /(?<=[?？])|\.+(?=\s|$)|[!;:…\n。！；：|~～♪☆★]+|\s[-–—]+\s/u

/** A comma, or a word after which the opposite is said. */
const breathEnds = /[,，、]|\s(?:but|aber|mais|pero|ma|però|mas|porém)\s/iu

/** What joins two thoughts that are too long together. */
const joint = /\s(?:and|und|et|y|e|because|weil|porque)\s/iu

/** Without the word that ties it to what was said before. */
const bare = (part: string): string => part.trim().replace(tie, '').trim()

const tie =
  /^(?:(?:and|but|also|plus|so|und|aber|auch|et|mais|y|pero|e|ma|mas|porém|però)\s+|(?:但是|但|而且|不过|就是|可是|所以|しかし|でも|ただし|ただ|そして|また|あと))/iu

function isQuotable(part: string, tests: Tests): boolean {
  const small = part.toLowerCase()
  if (!plainWords.test(part) || hasOath(small) || tests.never.test(small)) return false
  if (tests.half.test(small) || tests.open.test(small)) return false
  if (unspaced.test(part)) return [...part].length >= 4 && [...part].length <= 48
  return (
    part.split(/\s+/).length >= 2 &&
    !isLong(part) &&
    part !== part.toUpperCase() &&
    !tests.named.test(part) &&
    !maybeNames(part, tests.language)
  )
}

const isLong = (part: string): boolean => part.length > 125 || part.split(/\s+/).length > 20

/** Letters, and numbers of two digits at most. */
const plainWords = /^\p{L}(?:[\p{L}\p{M}'’\- ー・]|(?<![\p{N}])\p{N}{1,2}(?![\p{N}円元块%]))*\p{L}$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

interface Tests extends Record<keyof OwnWordsRules, RegExp> {
  named: RegExp
  language: string
}

const kept = new Map<string, Tests>()

function testsOf(language: string | null): Tests | null {
  const rules = language === null ? undefined : ownWordsRules[language]
  if (!language || !rules) return null
  const made = kept.get(language) ?? compiled(rules, language)
  kept.set(language, made)
  return made
}

function compiled({ never, half, hangs, open }: OwnWordsRules, language: string): Tests {
  const [before, after] = language === 'ja' || language === 'zh' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  return {
    never: new RegExp(`${before}(?:${never})${after}`, 'u'),
    half: new RegExp(`^(?:${half})${after}`, 'u'),
    hangs: new RegExp(`^(?:${hangs})${after}`, 'iu'),
    open: new RegExp(`${before}(?:${open})$`, 'u'),
    named: language === 'de' ? namedInGerman : named,
    language,
  }
}

/** Whoever is known by a title, or by two words written big where every noun is; "Sie" is the shop. */
const named = /(?:^|\s)(?:Mrs?|Ms|Dr|Mme|Mlle|Sra?|Srta|Sig)\.?\s/u
const namedInGerman =
  /\s\p{Lu}\p{L}*\s\p{Lu}|^(?!\p{L}{1,4}\s|(?:Dies|Unser|Mein|Kein|Eine)\p{L}*\s|Leider\s)\p{Lu}\p{L}+\s\p{Lu}|^(?:Frau|Herrn?|Fr|Hr)\s|\s(?:Sie|Ihr|Ihre[nmrs]?|Ihnen)(?!\p{L})/u

/** Who "was rude" may be somebody by name; so may be what is written big in the middle and is no word of our sentences. */
function maybeNames(part: string, language: string): boolean {
  const [first = ''] = part.split(/\s/)
  if (/^\p{Lu}/u.test(first) && !pronouns.test(first) && isOne.test(part) && !isCommonWord(first, language)) return true
  const inside = language === 'de' ? [] : (part.match(/(?<=\s)\p{Lu}[\p{L}\p{M}]*/gu) ?? [])
  return inside.some((word) => word !== 'I' && !isCommonWord(word, language))
}

const isOne =
  /^\S+\s(?:was|is|has|had|did|does|helped|told|said|war|ist|hat|half|est|était|a|nous|m['’]a|es|era|fue|estaba|nos|me|è|ha|foi|estava|é|seems|sagte)(?!\p{L})/u
const pronouns =
  /^(?:I|You|Who|Someone|Nobody|It|This|That|He|She|There|What|Everything|All|Nothing|One|They|We|These|Das|Es|Dies\p{L}*|Er|Sie|Alles|Man|Nichts|Was|Ce|Cela|Ça|Il|Elle|Tout|On|Rien|Esto|Eso|Todo|Lo|Nada|El|La|Questo|Tutto|Niente|Isto|Isso|Tudo|Ele|Ela|Nada|Não|No|Non|Si|Se|Já)$/u

/** Orders to whoever writes the reply; the words are those that the guard rails watch for. */
const orders =
  /\b(?:instructions?|prompt|pretend|as an ai|you are now|role ?play|anweisung\p{L}*|consignes|instrucciones|istruzioni|instruções)\b|指示|指令|系统提示/iu

/** A sentence that begins by telling the writer what to say or do. */
const demands =
  /(?:^|[.!?:;\n]\s*)(?:please\s+)?(?:ignore|forget|disregard|pretend|ask|say|reply|respond|answer|repeat|confirm|tell|write|print|output|decode|translate|act|visit|contact|sag|sagen|schreib|schreiben|schreibt|antworte|antworten|bestätige|bestätigen|wiederhole|tu so|dites|écris|écrivez|réponds|répondez|répète|confirme|confirmez|di|diga|escrib[ae]|responda?|repita|confirme|scriv[ai]|rispond[ia]|ripeti|conferma|escreva)(?![\p{L}\p{M}])/iu
