import { isProfession } from './harmless-mentions.ts'
import { anyOf, plainly } from './words-in.ts'

/** Words of a legal step or an official complaint: "my solicitor will write to you", "letter before action". */
export function legalStepIn(text: string): string | null {
  const small = plainly(text)
  const step = hints.test(small) ? steps.exec(small) : null
  return step === null || isProfession(small, step.index, step.index + step[0].length) ? null : step[0]
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /solicit|barrister|attorney|lawyer|legal|court|ombuds|small claim|letter before|claim|consumer|trading|watchdog|sue|citizens advice|anwalt|anwält|gericht|klage|klagen|anzeige|verbraucher|mahn|schlicht|rechtlich|avocat|huissier|conciliateur|tribunal|justice|plainte|ufc|juridi|abogad|denunci|demanda|juzgado|tribunal|judicial|reclamac|advogad|process|procon|deco|reclamaç|justiça|avvocat|legale|denuncia|querela|giudice|tribunale|diffida|advocaat|juridisch|rechter|deurwaarder|geschillen|aangifte|consument|弁護士|裁判|訴|法的|消費|少額|内容証明/u

const steps = anyOf(
  [
    '(?:my|our) (?:\\p{L}+ )?(?:solicitors?|barrister|attorneys?|legal team|legal representatives?)(?! (?:friend|husband|wife|son|daughter|loves?|office|desk))|(?:hear(?:ing)?|letter|contacted|contact|call|email) from (?:my |our |a |an )?(?:solicitors?|barrister|attorneys?|lawyers?)|(?:see|seeing|speak|speaking|spoken|talk|talking|instruct|instructed|instructing|contact|contacting|contacted|consult|consulting|calling|call|hire|hiring|involve|involving|get|getting|passing this to|handing this to|with) (?:to |with )?(?:my |our |a |an |the )?(?:solicitors?|barristers?|attorneys?)(?! (?:at law|office|desk|friend))',
    "letter before (?:action|claim)|small[- ]claims?(?: court| track)?|county court|court claim|ccj|money claim online|(?:see|seeing) you in court|(?:take|taking|took|go|going) (?:you |this |them |it )?to (?:small claims|court|trading standards|the ombudsman|arbitration)|(?:start|starting|begin|issue|issuing|bring|bringing) (?:court |legal )?proceedings|seek(?:ing)? legal advice|(?:taking|take) legal (?:advice|steps|action)|citizens advice|consumer protection (?:agency|office|authority|bureau)|consumer rights act|class action(?! (?:figures?|movies?))|i(?:'ll| will|'m going to| am going to) sue(?= (?:you|them|this|the)|$|[.!,])",
    '(?:mein\\p{L}*|unser\\p{L}*|einen|zum|vom|den) (?:rechts)?anw[aä]lt\\p{L}*|rechtsanw[aä]lt\\p{L}*|rechtsschutz\\p{L}*|(?:vor|zum|beim) (?:amts|land)?gericht(?!\\p{L})|(?:zivil|sammel)?klage (?:einreichen|erheben|einlegen)|werde (?:ich )?(?:sie |euch )?(?:ver|an)klagen|strafanzeige|anzeige (?:erstatten|erstattet|ist raus|bei der)|verbraucher(?:zentrale|schutz)\\p{L}*|rechtliche (?:schritte|konsequenzen)|gerichtlich\\p{L}* (?:mahn|vorgeh|schritt)\\p{L}*|mahnbescheid|schlichtungsstelle|letzte frist vor',
    "(?:mon|notre|un|une|mes) avocate?s?(?!\\p{L})|huissier(?:s)? de justice|conciliateur de justice|(?:saisir|saisi|saisis) (?:le |la |un )?(?:tribunal|justice|médiateur|juge|dgccrf)|(?:vais|allons|irai) (?:\\p{L}+ )?(?:en justice|au tribunal|porter l'affaire)|protection juridique|(?:porte|porté|portons|portera[iy]?|dépose|déposé) plainte|ufc[- ]que choisir|voie judiciaire|suites judiciaires",
    '(?:mi|nuestr[oa]|un|una) abogad[oa]s?(?!\\p{L})|(?:os|les|los|te|voy a) (?:voy a )?(?:denunciar|demandar)|(?:pongo|puse|pondré|interpondré|presentar|presentaré) (?:una )?(?:denuncia|demanda|querella)|(?:vía|acciones|medidas) (?:judicial|legal)(?:es)?|en los juzgados|ir a juicio|hoja de reclamación|profeco|sernac|indecopi',
    '(?:meu|minha|nosso|um|uma) advogad[oa]s?(?!\\p{L})|(?:vou|vamos|irei) (?:\\p{L}+ )?(?:processar|à justiça|ao tribunal|à deco|ao procon)|(?:medidas|providências|vias) (?:judiciais|legais|jurídicas)|livro de reclamações|ação (?:judicial|na justiça)|asae',
    '(?:il mio|la mia|il nostro|un) (?:avvocat[oa]|legale)(?!\\p{L})|(?:adire|adirò|procederò per|procedo per|passo alle|passerò alle) (?:le )?vie legali|(?:sporgo|sporgerò|sporto|faccio|presento) (?:una )?(?:denuncia|querela)|giudice di pace|lettera di diffida|agcm|unione (?:nazionale )?consumatori',
    '(?:mijn|onze|een) (?:advocaat|jurist|deurwaarder)(?!\\p{L})|rechtsbijstand\\p{L}*|juridische (?:stappen|actie|hulp)|naar de rechter|(?:voor|naar) (?:de )?(?:rechtbank|geschillencommissie)|geschillencommissie|in gebreke(?:stelling)?|aangifte (?:doen|gedaan|van)|doe aangifte|consuwijzer|acm (?:melden|gemeld)',
  ],
  '弁護士(?:に|を|と|から)|内容証明|少額訴訟|訴え(?:ます|る(?!か[けた])|てやる|ようと)|裁判(?:を起こ|沙汰|所に|にし)|法的(?:措置|手段|手続)|消費者(?:庁|センター|ホットライン)|消費生活センター|被害届',
)
