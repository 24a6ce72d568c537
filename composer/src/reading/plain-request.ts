import { isRhetorical } from './rhetorical.ts'
import { asksUnmarked } from './unmarked-questions.ts'
import { compact } from '../words/compact.ts'

/** A request for information, with or without a question mark, including languages with few word lists. */
export function asksSomething(text: string): boolean {
  const small = text.toLowerCase()
  return asking.test(small) || marked(small)
}

/** Ends with a question; most question marks elsewhere are rhetorical. */
export function endsAsking(text: string): boolean {
  return (
    /[?？؟][)\s\p{Extended_Pictographic}]*$/u.test(text.slice(-400).replace(/\s*read more\s*$/i, '')) &&
    marked(text.slice(-400))
  )
}

/** A question to the shop anywhere in a comment, such as "Do you sell refills?" among praise. */
export function asksTheShop(text: string): boolean {
  return [...withoutImpatience(text).matchAll(/([^.!?。！？\n]{1,300})[?？]/gu)].some(
    ([, question = '']) =>
      !isRhetorical(question) &&
      (unspaced.test(question)
        ? asksUnspaced.test(question)
        : toTheShop.test(question.trim()) || asksAtTheEnd(question)),
  )
}

/** "Mine gains a minute a day, is that normal for an automatic?" */
function asksAtTheEnd(question: string): boolean {
  const end = question.slice(question.lastIndexOf(',') + 1).trim()
  return end.length < question.trim().length && !isRhetorical(end) && asksUnmarked(end)
}

/** The questions with a mark, without rhetorical ones and URLs. */
export const questionsIn = (text: string): string[] =>
  text
    .replace(/\S+/gu, withoutUrl)
    .split(/(?<=[.!?。！？؟\n])/u)
    .filter((sentence) => sentence.length > 1 && /[?？؟]$/u.test(sentence) && !isRhetorical(sentence))

/** The questions with and without a mark. */
export const allQuestionsIn = (text: string): string[] => [
  ...questionsIn(text),
  ...(text.match(/[^.!?。！？؟\n]+[.!?。！？؟]?/gu) ?? []).filter((one) => !/[?？؟]$/u.test(one) && asksPlainly(one)),
]

/** Also "shop.example/search?q=tea". A single pattern would take seconds for very long words. */
function withoutUrl(word: string): string {
  const [dot, mark] = [word.indexOf('.', 1), word.lastIndexOf('?', word.length - 2)]
  return dot > 0 && mark > dot + 1 ? ' ' : word.replace(/https?:\/\/\S+/u, ' ')
}

/** A question without its mark: "whats the smaller size in grams pls", "würde gern wissen, ob ...". */
export const asksPlainly = (text: string): boolean =>
  withoutImpatience(text)
    .split(/[.!?\n。！？,;]+/)
    .some(
      (sentence) =>
        !isRhetorical(sentence) &&
        ([unmarked, germanUnmarked, asksForHelp].some((pattern) => pattern.test(sentence.trim())) ||
          asksUnmarked(sentence.trim()) ||
          wantsToKnow.test(sentence.trim())),
    )

const wantsToKnow = compact(
  `(?<!\\p{L})(?:${[
    "(?:just )?wondering (?:if|whether|when|how long|what size)|(?:would|i'd) (?:love|like|be interested) to know (?:if|whether|when|how|what|where)|(?:can|could) (?:someone|anyone|you) tell me (?:if|whether|when|how|what|where)|let me know (?:if|whether|when) (?:you|it|they|there)|curious (?:if|whether)|any idea (?:if|whether|when)",
    "(?:i|we|i'd|just|would|really)(?: (?:just|really|only|would|do|all))* (?:want|need|like|love|have) to know (?:if|whether|when|where|why|what (?:happened|happens|to do|the|you|is)|how (?:long|to|i|we|much|do))",
    '(?:ich |wir )?(?:möchte|möchten|will|wollen|würde|muss) (?:\\p{L}+ ){0,3}?(?:wissen|erfahren)$',
    '(?:würde|wüsste|möchte|hätte) (?:ich )?(?:gerne?|mal) (?:gern )?(?:wissen|erfahren|gewusst),? (?:ob|wann|wie|was|wo|welche)|(?:wüsste|würde) gerne?,? (?:ob|wann|wie|wissen)|(?:ich )?frage mich,? (?:ob|wann|wie lange)',
    "(?:j'aimerais|je (?:voudrais|veux|souhaite|souhaiterais)|j'aurais (?:aimé|voulu)|aimerais) savoir (?:si|s'|quand|comment|où|quel|combien|pourquoi)|je me demande (?:si|s'|quand)",
    '(?:me gustaría|quisiera|querría|quería|quiero|queremos|necesito|deseo) saber (?:si|cu[aá]ndo|c[oó]mo|d[oó]nde|qu[eé]|cu[aá]nto|por qu[eé])|me pregunto si',
    '(?:vorrei|voglio|gradirei|mi piacerebbe|volevo) sapere (?:se|quando|come|dov(?:e|.è)|quanto|perch)|mi chiedo se',
    '(?:gostaria|queria|gostava|quero|preciso) (?:de )?saber (?:se|quando|como|onde|quanto|por ?qu[eê])',
    '(?:wil|willen|zou|moet) (?:\\p{L}+ ){0,2}?weten (?:of|wanneer|hoe|waar|waarom|wat)',
  ].join('|')})|(?:教えて(?:ください|いただけ|欲しい|ほしい)|知りたい(?:です|の))|请问|想(?:知道|问一下)`,
  'u',
)

