import { compact } from '../../words/compact.ts'

/** Regret when someone other than the customer, or more than one, was hurt. */
export const othersHurt: Record<string, string[]> = {
  en: [
    'We’re so sorry that this happened, and we hope everyone is all right.',
    'We’re very sorry to hear this, and above all, we hope everyone is okay.',
    'We deeply regret that this happened, and we hope all is well again.',
    'We’re very sorry that this happened, and we wish a full and quick recovery.',
    'We deeply regret that this happened, and we wish a full recovery.',
  ],
  de: [
    'Es tut uns sehr leid, dass das passiert ist, und wir hoffen, dass es allen gut geht.',
    'Das tut uns sehr leid, und wir hoffen vor allem, dass es allen wieder gut geht.',
    'Wir bedauern das sehr und wünschen gute Besserung.',
  ],
  fr: [
    'Nous sommes vraiment désolés de ce qui est arrivé, et nous espérons que tout le monde va bien.',
    'Nous sommes sincèrement désolés de lire cela, et nous souhaitons avant tout un prompt rétablissement.',
    'Nous regrettons profondément ce qui est arrivé, et nous espérons que tout va mieux.',
  ],
  es: [
    'Sentimos mucho lo ocurrido y esperamos que todos estén bien.',
    'Lamentamos de verdad lo que ha pasado y deseamos una pronta recuperación.',
    'Lamentamos profundamente lo ocurrido y esperamos que ya esté todo bien.',
  ],
  it: [
    'Siamo molto dispiaciuti per l’accaduto e speriamo che stiano tutti bene.',
    'Ci dispiace davvero per quanto è successo e auguriamo una pronta guarigione.',
    'Siamo profondamente dispiaciuti per l’accaduto e speriamo che ora vada tutto bene.',
  ],
  pt: [
    'Sentimos muito pelo que aconteceu e esperamos que todos estejam bem.',
    'Lamentamos de verdade o que aconteceu e desejamos uma pronta recuperação.',
    'Lamentamos profundamente o que aconteceu e esperamos que tudo já esteja bem.',
  ],
  ja: [
    'この度の件、誠に申し訳ございません。皆さまのご無事を心より願っております。',
    'この度は誠に申し訳ございません。一日も早いご回復をお祈りいたします。',
  ],
  zh: ['发生这样的事，我们非常抱歉，希望大家都平安无事。', '得知这样的情况，我们非常抱歉，衷心祝愿早日康复。'],
}

/** For an injury or a reaction that is over: a wish for recovery would show that no one read that. */
export const overNow: Record<string, string[]> = {
  en: [
    'We’re very sorry that this happened, and it’s a relief to read that it’s over.',
    'We deeply regret that this happened, and it’s good to know that it’s over.',
  ],
  de: ['Es tut uns sehr leid, dass das passiert ist, und wir sind erleichtert, dass es vorbei ist.'],
  fr: ['Nous regrettons profondément ce qui est arrivé, et nous sommes soulagés que ce soit passé.'],
  es: ['Lamentamos mucho lo ocurrido y nos alivia leer que ya ha pasado.'],
  it: ['Siamo molto dispiaciuti per l’accaduto e ci solleva leggere che è passato.'],
  pt: ['Lamentamos muito o que aconteceu e é um alívio saber que já passou.'],
}

