import { compact } from '../words/compact.ts'

export interface Harm {
  words: string
  of: 'animal' | 'asthma' | 'person'
}

/**
 * Finds sentences that report harm: any animal with any symptom, asthma with a trigger, an injury, or a fire. The words
 * are our own, without an outside source. After a false alarm, someone reads the reply before it’s sent; unless the clause
 * praises, it apologizes.
 */
export function reportedHarms(text: string): Harm[] {
  const small = text.toLowerCase().replaceAll(/[’‘]/g, "'")
  return small.split(/[.!?。！？\n]+/u).flatMap((sentence): Harm[] => {
    const [animal] = animals.exec(sentence) ?? []
    const harm = animal === undefined ? null : undenied(sentence, symptoms)
    if (animal !== undefined && harm !== null) return [{ words: `${animal} ${harm}`, of: 'animal' }]
    const [asthma] = asthmas.exec(sentence) ?? []
    const attack = asthma === undefined ? null : undenied(sentence, attacks)
    if (asthma !== undefined && attack !== null) return [{ words: asthma, of: 'asthma' }]
    const hurt = undenied(sentence, bodily)
    return hurt === null ? [] : [{ words: hurt, of: 'person' }]
  })
}

/** The first match without a denial near it: "the cat wasn't ill", 倒れません. */
export function undenied(sentence: string, pattern: RegExp): string | null {
  for (const match of sentence.matchAll(pattern)) {
    const end = match.index + match[0].length
    if (denialAfter.test(sentence.slice(end, end + 8))) continue
    if (!denial.test(sentence.slice(Math.max(0, match.index - 24), match.index))) return match[0]
  }
  return null
}

