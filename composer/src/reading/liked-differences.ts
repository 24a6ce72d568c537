import { compact } from '../words/compact.ts'

/** It hasn't passed. */
const worse =
  " not |n't | no | too | still |broke|crack|snap|torn|ripped|stopp|worse|stiff|fade|smell| nicht | kein|kaputt|gerissen| zu | pas |cassé|trop |déchir| rot[oa]|demasiad|rott[oa]|troppo|quebr| não | non "

/**
 * What only bothered at first, or is different and liked all the more: "stiff for the first week, now it's like butter",
 * "a bit smaller than in the pictures, which I prefer". `small` is in lowercase. Each ends where the customer says so.
 */
export function likedDifferencesIn(small: string): RegExpExecArray[] {
  const passed = firsts.test(small) && nows.test(small) ? [...small.matchAll(passing)] : []
  return likes.test(small) && others.test(small) ? [...passed, ...small.matchAll(differing)] : passed
}

/** One of each pair is in every match; the patterns below are slow. */
const firsts =
  /at first|to begin with|the first|initially|out of the box|when (?:it was )?new|in the beginning|for (?:a|about a|two|three) (?:couple of )?(?:day|week)|anfang|beginn|zuerst|zunächst|ersten|début|départ|premi|commencement|principio|comienzo|primer|inizio|primi|prima settimana|início|começo/
