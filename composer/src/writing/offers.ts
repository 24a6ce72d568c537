import { compact } from '../words/compact.ts'

/** Asks what something costs, or who pays for it. */
export const asksForMoney = (question: string): boolean => money.test(question.replaceAll('’', "'"))

const money = compact(
  `(?<!\\p{L})(?:${[
    "how much (?:is|are|was|for|to)(?!\\p{L})|how much (?:does|do|would|will) .{1,60}(?<!\\p{L})(?:cost|charge|pay)(?!\\p{L})|what (?:does|do|would|will|is|'s) .{1,40}(?:cost|price|fee)s?(?!\\p{L})|costs?(?!\\p{L})|postage|who (?:pays|covers|bears|is paying|has to pay|(?:will|would) (?:pay|cover))|(?:have|need) to pay (?:the |for )*(?:return|postage|shipping|delivery|customs|duty|duties|that|it|extra)|(?:at|on) (?:my|your|our) (?:own )?(?:cost|expense)|(?:is|are|be|for|it|that|this|returns?|return shipping|shipping|delivery|repairs?|exchanges?) free(?! (?:of|from))(?!\\p{L})",
    'was kostet|wie ?viel kosten?|wie ?viel kostet|wie teuer|kostenlos|kostenfrei|kosten(?!\\p{L})|(?:versand|rücksende|rückversand|retouren)kosten|(?:rück)?porto(?!\\p{L})|wer (?:zahlt|bezahlt|trägt|übernimmt)|(?:rücksendung|rückversand|retoure) (?:selbst |selber )?(?:zahlen|bezahlen)',
    "combien (?:coûte|coute|ça|faut-il payer)|quel est le prix|gratuit\\p{L}*|qui (?:paie|paye|prend en charge)|frais (?:de|d'|du)|à (?:ma|mes|votre|vos) (?:charge|frais)|payante?s?",
    'cu[aá]nto (?:cuesta|vale|cuestan|valen)|gratis|gratuit[oa]s?|qui[eé]n paga|gastos de|(?:tengo|hay) que pagar|a mi cargo',
    'quanto (?:costa|costano|viene)|gratuit[oaie]|chi paga|spese di|(?:devo|bisogna) pagare|a mio carico',
    'quanto custa\\p{L}*|gr[aá]tis|quem paga|(?:tenho|preciso) (?:que|de) pagar|por minha conta',
  ].join('|')})|いくら|料金|無料|送料|負担|多少钱|免费|运费|谁(?:付|出|承担)`,
  'u',
)

/** Names a price, or says that there is none. */
export const statesPrice = (fact: string): boolean => price.test(fact.toLowerCase())

const price = compact(
  /[$€£¥₹%]|\p{Nd} ?(?:euros?|eur|dollars?|usd|pounds?|gbp|cents?|reais|yen|francs?|chf|kr)(?!\p{L})|(?<!\p{L})free(?! (?:of|from)(?! charge))(?!\p{L})|kosten(?:los|frei|freie|lose)|gratuit|gratis|grátis|(?<!\p{L})(?:at (?:your|the customer's) (?:own )?(?:cost|expense)|we (?:pay|cover)|(?:you|customers?|buyers?) (?:pay|cover)|tragen (?:wir|sie)|(?:wir|sie) tragen|à (?:votre|notre) charge|a (?:tu|su|nuestro) cargo|a (?:suo|nostro) carico)(?!\p{L})|円|元|無料|負担|免费|承担/u,
)

export const statesAmount = (fact: string): boolean =>
  /[$€£¥₹%]|\p{Nd}|free|kostenlos|gratuit|gratis|無料|免费/u.test(fact)

/** "Do you sell the straps separately?": asks for something to buy, which a list of what the product has doesn't answer. */
export const asksToGet = (question: string): boolean => getting.test(question.replaceAll('’', "'"))

const getting = compact(
  `(?<!\\p{L})(?:${[
    '(?:do|can|could|will|would) (?:you|u|i|we|one|they) (?:(?:also|still|just|only|ever|please|guys) ){0,2}(?:sell|buy|purchase|stock|offer|(?:order|get|make)(?= (?:an?|the|another|some|just|only|more|extra|spare|new|one|two|replacement|matching|additional) ))(?! (?:it|this|that|them|these|those|to|from|online)(?!\\p{L}))|(?:possible|way|able|want|like|love) to (?:buy|purchase|order|get) (?:an?|the|another|some|just|only|more|extra|spare|new|replacement) |where (?:can|do|could) (?:i|we) (?:buy|get|find|order) (?:an?|another|some|extra|spare|new|replacement|more) |separately|on (?:its|their) own|by (?:itself|themselves)',
    'einzeln|separat|nachkaufen|nachbestellen|ersatz(?!los)\\p{L}+|(?:verkauft|verkaufen|bietet) (?:ihr|sie) (?:auch|noch)',
    "à part|séparément|de rechange|à l'unité|vendez-vous|vendez vous",
    'por separado|sueltos?|sueltas?|de (?:repuesto|recambio)|aparte|(?:vendéis|venden|vendeis)',
    'a parte|separatamente|di ricambio|vendete',
    'separadamente|em separado|à parte|avuls[oa]s?|de reposição|sobressalentes?|vendem',
  ].join('|')})(?!\\p{L})|単品|別売|単体|予備|替えの|单独|单卖|备用`,
  'u',
)

/** Says that something is sold or available. */
export const offers = (fact: string): boolean => offering.test(fact.toLowerCase())

const offering = compact(
  /(?<!\p{L})(?:available|sold|sell|spares?|replac|offer|comes? in|(?:be|to) order(?:ed)?|buy|bought|purchas|separate|extra(?!\p{L})|can be had|erhältlich|verfügbar|lieferbar|verkauf|ersatz|angebot|anbiet|bieten|bestellt|bestellbar|nachbestell|kaufen|einzeln|separat|disponib|disponív|vend|rechange|remplac|propos|achet|séparé|repuesto|recambio|reemplaz|ofrec|compr|separad|ricambi|sostitui|offr|acquist|reposiç|substitu|oferec)|販売|別売|購入|予備|交換|替え|出售|单卖|购买|备用|更换|有售/u,
)
