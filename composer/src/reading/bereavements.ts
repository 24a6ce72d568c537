import { relatives } from './relatives.ts'
import { anyOf, plainly, sentencesIn } from './words-in.ts'

/** Words about a death or a last illness in the customer's life. */
export function bereavementIn(text: string): string | null {
  if (!hints.test(plainly(text))) return null
  for (const sentence of sentencesIn(text)) {
    const [found] = deaths.exec(sentence) ?? []
    if (found !== undefined) return found
  }
  return null
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /funeral|burial|cremat|ashes|grave|headstone|coffin|casket|deathbed|wake|memor|celebration|passing|passed|last|final|buried|laid|died|gone|dying|lost|losing|loss|widow|hospice|palliative|terminal|end.of.life|life|lives|rainbow|stillb|miscarr|sympathy|remembrance|bereave|condolence|mourn|griev|urn|no longer|beerdig|begräb|bestatt|beisetz|trauer|grab|tod|letzten|hospiz|witwe|sternenkind|fehlgeb|totgeb|storben|verloren|leben|enterre|obsèq|funér|mort|décès|perte|tombe|derni|veu[fv]|soins|fausse|suicid|éteint|entierro|velator|muerte|pérdid|tumba|últim|viud|cuidados|aborto|perd|vida|scompars|tomba|ultim|vedov|cure |perso|vita|enterro|velório|falec|viúv|begraf|uitvaart|overl|dood|graf|laatste|gestorv|weduw|miskraam|葬|お通夜|告別|最期|形見|命日|四十九|遺影|看取|天国|虹|流産|死産|去世|遗像|临终/u

const { de, es, fr, it, nl, pt, en: kin } = relatives

const her = `(?:his|her|their|(?:my|our|a|his|her) (?:\\p{L}+ ){0,2}?${kin}'s?)`

const deaths = anyOf(
  [
    `${her} (?:\\p{L}+ )?(?:funeral|burial|cremation|ashes|grave|graveside|gravestone|headstone|coffin|casket|deathbed|wake|memorial (?:service|stone|garden)|celebration of life|passing(?! (?:grade|score))|last breath|final (?:days|weeks|months|hours|breath))`,
    `(?:in|during|for|through|throughout|of) ${her} last (?:few )?(?:days|weeks|months|hours|moments)(?! (?:of|at|in|before|on) (?:school|college|pregnancy|university|work|summer|season|the|high))`,
    '(?:funeral|burial|wake|memorial service|cremation|grave) (?:of|for) (?:my|our|his|her|their|a (?:dear |close |good )?friend)|(?:after|since|before|until) the funeral|at the (?:graveside|wake)',
    `(?:we|i|they) (?:just |had |have )?(?:(?:buried|cremated) (?:him|her|them|my|our)(?! (?:in (?:the sand|work)|under))|laid (?:him|her|them|(?:my|our) \\p{L}+) to rest)|scattered (?:his|her|their|my|the) (?:\\p{L}+(?:'s)? )?ashes|(?:he|she|${kin}) (?:\\p{L}+ )?(?:was|were|been) cremated`,
    `(?:before|after|since|when|until|till|once|day) (?:he|she|(?:my|our|his|her) (?:\\p{L}+ ){0,2}?${kin}) (?:\\p{L}+ )?(?:died|passed(?! (?:his|her|the|it|by|out|up|over|all|with|through|this|them|an?|me|us) )|was gone)`,
    `(?:my|our|his|her|their|whose|a friend's) (?:\\p{L}+ ){0,2}?${kin} (?:\\p{L}+ )?(?:died(?! (?:laughing|of laughter|for))|passed(?= (?:in|last|this|away|suddenly|recently|from|two|three|earlier|before|unexpectedly|a (?:few|week|month|year))(?!\\p{L})|$| ?,)|is dying|was dying)`,
    `(?:lost|losing|loss of) (?:my|our|his|her|their) (?:\\p{L}+ ){0,2}?${kin}(?!'s|-|s? (?:in the (?!hospital|spring|summer|fall|autumn|winter)|at (?:the|a)|to the|because|for a|favorite|favourite|got|gave|bought|made))(?= (?:in|last|this|to (?:cancer|covid|a)|suddenly|recently|two|three|a (?:few|week|month|year)|earlier|unexpectedly|and|at \\d)(?!\\p{L})|$| ?,)`,
    "(?:i'm|i am|am|as|being|became|was|left) (?:an? )?(?:recently |newly |young )?widow(?:ed|er)?(?! (?:spider|'s))|recently widowed|newly widowed",
    '(?<!(?:work|works|working|volunteer|nurse|job|volunteers|patients) )(?:in|into|from|to|at|on|entered|under|with) (?:the |a |home )?(?:hospice|palliative care)|(?:terminally ill|terminal (?:cancer|illness)|end[- ]of[- ]life care)',
    '(?:took|taken|ended) (?:his|her|their) (?:own )?(?:life|lives)(?! (?:to|back|savings?|jacket)(?!\\p{L}))|rainbow bridge|stillborn|stillbirth|miscarriage|miscarried|gone but not forgotten',
    `in (?:his|her|their) memory|in memory of (?:my|our|his|her|a|their)|(?:memorial|sympathy|remembrance|bereavement) (?:gift|present|card|candle|stone|keepsake|jewelry|necklace|basket)|condolence gift|(?:mourning|grieving|grieve|mourn) (?:for |the loss of |him|her|my|our|over)|${her} urn|no longer with us`,
    `(?:beerdigung|begräbnis|bestattung|beisetzung|trauerfeier|grab|tod) (?:(?:von )?(?:meine[rsm]|unsere[rsm]|seine[rsm]|ihre[rsm]) (?:\\p{L}+ )?${de}|von (?:papa|mama|oma|opa))|nach der (?:beerdigung|beisetzung|trauerfeier)|auf (?:ihrem|seinem|ihr|sein) grab|(?:in|während|für) (?:ihren|seinen) letzten (?:tagen|wochen|monaten|stunden)|(?:im|ins|aus dem) hospiz|verwitwet|(?:bin|als|jetzt) (?:\\p{L}+ )?witwer?|sternenkind|fehlgeburt|totgeburt|das leben genommen`,
    '(?:mutter|vater|mama|papa|mann|frau|oma|opa|sohn|tochter|bruder|schwester|hund|katze|freundin?) (?:\\p{L}+ ){0,3}?(?:beerdigt|zu grabe getragen|verstorben|gestorben)|(?:meinen|unseren|meine|unsere) (?:\\p{L}+ )?(?:mutter|vater|mama|papa|mann|frau|oma|opa|sohn|tochter|bruder|schwester) (?:\\p{L}+ ){0,2}?(?:verloren|beerdigt)',
    `(?:enterrement|obsèques|funérailles|mort|décès|perte|tombe) de (?:mon|ma|mes|notre|son|sa) (?:\\p{L}+ )?${fr}|après (?:les obsèques|l'enterrement|les funérailles)|(?:ses|leurs) (?:tout )?derniers (?:jours|mois|instants)|ses dernières semaines|(?:suis|devenue?|maintenant) (?:veuf|veuve)|sur sa tombe|soins palliatifs|fausse couche|s'est suicidée?|${fr} (?:\\p{L}+ )?s'est (?:\\p{L}+ )?éteinte?`,
    `(?:funeral|entierro|velatorio|muerte|pérdida|tumba) de (?:mis?|nuestr[oa]s?|su) (?:\\p{L}+ )?${es}|(?:tras|después de) (?:el funeral|el entierro)|(?:sus|en sus) últimos (?:días|meses|momentos)|sus últimas semanas|(?:soy|estoy|quedé|quedó|ahora) viud[oa]|en su tumba|cuidados paliativos|aborto espontáneo|perd(?:í|imos) a (?:mi|nuestr[oa]) (?:\\p{L}+ )?${es}|se quitó la vida`,
    `(?:funerale|morte|scomparsa|perdita|tomba) (?:di|del|della) (?:mi[oa]|nostr[oa]|su[oa]) (?:\\p{L}+ )?${it}|dopo (?:il funerale|i funerali)|(?:suoi|nei suoi) ultimi (?:giorni|mesi|momenti)|sue ultime settimane|(?:sono|rimast[oa]|ora) vedov[oa]|sulla sua tomba|in hospice|cure palliative|aborto spontaneo|(?:ho|abbiamo) perso (?:mi[oa]|il mio|la mia|nostr[oa]) (?:padre|madre|papà|mamma|marito|moglie|figli[oa]|nonn[oa]|fratello|sorella)|si è tolt[oa] la vita`,
    `(?:funeral|enterro|velório|morte|perda|falecimento) d[eoa]s? (?:meu|minha|nosso|nossa|seu|sua) (?:\\p{L}+ )?${pt}|depois do (?:funeral|enterro|velório)|seus últimos (?:dias|meses|momentos)|suas últimas semanas|(?:sou|fiquei|ficou) viúv[oa]|cuidados paliativos|aborto espontâneo|perd(?:i|emos) (?:o |a )?(?:meu|minha|nosso|nossa) (?:pai|mãe|marido|esposa|filh[oa]|av[óô]|irmã?o?)|tirou a própria vida`,
    `(?:begrafenis|uitvaart|crematie|overlijden|dood|graf) van (?:mijn|onze|ons|haar|zijn) (?:\\p{L}+ )?${nl}|na de (?:begrafenis|uitvaart|crematie)|(?:haar|zijn) laatste (?:dagen|weken|maanden)|(?:moeder|vader|man|vrouw|oma|opa|zoon|dochter|broer|zus|hond|kat) (?:\\p{L}+ ){0,3}?(?:overleden|overleed|gestorven)|(?:ben|nu|als) weduwe|weduwnaar|op (?:haar|zijn) graf|in het hospice|miskraam`,
  ],
  '(?:お?葬式|葬儀|お通夜|告別式)の|(?:母|父|夫|妻|主人|祖母|祖父|息子|娘|兄|姉|弟|妹|義母|義父|友人)の(?:お?葬|最期|形見|命日|四十九日|遺影)|最期(?:まで|を看取)|看取(?:り|っ)|天国へ旅立|虹の橋|流産|死産|(?:妈妈|爸爸|母亲|父亲|奶奶|爷爷|丈夫|妻子|老伴)的?(?:葬礼|去世|遗像)|葬礼(?:后|上)|临终',
)