const denial = compact(
  /(?:(?<!\p{L})(?:not|no|never|nor|without|nicht|keine?n?|ohne|nie|pas|jamais|sans|aucune?|sin|ni|nunca|senza|non|mai|sem|não)|n't)(?: \p{L}+){0,2} ?$/u,
)

const whole = (...words: string[]): string => `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`

const animals = compact(
  `${whole(
    "(?:dog|doggy|pup|puppie|cat|kittie|rabbit|bunnie|parrot|parakeet|budgie|cockatiel|canarie|finch|bird|chicken|cockerel|rooster|hen|duck|hamster|guinea pig|gerbil|ferret|horse|ponie|donkey|goat|tortoise|turtle|gecko|lizard|snake|pet|spaniel|labrador|terrier|poodle|retriever|beagle|collie|pug|dachshund|whippet|greyhound)(?:s|'s)?(?! (?:hair|fur|toys?|beds?|food|coop|lovers?|owners?|do|night|party|oil|\\d))|puppy|kittens?|kitty|bunny|canary|pony|goldfish|fish(?! oil)|hedgehogs?",
    '(?:hund|katze|kater|kaninchen|hase|vogel|papagei|wellensittich|kanarienvogel|hamster|meerschweinchen|ratte|frettchen|pferd|pony|esel|ziege|schildkröte|gecko|echse|goldfisch|fisch|huhn|haustier|welpe|rüde|dackel|pudel)(?:e|en|es|n|s)?|hündin|kätzchen|vögel|hühner|henne|mieze',
    "(?:le|la|les|mon|ma|mes|notre|nos|ce|un|son|leur|petits?|vieux|du|au) chats?(?!\\p{L})|(?:chien|chienne|chiot|chatte|chaton|lapin|lapine|perroquet|perruche|canari|oiseau|hamster|cochon d'inde|furet|âne|chèvre|tortue|gecko|poisson|poule|poulet|cheval|chevaux|oiseaux|jument)s?",
    '(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|conej[oa]|loro|periquito|canario|pájaro|hámster|cobaya|hurón|caballo|yegua|burro|cabra|tortuga|pez|peces|gallina|mascota)s?',
    'cane|cani|cagnolin[oa]|cucciol[oi]|gatt[oaie]|gattin[oaie]|conigli[oae]*|pappagall[oi]|canarin[oi]|uccellin[oi]|cricet[oi]|cavi[ae]|furett[oi]|cavall[oi]|asin[oi]|capr[ae]|tartarug[ahe]+|pesc[ei]|gallin[ae]',
    '(?:cachorr[oa]|cachorrinh[oa]|cadela|gat[oa]|gatinh[oa]|coelh[oa]|papagaio|periquito|canário|pássaro|passarinho|hamster|porquinho-da-índia|cavalo|égua|burro|cabra|tartaruga|peixe|galinha|pet)s?|cão|cães',
  )}|犬|猫|ネコ|うさぎ|ウサギ|インコ|小鳥|ハムスター|金魚|ペット|愛犬|愛猫|狗|兔子|鹦鹉|仓鼠|宠物|金鱼|小鸟`,
  'u',
)

const symptoms = compact(
  `${whole(
    "died(?! (?:laughing|of laughter|for))|(?:(?:to|will|would|could|might|may|almost|nearly|just)|(?:watch(?:ed)?|saw|see|seen|let|made|make|had)(?: \\p{L}+){1,3}|(?:fish|birds|cats|dogs|chicks|hamsters|rabbits|shrimp)(?: all| both)?) die(?! (?:laughing|of laughter|for))|dead|dying|killed|collaps\\p{L}+|faint\\p{L}+|passed out|unconscious|(?:a|had) (?:fit|seizure)|seizures?|convuls\\p{L}+|vomit\\p{L}*|thr(?:ew|owing|own) up|(?:is|was|were|been|got|made (?:\\p{L}+ ){1,2}|so|very|violently|really|being) (?:sick|ill|poorly|unwell)|sick ever since|limp|limping|wobbl\\p{L}+|dribbl\\p{L}+|stiff|fell off (?:his|her|its|the|their) perch|(?:hasn't|haven't|won't|wouldn't|stopped) (?:eaten|eat|eating|moved|moving|drink|drinking)|lethargic|lifeless|listless|(?:hardly|barely|couldn't|can't) (?:stand|walk|move|get up)|chok\\p{L}+|gasp\\p{L}*|wheez\\p{L}*|cough\\p{L}*|sneez\\p{L}+|(?:couldn't|can't|struggl\\p{L}+|trouble|difficulty|hard|short|stopped|unable) (?:\\p{L}+ ){0,2}?breath\\p{L}*|breathing (?:hard|heavily|funny|weird|problems|difficulties|strangely)|foaming|drool\\p{L}+|bleed\\p{L}*|bled|blood|injur\\p{L}+|burned|burnt|burns|singed|scorched|swollen|swell\\p{L}*|rash|colic|trembl\\p{L}+|shaking|twitch\\p{L}*|stagger\\p{L}*|floating|poison\\p{L}*|toxic|swallowed|vet|vets|vet's|emergency|(?:off|stopped|won't|wouldn't) (?:\\p{L}+ )?(?:eat|eating|food)|diarrh\\p{L}+",
    'tot|toter|gestorben|stirbt|starb|verendet|eingegangen|zusammengebrochen|ohnmächtig|bewusstlos|krampf\\p{L}*|anfall|anfälle|erbr\\p{L}+|übergeben|gekotzt|spuckt\\p{L}*|krank|schlapp|apathisch|leblos|röchel\\p{L}*|keucht\\p{L}*|husten\\p{L}*|gehustet|niest|geniest|luft|atmet|atmen|schaum|blut\\p{L}*|verletzt|verbrannt|verbrüht|versengt|angesengt|geschwollen|ausschlag|kolik|zitter\\p{L}*|gezittert|taumelt\\p{L}*|vergift\\p{L}*|giftig|verschluckt|tierarzt|tierärztin|tierklinik|durchfall|(?:frisst|fraß|frass|trinkt) (?:\\p{L}+ ){0,3}?nicht?s?|gekrampft|von der stange|bewegt sich (?:\\p{L}+ )?nicht|steif',
    'morte?s?|mourir|meurt|décédée?|effondrée?|évanouie?|inconscient|convuls\\p{L}+|une crise|vomi\\p{L}*|malades?|amorphe|apathique|inerte|étouff\\p{L}+|tousse\\p{L}*|éternue\\p{L}*|respir\\p{L}+|bave|saign\\p{L}+|sang|blessée?|brûlée?s?|gonflée?|coliques?|tremble\\p{L}*|titube\\p{L}*|empoisonn\\p{L}+|intoxiqu\\p{L}+|toxique|avalée?|vétérinaire|diarrhée|ne mange(?:ait)? plus|prostrée?|tombée? raide|raides?|perchoir|ne bouge(?:ait)? plus|trembl\\p{L}+|touss\\p{L}+',
    'muert[oa]s?|murió|muere|murieron|falleció|desmay\\p{L}+|inconsciente|convuls\\p{L}+|ataque|vomit\\p{L}*|enferm\\p{L}+|mal[oa]s? (?:desde|después|por)|puso mal[oa]|apátic[oa]|ahog\\p{L}+|tose|tosiendo|estornud\\p{L}+|respir\\p{L}+|babe\\p{L}+|sangr\\p{L}+|herid[oa]|quem(?:ó|ad[oa])|hinchad[oa]|cólico|tiembla|temblando|envenen\\p{L}+|intoxic\\p{L}+|tóxic[oa]|tragó|veterinari[oa]|diarrea|no para(?:ba)? de temblar|temblar|ties[oa]|no se mueve|no se movía|no com(?:e|ía)',
    'mort[oaie]|morì|muore|collassat[oa]|svenut[oa]|incosciente|convulsion\\p{L}+|attacco|vomit\\p{L}*|malat[oaie]|ammalat[oaie]|sta male|stato male|stata male|apatic[oa]|soffoc\\p{L}+|toss\\p{L}+|starnut\\p{L}+|respir\\p{L}+|sanguin\\p{L}+|sangue|ferit[oa]|bruciat[oa]|ustionat[oa]|gonfi[oa]|coliche|trema|tremava|avvelenat[oa]|intossicat[oa]|tossic[oa]|ingoiat[oa]|veterinari[oa]|diarrea|non mangia(?:va)?|rigid[oa]|non si (?:muove|muoveva)|tremare|barcoll\\p{L}+',
    'morreu|mort[oa]s?|morreram|desmai\\p{L}+|inconsciente|convuls\\p{L}+|vomit\\p{L}*|doentes?|passou mal|apátic[oa]|engasg\\p{L}+|sufoc\\p{L}+|tossindo|tosse|espirr\\p{L}+|respir\\p{L}+|babando|sangr\\p{L}+|ferid[oa]|machuc\\p{L}+|queim(?:ou|ad[oa])|inchad[oa]|cólica|tremendo|envenen\\p{L}+|intoxic\\p{L}+|tóxic[oa]|engoliu|veterinári[oa]|diarreia|poleiro|não se (?:mexe|mexia|move|movia)|tremer|não com(?:e|ia)|cambale\\p{L}+',
  )}|吐[いきく]|死[んに]|亡くな|ぐったり|倒れ|けいれん|痙攣|発作|苦しそう|咳|くしゃみ|やけど|火傷|出血|震え|中毒|誤飲|動物病院|獣医|下痢|元気がな|死了|吐了|呕吐|抽搐|晕倒|生病|病了|咳嗽|烫伤|流血|发抖|中毒|误吞|兽医|拉肚子|没精神`,
  'gu',
)

const asthmas = compact(
  `${whole(
    'asthma|asthmatic|inhaler|ventolin|asthmatiker\\p{L}*|asthmaspray|inhalator|notfallspray|asthme|asthmatique|ventoline|inhalateur|asma|asmátic[oa]|asmatic[oa]|inhalador|inalatore|bombinha',
  )}|喘息|吸入器|哮喘`,
  'u',
)

const attacks = compact(
  `${whole(
    "attacks?|set (?:\\p{L}+ ){0,2}?off|sets (?:\\p{L}+ ){0,2}?off|setting off|set off|trigger\\p{L}*|flar\\p{L}+|aggravat\\p{L}+|worsen\\p{L}*|worse|needed|need|needs|had to|reach(?:ed)? for|gave|gives|caus\\p{L}+|bad(?:ly)?|breath\\p{L}*|wheez\\p{L}*|cough\\p{L}*|played up|kicked off|suffer\\p{L}*|struggl\\p{L}*|not good|n't (?:\\p{L}+ ){0,2}?(?:stand|tolerate|breathe)",
    'anfall|anfälle|ausgelöst|löst|löste|bekam|bekommen|bekommt|musste|brauchte|luft|schlimm\\p{L}*|verschlimmert|atmen|husten|gehustet|greifen|nehmen',
    'crise|déclench\\p{L}+|provoqu\\p{L}+|aggrav\\p{L}+|dû|besoin|respir\\p{L}+|toux|toussé?',
    'ataque|crisis|provoc\\p{L}+|desencaden\\p{L}+|empeor\\p{L}+|tuve|necesit\\p{L}+|respir\\p{L}+|tos',
    'attacco|crisi|provocat\\p{L}+|scaten\\p{L}+|peggior\\p{L}+|dovuto|bisogno|respir\\p{L}+|tosse',
    'ataque|crise|provoc\\p{L}+|desencade\\p{L}+|pior\\p{L}+|precis\\p{L}+|respir\\p{L}+|tosse',
  )}|発作|出[たてま]|悪化|苦し|使[うい]|发作|诱发|引发|加重`,
  'gu',
)

/** Japanese denies at the end of the word. */
const denialAfter = /^\p{Script=Hiragana}{0,2}?(?:ません|ない|なかった|ず(?:に|、|。|$))/u

/** What happens to people and their homes, which needs no subject: "couldn't catch my breath", "the curtain caught fire". */
const bodily = compact(
  `${whole(
    "welts|woozy|(?:came (?:out|up)|broke out|coming out|breaking out) in (?:an? )?(?:[\\p{L}-]+ ){0,2}(?:blotches|spots|hives|bumps|rash)|wax (?:\\p{L}+ ){0,3}(?:over|on|onto|down|across) (?:[\\p{L}']+ ){1,3}(?:hands?|arms?|legs?|foot|feet|fingers?|lap|skin|face)|(?:curtains?|drapes) (?:\\p{L}+ ){0,2}(?:burn(?:ed|t)|singed)|head (?:was|is|has been) (?:\\p{L}+ )?(?:pounding|throbbing|spinning)|room (?:was|is|kept|started) (?:\\p{L}+ )?(?:swaying|spinning)|(?:big|huge|large|a|nasty) (?:black|burn|burned|burnt) (?:hole|mark|patch|ring) (?:in|on)|(?:table|shelf|desk|floor|carpet|wall|sill|windowsill|counter|dresser|sofa) (?:\\p{L}+ ){0,4}(?:blackened|charred|singed)|charred|smou?lder(?:ed|ing)|(?:hair|eyelashes|lashes|eyebrows|fringe|beard) (?:\\p{L}+ ){0,2}(?:singed|burn(?:ed|t))|singed (?:my|his|her|our|the) \\p{L}+|caught it (?:just )?in time|(?:gave|gives|giving|got|get|getting|had|have) (?:me |him |her |us )?(?:an? )?(?:(?!no |any )\\p{L}+ ){0,2}(?:headaches?|migraines?)|light-? ?headed|fainted|blacked out|(?:couldn't|could not|can't) catch (?:my|her|his|our) breath|(?:couldn't|can't|could not|struggl\\p{L}+ to|hard to|trouble) breath\\p{L}*|(?:nearly|almost) swallowed|thr(?:ew|ow|owing|own) up|palpitations|nosebleed|coughing (?:fit|all night|up)|(?:gave|give|giving|got|getting) (?:me|him|her|us|a|my \\p{L}+) (?:\\p{L}+ ){0,2}(?:electric )?(?:shock|burn|burns|rash|hives)(?! absorb)|flames? (?:\\p{L}+ )?(?:shot|leapt|leaped|went|came|rose|jumped|flared)|caught (?:fire|light|alight)|(?:curtains?|table|cloth|sofa|hair|sleeve|wallpaper) caught(?! (?:the|my|your|an?|his|her) )|(?:black|thick|acrid) smoke|(?:set off|triggered) (?:the|my|our|every) (?:smoke |fire )?alarms?|(?:it|lamp|plug|wire|wiring|cable|cord|charger|adapter|socket|outlet|switch|battery|bulb|heater|motor|base) (?:\\p{L}+ )?(?:(?:sparked|sparks|arced)(?! (?:joy|my|an?|some|interest|curiosity|conversation\\p{L}*|up|his|her|our|their|the)(?!\\p{L}))|(?:was|is|started|kept|keeps|began) (?:sparking|arcing))|(?:tripped|trips|tripping|blew|blows) (?:the|my|our|a|every) (?:main )?(?:circuit ?)?(?:breakers?|fuse(?:s|box| box)?)|sparks (?:flew|came|were)|(?:throat|face|tongue|lips?|eyes?|skin|hands?|arms?|legs?|fingers?) (?:\\p{L}+ ){0,3}(?:swelled|swollen|swelling|closed up|closing|burn(?:ed|t|ing)|stung|stinging|itch(?:ed|y|ing)|blister(?:ed|s|ing)|streaming|numb)|(?:baby|toddler|child|son|daughter|kids?|husband|wife|mum|mom|mother|dad|father|partner) (?:\\p{L}+ ){0,4}(?:coughed|coughing|wheez\\p{L}+|chok\\p{L}+|faint\\p{L}+|collaps\\p{L}+|vomit\\p{L}+|swallow\\p{L}+|dizzy|(?:was|were|got|been|be) (?:sick|ill|poorly))|splinters?|(?:needed|got|had|getting) (?:(?!loose|dropped|missing|missed|uneven|crooked|pulled|broken|bad|poor|some|few|extra|neat|strong)\\p{L}+ )?stitches|(?:shards?|splinters?) (?:of glass )?in (?:my|his|her|their) (?:foot|hand|finger|eye|mouth|toe)|(?:stepped|trod) on (?:a |the )?(?:\\p{L}+ )?glass|cut (?:my|his|her) (?:\\p{L}+ )?(?:hand|finger|foot|thumb|arm|lip|palm)|blister(?:s|ed|ing)?|(?:wax|oil) spat|spat (?:\\p{L}+ ){0,3}(?:wax|oil|at me|at my)|(?:we|i|everyone|all|family) (?:\\p{L}+ ){0,3}coughing|(?:shattered|exploded|burst|cracked) (?:while|when|as) (?:\\p{L}+ ){0,3}(?:lit|burning)|scorched|(?:burned|burnt) (?:a hole|a mark|through|into)|pregnan\\p{L}+ [^.]{0,40}(?<!\\p{L})(?:sick|ill|cramps?|bleed\\p{L}*|hospital|pain)",
    'stichflamme|heiß\\p{L}* wachs (?:\\p{L}+ ){0,5}(?:hand|arm|bein|finger|haut)|(?:gardinen?|vorhang|vorhänge) (?:\\p{L}+ ){0,3}(?:verbrannt|angebrannt|gebrannt)|(?:wimpern|augenbrauen|haare|bart) (?:\\p{L}+ ){0,3}(?:weg|versengt|angesengt|verbrannt)|versengt|angesengt|angekokelt|verkohlt|geglimmt|(?:holz|tisch|kommode|regal|boden|platte) (?:ist|war|wurde|wird) (?:\\p{L}+ )?schwarz|kopf (?:\\p{L}+ ){0,2}(?:dröhn\\p{L}+|gedröhnt|hämmert\\p{L}*|gehämmert)|augen (?:\\p{L}+ ){0,3}(?:tränen|tränten|getränt|brannten|brennen|rot|geschwollen)|tränten|hals (?:\\p{L}+ ){0,2}(?:zu|geschwollen|brannte)|(?:keine|kaum) luft (?:mehr )?(?:bekommen|gekriegt|bekam|kriegte)?|(?:bekam|bekomme|kriegte|kriege|bekamen) (?:\\p{L}+ ){0,2}(?:keine|kaum) luft|fing (?:\\p{L}+ ){0,3}(?:feuer|an zu brennen)|feuer gefangen|ohnmächtig|umgekippt|zusammengebrochen|schwindelig|schwindlig|verschluckt|funken|(?:einen|nen) (?:elektrischen |strom)?schlag (?:bekommen|gekriegt|verpasst)|eine gewischt|quaddeln|pusteln|aufgeschnitten|(?:hand|finger|fuß|daumen|arm) (?:\\p{L}+ )?geschnitten|schwarz vor augen|(?:blieb|bleibt) (?:\\p{L}+ ){0,3}luft weg|luft weg|schwanger[^.]{0,40}(?<!\\p{L})(?:übel|schlecht|schwindel\\p{L}*|ohnmacht)|schwarzer rauch',
    "tourn(?:er|é) de l'œil|rideaux? (?:\\p{L}+ ){0,3}(?:brûlée?s?|cramée?s?)|plaques (?:partout|sur)|(?:m'|s')?évanouir|évanouie?|malaise|touss(?:é|ait|er) (?:\\p{L}+ ){0,2}(?:nuit|jour|sang)|(?:bébé|enfant|fils|fille|mari|femme) (?:\\p{L}+ ){0,2}(?:touss\\p{L}+|vomi\\p{L}*|étouff\\p{L}+)|(?:pris|prend|prenait) feu|en feu|fumée noire|plaques rouges|rougeurs|(?:yeux|gorge|visage|lèvres|peau) (?:\\p{L}+ ){0,3}(?:gonflée?s?|rouges?|irritée?s?|serrée|brûl\\p{L}+|qui pleur\\p{L}+)|enceinte[^.]{0,40}(?<!\\p{L})(?:malade|vomi|saign\\p{L}+|douleurs?)|décharge électrique|étincelles",
    'me mareé|mareos?|maread[oa]|desmay\\p{L}+|faltaba el aire|falta de aire|(?:no|apenas) (?:podía|puedo|pude) respirar|me ahog\\p{L}+|ronchas|sarpullido|(?:ojos|garganta|cara|labios|piel) (?:\\p{L}+ ){0,3}(?:hinchad[oa]s?|roj[oa]s?|irritad[oa]s?|cerrad[oa])|(?:se )?prendió (?:fuego)?|humo negro|chispas|se (?:le|me|les|nos) hinch\\p{L}+|se prendi(?:ó|eron)|casi (?:\\p{L}+ )?(?:quem\\p{L}+|incendi\\p{L}+)|(?:me )?dio (?:un )?(?:calambre|calambrazo|corriente)',
    "sfog(?:o|hi) (?:sul|sulla|sulle|sui|cutane\\p{L}+)|svenut[oa]|svenire|gira(?:va)? la testa|capogir\\p{L}+|mancava (?:l'aria|il respiro)|prurito|(?:occhi|gola|viso|labbra|pelle) (?:\\p{L}+ ){0,3}(?:gonfi[oae]?|ross[oaie]|irritat[oaie]|chius[oa])|(?:preso|presa|prende) fuoco|fumo nero|scintille|non (?:riuscivo|riusciva|riuscivamo|riuscivano) (?:più )?a respirare|(?:preso|dato) la scossa",
    'pele (?:\\p{L}+ ){0,3}(?:vermelha|irritada|ardendo|queimada)|coçar|coceira|coçando|desmai\\p{L}+|tonturas?|fiquei tont[oa]|falta de ar|(?:olhos|garganta|rosto|lábios) (?:\\p{L}+ ){0,3}(?:inchad[oa]s?|vermelh[oa]s?|irritad[oa]s?|lacrimejando|ardendo|fechada)|pegou fogo|fumaça preta|faíscas|empolad[oa]s?|bolhas (?:na|nas|no|nos)|comichão|não conseguia respirar|levei (?:um )?choque',
  )}|目が(?:痛|腫れ|充血)|喉が(?:痛|腫れ)|めまい|息苦し|吐き気|気分が悪く|火が(?:出|つ[いき])|黒い煙|火花|头晕|眼睛(?:红|肿|刺痛)|喉咙(?:痛|肿)|喘不过|晕倒|黑烟|冒火花`,
  'gu',
)
