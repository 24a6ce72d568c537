import type { Reading } from './reading.ts'
import { anyOf, plainly } from './words-in.ts'
import { isMatterResolved, isStillOpen } from './resolved-matters.ts'
import { compact } from '../words/compact.ts'

/** Whether the customer says that this review replaces a worse one: "changing my one star to five". */
export const isRaised = (text: string, rating: number | null): boolean =>
  (rating ?? 0) >= 4 && hints.test(plainly(text)) && raised.test(plainly(text)) && !isStillOpen(text)

/** Four or five stars for what was put right, or after a worse review. */
export const isHappyAgain = (text: string, { failed, positives }: Reading, rating: number | null): boolean =>
  !failed && (rating ?? 0) >= 4 && (positives > 0 || rating === 5) && (isMatterResolved(text) || isRaised(text, rating))

/** One of these is in every match, and in few comments. */
const hints = compact(
  /star|stern|étoile|estrell|stell|estrel|ster|my (?:\p{L}+ )?(?:rating|review|score|feedback)|take back|i (?:was|judged)|bewert|rezens|kritik|avis|note|commentaire|évaluation|reseñ|opinión|valora|puntua|nota|comentario|crítica|recension|valutaz|voto|giudizio|commento|avalia|opinião|beoordel|review|recensie/u,
)

/** Five stars for what was put right, or after a worse review: what went wrong isn't a complaint anymore. */
export const isPutRight = (text: string, rating: number | null): boolean =>
  rating === 5 && text.length <= LONGEST && (isMatterResolved(text) || isRaised(text, rating))

/** In characters. A longer text covers more than one point. */
const LONGEST = 600

const low = '(?:1|2|3|one|two|three|zero|a low|a bad|a negative)'
const raised = anyOf([
  `(?<!(?:will|would|may|might|'ll|to|can|should|could|won't|not|if i|i'd) )(?:chang(?:e|ed|ing)|rais(?:e|ed|ing)|upgrad(?:e|ed|ing)|upp?(?:ed|ing)|bump(?:ed|ing)|updat(?:e|ed|ing)|revis(?:e|ed|ing)|correct(?:ed|ing)|increas(?:e|ed|ing)|amend(?:ed|ing)) my (?:\\p{L}+ )?(?:rating|review|stars?|score|feedback|${low}[ -]stars?)`,
  `(?:edit|update|edited|updated)(?:\\s*[:.,!-]|\\n|\\s)[\\s\\S]{0,80}?(?:was|were|from|gave|used to be) (?:a |only )?${low}[ -]?stars?`,
  `(?:was|from|initially|originally|first|previously) (?:gave |left |given |rated |a |an |my |it |this |you )*${low}[ -]?stars?(?: review| rating)?,? (?:and |but |is |it's |this is )*(?:now|to) (?:a |giving |an )?(?:4|5|four|five)|${low}[ -]?stars? (?:is |to |into |up to )(?:a )?(?:now )?(?:4|5|four|five)`,
  'take back (?:my|what i (?:wrote|said))|i (?:was|judged) (?:wrong|too (?:quick|hasty|early|harsh)) (?:about|in my|with my|to judge)',
  '(?:ändere|änderte|korrigiere|erhöhe|aktualisiere|revidiere|passe) (?:hiermit |jetzt |nun |gerne |gern )*(?:meine|die) (?:\\p{L}+ )?(?:bewertung|rezension|sterne)|bewertung (?:\\p{L}+ )?(?:geändert|angepasst|korrigiert|hochgesetzt|aktualisiert)|(?:aus|von|statt) (?:einem|1|2|zwei|ein) sterne?n? (?:\\p{L}+ ){0,3}?(?:werden |auf |jetzt |nun |sind )+(?:4|5|vier|fünf)|nehme (?:meine|die) (?:\\p{L}+ )?(?:kritik|bewertung) zurück',
  "(?:je )?(?:modifie|change|corrige|révise|rectifie|remonte|j'ai (?:modifié|changé|corrigé)) (?:donc |finalement )?(?:mon (?:avis|commentaire|évaluation)|ma note)|(?:1|une|deux|2) étoiles? (?:à|passe à|devient|deviennent) (?:4|5|quatre|cinq)",
  '(?:cambio|corrijo|actualizo|modifico|rectifico|subo|he cambiado|edito) (?:mi|la) (?:reseña|opinión|valoración|puntuación|nota|comentario|crítica)|de (?:1|una|dos|2) estrellas? (?:paso |subo )?a (?:4|5|cuatro|cinco)',
  '(?:cambio|correggo|aggiorno|modifico|alzo|ho cambiato|ho corretto) (?:la mia |il mio |la )(?:recensione|valutazione|voto|giudizio|commento)|da (?:1|una|due|2) stell[ae] a (?:4|5|quattro|cinque)',
  '(?:mudo|alterando|altero|atualizo|atualizando|corrijo|mudei|alterei|subo) (?:a )?(?:minha|a) (?:avaliação|nota|opinião|crítica)|de (?:1|uma|duas|2) estrelas? (?:para|a) (?:4|5|quatro|cinco)',
  '(?:pas|wijzig|verander|corrigeer|verhoog) (?:bij deze |hierbij )?mijn (?:\\p{L}+ )?(?:beoordeling|review|recensie)|van (?:1|één|een|2|twee) ster(?:ren)? naar (?:4|5|vier|vijf)',
])