const nows = compact(
  /(?<!\p{L})(?:now|since then|these days|inzwischen|jetzt|nun|mittlerweile|heute|maintenant|désormais|présent|aujourd'hui|ahora|ya|ora|adesso|ormai|agora|hoje|já)(?!\p{L})/u,
)
const likes =
  /prefer|suit|even (?:more|better)|all the|that way|like that|(?:it|that|them) (?:better|more)|works?|better|ideal|just right|exactly|perfect for|gefällt|mag ich|lieber|besser|perfekt|richtig|passt|justement|exactement|précisément|pile|préfère|mieux|convient|plaît|va (?:très|parf)|gusta|encanta|prefier|justo|justamente|exactamente|mejor|piace|preferisco|proprio|esattamente|meglio|gosto|gostei|prefiro|exatamente|mesmo|melhor|逆に|むしろ|かえって|それが|そこが/
const others =
  /(?:small|bigg|dark|light|larg|short|long|thick|thinn|heavi|wid|narrow|bright|pal|deep|loos|tight|chunki|slimm)er|different|(?:klein|größ|dunkl|hell|kürz|läng|dick|dünn|schwer|breit|schmal|kräftig)er|anders|plus |moins |más |menos |più |meno |mais |menor|maior|より/

const passing = compact(
  [
    ...early(
      'at first|to begin with|for the first (?:few |couple of )?(?:days?|weeks?|wears?)|in the first (?:few )?(?:days?|weeks?)|initially|out of the box|when (?:it was )?new|in the beginning|for (?:a|about a|a couple of|two|three) (?:days?|weeks?)',
      'now|by now|since then|these days',
      'wonderful(?:ly)?|lovely|soft(?:er|ened)?|supple|cosy|cozy|like butter|buttery|perfect(?:ly)?|great|comfortable|comfy|beautiful(?:ly)?|loved?|good|smooth(?:ly)?|fits?|fantastic|amazing|brilliant|a dream|gorgeous',
    ),
    ...early(
      'anfangs|am anfang|zu beginn|zuerst|zunächst|die ersten (?:tage|wochen)|in den ersten (?:tagen|wochen)',
      'inzwischen|jetzt|nun|mittlerweile|heute',
      'weich\\p{L}*|herrlich|wunderbar|perfekt|super|toll|klasse|angenehm|bequem|passt|liebe|geschmeidig\\p{L}*|gut|traumhaft|butterweich',
    ),
    ...early(
      'au début|au départ|les premiers jours|la première semaine|au commencement',
      "maintenant|désormais|à présent|aujourd'hui",
      'douces?|doux|souples?|parfaite?s?|super|génial\\p{L}*|confortables?|top|adore|bien|merveill\\p{L}*',
    ),
    ...early(
      'al principio|al comienzo|los primeros días|la primera semana',
      'ahora|ya',
      'suaves?|blandit[oa]s?|perfect[oa]s?|genial|cómod[oa]s?|encanta|bien|maravill\\p{L}*|estupend[oa]s?',
    ),
    ...early(
      "all'inizio|i primi giorni|la prima settimana",
      'ora|adesso|ormai',
      'morbid[oaie]|perfett[oaie]|benissimo|bene|comod[oaie]|adoro|meraviglios[oaie]|fantastic[oaie]',
    ),
    ...early(
      'no início|no começo|nos primeiros dias|na primeira semana',
      'agora|hoje|já',
      'maci[oa]s?|perfeit[oa]s?|ótim[oa]s?|confortável|confortáveis|adoro|amo|bem|maravilhos[oa]s?',
    ),
  ].join('|'),
  'gu',
)

const differing = compact(
  [
    liked(
      '(?:small|bigg|dark|light|larg|short|long|thick|thinn|heavi|wid|narrow|bright|pal|deep|loos|tight|chunki|slimm)er|different',
      "(?:which|and|but|though|although) (?:(?:i|we|she|he) (?:actually |really |even |much |quite |rather |personally |kind of |honestly )*(?:prefer(?:red|s)?(?= ?(?:[.,!]|$|it|that|anyway))|likes?(?:d)? (?:it|that|them) (?:even (?:more|better)|better|more|like that|that way|all the (?:more|better)))|(?:that|it|which|they)?(?: actually| really| even| also)* ?(?:suits? (?:me|us|her|him)|works? (?:even )?(?:better|perfectly) for (?:me|us)|(?:is|are|'s) (?:actually |even )?(?:better|perfect for (?:me|us)|ideal|just right|exactly (?:what|right))))",
    ),
    liked(
      '(?:klein|größ|dunkl|hell|kürz|läng|dick|dünn|schwer|breit|schmal|kräftig)er|anders',
      '(?:aber|was|und|doch) (?:(?:genau|das|so|es|sogar|auch|gerade|eben|noch|mir) ){0,4}(?:gefällt (?:mir|uns)|gefällt|mag ich|ist (?:mir )?(?:sogar )?(?:lieber|besser|perfekt|genau richtig)|passt (?:mir|perfekt|genau))',
    ),
    liked(
      '(?:plus|moins) (?:petite?|grande?|foncée?|claire?|courte?|longue?|épaisse?|fine?|lourde?|large)s?',
      "(?:mais|et|ce qui|or) (?:c'est )?(?:(?:justement|exactement|précisément|pile) ce (?:qu'il|que|qui)|je (?:le |la |les |l')?(?:préfère|aime (?:encore |d'autant )(?:plus|mieux))|(?:ça|cela|me) (?:me )?(?:va|convient|plaît) (?:très bien|parfaitement|encore plus|mieux)|encore mieux)",
    ),
    liked(
      '(?:más|menos) (?:pequeñ[oa]|grande|oscur[oa]|clar[oa]|cort[oa]|larg[oa]|grues[oa]|fin[oa]|liger[oa]|pesad[oa])s?',
      '(?:y|pero|lo que|lo cual) (?:me (?:gusta|encanta) (?:(?:aún|todavía|incluso) (?:más|mejor)|más|así)|(?:lo |la )?prefiero|es (?:justo|justamente|exactamente) lo que|justo lo que|mejor así|me viene (?:mejor|perfecto|genial))',
    ),
    liked(
      '(?:più|meno) (?:piccol[oaie]|grand[ei]|scur[oaie]|chiar[oaie]|cort[oaie]|lung[oaie]|spess[oaie]|sottil[ei]|pesant[ei])',
      '(?:e|ma|il che) (?:mi piace (?:(?:ancora|anche|persino) )?(?:di più|così|meglio)|l[oa] preferisco|è (?:proprio|esattamente) (?:quello|ciò)|meglio così)',
    ),
    liked(
      '(?:mais|menos) (?:pequen[oa]|grande|escur[oa]|clar[oa]|curt[oa]|comprid[oa]|gross[oa]|fin[oa]|leve|pesad[oa])s?|menor|maior',
      '(?:e|mas|o que) (?:(?:eu )?(?:gosto|gostei) (?:ainda )?(?:mais|assim)(?= ?(?:[.,!]|$))|(?:eu )?prefiro|(?:é|era) (?:exatamente|justamente|mesmo) (?:o que|isso)|melhor assim)',
    ),
    '(?<=(?:^|[。！？、\\n]))[^。！？、\\n]{0,24}より[^。、]{0,12}(?:が|けど|けれど)、?(?=(?:逆に|むしろ|かえって|それが|そこが)[^。]{0,10}(?:気に入|好き|良|いい))',
  ].join('|'),
  'gu',
)

/** From the start of its clause. */
function liked(difference: string, pleased: string): string {
  return `(?<=(?:^|[.!?;,\\n]) ?)[^.!?;,\\n]{0,60}?(?<!\\p{L})(?:${difference})(?!\\p{L})[^.!?;,\\n]{0,50}?(?=,? (?:${pleased})(?!\\p{L}))`
}

function early(first: string, now: string, good: string): string[] {
  const calm = (most: number): string => `(?:(?!${worse})[^.!?\\n]){0,${most}}?`
  const better = `(?:${calm(30)}(?<!\\p{L})(?:${now})(?!\\p{L})${calm(40)}(?<!\\p{L})(?:${good})(?!\\p{L})|${calm(30)}(?<!\\p{L})(?:${good})(?!\\p{L})${calm(12)}(?<!\\p{L})(?:${now})(?!\\p{L}))`
  return [
    `(?<=(?:^|[.!?;,\\n]) ?)[^.!?;,\\n]{0,60}?(?<!\\p{L})(?:${first})(?!\\p{L})[^.!?;,\\n]{0,50}(?=[,;.]? ?[-–]? ?${better})`,
  ]
}
