import { type Faults, wording } from './particular.ts'

const count = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|a few|a couple of)'
const denied =
  "(?<!(?:(?<!\\p{L})(?:not|never|no|none|without|any|nothing|cannot|hardly|barely|thought|afraid|worried|feared)|n't)(?: \\p{L}+){0,3} )"
/** Parts that shouldn't come off; a lid may. */
const parts =
  '(?:straps?|handles?|buttons?|zip(?:per)?s?|knobs?|wheels?|legs?|arms?|buckles?|hooks?|clasps?|soles?|heels?|stones?|spouts?|loops?|hinges?|badges?|ears?|eyes?|pockets?|pull tabs?)'
const finish =
  '(?:gold|silver|plating|coating|paint|print|logo|finish|enamel|lacquer|varnish|gold colou?r|silver colou?r)'
const sentBack =
  '(?:(?:sent|posted|mailed|shipped|brought|took|gave) (?:(?!not )[\\p{L}\\d]+ ){0,4}back|returned (?:it|them|this|the|my|both|one|two)|my return (?:was|has|arrived|is)|since (?:my|the) return|after (?:my|the) return|returned)'
const unpaid =
  "(?:(?:no|not|never|still|haven't|hasn't|without|yet|nothing|waiting|where is|where's)[^.!?]{0,50}(?:refund\\p{L}*|money(?: back)?|penny|cent|reimburs\\p{L}*))"

