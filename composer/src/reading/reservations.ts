import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * Whether praise has a "but" with something that could be better: "Lovely, but a bit more filling would have been nice".
 * What comes after it is often praise ("pricey but worth it"), so it must name a lack.
 */
export function hasReservation(text: string): boolean {
  const small = plainly(text)
  if (stars.test(small) || wishedIn(text) !== null) return true
  return small.split(/[.!?。！？\n]+/u).some((sentence) => {
    const after = sentence.split(turns).slice(1).join(' ')
    return after !== '' && lacks.test(after) && !praised.test(after)
  })
}

/** A wish that the product were different: "just wish it came in more colors". "I wish I had more time with it" is praise. */
export const wishedIn = (text: string): string | null => wishes.exec(plainly(text))?.[0] ?? null

const wishes = compact(
  /(?<!\p{L})(?:just|only|do|really|my only) wish(?:es)?(?: is| was)?(?: that| for)? (?:the|it|they|there|this|these|that|its|their|you|more|a)(?!\p{L})[^.!?\n]{3,120}/u,
)

/** With four stars: what could be better, without a "but": "it's a bit short", "my only gripe", "not as loud as the old one". */
export const namesLack = (text: string): boolean => plainLacks.test(plainly(text))

const inSize =
  '(?:short|long|small|big|large|tight|loose|snug|heavy|thin|thick|stiff|bulky|boxy|wide|narrow|sheer|itchy|scratchy|rough|uncomfortable|fussy|noisy|slow|dark|weak|flimsy|cheap)(?:er|ish)?'

const plainLacks = anyOf(
  [
    "(?:only|one|main|biggest) (?:\\p{L}+ )?(?:gripe|complaint|downside|down side|drawback|issue|niggle|problem|concern|con|negative|caveat|thing i (?:don't|didn't|do not|did not) (?:like|love))s?(?! (?:is|was) (?:that )?my)(?!\\p{L})",
    "(?:reason|why) (?:[\\p{L}']+ ){0,6}?(?:not|n't|didn't|4|four|only)(?: [\\p{L}']+){0,4}? (?:a )?(?:5|five|stars?)|(?:didn't|did not|can't|couldn't|would|would have|would've) (?:give|given|rate|rated) (?:it |them |this )?(?:a )?(?:5|five)",
    `(?<!not |isn't |n't )(?:a (?:bit|little|tad|touch)|slightly|somewhat|kind of|kinda|rather|on the) (?:too |on the |more )?${inSize}(?! (?:at first|initially|but (?:i )?(?:don't|love|like|that's|it's fine)))`,
    "(?:is|are|was|were|isn't|aren't|not) (?:not )?(?:as|so) (?!good as new)\\p{L}+ as (?:a|an|the|i|my|other|their|expected|advertised)|n't (?:always |really |quite )?(?:answer|work|hear|understand|connect|set (?:the|it|up)|recogni[sz]e|lay (?:flat|right|well|in))(?!\\p{L})|(?:could|should) (?:definitely |really |also )?(?:use (?:a|some|more)|be (?:better|improved|more|less))|would have been (?:so much |a ?lot |even )?(?:better|nicer?)|had (?:some|a few) reservations|(?:but|is|are) not perfect|doesn't have (?:a |any )?pockets?|will say (?:that )?(?:it|they)(?:'s|'re| is| are| runs?)",
    '(?<!nicht )(?:etwas|ein bisschen|ein wenig) (?:zu )?(?:schwach|kurz|klein|groß|lang|eng|weit|schwer|dünn|dick|laut|dunkel|steif|hart)|könnte(?:n)? (?:\\p{L}+ ){0,3}?(?:besser|stärker|länger|größer|kräftiger)|(?:flockt|flocken|klemmt|klappert) (?:leider|aber)',
    "un peu (?:trop )?(?:courte?|petite?|grande?|longue?|serrée?|large|lourde?|fine|juste|rigide)|qui se (?:teint|décolore|détend)|pas assez de|un poco (?:\\p{L}+ )?(?:cort|pequeñ|grand|larg|apretad|pesad|fin)\\p{L}*|un po' (?:troppo )?(?:cort|piccol|grand|lung|strett|pesant|sottil)\\p{L}*|um pouco (?:\\p{L}+ )?(?:curt|pequen|grand|longo|longa|apertad|pesad|fin)\\p{L}*",
  ],
  '(?:少し|やや|ちょっと|若干)[^。、]{0,8}(?:にくい|づらい|短い|長い|重い|硬い|固い|小さい|大きい|狭い|薄い|暗い|弱い|きつい|うるさい)(?!(?:です)?(?:が|けど|けれど)[^。]{0,20}(?:問題|気にな(?:ら|り)|大丈夫|満足|気に入))',
)

const turns = compact(
  /(?<!\p{L})(?:but|however|although|though|aber|allerdings|jedoch|mais|cependant|toutefois|pero|aunque|sin embargo|ma|però|tuttavia|mas|porém|contudo|maar)(?!\p{L})|ただ|けど|けれど|ですが|但是|不过/u,
)

