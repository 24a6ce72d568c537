import { anyOf, plainly } from '../reading/words-in.ts'

/** "Decent for the price", "in Ordnung für den Preis". */
export const isLukewarmAboutPrice = (text: string): boolean => lukewarm.test(plainly(text))

const lukewarm = anyOf(
  [
    "(?:decent|ok|okay|fine|alright|all right|acceptable|reasonable|passable|fair|adequate|not bad|not too bad|does the job|good enough|what you(?:'d| would) expect|average|can't complain|you get what you pay)(?: \\p{L}+){0,3}? (?:for (?:the|this|that|its|what (?:it costs|you pay|i paid)) ?(?:price|money|cost)?|for)",
    '(?:ok|okay|in ordnung|akzeptabel|passabel|ganz gut|nicht schlecht|geht so|brauchbar|anständig)(?:,)?(?: \\p{L}+){0,2}? (?:für (?:den|das|diesen) (?:preis|geld))',
    '(?:correct\\p{L}*|convenable|acceptable|pas mal|passable|moyen\\p{L}*|honnête)(?: \\p{L}+){0,2}? (?:pour (?:le|ce|son) prix)',
    '(?:decente|aceptable|correct[oa]|no está mal|pasable|regular|normal)(?: \\p{L}+){0,2}? (?:para|por) (?:el|su|ese) precio',
    '(?:discret[oa]|accettabile|decente|non male|passabile|nella media)(?: \\p{L}+){0,2}? per (?:il|quel) prezzo',
    '(?:decente|aceitável|razoável|não é mau|nada mau|mediano|ok)(?: \\p{L}+){0,2}? (?:para|pelo) (?:o )?preço',
    '(?:redelijk|prima|oké|ok|niet slecht|acceptabel)(?: \\p{L}+){0,2}? voor (?:de|die) prijs',
  ],
  '値段(?:なり|の割に|相応)|この価格なら(?:まあ|こんな)|(?:价格|这个价|这价格)(?:的话)?还(?:行|可以)|一分钱一分货',
)

/** The sentences on a price that claim no more than that. */
export const modestPrice =
  /the price (?:is right|works) for you|der Preis für Sie stimmt|prix vous (?:convient|paraisse juste)|precio le parezca (?:bueno|justo)|prezzo Le sembri giusto|achou o preço justo|価格の面でご納得|价格让您满意/u
