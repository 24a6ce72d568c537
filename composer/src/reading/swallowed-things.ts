import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * A child or an animal licked, chewed, or swallowed part of a product, or might: "Is the paint safe for a baby who chews
 * everything?" A toy that a dog loves to chew is no worry, so either something is swallowed, or paint or safety is named.
 */
export function isSwallowed(text: string, rating: number | null): boolean {
  const small = plainly(text)
  if (!hints.test(small) || !dependents.test(small) || madeForIt.test(small)) return false
  const isLow = (rating ?? 0) < 4
  const sentences = questioned(text)
  return sentences.some((sentence, index) => {
    if (sentence.length > longest || !dependents.test(sentence) || fine.test(sentence)) return false
    if (isLow && swallows.test(sentence)) return true
    const isQuestion = sentence.includes('?')
    if (isLow && isQuestion && safeFor.test(sentence)) return true
    const near = [sentences[index - 1], sentence, sentences[index + 1]].filter((one) => one !== undefined)
    return chews.test(sentence) && near.some((one) => worries.test(one) && one.includes('?') && !fine.test(one))
  })
}

/** A list without punctuation isn't a sentence. */
const longest = 300

/** The sentences with their question marks. */
const questioned = (text: string): string[] =>
  (plainly(text).match(/[^.!?。！？\n]+[?？]?/gu) ?? []).map((one) => one.trim().replace('？', '?'))

/** One of these is in every match. */
const hints =
  /chew|lick|swallow|ate|eat|mouth|suck|toxic|poison|safe|leck|verschluck|geschluckt|kaut|kau(?:en|t)|mund|giftig|sicher|lèch|léch|avalé|mâch|mordill|bouche|toxique|lam[eiíó]|lame|trag|chup|muerd|mord|boca|tóxic|segur|engol|mastig|lecc|ingoi|mastic|mord|bocca|tossic|sicur|slik|lik|kauw|mond|veilig|giftig|舐|なめ|飲み込|誤飲|口に入|かじ|安全/u

const dependents = anyOf(
  [
    'bab(?:y|ies)|toddlers?|child(?:ren)?|kids?|(?:my|our|his|her) (?:\\p{L}+ )?(?:son|daughter|boy|girl)|grand(?:son|daughter|child|children|kids?)|infants?|dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|(?:\\d+|one|two|three)[- ](?:year|month)[- ]olds?',
    '(?:mein|unser|das|ein)\\p{L}* (?:\\p{L}+ )?(?:baby|kind|kinder|sohn|tochter|enkel\\p{L}*|hund|katze|kater)|babys?|kleinkind\\p{L}*|welpe|haustiere?',
    '(?:mon|ma|mes|notre|un|le) (?:\\p{L}+ )?(?:bébé|enfants?|fils|fille|petit|chien|chat|chiot|chaton)|bébés?',
    '(?:mi|mis|nuestr[oa]|un|el|la) (?:\\p{L}+ )?(?:bebé|hij[oa]s?|niñ[oa]s?|niet[oa]|perr[oa]|gat[oa]|cachorro)|bebés?',
    '(?:meu|minha|nosso|nossa|um|uma|o|a) (?:\\p{L}+ )?(?:bebê|bebé|filh[oa]|criança|net[oa]|cachorr[oa]|cão|gat[oa])|bebês?',
    '(?:mi[oa]|nostr[oa]|un|una|il|la) (?:\\p{L}+ )?(?:bimb[oa]|bambin[oa]|figli[oa]|neonat[oa]|nipot\\p{L}+|cane|gatt[oa]|cucciolo)|bambin[oi]|neonat[oi]',
    "(?:mijn|onze|ons|een|het|de) (?:\\p{L}+ )?(?:baby|kind|zoon|zoontje|dochter|dochtertje|kleinkind|hond|kat|puppy)|baby'?s",
  ],
  '赤ちゃん|子供|子ども|息子|娘|孫|犬|猫|ペット',
)

