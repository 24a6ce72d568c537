import { compact } from '../words/compact.ts'

/** Without words that look like a return or an exchange of goods but are about something else: "returning customers". */
export const withoutOtherReturns = (small: string): string => small.replaceAll(notReturns, ' ')

const parts =
  'leds?|bulbs?|batter(?:y|ies)|straps?|bands?|bracelets?|lens(?:es)?|filters?|zips?|zippers?|cables?|cords?|chargers?|plugs?|(?:lamp)?shades?|blades?|handles?|buckles?|clasps?|wicks?|wheels?|covers?|inserts?|liners?|lids?|seals?|links?|laces?|shoelaces|insoles?|buttons?|hinges?|screws?|poles?|pegs?|pads?|nibs?|motors?'
const germanParts =
  'leds?|(?:glüh)?birnen?|leuchtmittel|akkus?|batterien?|(?:uhren?|leder)?armb[aä]nd(?:er)?|riemen|gurte?|reißverschl[uü]sse?|filter|kabel|lampenschirme?|klingen?|deckel|dichtung(?:en)?|bez[uü]ge?|einlegesohlen?|schnürsenkel|schnallen?|gläser'
const romanceParts =
  'ampoules?|leds?|piles?|batteries?|bracelets?|sangles?|lanières?|filtres?|câbles?|abat-jour|lames?|couvercles?|joints?|housses?|lacets?|semelles?|fermetures?|bombillas?|pilas?|baterías?|correas?|filtros?|cables?|pantallas?|cuchillas?|tapas?|fundas?|cordones|plantillas|cremalleras?|lampadin[ae]|batteri[ae]|cinturin[oi]|filtr[oi]|cav[oi]|paralume|lam[ae]|coperchi[oi]?|fodere?|lacci|solette|cernier[ae]|tracoll[ae]|lâmpadas?|pilhas?|baterias?|pulseiras?|alças?|cabos?|lâminas?|tampas?|capas?|cadarços?|palmilhas?|zíper(?:es)?'
const unspacedParts =
  '(?:電球|電池|バッテリー|ベルト|バンド|ストラップ|フィルター|コード|シェード|レンズ|替え刃|フタ|パッキン|カバー|ブレスレット|led)'

/** The buyer wants to replace a part: "can I swap the strap for a leather one?", "¿se puede cambiar la bombilla?" */
export const partReplacement = compact(
  [
    `(?<!\\p{L})(?:replac(?:e|ing)|swap(?:ping)?|exchang(?:e|ing)|chang(?:e|ing)|switch(?:ing)?)(?: out)? (?:the|a|an|its|my|this|that|these|those) (?:\\p{L}+ ){0,2}?(?:${parts})(?!\\p{L})`,
    `(?<!\\p{L})(?:${parts})(?!\\p{L})[^.!?\\n]{0,40}?(?<!\\p{L})(?:can|could|may|do|should) (?:i|we|one) (?:replace|swap|exchange|change|switch)(?!\\p{L})`,
    `(?<!\\p{L})(?:${parts}) (?:is |are |be |can be )?(?:replaceable|exchangeable|interchangeable|replaced by (?:me|us|yourself))|(?:replaceable|exchangeable|interchangeable|removable|spare|replacement) (?:${parts})(?!\\p{L})`,
    '(?<!\\p{L})(?:replace|swap|exchange|change) (?:it|this|that|them|one|(?:the|a) (?:\\p{L}+ )?\\p{L}+) (?:myself|ourselves|yourself|on my own|at home)(?!\\p{L})',
    `(?<!\\p{L})(?:${germanParts})(?!\\p{L})[^.!?\\n]{0,40}?(?:(?<!um)tausch|wechsel|ersetz)|(?:(?<!um)tausch|wechsel)\\p{L}* [^.!?\\n]{0,20}?(?<!\\p{L})(?:${germanParts})(?!\\p{L})|selbst (?:aus)?(?:ge)?(?:tauschen|tauscht|wechseln|ersetzen)(?!\\p{L})`,
    `(?<!\\p{L})(?:chang|rempla[cç]|échang|cambi|sostitu|sustitu|reemplaz|troc|substitu)\\p{L}* (?:(?:soi-même|moi-même|uno mismo|yo mismo|da soli|eu mesmo) )?(?:les? |la |l['’]|el |los |las |un[aeo]?s? |il |lo |i |gli |a |as |os? |sa |son |mi |su |uma )(?:${romanceParts})(?!\\p{L})`,
    `${unspacedParts}(?:は|を|の|も|だけ){0,2}(?:自分で)?(?:交換|取り替え|取替え)|(?:更换|换)(?:灯泡|电池|表带|肩带|滤芯|灯罩|充电线|镜片)|(?:灯泡|电池|表带|肩带|滤芯|灯罩)[^。？！，]{0,6}(?:更换|换)`,
  ].join('|'),
  'u',
)

const notReturns = compact(
  [
    partReplacement.source,
    '(?<!\\p{L})returning (?:customers?|clients?|buyers?|shoppers?|guests?|visitors?)(?!\\p{L})',
    '(?<!\\p{L})(?:returns?|returning) to (?!(?:you|sender|your|the (?:store|shop|seller|warehouse|sender)|(?:a )?store)(?!\\p{L}))',
    '(?<!\\p{L})returning (?:in(?!\\p{L})|next |soon|again|this (?:spring|summer|autumn|fall|winter|year|month|season|week|christmas))',
    '(?<!\\p{L})(?:trad(?:e|ing)[- ]?ins?(?: (?:or|and) exchanges?)?|(?:in exchange|exchang(?:e|ed|ing)) (?:for|of) (?:my |our |your |an? )?(?:old|used)|in exchange for)(?!\\p{L})',
    '(?<!\\p{L})(?:ser(?:a|ont|ait|ez)|est|sont|êtes|être|bientôt|prochainement|vite)(?:[ -](?:t-)?(?:il|elle|ils|elles|vous))? (?:\\p{L}+ ){0,2}?de retour(?!\\p{L})',
  ].join('|'),
  'gu',
)
