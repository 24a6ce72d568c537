import { anyOf, plainly, sentencesIn } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * A product that struck, pinched, or cut someone: "poked me in the eye", "smashed my husband's nose", "mir den Finger
 * eingeklemmt". Only for reviews without praise in their stars.
 */
export function blowIn(text: string): string | null {
  if (!hints.test(plainly(text))) return null
  for (const sentence of sentencesIn(text)) {
    const [words] = blows.exec(sentence) ?? []
    if (words === undefined) continue
    const before = sentence.slice(0, sentence.indexOf(words))
    if (!denied.test(before) && !figures.test(sentence) && !figures.test(words)) return words
  }
  return null
}

/** One of these is in every match. The patterns below are slow, and most comments have none. */
const hints = compact(
  /smash|struck|whack|bash|jabb|stabb|poke|hit|pinch|trapp|jamm|squash|bruis|bled|bleed|raw|boiling|scalding|hot (?:water|wax|oil|tea|coffee|soup|steam|milk|liquid)|scheuert|gerieben|wund(?!er)|blutig|(?<!h)offen(?!bar|t)|kochend|en sang|bouillante|hirvi|hirió|herido|lastim|lesionó|ferit[oa]|ferisce|bollente|feriu|feriram|machuc|magoou|ferve|kokend|(?<!s)heet |hete |gloeiend|opengeh|opengesch|kapotgesch|red(?!\p{L})|fell|dropp|landed|swung|snapped|gestochen|schlag|schlug|knall|gefallen|getroffen|gehauen|geflogen|gepikst|stoßen|klemmt|zerkratz|gekratzt|frapp|heurt|cogn|percut|tapé|tombé|pincé|écras|griff|piqué|écorch|golpe|pegó|clav|pinch|cayó|caído|dio en|pellizc|aplast|arañ|colpit|sbattut|cadut|pizzic|schiacci|graffi|bateu|acert|caiu|atingiu|furou|belisc|prens|esmag|arranh|挟|ぶつ|当た|直撃|刺さ|夹|砸|打|撞|戳|划|扎/u,
)

const someone = "(?:my|his|her|their|(?:my|our|his|her) (?:\\p{L}+ )?\\p{L}+(?:'s)?(?: and (?:my|his|her))?)"
const person = '(?:me|him|her|us|(?:my|our) (?:\\p{L}+ )?\\p{L}+)'
const face =
  '(?:eyes?|eyeball|face|heads?|noses?|mouth|teeth|tooth|chin|forehead|temple|lips?|jaw|cheeks?|skull|brow|throat)'
const limb =
  '(?:fingers?|thumbs?|hands?|palm|foot|feet|toes?|shins?|knees?|elbows?|arms?|legs?|wrists?|ankles?|ribs?|ears?|skin|back|shoulder|neck)(?![- ]?(?:straps?|bands?|rests?|pads?))'
const hard = '(?:right |straight |square |hard |directly )*'

const körper =
  '(?:auge|augen|gesicht|kopf|stirn|nase|mund|zähne|kinn|fuß|füße|zeh|zehen|finger|daumen|hand|schienbein|knie|arm|bein|ohr)'
const corps =
  '(?:visage|tête|œil|yeux|nez|front|bouche|menton|pieds?|mains?|doigts?|pouce|orteils?|genou|tibia|bras|jambe|oreille|joue|peau)'
const cuerpo =
  '(?:ojos?|olhos?|cara|rosto|cabeza|cabeça|nariz|boca|frente|testa|pie|pé|manos?|mão|dedos?|pulgar|polegar|rodilla|joelho|brazo|braço|pierna|perna|oreja|orelha|piel|pele)'
const corpo =
  '(?:occhi[o]?|faccia|viso|testa|naso|bocca|fronte|piede|mano|dit[oa]|pollice|ginocchio|braccio|gamba|orecchi[oa]|pelle)'

