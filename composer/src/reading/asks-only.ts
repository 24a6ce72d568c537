import { isAbusive } from './abuse.ts'
import { questionTopicsOf } from './question-topics.ts'
import { isRhetorical } from './rhetorical.ts'
import type { Token } from '../words/tokens.ts'
import { clear, type Hit } from '../words/index.ts'
import { compact } from '../words/compact.ts'

/**
 * Contains only questions, apart from greetings: then no words count as praise or complaints, not even "return" or
 * "damage". Rhetorical questions ("how can you sell such junk?") don't count.
 */
export function asksOnly(text: string, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  if (asksForMore(text) && !hits.some(isPraise)) return true
  if (!/[?？؟か吗]/u.test(text)) return false
  let inQuestions = 0
  let stated = 0
  for (const { index, 0: sentence } of text.matchAll(unspaced.test(text) ? clauses : sentences)) {
    const bare = sentence.replace(courtesy, ' ')
    const letters = bare.match(/\p{L}/gu)?.length ?? 0
    if (letters === 0) continue
    const within = hits.filter(({ from }) => isIn(tokens[from], index, index + sentence.length))
    if (isMarked(bare)) {
      if (wantsNoAnswer(bare, within) || statesFirst(sentence, index, tokens, within)) return false
      inQuestions += letters
    } else if (unmarked.test(bare.trim().toLowerCase()) && !scornful.test(bare.toLowerCase())) {
      inQuestions += letters
    } else {
      if (within.some(isOpinion)) return false
      stated += letters
    }
  }
  return inQuestions > 0 && stated <= inQuestions / 4
}

/** "A lovely bag but too small, can I exchange it?": the part before the question is a statement. */
function statesFirst(sentence: string, start: number, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  const comma = sentence.lastIndexOf(',')
  const before = sentence.slice(0, Math.max(comma, 0))
  if (before.trim().split(/\s+/).length < 3 || conditional.test(before.trim().toLowerCase())) return false
  const stated = hits.filter(({ from }) => isIn(tokens[from], start, start + comma))
  return stated.some(isOpinion) && !stated.some(({ sense }) => sense.kind === 'asks')
}

const conditional = compact(/^(?:if|when|in case|should|wenn|falls|si|quand|cuando|en caso|se|quando|caso)(?!\p{L})/u)

const sentences = /[^.!?。！？؟\n]+[.!?。！？؟]*/gu
/** Chinese and Japanese may put a whole review into one sentence with commas. */
const clauses = /[^.!?。！？؟\n，、,]+[.!?。！？؟，、,]*/gu
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const isMarked = (sentence: string): boolean => /[?？؟]\s*$|ますか[。\s]*$|ですか[。\s]*$|吗[。\s]*$/u.test(sentence)

/** "And is it ok on an adjustable base", after a question that has its mark. */
const unmarked = compact(
  /^(?:(?:and|but|also|so|or) )?(?:is|are|does|do|can|could|will|would|should) (?:it|this|that|they|these|there|the|i|we|you)(?!\p{L})/u,
)

const isIn = (token: Token | undefined, start: number, end: number): boolean =>
  token !== undefined && token.start >= start && token.end <= end

const isPraise = ({ sense }: Hit): boolean => sense.kind === 'opinion' && sense.positive && sense.weight >= clear

const isOpinion = ({ sense }: Hit): boolean => sense.kind === 'opinion' && sense.weight >= clear

function wantsNoAnswer(sentence: string, hits: readonly Hit[]): boolean {
  const small = sentence.toLowerCase()
  if (isAbusive(small) || scornful.test(small) || isRhetorical(small)) return true
  if (isAboutThing.test(small.trim()) && !reproachful.test(small)) return false
  const negative = hits.some((hit) => isOpinion(hit) && hit.sense.kind === 'opinion' && !hit.sense.positive)
  if (negative && reproachful.test(small)) return true
  return questionTopicsOf(small).size === 0 && !hits.some(({ sense }) => sense.kind === 'asks')
}

/** "Is this coming back in sage?? 😩 been waiting since june": impatience isn't a complaint, unless an order is open. */
const asksForMore = (text: string): boolean =>
  text.length <= 160 && restock.test(text.toLowerCase()) && !openOrder.test(text.toLowerCase())

