import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

export interface Opinions {
  positives: number
  negatives: number
  /** In words. */
  length: number
  /** Of the negative words. */
  weight: number
}

/** More than one kind word at one or two stars, or a word on the stars. One alone may be irony. */
export const isPositiveAgainstStars = (
  text: string,
  { slipped, positives }: { slipped: boolean; positives: number },
): boolean => slipped && (positives >= 2 || saysSlip(text))

/** Says that its stars are a slip: "just clicked the wrong star, sorry". */
export const saysSlip = (text: string): boolean => slips.test(plainly(text))

/** Without stars, no one would take it for a complaint: short, and no "but", "not", "only" or irony in it. */
export function isAllPositive(text: string, { positives, negatives, length, weight }: Opinions): boolean {
  const sad = happyTears.test(plainly(text)) ? weight - TEARS : weight
  if (negatives > 0 || sad >= 0.5 || length > MOST) return false
  const small = plainly(text).replaceAll(idioms, ' ')
  const told = Math.min(length, small.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length)
  return positives >= (told <= FEW ? 1 : 2) && !hedges.test(small) && !/[?？👏🙄🤡]/u.test(small)
}

/** "My mom cried when she opened it": sad by the lexicon, whose weight the words around it may raise. */
const happyTears = compact(
  /(?<!\p{L})(?:cried|crying|teared up|in tears|tears)(?: \p{L}+){0,2}? (?:when (?:she|he|they|i|we) (?:opened|saw|got|unwrapped|read)|(?:of|with|from) (?:joy|happiness))|happy tears/u,
)
const TEARS = 0.8

/** In words. */
const FEW = 8
const MOST = 60

const slips = anyOf(
  [
    '(?:clicked|pressed|hit|tapped|gave|chose|selected|picked|put|left) (?:on |the )*wrong (?:stars?|number of stars|rating|star rating|button)|wrong (?:stars?|star rating|rating)(?= ?(?:[.,!;)]|$|sorry|by|should|oops))|(?:meant|wanted|intended|supposed|should) (?:to |have )?(?:give|be|been|click|clicked|put|rate|leave|press)(?: it| this| them)? (?:an? )?(?:5|five|4|four)(?: ?stars?)?(?= ?(?:[.,!;)]|$|not|but|stars?))|(?:accidentally|mistakenly) (?:gave|rated|clicked|pressed|put|left)|(?:rating|stars?) (?:was|is|are|were) (?:a |an )?(?:mistake|accident|by mistake|by accident|slip)|(?:one|1|two|2)[ -]?stars? by (?:mistake|accident)',
    '(?:falsche[nrs]?|falsch) (?:sterne?|bewertung|sternchen)|(?:habe mich |hab mich )?ver(?:klickt|tippt)|aus versehen (?:nur )?(?:einen|ein|1|zwei|2) sterne?|(?:soll|sollten|wollte|wollten) (?:\\p{L}+ ){0,3}?(?:5|fünf|4|vier) sterne',
    "mauvaise? (?:étoiles?|nombre d'étoiles|note)|trompée? (?:d'étoiles?|de note|en cliquant|d'étoile|dans (?:la note|les étoiles))|erreur (?:de|dans la|sur la) (?:note|clic|manipulation|notation)|(?:voulais|pensais) (?:mettre|donner) (?:5|cinq|4|quatre)",
    'me (?:he )?equivo(?:qué|cado) (?:de|con las?|al|en las?) (?:estrellas?|pulsar|marcar|poner|puntuar|puntuación)|estrellas? equivocadas?|quería (?:poner|dar|marcar)(?:le)? (?:5|cinco|4|cuatro)|por error (?:he puesto|puse|marqué) (?:una|1)',
    'ho sbagliato (?:le |la |a )?(?:stell[ae]|cliccare|mettere|voto|valutazione|numero di stelle)|stell[ae] sbagliat[ae]|volevo (?:mettere|dare) (?:5|cinque|4|quattro)',
    '(?:estrela|nota) errada|cliquei (?:na )?(?:estrela )?errad[oa]|enganei-me n[ao]s? (?:estrelas?|nota|classificação)|errei (?:a nota|as estrelas)|queria (?:dar|colocar|pôr) (?:5|cinco|4|quatro)',
    'verkeerde (?:ster|sterren|aantal sterren)|per ongeluk (?:1|één|een|2|twee) ster(?:ren)?|(?:bedoelde|wilde|moest) (?:\\p{L}+ ){0,3}?(?:5|vijf|4|vier) sterren',
  ],
  '星(?:を|の数を)?(?:押し)?間違|(?:評価|星)を?(?:押し間違|つけ間違)|点错(?:了)?(?:星|评分)?|手滑|评错(?:了)?星|打错(?:了)?星',
)