const blows = anyOf(
  [
    `(?:smash|bash|whack|clobber|struck|jabb|jab|stabb|stab|pok|hit|punch|clipp)(?:es|ed|e|s)? ${person} ${hard}(?:in|on|across|over|to) (?:the|my|his|her) (?:\\p{L}+ )?(?:${face}|shins?|foot|toes?|stomach|groin|elbow)(?!\\p{L})`,
    `(?:smashed|smashes|bashed|whacked|struck|jabbed|stabbed|poked|squashed|hit) (?:both )?${someone} (?:(?:left|right|front|big|little) )?(?:${face}|shins?|fingers?|thumbs?|toes?|elbows?|kneecaps?)(?! (?:straps?|bands?|rests?|protector))(?!\\p{L})`,
    `(?:pokes|jabs|stabs|hits|bruises|is bruising|are bruising|bruise) ${someone} (?:(?:left|right) )?(?:eyes?|eyeball|face|nose|wrists?|ankles?|arms?|hands?|fingers?|shins?|legs?)(?!\\p{L})(?<!hits (?:my|his|her|their) (?:\\p{L}+ )?(?:wrists?|ankles?|arms?|hands?|fingers?|shins?|legs?))`,
    `(?:pinched|trapped|jammed|squashed|nipped) ${someone} (?:\\p{L}+ )?(?:fingers?|fingertips?|thumbs?|hands?|skin|palm|ears?|lips?|arms?|legs?)(?!\\p{L})`,
    `(?:fell|dropped|landed|came down|swung|toppled|snapped|slammed|crashed) (?:\\p{L}+ ){0,2}?(?:on|onto|on to|into|against|in) (?:${someone}|the) (?:\\p{L}+ )?(?:${face}|foot|feet|toes?|hands?|fingers?|shins?|knees?)(?<!the (?:\\p{L}+ )?(?:feet|foot|hands?|knees?|head|heads|face|mouth|teeth|back))(?!\\p{L})`,
    `${someone} (?:\\p{L}+ )?(?:${face}|${limb}) (?:[\\p{L}']+ ){0,8}?(?:(?:so|that|until|till|and) )+(?:it|i|he|she|they) (?:\\p{L}+ )?bled`,
    `(?:scratch|rub|scrap|chaf|dig|cut)(?:s|es|ed|bed|bing|ing)? (?:into )?${someone} (?:\\p{L}+ )?(?:${face}|${limb}) (?:\\p{L}+ ){0,2}?(?:until|till) (?:it|they|i|he|she)(?: \\p{L}+){0,2}? (?:red|raw|sore|bleeds?|bled|hurts?|bleeding)`,
    `(?:hat|hatte|haben|ist|sind) (?:[\\p{L}]+ ){0,6}?(?:ins|in das|in die|auf den|auf die|auf das|gegen den|gegen die|gegen das|vor den|am|an den|an die|an der) (?:\\p{L}+ )?${körper} (?:gestochen|geschlagen|geschnellt|geknallt|gefallen|getroffen|gehauen|geflogen|gepikst|gestoßen)|(?:schlug|knallte|fiel|traf|flog|stach) (?:mir|ihm|ihr|uns|mich|ihn|mein\\p{L}*|unser\\p{L}*) (?:\\p{L}+ ){0,2}?(?:ins|auf den|auf die|gegen den|gegen die|am) ${körper}|${körper} (?:\\p{L}+ )?(?:eingeklemmt|zerkratzt|aufgekratzt|blutig gekratzt|aufgescheuert|wundgescheuert|wund gescheuert)|(?:haut|hals|ferse|fersen|hände|füße|knöchel|handgelenk|${körper}) (?:\\p{L}+ ){0,3}?(?:wund|blutig|auf|offen) ?(?:gescheuert|gerieben|gekratzt)|haut (?:\\p{L}+ ){0,4}?(?:blutig|wund|offen)|(?:mir|mich|hat|alles) (?:\\p{L}+ ){0,2}?(?:aufgerieben|aufgescheuert),? (?:\\p{L}+ ){0,3}?(?:rot|wund|offen|blutig)|kochendes wasser (?:\\p{L}+ ){0,2}?(?:über|auf) (?:die|meine|ihre|seine) (?:\\p{L}+ )?(?:hand|hände|beine?|füße)`,
    `(?:frappé|heurté|cogné|percuté|tapé|giflé|blessé|atterri|tombée?s?|retombée?s?)e? (?:[\\p{L}']+ ){0,3}?(?:au|à la|à l'|dans l'|dans le|dans les|sur la|sur le|sur les|sur l'|en pleine?|sur mon|sur ma|sur son|sur sa) ?${corps}(?!\\p{L})|(?:m'a|m'ont|lui a|nous a|s'est|me suis) (?:\\p{L}+ )?(?:pincé|écrasé|griffé|cogné|piqué|éraflé|écorché)e? (?:le |la |les |l'|un |une )${corps}|${corps} (?:\\p{L}+ )?en sang|eau bouillante sur (?:ma|mes|sa|ses|la|les) (?:\\p{L}+ )?${corps}`,
    `(?:golpeó|golpeado|pegó|pegado|dio|dado|cayó|caído|clavó|clavado|pinchó|pinchado) (?:(?:a|en|fuerte|encima|directo|justo|mi|su|el|la|los|un|\\p{L}+) ){0,4}?(?:en|contra|sobre) (?:el|la|los|las|un|una|mi|su) ${cuerpo}(?!\\p{L})|(?:me|le|nos|se) (?:ha )?(?:pellizcó|pellizcado|aplastó|aplastado|pilló|pillado|arañó|arañado|clavó|clavado) (?:el|la|los|las|un|una) ${cuerpo}|(?:hirió|herido|lastimó|lastimado|lesionó) (?:el|la|los|las|un|mi|su|mis) (?:\\p{L}+ )?${cuerpo}|agua hirviendo (?:en|sobre|por) (?:la|las|mi|mis|el) (?:\\p{L}+ )?${cuerpo}`,
    `(?:colpit[oaie]|colpì|sbattut[oa]|cadut[oaie]|finit[oa]) (?:(?:mi[oa]|mia|il|la|su[oa]|\\p{L}+) ){0,3}?(?:in|nell'|negli|sul|sulla|al|alla|su|addosso al) ?${corpo}(?!\\p{L})|(?:mi|gli|le|si) (?:ha|hanno|è|sono) (?:\\p{L}+ )?(?:pizzicat|schiacciat|graffiat|incastrat)[oaie] (?:il|la|le|i|un|una|l'|lo) ?${corpo}|(?:ferito|ferisce|ferita) (?:il|la|le|un|una|al|alla|l') ?(?:mi[oa] )?${corpo}|acqua bollente (?:su|sul|sulla|sulle) ?(?:mi[oa] )?${corpo}`,
    `(?:bateu|acertou|caiu|atingiu|furou) (?:(?:\\p{L}+) ){0,3}?(?:no|na|nos|nas|em|o|a) (?:meu |minha |seu |sua )?${cuerpo}(?!\\p{L})|(?:beliscou|prensou|esmagou|arranhou|prendeu)(?:-me)? (?:o |a |os |as )?(?:meu |minha |seu |sua )?${cuerpo}(?!\\p{L})|(?:feriu|feriram|machucou|machucaram|magoou)(?:-me|-lhe)? (?:o |a |os |as )?(?:meu |minha |meus |minhas |seu |sua )?${cuerpo}|água (?:a )?ferve\\p{L}* (?:no|na|nos|nas|em|sobre) (?:\\p{L}+ )?${cuerpo}`,
    `(?:kokend|heet|kokende|hete|gloeiend) (?:\\p{L}+ ){0,3}?over (?:mijn|zijn|haar|onze) (?:\\p{L}+ )?(?:hand|handen|been|benen|voet|voeten|arm|armen|schoot|borst|vingers?)|(?:vinger|hand|huid|hiel|pols|enkel) (?:\\p{L}+ ){0,3}?(?:opengehaald|opengeschuurd|kapotgeschuurd|opengeschaafd)`,
    `(?:boiling|scalding|hot) (?:water|wax|oil|tea|coffee|soup|steam|milk|liquid) (?:\\p{L}+ ){0,3}?(?:over|on|onto|down) (?:my|his|her|our) (?:\\p{L}+ )?(?:hands?|fingers?|arms?|legs?|lap|foot|feet|chest|thighs?)`,
  ],
  '(?:指|手|皮膚)(?:を|が)[^。、]{0,4}挟(?:み|ん|まれ)|(?:目|顔|頭|鼻|額|足)に[^。、]{0,4}(?:ぶつか|直撃|刺さ|落ち|当たって(?:怪我|けが|痛))|(?:夹|砸|撞|戳|划|扎)(?:到|伤|破|中|疼)(?:了)?(?:我|他|她|孩子|宝宝|女儿|儿子|老公|老婆|妈妈)?的?(?:手指|手|脚|头|眼睛|脸|鼻子|嘴|胳膊|腿|额头)|(?:手指|手|脚|头|眼睛|脸)[^。，]{0,3}被[^。，]{0,4}(?:夹|砸|撞|戳|划|扎)(?:到|伤|破|了)',
)

/** "Never hit me in the face". */
const denied = compact(
  /(?:(?<!\p{L})(?:not|no|never|nor|without|nobody|if|nicht|keine?n?|ohne|nie|pas|jamais|sans|sin|ni|nunca|senza|mai|sem|não)|n't)(?: \p{L}+){0,2} ?$/u,
)

/** A smell hits you in the face, a color in the eye, and someone who falls on their feet is lucky. */
const figures = compact(
  /(?<!\p{L})(?:smells?|odou?rs?|scent|stench|fragrance|perfume|flavou?r|aroma|bass|reality|geruch|duft|ins auge (?:gefallen|gesprungen)|ist (?:\p{L}+ )*ins auge|nicht auf den (?:kopf|mund) gefallen|tombé sur la tête|odeur|parfum|olor|odore|profumo|cheiro|(?:cae|cayó) en la cara|bateu o olho|caiu na mão|cayó en (?:la|mi) mano|cadut[oa] l'occhio|acertou em cheio|caiu no pé|em mãos|à la main)(?!\p{L})|におい|匂い/u,
)
