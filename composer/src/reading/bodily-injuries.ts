import { anyOf, plainly, sentencesIn } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * Words that report an injury: a part of the body with what happened to it ("my finger bled"), stitches, or a fall from a
 * thing that gave way. Only for reviews without praise in their stars: in praise, the injury is often why it was bought.
 */
export function bodilyInjury(text: string): string | null {
  if (!hints.test(plainly(text))) return null
  for (const sentence of sentencesIn(text)) {
    const [words] = injuries.exec(sentence) ?? []
    if (words === undefined) continue
    const before = sentence.slice(0, sentence.indexOf(words))
    if (!denied.test(before) && !reason.test(before) && !otherUse.test(sentence)) return words
  }
  return null
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /bled|bleed|blood|brui|br[eo][ao]k|fractur|sprain|dislocat|stitch|concuss|cut(?!e)|slic|slash|gash|gouge|scald|crush|stabb|knock|chipped|twisted|black eye|snapped|collaps|gave way|genäht|stichen|gebrochen|blut|gequetscht|verstaucht|geprellt|gehirnersch|zusammengebrochen|prellung|sutur|recous|saign|cassé|foulé|tordu|ecchymos|hématom|commotion|coupé|coincé|ouvert|entaill|sangr|cort[éoa]|rompí|torc|fratur|quebr|puntos|pontos|esguince|moret|hematoma|conmoci|concuss|sanguin|tagliat|rott[oa]|slogat|stort[oa]|punti|livid|ematom|commozion|gebroken|gehecht|hechting|bloed|gekneusd|verstuikt|hersensch|blauwe plek|骨折|捻挫|打撲|流血|血が|出血|縫|針|切|怪我|けが|ケガ|あざ|アザ/u

const someone = "(?:my|his|her|their|(?:my|our|his|her) (?:\\p{L}+ )?\\p{L}+'s)"
const bones =
  '(?:wrists?|ankles?|ribs?|collarbone|noses?|toes?|fingers?|thumbs?|elbows?|hips?|kneecap|knees?|jaw|arms?|legs?|foot|feet|hands?|neck|skull|tailbone|shins?|tooth|teeth)(?![- ]?(?:straps?|bands?|rests?|chains?|guards?|pieces?|pads?|warmers?|nails?|clip))'
/** Never a part of a chair or of glasses. */
const ownBones =
  '(?:wrists?|ankles?|collarbone|toes?|fingers?|thumbs?|elbows?|kneecap|jaw|tailbone)(?![- ]?(?:straps?|bands?|rests?|let|chains?|guards?|ties?|sticks?|grips?|screws?|loops?|nails?|pads?|holes?|clip))'
const skin =
  '(?:hands?|fingers?|fingertips?|thumbs?|palms?|arms?|forearms?|legs?|shins?|feet|foot|heels?|toes?|knees?|ankles?|wrists?|face|cheeks?|chin|forehead|lips?|mouth|tongue|gums?|nose|ears?|ear ?lobes?|eyelids?|head|scalp|back|thighs?|skin)'

const finger =
  '(?:finger|daumen|zeh|zehen|hand|handgelenk|arm|bein|fuß|knöchel|nase|rippe|ellenbogen|schlüsselbein|zahn|lippe|stirn|kopf|knie|schienbein|ohr)'
const doigt =
  "(?:le |la |les |l'|un |une |son |sa |mon |ma )(?:\\p{L}+ )?(?:doigts?|pouce|mains?|poignet|bras|jambe|pied|cheville|orteil|nez|coude|genou|lèvre|visage|front|crâne|dents?|côtes?|paume|tibia)"
const dedo =
  '(?:el|la|un|una|los|las|o|a|os|as|um|uma|mi|su|meu|minha) (?:\\p{L}+ )?(?:dedos?|pulgar|polegar|manos?|mão|mãos|brazo|braço|pierna|perna|pie|pé|tobillo|tornozelo|codo|cotovelo|rodilla|joelho|labio|lábio|nariz|cara|rosto|frente|testa|cabeza|cabeça|dientes?|dentes?|punho|pulso|costillas?|costela)'
const dito =
  "(?:il |la |un |una |l'|i |le |mi[oa] |su[oa] )(?:\\p{L}+ )?(?:dit[oa]|pollice|man[oi]|polso|braccio|gamba|piede|caviglia|gomito|ginocchio|labbr[oa]|naso|viso|fronte|testa|denti?|costol[ae])"

const injuries = anyOf(
  [
    `(?:broke|breaks|broken|fractured|sprained|dislocated|twisted|crushed|chipped|knocked out|lost) (?:${someone}|a|two) (?:(?:left|right|front|little|big|index|middle|ring|whole) )?${bones}`,
    `(?<!(?:for|with|because of|after|had|have|got|old) (?:my|his|her|an?|the) )(?:broken|fractured|sprained|dislocated|bruised) (?:left |right |little |big )?${ownBones}`,
    `${someone} (?:(?:left|right|front|little|big|index|middle|ring|whole) )?${bones} (?:(?:is|was|were|are|got|has been|now|completely|badly|being) ){1,3}(?:broken|fractured|sprained|dislocated|crushed|bruised|sliced|slashed|cut (?:up|open|to the bone)|stitched)`,
    `${someone} (?:\\p{L}+ )?${skin} (?:(?:was|were|is|are|got|has|have|still|then|even|all|just|kept|started|been|now) ){0,3}(?:bled|bleeds|bleeding|to bleed|cut open|split open)(?! (?:of|with|from) (?:dye|colou?r|ink))`,
    `(?:sliced|slashed|gashed|scalded|bruised|crushed|stabbed|gouged|cut)(?: (?:open|through|into|right))? ${someone} (?:\\p{L}+ )?${skin}(?! (?:hair|nails?))`,
    `(?:bruis(?:es?|ing)|a gash|gashes|deep cuts?) (?:\\p{L}+ ){0,3}(?:on|to|down|across|in|all over) ${someone} (?:\\p{L}+ )?${skin}|(?:left|gave|leaves|gives) (?:me|him|her|us|${someone} \\p{L}+) (?:\\p{L}+ ){0,3}(?:bruis(?:es?|ing|ed)|a black eye|a concussion|a split lip)|covered in bruises`,
    '(?:needed|needs|needing|got|getting|had|required|requires|ended up with|came home with|took|with) (?:(?:\\p{L}+|\\d+) )?(?<!(?:loose|dropped|missing|missed|uneven|crooked|several|loads of|pulled|bad|poor|lots of|strong|sturdy|neat|tight|double|visible|small|few|some|these|those) )stitches (?:in|on|to|across|above|under|for) (?:my|his|her|their|the (?:head|hand|finger|lip|chin|eye|cut|wound|leg|arm|foot)|it at)|(?:needed|required|needing|ended up with|had to (?:have|get)) (?:(?:\\p{L}+|\\d+) )?stitches(?! (?:in the|on the|repaired|redone|to (?:hold|keep|fix)))|(?:had|has) to be stitched(?: up)? (?:at|by a doctor|in hospital|in a)',
    `(?:knocked|knocks) (?:me|him|her|${someone} \\p{L}+) (?:out cold|unconscious)|(?:has|had|got|suffered|with) (?:an? )?(?:mild |bad )?concussion|(?:drew|draws|drawing|lost a lot of) blood(?! (?:vessels?|samples?|for))|blood (?:\\p{L}+ ){0,2}(?:everywhere|poured|pouring|dripping|running|gushing)|(?:stop|stopped|stopping) (?:the )?bleeding|bled (?:heavily|profusely|badly)`,
    "(?:snapped|collapsed|gave way|came apart|tipped over|toppled|fell apart) (?:[\\p{L}']+ ){0,3}?(?:while|when|as|with|under) (?:[\\p{L}']+ ){0,3}?(?:standing|stood|was on it|was sitting|sat down|were sitting|is sitting|climbed|climbing)",
    `(?:ich|er|sie|sohn|tochter|kind|kleine|mann|frau|mutter|vater|oma|opa|freundin?|finger|daumen|hand|wunde|stirn|kopf|lippe|kinn|bein|fuß|arm|schnitt)(?:(?!(?:naht|nähte|saum|tasche|hose|knopf|reißverschluss|jacke)(?!\\p{L}))[^.]){0,40}?(?<!\\p{L})(?:muss|musste|mussten|wurde|wurden)(?: (?!neu|nach|selbst|sie|ihn|es|die|den|das)[\\p{L}\\d]+){0,6} (?:genäht|geklammert|geröntgt)|(?:mit|an) [\\p{L}\\d]+ stichen (?:\\p{L}+ )?genäht`,
    `${finger} (?:(?!ist|war|sind)\\p{L}+ ){0,2}(?:geblutet|blutete|blutet|gequetscht|verstaucht|geprellt|ausgekugelt|aufgeschlitzt)|(?:mir|sich|ihm|ihr|mein\\p{L}*|sein\\p{L}*|ihr\\p{L}*) (?:(?:die|den|das|dabei|linke[nrs]?|rechte[nrs]?|kleine[nr]?) ){0,3}${finger} (?:\\p{L}+ )?(?:gebrochen|aufgerissen|aufgeschnitten)|${finger} blutig|blut(?:ete|et) (?:\\p{L}+ ){0,2}(?:stark|heftig|lange|wie)|gehirnerschütterung|(?:knöchel|rippen|arm|handgelenks?|knochen|finger)bruch|prellung(?:en)?|bluterguss|blutergüsse|blaue flecken? (?:an|am|auf) (?:den |der |meine\\p{L}* |beiden )?(?:arm|bein|hand|hände|rücken|knie|oberschenkel)\\p{L}*|zusammengebrochen,? (?:als|während) (?:\\p{L}+ ){0,4}(?:saß|sitzen|stand|gesessen|gestanden|setzte|draufstand)`,
    `(?:me suis|m'a|s'est|lui a|nous sommes) (?:\\p{L}+ )?(?:cassée?|coupée?|entaillée?|foulée?|tordue?|fracturée?|coincée?|ouverte?) ${doigt}|(?:poignet|cheville|doigt|pouce|orteil|coude|clavicule) (?:\\p{L}+ )?(?:cassée?|fracturée?|foulée?)|${doigt} (?:\\p{L}+ ){0,3}(?:saign\\p{L}+)|points de suture|(?:dû|fallu) (?:\\p{L}+ )?(?:être recousue?|recoudre (?:mon|son|sa|ma|le doigt|la main))|(?:bleus?|ecchymoses?|hématomes?) (?:sur|aux?|à) (?:les |la |le |mes |ses )?(?:jambes?|bras|mains?|cuisses?|genoux?|dos)|commotion cérébrale`,
    `(?:me|se|nos) (?:he |ha |hemos )?(?:cort[éó]|cortado|fractur[óé]|fracturado|torc[íi]|torció|torcido|cortei|cortou) ${dedo}|me romp[íi] (?:el|la|un|una) (?:\\p{L}+ )?(?:dedo|brazo|pierna|muñeca|tobillo|nariz|diente|pie|mano|costilla)|(?:cortei|cortou|quebrei|fraturei|fraturou|torci|torceu) ${dedo}|(?:dedo|mano|mão|labio|lábio|pie|pé|cabeza|cabeça|frente|testa) (?:\\p{L}+ ){0,4}sangr\\p{L}+|puntos de sutura|(?:tuvieron que|hubo que) (?:\\p{L}+ )?(?:coserle|coserme|darle|darme|ponerle|ponerme)(?: [\\p{L}\\d]+){0,2} puntos|(?:\\d+|dos|tres|cuatro|cinco|seis|dois|três|quatro|seis|levou|levei|precisou de) (?:puntos|pontos) (?:en|na|no) (?:la |el )?(?:\\p{L}+ )?(?:dedo|mano|mão|frente|testa|cabeza|cabeça|labio|lábio|barbilla|queixo|ceja|pierna|perna|pie|pé)|esguince|conmoción cerebral|concussão|(?:moret[oó]n(?:es)?|hematomas?) (?:en|na|no|nas|nos|por) |fractura de (?:muñeca|tobillo|dedo|pulso|tornozelo)`,
    `(?:mi sono|si è|ci siamo) (?:\\p{L}+ )?(?:tagliat[oa]|fratturat[oa]|slogat[oa]|stort[oa]) ${dito}|mi sono rott[oa] ${dito}|(?:polso|caviglia|dito|gomito) (?:rott[oa]|fratturat[oa]|slogat[oa])|(?:dito|mano|labbro|piede|testa|fronte) (?:\\p{L}+ ){0,4}sanguin\\p{L}+|punti di sutura|(?:hanno|ha) (?:mess[oi]|dato|dati) (?:[\\p{L}\\d]+ )?punti (?:al|alla|sul|sulla|in)|commozione cerebrale|(?:livid[oi]|ematom[ai]) (?:su|sul|sulla|sulle|al|alla|alle) `,
    '(?:pols|enkel|vinger|duim|teen|neus|elleboog|sleutelbeen)(?: \\p{L}+){0,3} (?:gebroken|verstuikt|gekneusd)|(?:mijn|zijn|haar) (?:arm|been|voet|hand|rib|ribben|tand) (?:\\p{L}+ )?(?:gebroken|gekneusd)|moest(?:en)? (?:[\\p{L}\\d]+ ){0,4}gehecht|gehecht (?:worden|moest)|hechtingen|(?:vinger|hand|duim|voet|lip|hoofd|knie) (?:\\p{L}+ ){0,2}(?:bloedde|bloedt|gebloed|bloedend)|hersenschudding|blauwe plekken? (?:op|aan) (?:mijn|zijn|haar|de) (?:arm|been|benen|armen|rug|hand|handen)',
  ],
  '(?:指|手|足|腕|顔|唇|口|膝|肌|頭|額|かかと)(?:の\\p{L}{1,4})?[をがもに、](?:\\p{L}{0,6})?(?:切って|切った|切り(?!替|換)|切れて血|怪我|けが|ケガ|骨折|捻挫|打撲|出血|流血)|(?:骨折|捻挫|打撲|脳震盪)(?:し(?:ました|た(?!時|とき|ので|後|ため)|てしま))|(?:\\d|[一二三四五六七八九十何数])針(?:も)?縫|血が(?:出|止ま|流れ|にじ)|(?:あざ|アザ|青あざ)が?(?:でき|出来)',
)

/** "Nothing broke my finger", "didn't need stitches". */
const denied = compact(
  /(?:(?<!\p{L})(?:not|no|never|nor|without|nobody|nicht|keine?n?|ohne|nie|niemand|pas|jamais|sans|aucune?|sin|ni|nunca|senza|mai|sem|não|niet|geen|zonder)|n't)(?: \p{L}+){0,2} ?$/u,
)

/** The injury came first, and the thing was bought for it. */
const reason = compact(
  /(?<!\p{L})(?:(?:after|since|when|because|as|ever since) (?:i|he|she|we|my \p{L}+) (?:had |have |has )?|(?:recovering|healing) from (?:a |my )?|bought (?:this|it|them) (?:after|because|for|when) (?:[\p{L}']+ ){0,3}|(?:nachdem|weil|seit) (?:ich|er|sie|mein\p{L}* \p{L}+) (?:[\p{L}]+ ){0,2}|parce que je |depuis que je |porque |desde que |perché |omdat ik |nadat ik )$/u,
)

/** The thing is for people who are injured already. */
const otherUse = compact(
  /(?<!\p{L})(?:crutches|(?:wrist|ankle|knee|finger|toe|thumb) (?:brace|splint|support)|brace|splint|first aid|physio\p{L}*|schiene|bandage|attelle|férula|tala|tutore|halloween|costume|figurine|doll|puppe|poupée|muñec[oa]s? de|boneca|bambola|statue|skeleton|action figure)(?!\p{L})/u,
)
