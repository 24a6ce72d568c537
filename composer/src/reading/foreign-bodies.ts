import { anyOf, plainly, sentencesIn } from './words-in.ts'
import { compact } from '../words/compact.ts'

/** Something sharp or hard in what people eat or drink, or put on their skin: "bit on a piece of metal". */
export function foreignBody(text: string): string | null {
  if (!hints.test(plainly(text))) return null
  for (const sentence of sentencesIn(text)) {
    const [found] = bodies.exec(sentence) ?? []
    if (found !== undefined && !denied.test(sentence) && (bitten.test(sentence) || edible.test(sentence))) return found
  }
  return null
}

/** One of these is in every match. */
const hints =
  /metal|glass|plastic|shard|splinter|screw|nail|needle|wire|stone|staple|blade|mold|maggot|insect|worm|glas|scherbe|plastik|schraube|nadel|draht|verre|métal|plastique|vis|clou|aiguille|vidrio|cristal|plástico|tornillo|clavo|aguja|vidro|parafuso|prego|agulha|vetro|metallo|plastica|vite|chiodo|ago|metaal|schroef|naald|金属|ガラス|プラスチック|ネジ|針|異物/u

const bodies = anyOf(
  [
    '(?:pieces?|bits?|shards?|chunks?|fragments?|slivers?|lumps?|splinters?|chips?|(?:found|biting|bit|chewed) (?:on |into |down on )?an?) (?:of )?(?:\\p{L}+ )?(?:metal|glass|plastic|wire|stone|wood)|(?:metal|glass|plastic) (?:shards?|fragments?|splinters?|shavings|pieces?|bits?)|(?:a|an) (?:\\p{L}+ )?(?:screw|needle|staple|nail|razor blade)(?= (?:in|inside|hidden|baked|stuck)(?!\\p{L}))',
    '(?:stück(?:e|chen)?|splitter|scherben?|teil(?:e|chen)?) (?:aus )?(?:metall|glas|plastik|kunststoff|draht|holz)|(?:glas|metall|plastik)(?:splitter|scherben?|stück\\p{L}*|teil\\p{L}*|späne)',
    '(?:morceaux?|éclats?|bouts?|débris|fragments?) de (?:verre|métal|plastique|fer|bois|fil)',
    '(?:trozos?|pedazos?|esquirlas?|fragmentos?|restos) de (?:vidrio|cristal|metal|plástico|alambre|madera)',
    '(?:pedaços?|estilhaços?|cacos?|fragmentos?|lascas?) de (?:vidro|metal|plástico|arame|madeira)',
    '(?:pezz(?:o|i|etto|etti)|schegg(?:ia|e)|frammenti?) di (?:vetro|metallo|plastica|ferro|legno)',
    '(?:stuk(?:ken|je|jes)?|scherven?|splinters?) (?:glas|metaal|plastic|ijzer|hout)|(?:glas|metaal|plastic)(?:scherven?|splinters?|stukjes?)',
  ],
  '(?:金属|ガラス|プラスチック)(?:の)?(?:片|破片|かけら)|異物',
)

const bitten = anyOf(
  [
    'bit (?:into|on|down)|biting (?:into|on)|chewed (?:on|into)|swallowed|choked on|nearly swallowed',
    '(?:drauf|darauf|hinein|rein)?gebissen|verschluckt',
    'mordu|croqué|avalée?',
    'mord(?:í|ió|ido)|tragu?[éó]|masti(?:qué|có)',
    'mord(?:i|eu)|engol(?:i|iu)',
    'mors[oa]|ingoiat[oa]|masticat[oa]',
    'gebeten|ingeslikt|doorgeslikt',
  ],
  '噛ん|かん(?:だ|で)|飲み込|食べ',
)

const edible = anyOf(
  [
    '(?:in|inside|from|into|out of|through) (?:\\p{L}+ ){0,3}?(?:chocolates?|candy|candies|cookies?|biscuits?|cake|bread|food|tea|coffee|jam|honey|sauce|soup|cereal|granola|nuts|snacks?|rice|pasta|juice|drink|water bottle|jar|can|tin of|cream|lotion|soap|scrub|lipstick|balm|baby food|dog food|cat food|treats?|bar|bite|mouth|powder)',
    '(?:in|im|aus) (?:\\p{L}+ ){0,3}?(?:schokolade|keks\\p{L}*|kuchen|brot|essen|tee|kaffee|marmelade|honig|soße|suppe|müsli|nüssen|reis|saft|creme|seife|futter|mund|glas marmelade|riegel)',
    '(?:dans|du|de la) (?:\\p{L}+ ){0,3}?(?:chocolat|biscuits?|gâteau|pain|thé|café|confiture|miel|sauce|soupe|céréales|riz|jus|crème|savon|nourriture|bouche|croquettes)',
    '(?:en|del|dentro) (?:\\p{L}+ ){0,3}?(?:chocolate|galletas?|pastel|pan|comida|té|café|mermelada|miel|salsa|sopa|cereales|arroz|zumo|jugo|crema|jabón|boca)',
    '(?:no|na|do|da|dentro) (?:\\p{L}+ ){0,3}?(?:chocolate|doce|biscoitos?|bolachas?|bolo|pão|comida|chá|café|geleia|compota|mel|molho|sopa|arroz|suco|sumo|creme|sabonete|boca)',
    '(?:nel|nella|dentro|di) (?:\\p{L}+ ){0,3}?(?:cioccolat[oa]|biscott[oi]|torta|pane|cibo|tè|caffè|marmellata|miele|salsa|zuppa|cereali|riso|succo|crema|sapone|bocca)',
    '(?:in|uit) (?:\\p{L}+ ){0,3}?(?:chocola(?:de)?|koekjes?|taart|brood|eten|thee|koffie|jam|honing|saus|soep|muesli|rijst|sap|crème|zeep|mond)',
  ],
  '(?:チョコ|菓子|クッキー|ケーキ|パン|食べ物|お茶|コーヒー|ジャム|蜂蜜|スープ|ご飯|クリーム|石鹸|口)\\p{L}{0,6}(?:に|の中|から)',
)

const denied = compact(
  /(?<!\p{L})(?:no|not|never|without|keine?n?|ohne|aucun|sans|pas de|sin|ningún|nenhum|sem|nessun|senza|geen|zonder)(?: \p{L}+){0,3}? (?:piece|shard|bit|metal|glass|plastic|stück|splitter|scherben|glas|morceau|éclat|trozo|vidrio|pedaço|vidro|pezzo|vetro|stuk)|なし|(?:あり|入ってい)ません/u,
)