/** The customer says that it was their own injury. */
const ownInjury = compact(
  /(?<!\p{L})(?:my (?:\p{L}+ )?(?:hand|finger|skin|face|arm|leg|foot|feet|eye|thumb|lip|mouth|scalp|neck|back|throat|tongue|toe|wrist|knee)s?|i(?:['’]ve| have)? (?:\p{L}+ )?(?:burn(?:ed|t)|cut|hurt|injured)|mein(?:e|en|em|er)? (?:hand|finger|haut|gesicht|arm|auge|bein)|ich (?:habe )?mich (?:\p{L}+ ){0,3}(?:geschnitten|verbrannt|verletzt)|ma (?:main|peau|jambe)|mon (?:doigt|bras|visage|œil|pied)|je me suis (?:coupée?|brûlée?|blessée?)|me (?:corté|quemé|lastimé|herí|cortei|queimei|machuquei|feri)|mi (?:mano|piel|dedo|cara|brazo|ojo|pierna)|mi sono (?:tagliat|bruciat|ustionat|ferit)[oa]|(?:la mia|il mio) (?:mano|pelle|dito|viso|braccio)|(?:minha|meu) (?:mão|pele|dedo|rosto|braço|olho))(?!\p{L})|(?:私|自分)の(?:手|指|肌)|我(?:的|自己的)(?:手|皮肤|脸|眼睛)/iu,
)

/** Words for someone other than the customer. */
const someoneElse: Record<string, RegExp> = {
  en: compact(
    /(?<!\p{L})(?:daughter|son|sons|kids?|child|children|baby|toddler|boy|girl|husband|wife|mother|mom|mum|father|dad|sister|brother|partner|boyfriend|girlfriend|friend|guest|grand(?:son|daughter|ma|pa|mother|father|child|kids?)|nephew|niece|neighbor|he|she|his|her)(?!\p{L})/iu,
  ),
  de: compact(
    /(?<!\p{L})(?:tochter|sohn|kind(?:er)?|baby|junge|mädchen|mann|frau|mutter|mama|vater|papa|schwester|bruder|partner(?:in)?|freund(?:in)?|gast|enkel(?:in|kind)?|oma|opa|neffe|nichte)(?!\p{L})/iu,
  ),
  fr: compact(
    /(?<!\p{L})(?:fille|fils|enfants?|bébé|garçon|mari|femme|mère|maman|père|papa|sœur|soeur|frère|ami|amie|copain|copine|invitée?|petite?-fil(?:s|le)|neveu|nièce)(?!\p{L})/iu,
  ),
  es: compact(
    /(?<!\p{L})(?:hij[oa]s?|niñ[oa]s?|bebé|marido|esposo|esposa|mujer|madre|mamá|padre|papá|hermana|hermano|pareja|novi[oa]|amig[oa]|niet[oa]|sobrin[oa])(?!\p{L})/iu,
  ),
  it: compact(
    /(?<!\p{L})(?:figli[oae]?|bambin[oai]|neonat[oa]|marito|moglie|madre|mamma|padre|papà|sorella|fratello|compagn[oa]|fidanzat[oa]|amic[oa]|nipote)(?!\p{L})/iu,
  ),
  pt: compact(
    /(?<!\p{L})(?:filh[oa]s?|crianças?|bebê|menin[oa]|marido|esposa|mulher|mãe|pai|irmã|irmão|namorad[oa]|amig[oa]|net[oa]|sobrinh[oa])(?!\p{L})/iu,
  ),
  ja: /娘|息子|子供|子ども|こども|赤ちゃん|(?<!大丈)夫|妻|主人|母|父|祖母|祖父|孫|友人|友達|姉|妹|兄|弟/u,
  zh: /女儿|儿子|孩子|宝宝|老公|老婆|丈夫|妻子|妈妈|爸爸|母亲|父亲|奶奶|爷爷|朋友|姐姐|妹妹|哥哥|弟弟/u,
}

export const isSomeoneElse = (text: string, language: string | null): boolean =>
  !ownInjury.test(text) && (someoneElse[language ?? 'en'] ?? someoneElse['en'])?.test(text) === true

/** "We hope everyone is okay" doesn't fit a stay in hospital; a wish for recovery does. */
export const recovery =
  /recovery|gute besserung|prompt rétablissement|pronta recuperación|pronta guarigione|pronta recuperação|ご回復|早日康复/iu

const medical = compact(
  /(?<!\p{L})(?:hospital|emergency room|er|a ?& ?e|ambulance|stitch(?:es|ed)|surgery|operation|icu|clinic|urgent care|doctors?|burn(?:ed|t|s)?|broke(?:n)?|fractur\p{L}+|krankenhaus|klinik|notaufnahme|krankenwagen|genäht|operier\p{L}+|arzt|hôpital|urgences|ambulance|points de suture|opér\p{L}+|médecin|urgencias|ambulancia|puntos|operar\p{L}*|médico|ospedale|pronto soccorso|ambulanza|punti|operat[oa]|medico|pronto-socorro|emergência|ambulância|pontos|ziekenhuis|spoedeisende)(?!\p{L})|病院|救急|縫|手術|医院|急诊|缝/iu,
)

export const isTreated = (text: string): boolean => medical.test(text)