/** Faults that customers state plainly. */
export const faultsGermanic: Record<string, Faults> = {
  en: {
    fake: wording(
      `${denied}(?:(?:this|it|watch|ring|bag|these|they|product|item|one|mine|that)(?:'s| is| are| was| were) (?:a |an |clearly |obviously |definitely |just |all |total |complete |cheap )*(?:fakes?|counterfeits?|knock-?offs?)(?! (?:fur|leather|plants?|flowers?|grass|tan|nails?|smile|suede|eyelash\\p{L}*))|counterfeits?|(?:total|complete|absolute|pure) scam|scammers?|(?:bunch of |pack of |run by |are |you |these |such )(?:frauds|fraudsters|crooks|thieves|swindlers|con (?:artists|men))|(?:^|[.!?] ?)(?:this is |it's |it is |what )?(?:an? )?(?:total |complete |absolute |pure |outright )?fraud(?= ?(?:[.!]|$))|fraudulent (?:company|seller|shop|store|website|site|business)|you (?:are|were) (?:an? )?(?:frauds?|scammers|crooks|thieves)|(?:same|identical|exact)(?: \\p{L}+){0,4} (?:on|from|at) (?:aliexpress|temu|alibaba|wish|shein|dhgate)|dropshipp\\p{L}*)`,
      'We take what you write seriously.',
      'We take a report like this seriously.',
    ),
    refundLate: wording(
      `${sentBack}[\\s\\S]{0,160}?${unpaid}|(?:no|still no|never got (?:my|a|the)|waiting for (?:my|a|the)) (?:refund|money back)[^.!?]{0,60}${sentBack}`,
      'We know how frustrating it is to wait for a payment.',
      'You shouldn’t have had to wait this long for it.',
    ),
    postage: wording(
      '(?:postage|shipping(?: costs?| fees?)?|delivery (?:costs?|fees?|charges?))(?: \\p{L}+){0,3}? (?:is|was|are|were|seems?|feels?) (?!not )(?:\\p{L}+ ){0,3}?(?:steep|high|expensive|pricey|too much|costly|crazy|outrageous|ridiculous)|(?:expensive|pricey|high|steep|costly) (?:postage|shipping|delivery (?:costs?|fees?|charges?))',
      'We understand that the shipping cost feels high.',
      'Your point about the shipping cost is a fair one.',
    ),
    stopped: wording(
      `${denied}(?:stopped (?:working|heating|charging|running|ticking|turning on|lighting up|cooling|pumping|spinning|responding|functioning)|(?:watch|clock|lamp|light|kettle|motor|pump|timer|fan|speaker|bulb)s? (?:just |simply |suddenly |already |has |have )*(?:stopped(?= ?(?:[.,!;]|$|after|on day|within|and))|died|quit|gave up|is dead|packed up)|no longer works?|(?:doesn't|does not) work any ?more|(?:dead|died) (?:after|within|in) (?:just |only |less than )?${count} (?:minutes?|hours?|days?|weeks?|months?))`,
      'We understand how frustrating it is when something stops working.',
      'You should be able to rely on {it|them} for much longer.',
    ),
    cameOff: wording(
      `${denied}(?:${parts}|(?:a |one |the )?(?:piece|part|bit) of (?:the |it|my )?(?:\\p{L}+ ){0,3}?)(?:\\p{L}+ )?(?:(?:has|have|had|just|already|simply|completely|then|both) )*(?:came off|come off|comes off|coming off|fell off|fallen off|falls off|falling off|snapped (?:clean )?off|broke (?:clean )?off|broken off|popped off|ripped off|tore off|torn off)|${denied}${parts} (?:(?:has|have|had|just|already|simply|completely|then|both) )*(?:came off|come off|comes off|coming off|fell off|fallen off|falls off|falling off|snapped (?:clean )?off|broke (?:clean )?off|broken off|popped off|ripped off|tore off|torn off)`,
      'We understand how annoying it is when a part comes off.',
      'We’re sorry that part of {it|them} came off.',
    ),
    worn: wording(
      `${denied}${finish}(?: \\p{L}+){0,2}? (?:(?:has|have|is|are|was|were|had|already|all|just|started|starts|began|to) )*(?:c[ao]me off|coming off|comes off|worn off|wore off|wearing off|wears off|peel(?:s|ed|ing)?(?: off)?|rubbed off|rubs off|rubbing off|flak(?:ed|es|ing)(?: off)?)`,
      'We understand that you expected the finish to last.',
      'The finish should last much longer.',
    ),
    shrank: wording(
      `${denied}(?:(?<!if )(?:it|they|shirt|sweater|jumper|dress|pants|trousers|t-shirt|top|hoodie|one|mine|these) (?:(?:has|have|had|really|already|completely|totally|all) )*(?:shrank|shrunk|shrinks)|(?:came|comes) out (?:of the (?:wash|dryer|machine|washer) )?(?:(?:about|at least|like|almost|nearly|a|one|two|three|several|half|\\d|whole|full) ){1,3}(?:sizes?|inches) (?:smaller|shorter)|shr[au]nk (?:so|by|in|after|a lot|two|down|to))`,
      'We understand how disappointing it is when something shrinks.',
      'We can see why the shrinking upsets you.',
    ),
  },
  de: {
    fake: wording(
      '(?<!(?:kein|keine|keinen|nicht|dachte|nie)(?: \\p{L}+){0,3} )(?:fälschung(?:en)?|plagiat|gefälscht(?:e[rsnm]?)?|betrug|betrüger|abzocke|fake(?! ?(?:pelz|leder|fur)))',
      'Was Sie schreiben, nehmen wir ernst.',
      'Einen solchen Hinweis nehmen wir ernst.',
    ),
    refundLate: wording(
      '(?:zurückgeschickt|zurückgesendet|zurückgesandt|retourniert|retoure|rücksendung|zurückgegeben)[\\s\\S]{0,160}?(?:kein|keine|noch nicht|nicht|immer noch|warte|nichts)[^.!?]{0,40}(?:geld|erstatt\\p{L}*|rückerstatt\\p{L}*|gutschrift)',
      'Wie ärgerlich es ist, auf sein Geld zu warten, wissen wir.',
      'So lange hätten Sie nicht auf Ihr Geld warten sollen.',
    ),
    postage: wording(
      '(?:versand(?:kosten|gebühren)?|porto|lieferkosten) (?:(?!nicht |kein)\\p{L}+ ){0,4}?(?:teuer|hoch|happig|zu viel)|(?:hohe|teure[rn]?) (?:versand(?:kosten)?|porto)',
      'Wir verstehen, dass Ihnen die Versandkosten hoch vorkommen.',
      'Ihr Hinweis zu den Versandkosten ist berechtigt.',
    ),
    stopped: wording(
      '(?:funktioniert|geht|läuft|heizt|leuchtet|lädt|tickt) (?:\\p{L}+ ){0,3}?nicht mehr|(?:hat |schon )?den geist aufgegeben|stehen ?geblieben|(?:nach|schon) (?:\\p{L}+ ){1,3}(?:ausgefallen|kaputtgegangen|kaputt gegangen)|ging (?:nach|schon) (?:\\p{L}+ ){1,3}kaputt',
      'Wie ärgerlich es ist, wenn etwas nicht mehr funktioniert, wissen wir.',
      'Darauf sollten Sie sich viel länger verlassen können.',
    ),
    cameOff: wording(
      '(?:henkel|griff|riemen|gurt|knopf|rad|bein|arm|schnalle|sohle|öse|stein|träger|auge|ohr|teil) (?:(?!nicht |nie )\\p{L}+ ){0,4}?(?:abgebrochen|abgerissen|abgefallen|abgegangen|ausgerissen)|(?:henkel|griff|riemen|gurt|knopf|rad|bein|schnalle|sohle|träger) (?:brach|fiel|riss|ging) (?:\\p{L}+ ){0,4}?ab(?=[.,!]|$)',
      'Wie ärgerlich es ist, wenn sich ein Teil löst, wissen wir.',
      'Da sollte sich nichts lösen.',
    ),
    worn: wording(
      '(?:vergoldung|beschichtung|lack|druck|logo|glasur|versilberung) (?:(?!nicht |nie )\\p{L}+ ){0,4}?(?:abgegangen|abgeblättert|abgerieben|abgenutzt|abgeplatzt|blättert|löst sich)',
      'Wir verstehen, dass Sie eine haltbarere Oberfläche erwartet haben.',
      'Die Oberfläche sollte viel länger halten.',
    ),
    shrank: wording(
      '(?<!(?:nicht|nie|kaum)(?: \\p{L}+){0,2} )eingelaufen',
      'Wie ärgerlich es ist, wenn etwas einläuft, wissen wir.',
      'Wir verstehen, dass Sie das Einlaufen ärgert.',
    ),
  },
}
