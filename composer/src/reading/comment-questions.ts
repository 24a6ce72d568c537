import { plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/** A question in a comment without stars, as people write them on social media: "wait how long does the battery last". */
export const asksCasually = (text: string): boolean => sentencesOf(text).some(isCasualQuestion)

/** The comment is nothing else, and no reproach. */
export function onlyAsksCasually(text: string): boolean {
  const [only, second] = sentencesOf(text)
  return only !== undefined && second === undefined && isCasualQuestion(only) && !reproach.test(only)
}

const isCasualQuestion = (sentence: string): boolean =>
  sentence.length <= 120 &&
  sentence.split(' ').length <= 12 &&
  !exclaims.test(sentence) &&
  (casual.test(sentence) || lone.test(sentence))

/** With their marks, without names of accounts, emoji, and what people begin or end with. */
const sentencesOf = (text: string): string[] =>
  plainly(text.slice(0, 600))
    .replaceAll(/@[\w.]+/g, ' ')
    .split(/(?<=[.!?。！？])|\n/u)
    .map((sentence) =>
      sentence
        .replaceAll(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(begins, ''),
    )
    .filter((sentence) => /\p{L}/u.test(sentence))

const begins =
  /^(?:(?:wait|so|ok|okay|hi|hey|hello|omg|but|and|also|guys|um|uh|btw|sorry|quick question|question|hallo|und|aber|sag mal|bonjour|salut|et|mais|hola|y|pero|ciao|e|ma|olá|oi|mas)[,:]? )+/u

/** "How long is this!", "qué color más bonito". */
const exclaims = compact(/!$|(?<!\p{L})(?:más|mas|tan|più|tão|lind[oa]s?|bell[oaie]|so schön|magnifiques?)(?!\p{L})/u)

/** Needs an answer, but isn't only a question. */
const reproach = compact(
  /(?<!\p{L})(?:repl(?:y|ies)|respond|answer(?:ing)?|refund(?:ed)?|wait(?:ing)?|ignor(?:e|ed|ing)|you people|broken?|broke|wrong|missing|damaged|antwort\p{L}*|warten|kaputt|répon\p{L}+|attendre|cassée?|respond\p{L}+|esperar|rot[oa]|rispond\p{L}+|aspettare|rott[oa]|esperando|quebrad[oa])(?!\p{L})/u,
)

const noClause =
  '(?!(?:in|at|of|by|for|to|is|are|was|were|makes?|means?|i|we|you|they|he|she|it|this|that|these|those|my|your|our|a|an|the)(?!\\p{L}))'
const subject = '(?:it|this|that|they|these|those|the|one|you|i|we|your)'

const casual = compact(
  `^(?:${[
    `(?:what|which) ${noClause}\\p{L}+ (?:\\p{L}+ ){0,3}?(?:is|are|do|does|can|will|would|should|fits?|goes|comes?|works?)(?!\\p{L})`,
    `how (?:many|long|big|bright|heavy|tall|wide|deep|large|thick|loud|often|fast|high|far|hot) (?:\\p{L}+ ){0,3}?(?:is|are|does|do|can|will|would|should) ${subject}(?!\\p{L})`,
    `how much (?:is|are|for) ${subject}(?!\\p{L})|how much (?:does|do) (?:\\p{L}+ ){1,3}(?:cost|weigh|hold|shrink)`,
    "what(?:'s|s| is| are) (?:it|this|that|they|these|the \\p{L}+) made (?:of|from)|what(?:'s|s| is| are) (?:the|your) (?:price|size|sizes|dimensions|weight|material|colou?r|colou?rs|link|code|address)(?!\\p{L})",
    'who (?:do|can|should) (?:i|we) (?:contact|e-?mail|ask|message|write|talk|speak|call|dm)|where (?:can|do|could) (?:i|we) (?:get|buy|find|order|see)',
    '(?:i |we )?(?:need|want|looking for|any|got|got any|have) (?:an? |any |your )?(?:discount|promo|coupon|voucher)s?(?: codes?)?(?: (?:pls|please|plz|for|on|code|codes))?',
    "(?:wie ?viel|was|wie teuer) (?:kostet|kosten|ist der preis|sind)|wie teuer (?:ist|sind)|welche[rsn]? (?!schön|tolle)\\p{L}+ (?:\\p{L}+ ){0,3}?(?:gibts?|gibt's|habt|haben|hat|ist|sind|passt|passen|kommt|kommen|soll|sollte|muss|brauche|empfehlt|nehme)(?!\\p{L})|wie (?:groß|lang|hell|schwer|breit|hoch|tief|laut|lange) (?:ist|sind|hält|dauert)(?!\\p{L})|wo (?:gibts?|gibt's|kann (?:ich|man)|bekommt|kriegt|bekomme)(?!\\p{L})|gibt(?:'?s| es) (?:das|die|den|es|sie) (?:auch|noch)(?!\\p{L})",
    "(?:c'est |c est |en )?quel(?:le)?s? (?:tailles?|couleurs?|prix|modèle|matière|marque|longueur|capacité|coloris|pointure|dimensions?)(?!\\p{L})|combien (?:ça |ca |il |elle )?(?:coûte|coute|vaut|pèse|mesure)|(?:c'est|ça coûte|ca coute) combien|où (?:(?:est-ce qu'on|peut-on|je peux|puis-je|on peut) )(?:la |le |l')?(?:trouver|acheter)",
    '¿?(?:cu[aá]nto (?:cuesta|cuestan|vale|valen|sale|mide|pesa|dura)|qu[eé] (?:tallas?|color|colores|medidas|tamaño|precio|material) (?:es|son|hay|ten[eé]is|tienen?|lleva|me|pido|recomend\\p{L}+)|cu[aá]l es (?:el|la) (?:precio|talla|color|medida)|d[oó]nde (?:puedo|se puede|lo|la) (?:compra|consigu|encuentr|encontr)\\p{L}*)',
    'quanto (?:costa|costano|viene|pesa|misura|dura)|che (?:tagli[ae]|color[ei]|misur[ae]|prezzo|materiale) (?:è|sono|avete|ha|hanno|ci sono|mi|prendo|consigliate|devo)|qual è (?:il|la) (?:prezzo|taglia|colore|misura)|dove (?:posso|si può|lo|la) (?:compra|trova)\\p{L}*',
    'quanto (?:custam?|sai|pesa|mede|dura)|(?:qual|quais|que) (?:é |são |o |a |os |as )*(?:tamanhos?|cor|cores|preço|valor|medidas?|material)(?!\\p{L})|onde (?:posso|compro|encontro)(?!\\p{L})',
    '(?:hoeveel kost|wat kost|welke (?:maat|maten|kleur|kleuren)|waar kan ik)(?!\\p{L})',
  ].join(
    '|',
  )})|^[^。！？]{0,10}(?:多少钱|什么价|怎么买|哪里买)[^。！？]{0,4}$|^[^。！？]{0,12}(?:いくら|値段は|どこで買え)[^。！？]{0,8}$`,
  'u',
)

/** "Price?", "taille svp". */
const lone = compact(
  /^(?:the )?(?:price|cost|link|sizes?|colou?rs?|shipping|preis|größen?|farben?|versand|prix|tailles?|couleurs?|lien|precio|tallas?|color(?:es)?|enlace|prezzo|tagli[ae]|color[ei]|costo|preço|valor|tamanhos?|cor|cores|quanto|cu[aá]nto|wie ?viel|combien|maat|prijs|価格|値段|价格)(?: ?[?？]+$| (?:pls|plz|please|bitte|svp|stp|por favor|porfa|per favore|pfv?|aub) ?[?]*$)/u,
)