const unmarked =
  /^(?:(?:hi|hey|hello|ok|also|and|but|btw|just wondering|quick question|question)[,:]? )*(?:do you (?:do|have|sell|ship|deliver|offer|stock|make|accept|take)|can (?:i|you|we) (?:get|have|buy|order|return|exchange|swap|replace|send|use|wash|put)|(?:what's|whats|what is) (?:the|your) (?!point|use|big deal|fuss|matter)\S+ (?:\S+ )*(?:pls|please|plz|size|price|weight|address|number|dimensions?)|how (?:much|many|long|big|heavy|do i|can i) (?:is|are|does|do|get|return|order|exchange|use|clean|wash|contact|reach) ?\S*|is there (?:any (?:way|chance)|a way|an? (?:bigger|smaller|larger|refill|discount|code|size))|are there any|(?:any (?:chance|idea) (?:of|when|how|what)))(?: \S+)*$/u

/** "Wheres my parcel", "any update on my order", "dónde está mi pedido". */
const asksForHelp = compact(
  `^(?:(?:hi|hey|hello|so|ok|also|and|but|please|hola|y|e|und|et|mais|pero)[,:]? )*(?:${[
    "where(?:'s|s| is| are| the (?:hell|heck) (?:is|are)) (?:my|our) \\S+",
    'when (?:will|do you|does it|can (?:i|we)|are you|is (?:it|this|my|the next)(?= (?:going|coming|due|back|arriving|being|parcel|order|package|restock|delivery|batch))) ?\\S+',
    '(?:has|have|is|did|was) (?:it|my \\S+|our \\S+|this|anything) (?:even |already |been |ever |actually |yet |still )*(?:been |get |gotten )?(?:shipped|sent|dispatched|mailed|coming|lost|arrive|ship|left)',
    'any (?:updates?|news|word|eta) (?:on|about|regarding|yet|for (?:my|our|this|the))',
    '(?:can|could|would|will) (?:someone|anyone|somebody|anybody|you|u|you guys)(?: please| pls| kindly)? (?:please )?(?:call|contact|email|help|reply|respond|explain|send|get back|look into|check|confirm|let (?:me|us) know|tell (?:me|us)(?! how (?:much|good|great)))',
    'how (?:do|can|should|would) (?:i|we) (?:send|fix|open|wash|clean|use|get|return|order|exchange|contact|reach|cancel|change|track|claim|assemble|replace|remove|set|turn|make sure)',
    "what (?:happens|happened) (?:now|next|if|to (?:my|our|the)|with (?:my|our|the))|what (?:do|can|should|am) i (?:do|supposed)|what's (?:going on|happening|the status)|whats (?:going on|happening|the status)|what is (?:going on|happening|the status)",
    'wo (?:ist|sind|bleibt|bleiben|steckt) (?:denn )?(?:mein|unser)\\p{L}*|wann (?:kommt|kommen|wird|kann|bekomme|krieg|geht)',
    'où (?:est|sont|en est|se trouve) (?:donc )?(?:mon|ma|mes|notre|nos)|quand (?:est-ce que|vais-je|allez-vous|arrive)',
    '¿?(?:d[oó]nde est[aá]n?|para cu[aá]ndo|cuándo (?:llega|llegará|vais|van|me|voy))',
    "dov'è (?:il|la|lo) mi|dove sono i miei|quando (?:arriva|arriverà|arriveranno) (?:il mio|la mia|i miei|le mie)",
    '(?:onde está|onde estão|cadê) (?:o |a |os |as )?(?:meu|minha)|quando (?:chega|vai chegar|vou receber) (?:o |a |os |as )?(?:meus?|minhas?)',
    'waar (?:is|zijn|blijft|blijven) (?:mijn|onze|ons)|wanneer (?:komt|krijg|wordt|kan)',
  ].join('|')})`,
  'u',
)

/** German questions without a mark start with the verb and have a word typical of questions: "ist die eigentlich vegan". */
const germanUnmarked = compact(
  /^(?:und |aber )?(?:ist|sind|hat|habt|haben|kann|könnt|gibt|wird|passt|geht|hält|kommt|macht|liefert|verkauft|bietet) (?:man|die|der|das|es|sie|er|ihr|euer|eure|diese[rs]?)(?: \S+)* ?(?<!\p{L})(?:eigentlich|denn|wohl)(?!\p{L})|^(?:und |aber )?(?:kann|darf) (?:ich|man|wir) (?!(?:\S+ )*nicht(?!\p{L}))(?:\S+ )*(?:noch|auch) (?:\S+ )*(?:umtauschen|tauschen|zurückgeben|zurückschicken|zurücksenden|stornieren|ändern|bestellen|nachbestellen|bekommen)(?!\p{L})|^(?:und |aber )?gibt es (?:den|die|das|davon|dies\p{L}*)(?: \S+)* ?(?<!\p{L})(?:auch|noch)(?!\p{L})/u,
)

const asksUnspaced = /(?:ますか|ですか|でしょうか|ませんか)$|(?:吗|么|有没有|可不可以|能不能|什么时候|多久|怎么)/u

const toTheShop = compact(
  `^(?:¿\\s?)?(?:(?:and|but|so|also|quick question|just wondering|btw|und|aber|et|mais|y|pero|e|ma|mas)[,:]? )*(?:${[
    '(?:do|does|did|can|could|will|would|is|are|have|has|should|may|when|where|which|how (?:do|long|many|much|often|can|should)|what (?:is|are|size|do|does|will|can|should|about|happens|happened)|any (?:chance|plans))(?: \\S+){2,}',
    '(?:works? (?:with|on|in)|fits? (?:in|on|under|an?)|compatible with|suitable for|(?:ok|okay|safe) (?:for|in|with|to)|available in|comes in|ships? to)(?: \\S+){1,6}',
    '(?:gibt|kann|kannst|können|könnt|könnten|habt|haben|ist|sind|wird|werden|kommt|enthält|enthalten|passt|passen|gilt|brennt|verträgt|riecht|kratzt|wann|wo|wie|welche[rsn]?|darf|soll|sollte|muss|macht|bietet|verkauft|verkaufen|liefert|liefern|was)(?: \\S+){2,}',
    '(?:est-ce|avez|pouvez|peut-on|y a-t-il|faut-il|quand|où|comment|combien|quel(?:le)?s?|allez|proposez|vendez|livrez|puis-je|serait-il|existe|\\p{L}+-(?:t-)?(?:il|elle|ils|elles|on|vous))(?: \\S+){1,}',
    '(?:tenéis|tienen|tiene|hay|se puede|puedo|puede|pueden|podéis|podr[ií]an?|podríais|cuándo|cuánto|dónde|cómo|qué|cuál|vais|van|enviáis|envían|hacéis|hacen|es|son|lleva|llevan|contiene|contienen|incluye|cubre|cabe|caben|pesa|mide)(?: \\S+){1,}',
    "(?:avete|c'è|ci sono|si può|posso|potete|potreste|può|potrei|quando|dove|come|quanto|quale|fate|vendete|spedite|bisogna|è|sono|contiene|contengono|copre|funziona|regge)(?: \\S+){1,}",
    '(?:kan|kunnen|kunt|kun|mag|is|zijn|heeft|hebben|komt|komen|wordt|worden|wanneer|waar|hoe|welke|past|gaat|verkopen|leveren)(?: \\S+){2,}',
    '(?:vocês|você|tem|têm|há|posso|podem|poderiam|poderia|quando|onde|como|quanto|qual|vendem|enviam|dá para|é|são|contém|cabe|funciona)(?: \\S+){1,}',
  ].join('|')})`,
  'u',
)

/** At least three words before the mark: "really?" and "right??" are rhetorical. */
function marked(text: string): boolean {
  return [...text.matchAll(/([^.!?。！？\n]{1,400})[?？؟]/gu)].some(([, question = '']) => {
    if (isRhetorical(question)) return false
    const words = question.trim().split(/\s+/).length
    return unspaced.test(question) ? question.length >= 8 : words >= 3
  })
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const asking = compact(
  [
    '^(?:so |but |and |hi,? |hello,? )?(?:how (?:can|do|could|may) (?:i|we)|(?:can|may|could) (?:i|we|you)(?: please)? (?:get|have|send|tell)|where (?:can|do) (?:i|we))(?![a-z])',
    '(?:please|kindly|pls) (?:send|share|give|tell) (?:me|us|the|more) ?(?:the |more )?(?:details?|price|info|number|link)',
    'ขอรายละเอียด|สอบถาม(?!แล้ว)|เท่าไห?ร่|ยังไง(?:คะ|ครับ)|(?:ไหม|มั้ย|หรือเปล่า)(?:คะ|ครับ|ค่ะ|\\s*$)',
    '어떻게 (?:하|받|신청)|알려 ?주세요',
  ].join('|'),
  'u',
)

/** Lowercase, without what only shows impatience: "What on earth is the return address?" */
export const withoutImpatience = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(impatience, '')

const impatience = compact(
  /(?<=(?<!\p{L})(?:what|where|how|when|who|why|which|was|wo|wie|wann|wer|que|où|comment|quand|quoi|qué|dónde|cómo|cuándo|cosa|dove|come|quando|o que|onde|como|wat|waar|hoe|wanneer)) (?:on earth|in the world|in heaven's name|in god's name|the (?:hell|heck|devil|fuck)|zum (?:teufel|kuckuck|henker)|um (?:himmels|gottes) willen|in aller welt|diable|bon sang|demonios|diablos|rayos|diavolo|cavolo|diabos|raios|in hemelsnaam|in godsnaam)(?!\p{L})/gu,
)
