import { isRhetorical } from './rhetorical.ts'

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
  return [
    ...text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/([^.!?。！？\n]{1,300})[?？]/gu),
  ].some(
    ([, question = '']) =>
      !isRhetorical(question) &&
      (unspaced.test(question) ? asksUnspaced.test(question) : toTheShop.test(question.trim())),
  )
}

/** The questions with a mark, without rhetorical ones and URLs. */
export const questionsIn = (text: string): string[] =>
  (text.replace(/https?:\/\/\S+|\S+\.\S+\?\S+/gu, ' ').match(/[^.!?。！？؟\n]+[?？؟]/gu) ?? []).filter(
    (question) => !isRhetorical(question),
  )

/** A question without its mark: "whats the smaller size in grams pls", "würde gern wissen, ob ...". */
export const asksPlainly = (text: string): boolean =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.!?\n。！？,;]+/)
    .some(
      (sentence) =>
        unmarked.test(sentence.trim()) || germanUnmarked.test(sentence.trim()) || wantsToKnow.test(sentence),
    )

const wantsToKnow = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:just )?wondering (?:if|whether|when|how long|what size)|(?:would|i'd) (?:love|like|be interested) to know (?:if|whether|when|how|what|where)|(?:can|could) (?:someone|anyone|you) tell me (?:if|whether|when|how|what|where)|let me know (?:if|whether|when) (?:you|it|they|there)|curious (?:if|whether)|any idea (?:if|whether|when)",
    '(?:würde|wüsste|möchte|hätte) (?:ich )?(?:gerne?|mal) (?:gern )?(?:wissen|erfahren|gewusst),? (?:ob|wann|wie|was|wo|welche)|(?:wüsste|würde) gerne?,? (?:ob|wann|wie|wissen)|(?:ich )?frage mich,? (?:ob|wann|wie lange)',
    "(?:j'aimerais|je voudrais|j'aurais (?:aimé|voulu)|aimerais) savoir (?:si|s'|quand|comment|où|quel|combien)|je me demande (?:si|s'|quand)",
    '(?:me gustaría|quisiera|querría|quería) saber (?:si|cuándo|cómo|dónde|qué|cuánto)|me pregunto si',
    '(?:vorrei|mi piacerebbe|volevo) sapere (?:se|quando|come|dove|quanto)|mi chiedo se',
    '(?:gostaria|queria|gostava) (?:de )?saber (?:se|quando|como|onde|quanto)',
  ].join('|')})|(?:教えて(?:ください|いただけ|欲しい|ほしい)|知りたい(?:です|の))|请问|想(?:知道|问一下)`,
  'u',
)

const unmarked =
  /^(?:(?:hi|hey|hello|ok|also|and|but|btw|just wondering|quick question|question)[,:]? )*(?:do you (?:do|have|sell|ship|deliver|offer|stock|make|accept|take)|can (?:i|you|we) (?:get|have|buy|order|return|exchange|swap|replace|send|use|wash|put)|(?:what's|whats|what is) (?:the|your) (?!point|use|big deal|fuss|matter)\S+ (?:\S+ )*(?:pls|please|plz|size|price|weight|address|number|dimensions?)|how (?:much|many|long|big|heavy|do i|can i) (?:is|are|does|do|get|return|order|exchange|use|clean|wash|contact|reach) ?\S*|is there (?:any (?:way|chance)|a way|an? (?:bigger|smaller|larger|refill|discount|code|size))|are there any|(?:any (?:chance|idea) (?:of|when|how|what)))(?: \S+)*$/u

/** German questions without a mark start with the verb and have a word typical of questions: "ist die eigentlich vegan". */
const germanUnmarked =
  /^(?:und |aber )?(?:ist|sind|hat|habt|haben|kann|könnt|gibt|wird|passt|geht|hält|kommt|macht|liefert|verkauft|bietet) (?:man|die|der|das|es|sie|er|ihr|euer|eure|diese[rs]?)(?: \S+)* ?(?<!\p{L})(?:eigentlich|denn|wohl)(?!\p{L})|^(?:und |aber )?(?:kann|darf) (?:ich|man|wir) (?!(?:\S+ )*nicht(?!\p{L}))(?:\S+ )*(?:noch|auch) (?:\S+ )*(?:umtauschen|tauschen|zurückgeben|zurückschicken|zurücksenden|stornieren|ändern|bestellen|nachbestellen|bekommen)(?!\p{L})|^(?:und |aber )?gibt es (?:den|die|das|davon|dies\p{L}*)(?: \S+)* ?(?<!\p{L})(?:auch|noch)(?!\p{L})/u

const asksUnspaced = /(?:ますか|ですか|でしょうか|ませんか)$|(?:吗|么|有没有|可不可以|能不能|什么时候|多久|怎么)/u

const toTheShop = new RegExp(
  `^(?:¿\\s?)?(?:(?:and|but|so|also|quick question|just wondering|btw|und|aber|et|mais|y|pero|e|ma|mas)[,:]? )*(?:${[
    '(?:do|does|did|can|could|will|would|is|are|have|has|should|may|when|where|which|how (?:do|long|many|much|often|can|should)|what (?:is|are|size|do|does)|any (?:chance|plans))(?: \\S+){2,}',
    '(?:gibt|kann|kannst|können|könnt|könnten|habt|haben|ist|sind|wird|werden|kommt|wann|wo|wie|welche[rsn]?|darf|soll|sollte|muss|macht|bietet|verkauft|verkaufen|liefert|liefern|was)(?: \\S+){2,}',
    '(?:est-ce|avez|pouvez|peut-on|y a-t-il|faut-il|quand|où|comment|combien|quel(?:le)?s?|allez|proposez|vendez|livrez|puis-je|serait-il|existe)(?: \\S+){1,}',
    '(?:tenéis|tienen|tiene|hay|se puede|puedo|pueden|podéis|cuándo|cuánto|dónde|cómo|qué|cuál|vais|van|enviáis|envían|hacéis|hacen|es|son)(?: \\S+){1,}',
    "(?:avete|c'è|ci sono|si può|posso|potete|quando|dove|come|quanto|quale|fate|vendete|spedite|bisogna|è|sono)(?: \\S+){1,}",
    '(?:vocês|você|tem|têm|há|posso|podem|quando|onde|como|quanto|qual|vendem|enviam|dá para|é|são)(?: \\S+){1,}',
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

const asking = new RegExp(
  [
    '^(?:so |but |and |hi,? |hello,? )?(?:how (?:can|do|could|may) (?:i|we)|(?:can|may|could) (?:i|we|you)(?: please)? (?:get|have|send|tell)|where (?:can|do) (?:i|we))(?![a-z])',
    '(?:please|kindly|pls) (?:send|share|give|tell) (?:me|us|the|more) ?(?:the |more )?(?:details?|price|info|number|link)',
    'ขอรายละเอียด|สอบถาม(?!แล้ว)|เท่าไห?ร่|ยังไง(?:คะ|ครับ)|(?:ไหม|มั้ย|หรือเปล่า)(?:คะ|ครับ|ค่ะ|\\s*$)',
    '어떻게 (?:하|받|신청)|알려 ?주세요',
  ].join('|'),
  'u',
)