const chews = anyOf(
  [
    'chew(?:s|ed|ing)?(?: (?:on|everything))?|lick(?:s|ed|ing)?|swallow(?:s|ed|ing)?|(?:ate|eats?|eating|eaten)|suck(?:s|ed|ing)? (?:on|it|at)|in (?:his|her|their|its) mouths?',
    '(?:ab)?geleckt|(?:ab|daran |dran )?leckt|lecken|verschluckt|verschlucken|geschluckt|kaut|kauen|gekaut|in den mund',
    'lèche|léch\\p{L}+|aval\\p{L}+|mâch\\p{L}+|mordill\\p{L}+|à la bouche',
    'lam(?:e|ió|iendo|er)|trag(?:ó|a|ar|ado)|chup(?:a|ó|ando|ar)|muerde|mord(?:ió|er)|(?:a|en) la boca|mastica\\p{L}*',
    'lamb(?:e|eu|er)|engol(?:e|iu|ir)|chup(?:a|ou|ar)|mord(?:e|eu|er)|(?:na|à|para a) boca|mastig\\p{L}+',
    'lecc(?:a|ato|are)|ingoi\\p{L}+|mastic\\p{L}+|morde|mord\\p{L}+|in bocca|ciuccia\\p{L}*',
    '(?:af)?gelikt|likt(?: \\p{L}+)?|likken|(?:in|door)?geslikt|slikt|kauwt|kauwen|gekauwd|in (?:de|zijn|haar) mond',
  ],
  '舐め|なめ|飲み込|誤飲|口に入れ|かじ',
)

const swallows = anyOf(
  [
    '(?:swallow(?:s|ed)|chok(?:ed|es|ing) on|(?:lick|chew|suck|peel|bit|bite)\\p{L}* (?:\\p{L}+ ){0,4}?(?:paint|varnish|coating|lacquer|dye|glue|button|battery|magnet|beads?|lid|cap|piece|bits?)|ate (?:\\p{L}+ ){0,3}?(?:paint|varnish|coating|glue|button|battery|magnet|beads?|piece|bits?|it))',
    '(?:verschluckt|geschluckt|(?:farbe|lack|kleber|beschichtung|knopf|batterie|magnet) (?:\\p{L}+ ){0,3}?(?:abgeleckt|geleckt|gegessen|abgekaut|abgebissen|im mund))',
    '(?:a|ont|avoir) (?:\\p{L}+ )?(?:avalé|léché|mâchouillé|mangé) (?:\\p{L}+ ){0,2}?(?:peinture|vernis|colle|bouton|pile|aimant|perles?|morceau|pièce|couvercle|bout)|(?:lèche|mâchouille|mordille) (?:\\p{L}+ ){0,2}?(?:peinture|vernis)',
    '(?:se )?(?:tragó|ha tragado|tragado) (?:\\p{L}+ ){0,3}?(?:botón|pintura|pila|imán|pieza|trozo|tapa|bola|cuenta)|(?:chup|lam|com)\\p{L}* (?:\\p{L}+ ){0,2}?(?:pintura|barniz|pegamento)',
    '(?:engoliu|engolido) (?:\\p{L}+ ){0,3}?(?:botão|tinta|pilha|ímã|íman|peça|pedaço|tampa|bolinha|conta)|(?:lamb|chup|com)\\p{L}* (?:\\p{L}+ ){0,2}?(?:tinta|verniz|cola)',
    '(?:ingoiato|ingerito) (?:\\p{L}+ ){0,3}?(?:bottone|vernice|pila|batteria|calamita|magnete|pezzo|pezzetto|tappo|pallina)|lecc\\p{L}* (?:\\p{L}+ ){0,2}?(?:vernice|pittura|colla)',
    '(?:in|door)geslikt|(?:verf|lak|lijm) (?:\\p{L}+ ){0,3}?(?:(?:af)?gelikt|gegeten|in de mond)',
  ],
  '(?:飲み込|誤飲)|(?:塗装|塗料|ペンキ|色|接着剤)\\p{L}{0,3}を?(?:舐め|なめ|食べ|かじ)',
)