const restock = compact(
  /(?:coming|come|be|is|are|get) back (?:in|soon|again|anytime)(?: \S+){0,4}\?|back in stock(?: \S+){0,3}\?|(?:will|when|please|pls|any|you|u|going to|gonna|getting|is|are) (?:\S+ ){0,4}re-?stock(?:ing|ed)?(?: \S+){0,5}\?|^(?:please |pls |plz )*re-?stock|wieder (?:da|verfügbar|lieferbar|auf lager|erhältlich|im sortiment)(?: \S+){0,3}\?|(?:retour|de nouveau|bientôt) (?:en stock|disponible)(?: \S+){0,3}\s?\?|réassort(?: \S+){0,4}\s?\?|(?:vuelv|volv)\p{L}+ a (?:tener|haber|estar|salir)(?: \S+){0,5}\?|(?:torna|tornerà|tornano|torneranno) (?:disponibil|in)\p{L}*(?: \S+){0,4}\?|(?:volta|vai voltar|volta a ter|repõe)(?: \S+){0,5}(?:estoque|stock)(?: \S+){0,3}\?|再入荷|再販/u,
)

const openOrder = compact(
  /(?<!\p{L})(?:order(?:ed)?|parcel|package|refund|money|broke\p{L}*|bestell\p{L}*|paket|geld|command\p{L}*|colis|rembours\p{L}*|pedido|paquete|dinero|ordin\p{L}*|pacco|soldi|encomenda|dinheiro)(?!\p{L})|注文|返金/u,
)

const courtesy = compact(
  [
    '(?<!\\p{L})(?:hi|hey|hello|dear(?: team| all)?|good (?:morning|day|evening)|thanks?(?: you)?(?: very much| so much| in advance)?|many thanks|please',
    '(?:just )?asking for (?:a friend|(?:my|me|our)(?: (?!order|refund|money)\\p{L}+\\**){0,3})|frage für einen freund|pour un ami|para un amigo|per un amico',
    "hallo|guten (?:tag|morgen|abend)|vielen dank|danke(?: im voraus)?|bitte|bonjour|bonsoir|merci(?: d[’']avance| beaucoup)?|cordialement",
    'hola|buenas(?: tardes)?|buenos días|(?:muchas )?gracias|un saludo|saludos|ciao|buongiorno|buonasera|salve|grazie(?: mille)?',
    'olá|oi|bom dia|boa (?:tarde|noite)|(?:muito )?obrigad[oa])(?!\\p{L})|こんにちは|はじめまして|よろしくお願い(?:いた)?します|ありがとうございます|您好|你好|谢谢|謝謝',
  ].join('|'),
  'giu',
)

/** "Is it itchy?", "sind die bequem?": a question about a quality isn't an opinion of it. */
const isAboutThing = compact(
  /^(?:so |but |and |also |und |aber |et |mais |y |pero |e |ma |mas )?(?:(?:is|are|does|do|will|can) (?:it|this|they|these|that|the \p{L}+)|(?:works?|fits?) (?:with|on|in|for|under|a|an)|(?:compatible|suitable|available|ok|okay|safe)|(?:ist|sind|wird|kann|hält|passt|riecht|kratzt) (?:das|die|der|es|sie|er)|(?:est-ce que |est-ce qu')(?:c'est|[çc]a|il|elle|ils|elles)|(?:il|elle)s? (?:est|sont)|¿(?:es|son|está|se|da|huele|pica|lleva|tiene)|(?:è|sono|può|punge|ha)|(?:é|são|tem|dá)) (?:\S+ ){0,7}\S+\s?[?？]+\s*$/u,
)

/** Says nothing that needs an answer. */
const scornful = compact(
  /(?<!\p{L})(?:a scam|for real|serious|insane|stupid|blind|mad|ernst|sérieux|en serio|sul serio|a sério)(?!\p{L})|kidding|joking|\ba joke\b|seriously|no shame|junk|rubbish|garbage|\btrash\b|\bcrap\b|worst|horrible|soll das ein witz|schrott|\bmüll\b|frechheit|pourriture|se moque|foutez|arnaque|vergogn|schifo|presa in giro|basura|vergüenza|estafa|tomadura|\blixo\b|vergonha|palhaçada|ふざけ|ゴミ|最悪|垃圾|骗|开玩笑|要脸|良心/u,
)

/** "Why did it break?" is a complaint. */
const reproachful = compact(
  /(?<!\p{L})(?:why|how (?:can|could) (?:you|anyone)|how dare|warum|wieso|weshalb|wie k[aö]nnt? ihr|pourquoi|comment (?:pouvez|osez)|por qué|cómo (?:pueden|se atreven)|perch[eé]|come (?:potete|osate)|por ?qu[eê]|como (?:podem|ousam)|where is my|wo bleibt)(?!\p{L})|なぜ|なんで|难道|居然|竟然|不是吗|どうして|为什么|为何|怎么会|怎么能/u,
)
