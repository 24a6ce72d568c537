import { anyOf, plainly } from './words-in.ts'

/**
 * A reaction of the skin or an electric danger at up to three stars: "it broke me out", "sfogo rosso sul collo", "tripped the
 * electrics". Praise often names what something helped against.
 */
export function skinReactionIn(text: string): string | null {
  const found = reactions.exec(plainly(text))
  return found === null || isDenied(plainly(text).slice(Math.max(0, found.index - 30), found.index)) ? null : found[0]
}

/** "Tripped the electrics", "got a shock from it", at any number of stars. */
export function electricDangerIn(text: string): string | null {
  const small = plainly(text)
  const found = dangers.exec(small)
  return found === null || isDenied(small.slice(Math.max(0, found.index - 30), found.index)) ? null : found[0]
}

const isDenied = (before: string): boolean =>
  /(?:(?<!\p{L})(?:not|no|never|nor|without|if|might|could|may|against|prevents?|stops?|nicht|keine?n?|ohne|nie|gegen|pas|jamais|sans|aucune?|contre|sin|ni|nunca|ningún|ninguna|contra|senza|non|mai|nessuno?|contro|sem|não|nenhuma?|niet|geen|zonder|nooit|tegen)|n't)(?: \p{L}+){0,2} ?$/u.test(
    before,
  )

const onSkin =
  '(?:skin|face|neck|arms?|legs?|hands?|chest|back|jaw|jawline|cheeks?|chin|forehead|eyelids?|scalp|body|stomach|wrists?|ankles?|feet|ears?|lips?|armpits?|underarms?)'