/** Denials that praise, and wishes for another one. */
const idioms = compact(
  /(?:exactly|just|precisely) what (?:i|we) (?:(?:had|have|'ve|'d) )?(?:wanted|needed|hoped for|was looking for|were looking for|ordered|wished for)|can'?t (?:fault|beat|go wrong|recommend|wait|complain|say enough)|cannot (?:fault|recommend)|could ?n[o']t (?:be|have been|ask for|wish for|want) (?:\p{L}+er|more|better|any)|no (?:complaints?|problems?|issues?|faults?|regrets?)|not (?:a single|one) (?:complaint|problem|issue|fault)|nothing (?:bad|to complain)|never (?:disappoint\p{L}*|been happier)|doesn'?t disappoint|keine? (?:beanstandungen?|probleme?|mängel)|nichts (?:auszusetzen|zu meckern)|rien à (?:redire|dire|reprocher)|sans (?:problème|faute)|(?:sin|ningún|ninguna) (?:problemas?|quejas?)|(?:senza|nessun) problem[ai]|sem problemas?|geen (?:klachten|problemen)|(?:too|as well)(?= ?(?:[.!,;]|$|and ))|(?:my|our|his|her) (?:\p{L}+ ){1,2}?(?:wants?|wanted|would like|asked for|is asking for|is getting|needs) (?:a |one|another|her own|his own|the same|some)(?:\p{L}+)?|(?:want|wanted|getting|buying|ordering|ordered|bought|need) another(?: one| pair)?|(?:wish|wished) (?:i|we)(?:'d| had| would have) (?:bought|found|ordered|got|gotten|tried|discovered) (?:it |them |this |these |one )?(?:years ago|sooner|earlier|long ago)|would (?:definitely |highly |totally |absolutely )?(?:recommend|buy (?:it |them )?again|order again)|(?:auch|ebenfalls)(?= ?(?:[.!,;]|$))/giu,
)

const hedges = anyOf(
  [
    "but|however|although|though|except|only|unless|until|despite|if|not|never|no|nothing|too|wish|hope\\p{L}*|wanted|would|could|should|supposed|thought|expected|used to|was great|were great|sadly|unfortunately|alright|ok|okay|average|fine|return\\p{L}*|refund|\\p{L}+n't|cons?|problem|again and again|another|still|waiting|wait",
    'aber|jedoch|allerdings|leider|nur|nicht|kein\\p{L}*|nie|zu|wenn|eigentlich|außer|bis|ok|zurück\\p{L}*',
    "mais|cependant|sauf|pas|jamais|aucun\\p{L}*|trop|si|seul\\p{L}*|dommage|malheureusement|retour\\p{L}*|n'\\p{L}+",
    'pero|aunque|salvo|solo|sólo|no|nunca|demasiado|si|lástima|devol\\p{L}*|hasta',
    'ma|però|tranne|solo|non|mai|troppo|se|peccato|purtroppo|res[oi]',
    'mas|porém|exceto|só|não|nunca|demais|se|pena|infelizmente|devolv\\p{L}*',
    'maar|echter|behalve|alleen|niet|geen|nooit|te|als|helaas|jammer|retour\\p{L}*',
  ],
  'が、|けど|のに|ただ|残念|ない|ません|但|不|没|可惜|只',
)