const worries = anyOf(
  [
    'toxic|poison(?:ous|ing)?|(?:is|are|be) (?:\\p{L}+ ){0,6}?(?:safe|dangerous|harmful)|lead(?:-| )(?:free|paint)|paint|safe (?:for|to|if)',
    '(?:un)?giftig|schädlich|gefährlich|schadstoff\\p{L}*|(?:ist|sind) (?:\\p{L}+ ){0,4}?(?:sicher|unbedenklich)',
    'toxiques?|dangereu(?:x|ses?)|nocifs?|sans danger|peinture',
    'tóxic[oa]s?|venenos[oa]|peligros[oa]s?|segur[oa]s? para',
    'tóxic[oa]s?|venenos[oa]|perigos[oa]s?|segur[oa]s? para',
    'tossic[oahe]+|velenos[oa]|pericolos[oa]|sicur[oa] per',
    'giftig|schadelijk|gevaarlijk|veilig (?:voor|als)',
  ],
  '有害|毒|安全です|危険|大丈夫です',
)

/** "Is it safe for my baby?" Shops with sharp, heavy, or small things are asked the same about use. */
const safeFor = anyOf(
  [
    '(?:safe|toxic|dangerous|harmful|poisonous) (?:for|to|if|around) (?:\\p{L}+ ){0,3}?(?:bab(?:y|ies)|toddlers?|child(?:ren)?|kids?|infants?|dogs?|cats?|pets?|son|daughter|pupp(?:y|ies)|kittens?)|toxic|poisonous',
    '(?:giftig|schädlich|gefährlich|sicher|unbedenklich) (?:für|bei) (?:\\p{L}+ ){0,2}?(?:babys?|kinder|kind|hunde?|katzen?|haustiere?|kleinkinder)|giftig',
    '(?:toxiques?|dangereu(?:x|ses?)|nocifs?|sans danger) pour (?:\\p{L}+ ){0,2}?(?:bébés?|enfants?|chiens?|chats?)|toxiques?',
    '(?:tóxic|peligros|perigos|segur|nociv)[oa]s? para (?:\\p{L}+ ){0,2}?(?:bebés?|bebês?|niñ[oa]s?|crianças?|hij[oa]s?|filh[oa]s?|perr[oa]s?|gat[oa]s?|cachorr[oa]s?|cães)|tóxic[oa]s?',
    '(?:tossic|pericolos|sicur|nociv)[oaie] per (?:\\p{L}+ ){0,2}?(?:bambin[oi]|neonat[oi]|figli[oa]|cani|cane|gatt[oi])|tossic[oa]',
    '(?:giftig|schadelijk|gevaarlijk|veilig) voor (?:\\p{L}+ ){0,2}?(?:baby\\p{L}*|kinderen|kind|honden|hond|katten|kat)|giftig',
  ],
  '有害|毒|安全です|危険',
)

/** "Non-toxic paint" is praise. */
const fine = compact(
  /(?<!\p{L})(?:non-?toxic|not toxic|isn't toxic|no toxic|ungiftig|nicht giftig|non toxique|pas toxique|no (?:es )?tóxic[oa]|não (?:é )?tóxic[oa]|atossic[oa]|non (?:è )?tossic[oa]|niet giftig|feel safe|safe and sound|is safe for|are safe for|(?:didn't|doesn't|hasn't|never|won't|can't|cannot|nicht|pas|no|não|non|niet) (?:\p{L}+ ){0,2}?(?:swallow\p{L}*|verschluckt|avalé|tragó|engoliu|ingoiato|ingeslikt))(?!\p{L})|無毒/u,
)

/** Toys and food are there to be chewed. */
const madeForIt = compact(
  /(?<!\p{L})(?:chew toys?|teeth(?:er|ing)|lick mats?|treats?|kibble|(?:dog|cat|pet|baby) food|pacifier|dummy|kauspielzeug|beißring|jouet à mâcher|mordedor|massaggiagengive|bijtring|pills?|tablets?|supplements?|vitamins?|snacks?)(?!\p{L})|歯固め|おやつ/u,
)