const reactions = anyOf(
  [
    `(?:broke|breaks|breaking|made|makes|has broken) (?:me|my (?:\\p{L}+ )?(?:skin|face|chin|forehead|jaw\\p{L}*)|her|him|us|my (?:daughter|son|wife|husband|mum|mom|baby)) (?:\\p{L}+ )?(?:out|break out)|(?:i|she|he|skin|face|daughter|son|wife|husband|baby) (?:\\p{L}+ )?(?:broke|came|breaking|coming) out (?:in|with)|(?:gave|given|giving|gives|caused?|left|got|developed|had|have)(?: me| us| her| him| my \\p{L}+)?(?: with)? (?:an? |some |this )?(?:\\p{L}+ ){0,2}?(?:rash(?:es)?|hives|welts|blisters|breakouts?|allergic reaction|skin reaction|chemical burn|eczema|dermatitis)|allergic reaction|(?:turned|made|left) my ${onSkin} (?:\\p{L}+ ){0,2}?(?:red|raw|itch\\p{L}*|burn\\p{L}*|swollen|blotchy|sore|green(?! (?:tea|with))|peel\\p{L}*)|my (?:\\p{L}+ )?${onSkin} (?:\\p{L}+ ){0,3}?(?:burn(?:s|ed|t|ing)|itch(?:es|ed|ing|y)|stung|stings|swelled|swollen|blistered|peeled|rubbed raw|reacted|broke out|inflamed)|(?:rubbed|rubs|rubbing|chafed) my ${onSkin.replace('feet', 'feet|foot|heels?|toes?')} (?:\\p{L}+ )?(?:raw|bloody|open)`,
    '(?:aus(?:schlag|schläge)|pusteln|quaddeln|nesselsucht|hautreizung|hautreaktion|allergische reaktion|pickel)(?: \\p{L}+){0,3}? (?:bekommen|gehabt|ausgelöst|verursacht|am|im|auf|an)|(?:bekam|bekommen|bekomme|habe|hatte|löst|verursacht) (?:\\p{L}+ ){0,5}?(?:ausschlag|pusteln|quaddeln|nesselsucht|hautreizung\\p{L}*|hautreaktion|allergische reaktion)|(?:haut|gesicht|hals|hände|arme|beine|finger|füße|lippen|kopfhaut) (?:\\p{L}+ ){0,4}?(?:gerötet|brennt|brennen|brannten?|juckt|jucken|juckten?|geschwollen|reagiert|reagierte|gereizt)',
    "(?:éruption|urticaire|eczéma|plaques rouges|plaques|boutons rouges|rougeurs|réaction (?:allergique|cutanée)|allergie|démangeaisons)(?: \\p{L}+){0,2}? (?:sur|au|aux|après|dès|partout|suite)|(?:m'a (?:donné|provoqué|causé|déclenché)|fait|a provoqué|a déclenché|j'ai (?:eu|fait)) (?:\\p{L}+ ){0,3}?(?:éruption|urticaire|eczéma|plaques|boutons|rougeurs|réaction (?:allergique|cutanée)|allergie|démangeaisons)",
    '(?:sarpullido|erupción|urticaria|ronchas?|reacción (?:alérgica|en la piel|cutánea)|alergia|eccema)(?: \\p{L}+){0,3}? (?:en|por|tras|después|desde)|(?:me (?:ha )?(?:dio|dado|salió|salido|salieron|provocó|provocado|causó)|tuve|tengo) (?:\\p{L}+ ){0,3}?(?:sarpullido|erupción|urticaria|ronchas?|reacción|alergia|granos|eccema)|(?:piel|cara|cuello) (?:\\p{L}+ ){0,3}?(?:irritad[oa]|enrojecid[oa]|roj[oa]|quemad[oa]|hinchad[oa])',
    '(?:sfog(?:o|hi)(?: (?:ross[oi]|cutane[oi]|allergic[oi]))?|eruzione|orticaria|reazione (?:allergica|cutanea)|dermatite|macchie rosse|irritazione)(?: \\p{L}+){0,2}? (?:sul|sulla|sulle|sui|sugli|dopo|al|alla|in)|(?:mi (?:è|ha|sono) (?:\\p{L}+ )?(?:venut[oaie]|uscit[oaie]|provocato|causato|dato)|ho avuto) (?:\\p{L}+ ){0,3}?(?:sfog(?:o|hi)|eruzione|orticaria|reazione|allergia|dermatite|bolle|brufoli|irritazione|macchie)',
    '(?:erupção|urticária|alergia|reação alérgica|irritação|borbulhas|manchas vermelhas|dermatite|assadura)(?: \\p{L}+){0,2}? (?:na|no|nas|nos|depois|após)|(?:me deu|deu-me|causou|provocou|fiquei com|tive|apareceu|apareceram) (?:\\p{L}+ ){0,3}?(?:erupção|urticária|alergia|reação|irritação|borbulhas|manchas|bolhas|coceira|comichão)|(?:pele|rosto|pescoço) (?:\\p{L}+ ){0,3}?(?:irritad[oa]|vermelh[oa]|inchad[oa]|queimad[oa])',
    '(?:uitslag|huiduitslag|netelroos|allergische reactie|eczeem|rode (?:vlekken|bultjes)|bultjes)(?: \\p{L}+){0,2}? (?:op|in|van|door|gekregen)|(?:kreeg|krijg|gekregen|kregen) (?:[\\p{L}]+ ){0,4}?(?:uitslag|huiduitslag|netelroos|allergische reactie|eczeem|rode (?:vlekken|bultjes)|jeuk)',
  ],
  '(?:かぶれ|湿疹|発疹|じんましん|蕁麻疹|赤く腫れ|ヒリヒリ|肌荒れ|ブツブツ)(?:が|を|に|し|まし|て|た)|(?:起|长|出|得)(?:了)?(?:红)?(?:疹子?|皮疹|湿疹|荨麻疹)|过敏了|皮肤(?:红肿|过敏|发红|刺痛|溃烂)',
)