const stars = anyOf(
  [
    '(?:one|a|half a|1|minus (?:one|a)) stars? (?:off|less|deducted|docked|lost)|(?:lost|loses|docked|deducted|took off|taking off) (?:one|a|half a|1) star|(?:only (?:gripe|complaint|downside|drawback|issue|niggle)|my one (?:gripe|complaint|niggle)) (?:is|was)',
    '(?:ein|einen|1|einen halben) sterne? (?:\\p{L}+ ){0,2}?(?:abzug|weniger|abgezogen|ab(?!\\p{L}))|stern-?abzug|(?:einziger|kleiner) (?:kritikpunkt|nachteil|wermutstropfen)',
    "(?:une|moins une|1) étoile (?:de moins|en moins)|(?:je retire|j'ai retiré|j'enlève|j'ai enlevé|j'ôte) (?:\\p{L}+ )?(?:une|1) étoile|(?:seul|petit) (?:bémol|défaut|regret)",
    'una estrella menos|(?:única|único) (?:pega|defecto|fallo|inconveniente)|(?:le )?(?:quito|quité|he quitado|resto|resté|he restado) una estrella',
    'una stella in meno|(?:unica|unico) (?:pecca|difetto|neo)|(?:tolgo|tolto|levo|levato) una stella',
    'uma estrela a menos|(?:único|pequeno) (?:defeito|senão|ponto negativo)|(?:tirei|tiro|retirei|retiro|menos) uma estrela',
    'een ster(?:retje)? (?:minder|eraf|aftrek)',
  ],
  '星(?:を)?(?:1つ|一つ|ひとつ)(?:減|マイナス|引)|扣(?:了)?一(?:颗)?星|少一星',
)

const lacks = anyOf(
  [
    "could (?:be|have|use|do)|would(?:'ve| have)? (?:\\p{L}+ )?(?:be(?:en)? (?:nice|good|better|great|helpful|lovely)|like|liked|prefer|preferred)|i(?:'d| would) (?:\\p{L}+ )?(?:like|prefer|have (?:liked|preferred))|wish(?:ed)?|needs? (?:a|more|to be|some|better)|lacks?|(?:a (?:bit|little|tad|touch)|slightly|somewhat|rather) (?!of (?:love|joy)|pricey|expensive)\\p{L}+|too (?:small|big|large|short|long|thin|thick|heavy|tight|loose|stiff|dark|light|strong|weak|narrow|wide|hot|loud|bright)|gets? (?:very |really |too |so )?(?:hot|dirty|wet|scratched|stained|slippery|cold)|(?:a )?(?:shame|pity)|took (?:a while|ages|too long|forever|\\d+ (?:days|weeks)|weeks)|(?:smaller|shorter|thinner|darker|lighter|bigger|heavier) than",
    '(?:könnte|könnten|dürfte|hätte|hätten|wäre|wären|würde) (?:\\p{L}+ ){0,5}?(?:sein|besser|schön|schöner|gewünscht|haben|gern|gerne|gewesen)|(?:etwas|ein bisschen|ein wenig|leicht) (?!teuer)\\p{L}+|zu (?:klein|groß|kurz|lang|dünn|dick|schwer|eng|weit|dunkel|hell|heiß|laut)|schade|leider',
    '(?:pourrait|pourraient|aurait pu|aurais (?:aimé|préféré|voulu)|serait mieux|manque(?:nt)?|dommage|un peu (?!cher)\\p{L}+|trop (?:petit|grand|court|long|fin|lourd|serré|foncé|clair)\\p{L}*)',
    '(?:podría|podrían|habría|hubiera|me gustaría|echo en falta|le falta|una pena|lástima|un poco (?!car)\\p{L}+|demasiado \\p{L}+)',
    "(?:potrebbe|potrebbero|avrei (?:preferito|voluto)|mi piacerebbe|manca|peccato|un po' (?!car)\\p{L}+|troppo \\p{L}+)",
    '(?:podia|poderia|poderiam|gostaria|preferia|falta|pena|um pouco (?!car)\\p{L}+|(?:muito|demasiado) (?:pequen|grande|curt|pesad|apertad)\\p{L}*)',
  ],
  '(?:もう少し|もうちょっと|残念|ほしい|欲しい|惜しい|不足)|(?:少し|やや|ちょっと|若干)[^。、]{0,8}(?:にくい|づらい|短い|短め|長い|重い|重め|硬い|固い|早い|遅い|小さい|大きい|狭い|薄い|暗い|弱い|きつい|うるさい)|(?:有点(?!贵)|可惜|如果能|希望)',
)

/** "But it doesn't matter", "but worth it". */
const praised = anyOf(
  [
    "worth|(?:doesn't|does not|didn't) (?:matter|bother)|not a (?:problem|big deal|deal ?breaker)|no (?:problem|issue)|love|perfect\\p{L}*|amazing|excellent|better than|could ?n[o']t be|so (?:good|much better)|(?:not|n't|isn't) too \\p{L}+|glad|happy",
    'lohnt|perfekt\\p{L}*|macht nichts|egal|kein problem|(?:nicht|keineswegs) zu \\p{L}+|begeistert|könnte(?:n)? nicht besser',
    'vaut|parfait\\p{L}*|pas grave|pas trop \\p{L}+|adore|ne pourrait',
    'vale la pena|merece|perfect\\p{L}*|no importa|encanta|no podría',
    'vale la pena|merita|perfett\\p{L}*|non importa|adoro|non potrebbe',
    'vale a pena|compensa|perfeit\\p{L}*|não importa|ador\\p{L}+|amei|não podia',
  ],
  '大満足|問題ない|気に入|完璧|值得|没关系',
)