const dangers = anyOf(
  [
    '(?:tripp(?:ed|ing|s)|blew|blown|blows|popped|fried|shorted|took out|knocked out) (?:out )?(?:(?:the|my|our|all|every) )?(?:\\p{L}+ )?(?:electrics?|electricity|power|fuses?(?: box)?|breakers?|circuit(?: breaker)?s?|mains|rcd|fuse ?box|wiring|socket)(?! (?:button|adapter|through))|(?:electric(?:al)? shock|got (?:a |an )?(?:\\p{L}+ )?(?:shock|zap(?:ped)?) (?:from|off|when|every)|electrocuted|(?:it )?shocked me (?:when|while|as|every time|each time)|gave (?:me|my \\p{L}+) (?:a |an )?(?:\\p{L}+ )?(?:electric )?shock(?! absorb)|zapped me)|(?:short[- ]circuit(?:ed|s|ing)?)|(?:plug|socket|cable|charger|adapter|battery|wire|cord|kettle|toaster|heater|lamp|it(?! sparks? (?:joy|a|an|my|our|his|her))) (?:\\p{L}+ )?(?:sparked(?! (?:joy|a|an|my|our|his|her))|sparks(?! joy)|was sparking|is sparking|started sparking|melted|caught fire|smoked|started smoking|is smoking)|sparks? (?:flew|flying|came|coming|shot|shooting|out)',
    '(?:sicherung\\p{L}*|fi-?schalter|fi) (?:\\p{L}+ ){0,4}?(?:geflogen|fliegt|flog|rausgeflogen|raus|ausgelöst|durchgebrannt)|(?:stromschlag|kurzschluss|einen schlag (?:bekommen|gekriegt))|(?:stecker|kabel|netzteil|ladegerät|akku|gerät) (?:\\p{L}+ ){0,3}?(?:geschmolzen|schmort|geschmort|raucht|geraucht|qualmt|gequalmt|funken)|funken (?:geschlagen|gesprüht|sprüh\\p{L}*|fliegen|flogen)',
    "(?:fait|a fait|faire) (?:\\p{L}+ )?(?:sauter|disjoncter) (?:les plombs|le disjoncteur|le compteur|l'électricité|le courant|tout)|plombs (?:ont )?sauté|disjoncteur (?:a )?saut\\p{L}*|(?:a|tout a) disjoncté|court-circuit|(?:pris|reçu|prend) (?:une? )?(?:décharge|châtaigne|coup de jus|électrocut\\p{L}*)|(?:prise|câble|chargeur|fil) (?:\\p{L}+ ){0,2}?(?:a fondu|fondue?|fume|brûlée?)",
    '(?:hizo|ha hecho|hace|hacía) (?:saltar|que salt\\p{L}+) (?:\\p{L}+ ){0,2}?(?:plomos|diferencial|luz|fusibles?|automátic\\p{L}+|térmic\\p{L}+|corriente)|salt(?:ó|aron|a|an) (?:los plomos|el diferencial|la luz|los fusibles|el automático|las chispas)|cortocircuito|(?:me dio|dio|da) (?:un )?(?:calambre|calambrazo|descarga|corrientazo)|(?:enchufe|cable|cargador) (?:\\p{L}+ ){0,2}?(?:se derritió|derretid[oa]|echa(?:ba)? humo|quemad[oa])',
    '(?:fatto|fa|faceva) (?:saltare|scattare) (?:\\p{L}+ ){0,2}?(?:corrente|salvavita|contatore|luce|fusibili?|interruttore)|saltat[oa] (?:la corrente|il salvavita|la luce|il contatore)|corto ?circuito|preso (?:la|una) scossa|(?:spina|cavo|caricatore) (?:\\p{L}+ ){0,2}?(?:si è (?:sciolt|fus|bruciat)[oa]|sciolt[oa]|fuma|brucia)',
    '(?:fez|faz|fazia) (?:disparar|cair|saltar|desarmar|queimar) (?:\\p{L}+ ){0,2}?(?:quadro|disjuntor|luz|fusíve\\p{L}+|energia)|(?:disparou|desarmou|caiu|saltou) (?:o (?:quadro|disjuntor)|a luz)|curto-?circuito|(?:levei|apanhei|tomei|deu) (?:um )?choque (?!de)|(?:tomada|ficha|cabo|carregador) (?:\\p{L}+ ){0,2}?(?:derreteu|derretid[oa]|deita fumo|queimou)',
    '(?:stoppen|zekering|aardlek\\p{L}*|stroom) (?:\\p{L}+ ){0,4}?(?:doorgeslagen|eruit|uitgevallen|sloeg door|sloegen door|klapte\\p{L}*)|kortsluiting|(?:kreeg|krijg) (?:\\p{L}+ )?(?:een )?(?:schok|stroomschok)|(?:stekker|snoer|oplader) (?:\\p{L}+ ){0,3}?(?:gesmolten|smolt|rookt|rookte|vonkt)',
  ],
  'ブレーカーが(?:落ち|飛)|感電|ショート(?:し|が)|(?:コード|プラグ|充電器)[^。]{0,8}(?:溶け|煙|焦げ|火花)|跳闸|触电|短路|漏电|(?:插头|充电器|电线)[^。，]{0,6}(?:融化|冒烟|烧焦|冒火花)',
)
