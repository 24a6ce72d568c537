import { type Concerns, wording } from './particular.ts'

/** "The driver was not rude" is no complaint. */
const flatly = '(?:(?!not |never |hardly |kein|nicht |nie )\\p{L}+ ){0,4}?'
const rudely =
  '(?:rude(?!ly awoken)|unfriendly|condescending|dismissive|disrespectful|impolite|arrogant|insulting|snappy|nasty|unprofessional|hostile|patroni[sz]ing)'
const person =
  '(?:staff|employees?|agents?|reps?|representative|assistant|manager|support|customer (?:service|care|support)|chat|chat team|service team|sales(?:man|woman|person)|team|(?:man|woman|lady|guy|person|girl) (?:on|at) the (?:phone|line|desk|counter))'
const driver = '(?:drivers?|couriers?|delivery (?:man|guy|person|woman|driver|boy|lady)|postman|mailman|mail carrier)'
const fahrer =
  '(?:fahrer(?:in)?|lieferfahrer|zusteller(?:in)?|paketbote|paketbotin|postbote|postbotin|lieferant|kurier|bote)'
const mitarbeiter =
  '(?:mitarbeiter(?:in)?|kundenservice|kundendienst|support|service|verkäufer(?:in)?|chat|hotline|team|personal|berater(?:in)?)'
const unhöflich =
  '(?:unfreundlich|unverschämt|frech|pampig|respektlos|unhöflich|patzig|ausfallend|herablassend|arrogant|schnippisch)'
const any =
  "(?<!(?:(?<!\\p{L})(?:no|not|never|none|without|any|zero|nothing|cannot|hardly|replace|free of|free from|stopp?(?:ed|s)?)|n't)(?: \\p{L}+){0,3} )"
const kein = '(?<!(?:kein|keine|keinen|ohne|nicht|nichts|nie|niemals|kaum|weder)(?: \\p{L}+)? )'

export const en: Concerns = {
  deletesData: wording(
    '(?:delet|eras|remov|wip|purg|destroy|clos|forgotten)\\p{L}*',
    'We understand that this is about deleting your data.',
    'We see that you’re asking about deleting your data.',
  ),
  aboutData: wording(
    '\\p{L}+',
    'We understand that this is about your personal data.',
    'We see that you’re asking about your personal data.',
  ),
  photoUsed: wording(
    "(?:post|publish|us|shar|put|upload|stol|print)\\p{L}* (?:up )?(?:a |the |one of |some of )?(?:my|our|(?:my|our) \\p{L}+'s) (?:own )?(?:\\p{L}+ )?(?:photos?|pictures?|images?|video|face|pics?)(?: \\p{L}+){0,8} (?:without|never (?:asked|agreed|gave|consented))|(?:my|our) (?:\\p{L}+ )?(?:photos?|pictures?|images?|video|face|pics?)(?: \\p{L}+){0,10} without (?:asking|permission|my (?:permission|consent|knowledge|approval)|consent|being asked)|take (?:down|my (?:photo|picture)\\p{L}*)(?: \\p{L}+){0,2} (?:my (?:photo|picture|image|video)|down)",
    'A customer’s photo shouldn’t be used without asking.',
    'We understand that this is about your photo.',
  ),
  charged: wording(
    '(?:charg|bill|debit|paid|pay|payment|money)\\p{L}*',
    'We understand that this is about a charge.',
    'We see that this is about what you were charged.',
  ),
  subscription: wording(
    "(?:can't|cannot|can not|couldn't|could not|unable to|impossible to|no way to|no option to|nowhere to|won't let me|doesn't let me|trying to|tried to|not able to|how (?:do|can) i|hard to|difficult to|refus\\p{L}+ to) (?:\\p{L}+ )?(?:cancel|stop|end|pause|unsubscribe from|get out of) (?:(?:my|the|this|your|a) )?(?:\\p{L}+ )?(?:subscription|membership|auto-?renewal|monthly (?:box|order|plan))|(?:signed up|subscribed)[\\s\\S]{0,80}?(?:can't|cannot|couldn't|no (?:way|option) to|unable to|won't let me) (?:\\p{L}+ )?(?:cancel|stop|end|unsubscribe)|(?:subscription|membership|auto-?renewal)(?: \\p{L}+){0,6} (?:can't be|cannot be|couldn't be|impossible to|won't) cancel\\p{L}*",
    'It should be easy to cancel a subscription.',
    'We understand that you’d like to cancel your subscription.',
  ),
  rudeDriver: wording(
    `${driver} (?:(?:was|is|were) )${flatly}${rudely}|${rudely} ${driver}|${driver} ${flatly}(?:swore|shouted|yelled|screamed|insulted|cursed)`,
    'Whoever delivers your order should treat you politely.',
    'A driver should never be rude to you.',
  ),
  rudeStaff: wording(
    `${person}(?: \\p{L}+){0,2}? (?:was|is|were|are|has been) ${flatly}${rudely}|${rudely} (?:and \\p{L}+ )?${person}|${person} ${flatly}(?:hung up|laughed at|shouted at|yelled at|insulted|talked down to|swore at)`,
    'No one on our team should treat you that way.',
    'Our team should treat every customer with respect.',
  ),
  leaks: wording(
    `${any}(?:leaks?(?! ?(?:-?proof|free))|leak(?:ed|ing)|is leaky|lets? (?:the |all (?:the )?)?(?:water|rain|moisture) (?:through|in|straight through)|(?:water|rain) (?:gets?|got|came|comes|went|goes|soaks?|soaked) (?:right |straight )?(?:in|through)(?= ?(?:[.,!;]|$|and|to|the|within|after|my)))(?! (?:light|air out of my))`,
    '{It|They} shouldn’t leak.',
    'Nothing should leak.',
  ),
  stained: wording(
    `${any}(?:(?:had|has|with|came with|there (?:is|was|are|were)|found) (?:a |an |some |several |two |big |visible )*(?:\\p{L}+ )?stains?|a (?:\\p{L}+ )?stain (?:on|in|right)|(?:with|had|has|there (?:is|was)|found) an? (?:\\p{L}+ )?(?:ink|oil|grease|dirt|dirty|rust|glue|paint|bleach|wax|black|brown|yellow) (?:spot|mark|smudge|smear)s? (?:on|in)|(?:was|were|is|came|arrived) (?:already |badly |visibly )*stained|stains? (?:all over|everywhere|on (?:the|my|it|one|arrival)))(?! (?:remover|resist))`,
    'There shouldn’t be any stains on {it|them}.',
    'Nothing should reach you with a stain on it.',
  ),
  scratched: wording(
    `${any}(?:(?:had|has|with|came with|there (?:is|was|are|were)|found|full of|covered in) (?:a |an |some |several |two |many |big |deep |visible )*(?:\\p{L}+ )?scratch(?:es)?|a (?:\\p{L}+ )?scratch (?:on|in|across|along)|scratches (?:all over|everywhere|on|across)|(?:was|were|is|came|arrived|already) (?:already |badly |visibly |all )*scratched(?! (?:easily|quickly)))(?! (?:my|on my|his|her) (?:arms?|hands?|legs?|skin|face))`,
    'There shouldn’t be any scratches on {it|them}.',
    'It should reach you without a scratch.',
  ),
  holed: wording(
    `${any}(?:(?:(?:got|has|had|have|with|are|is|were|was|found) (?:already )?(?:a |an |two |three |several |some |tiny |small |big |little )*(?:hole|holes|tear|tears|rip|rips)|(?<!(?:key|button|arm|drain) ?)(?:hole|holes|rip|rips) (?:in|after|appeared|everywhere|already))(?! (?:for|to|drilled|punched|in (?:my|the) wall|my wall))|(?:it|they|fabric|seat|strap|sleeve|knee|sheet|cover) (?:has |have |already |just )*(?:ripped|tore|torn)(?! (?:open|off the)))`,
    'There shouldn’t be holes or tears in {it|them}.',
    'We understand that a hole or a tear is annoying.',
  ),
  rusts: wording(
    `${any}(?:rusts|rusted|rusting|rust (?:on|spots?|marks?|after|within|quickly|already|all over|everywhere)|(?:started|starts|starting|began|begun|going|does|did|will) (?:to )?rust)(?! ?-)`,
    '{It|They} shouldn’t rust.',
    'Nothing should rust like that.',
  ),
  seams: wording(
    `(?:seams?|stitch(?:es|ing)?|threads?|hem) (?:(?:has|have|had|is|are|was|were|already|all|just|soon) )*(?:c[oa]me? (?:apart|undone|loose|off)|coming (?:apart|undone|loose|off)|came (?:apart|undone|loose|off)|split|undone|unravel\\p{L}*|burst|shredded|frayed|loose|falling apart|fell apart|broke|broken|ripp\\p{L}+)(?!-)|${any}loose threads?`,
    'The seams should hold.',
    'The stitching should hold up better than that.',
  ),
  wobbles: wording(
    `${any}(?:wobbles|wobbled|wobbling|wobbly(?! bits)|is unsteady|tips over|tipped over|falls over|rickety)`,
    '{It|They} should stand firmly.',
    'We understand that wobbling is annoying.',
  ),
  passedOn: wording(
    '(?:tell|let) (?:her|his|their|the) (?:boss|manager|supervisor|team)|(?:deserves?|give (?:her|him|them)) (?:an? )?(?:\\p{L}+ )?(?:raise|bonus|promotion|pay rise|medal|award|day off)|(?:pass|forward) (?:this|that|it|my (?:thanks|praise|compliments?|regards)) (?:on|along)|give (?:my|our) (?:thanks|regards|compliments?) to|\\p{L}+ (?:in|from|on|at) (?:your|the) (?:chat|support|customer|service|sales|phone)(?: \\p{L}+){0,2} (?:sorted|helped|fixed|solved|saved|took care|went|answered|explained|was (?:so |very |really |super )*(?:helpful|kind|great|lovely|amazing|patient|brilliant|wonderful|friendly))',
    'Praise for someone on our team is always lovely to read.',
    'It’s kind of you to praise someone on our team by name.',
  ),
  occasion: wording(
    '(?<!(?:before|until|after|missed|late for|in time for|for) (?:my |our |the |her |his )?)(?:wedding|engagement|christening|baptism|baby shower|bridal shower|graduation|bachelorette|hen party|golden anniversary|silver anniversary|(?:my|our|their|her|his) (?:\\p{L}+ )?(?:anniversary|birthday))(?! (?:is|was) (?:ruined|spoiled))|for (?:my|our|their|her|his|a|the) (?:\\p{L}+ )?(?:wedding|engagement|christening|baptism|anniversary|baby shower|graduation)',
    'We’re happy to have been part of such a special occasion.',
    'It’s lovely to be part of such a special day.',
  ),
}

export const de: Concerns = {
  deletesData: wording(
    '(?:lösch|gelösch|entfern|vergessen)\\p{L}*',
    'Wir verstehen, dass es um die Löschung Ihrer Daten geht.',
    'Dass es Ihnen um die Löschung Ihrer Daten geht, sehen wir.',
  ),
  aboutData: wording(
    '\\p{L}+',
    'Wir verstehen, dass es um Ihre persönlichen Daten geht.',
    'Dass es Ihnen um Ihre persönlichen Daten geht, sehen wir.',
  ),
  photoUsed: wording(
    '(?:mein|unser)\\p{L}* (?:\\p{L}+ )?(?:fotos?|bild(?:er)?|video|gesicht)(?: \\p{L}+){0,8} (?:ohne (?:mich |uns )?(?:zu fragen|meine (?:erlaubnis|zustimmung|einwilligung)|erlaubnis|zustimmung|einwilligung|genehmigung)|ungefragt)|(?:ungefragt|ohne (?:meine )?(?:erlaubnis|zustimmung|einwilligung)|ohne (?:mich )?zu fragen)(?: \\p{L}+){0,4} (?:mein|unser)\\p{L}* (?:fotos?|bild(?:er)?|video)',
    'Ein Foto von Kunden sollte nie ungefragt verwendet werden.',
    'Wir verstehen, dass es um Ihr Foto geht.',
  ),
  charged: wording(
    '(?:gebucht|abgebucht|abbuch|belast|berechn|gezogen|eingezogen|lastschrift|bezahl|zahlung|geld)\\p{L}*',
    'Wir verstehen, dass es um eine Abbuchung geht.',
    'Dass es Ihnen um eine Abbuchung geht, sehen wir.',
  ),
  subscription: wording(
    '(?:abo|abonnement|mitgliedschaft)(?: \\p{L}+){0,5} (?:nicht|unmöglich|nirgends|kaum)(?: \\p{L}+){0,2} (?:kündigen|kündbar|gekündigt|beenden|stornieren|abbestellen)|(?:kündigung|kündigen)(?: \\p{L}+){0,4} (?:abo|abonnements?|mitgliedschaft)(?: \\p{L}+){0,4} (?:nicht|unmöglich)|(?:kann|konnte|lässt sich|wie (?:kann|kündige) ich)(?: \\p{L}+){0,3} (?:abo|abonnement|mitgliedschaft)(?: \\p{L}+){0,4} (?:kündigen|beenden|abbestellen)',
    'Ein Abo sollte sich leicht kündigen lassen.',
    'Ein Abo zu kündigen sollte einfach sein.',
  ),
  rudeDriver: wording(
    `${fahrer} (?:war|ist|wurde|waren) ${flatly}${unhöflich}|${unhöflich}e?[rsn]? ${fahrer}|${fahrer} (?:\\p{L}+ ){0,3}?(?:angeschrien|beleidigt|beschimpft|angemotzt|geschrien)`,
    'Wer Ihre Bestellung bringt, sollte höflich zu Ihnen sein.',
    'So sollte niemand bei einer Lieferung behandelt werden.',
  ),
  rudeStaff: wording(
    `${mitarbeiter}(?: \\p{L}+){0,2}? (?:war|ist|waren|sind|wurde) ${flatly}${unhöflich}|${unhöflich}e?[rsnm]? ${mitarbeiter}|${mitarbeiter} (?:\\p{L}+ ){0,3}?(?:aufgelegt|angeschrien|beleidigt|ausgelacht)`,
    'Niemand in unserem Team sollte Sie so behandeln.',
    'Unser Team sollte allen mit Respekt begegnen.',
  ),
  leaks: wording(
    `${kein}(?:undicht|läuft aus|lief aus|ist ausgelaufen|ausgelaufen|leckt(?! (?:sie|er|der hund))|tropft)(?! (?:nicht|nie|nichts))`,
    'Es sollte nichts auslaufen.',
    'Auslaufen sollte nichts.',
  ),
  stained: wording(
    `${kein}(?:(?:hatte|hat|mit|war|waren|sind|voller|einen|einem) (?:\\p{L}+ ){0,2}?flecke?n?|flecke?n? (?:auf|am|im|in|drauf|darauf)|fleckig)(?! (?:entfern|raus|lassen))`,
    'Flecken sollten dort keine sein.',
    'Nichts sollte mit Flecken bei Ihnen ankommen.',
  ),
  scratched: wording(
    `${kein}(?:(?:hatte|hat|mit|war|waren|sind|voller|einen|einem) (?:\\p{L}+ ){0,2}?kratzern?|kratzer (?:auf|am|im|in|drauf|darauf)|(?:war|ist|kam|sind|waren|komplett|völlig|total) (?:zerkratzt|verkratzt)(?! (?:leicht|schnell)))`,
    'Kratzer sollten dort keine sein.',
    'Es sollte ohne Kratzer bei Ihnen ankommen.',
  ),
  holed: wording(
    `${kein}(?:(?:hatte|hat|haben|mit|sind|waren|ein|voller|schon|bereits) (?:\\p{L}+ ){0,2}?(?:loch|löcher|löchern)(?! (?:bohren|für|zum))|(?:loch|löcher) (?:im|in|nach)|(?:ist|sind|war) (?:\\p{L}+ ){0,3}?(?:eingerissen|gerissen|aufgerissen))`,
    'Löcher oder Risse sollten dort nicht sein.',
    'Wir verstehen, dass ein Loch oder ein Riss ärgerlich ist.',
  ),
  rusts: wording(
    `${kein}(?:rostet|rosten|verrostet|gerostet|rostig\\p{L}*|rost (?:an|auf|am|angesetzt)|rostflecken)(?! nicht)`,
    'Rosten sollte da nichts.',
    'Rost sollte sich dort nicht bilden.',
  ),
  seams: wording(
    `(?:naht|nähte|fäden|faden|saum) (?:\\p{L}+ ){0,4}?(?:auf|aufgegangen|gelöst|lösen|löst|gerissen|geplatzt|offen|lose)|${kein}(?:lose fäden|offene naht)`,
    'Die Nähte sollten halten.',
    'Eine Naht sollte nicht aufgehen.',
  ),
  wobbles: wording(
    `${kein}(?:wackelt|wackelig\\p{L}*|wacklig\\p{L}*|kippelt|kippt um|instabil)(?! (?:nicht|nichts|kein))`,
    'Fest stehen sollte es auf jeden Fall.',
    'Wir verstehen, dass das Wackeln Sie stört.',
  ),
  passedOn: wording(
    '(?:sagen sie|sagt|richten sie|richtet|geben sie|gebt)(?: \\p{L}+){0,4} (?:chef(?:in)?|vorgesetzten|team|weiter|aus)|(?:verdient|gebt (?:ihr|ihm)) (?:\\p{L}+ ){0,2}?(?:gehaltserhöhung|bonus|beförderung|lob|prämie)|(?:frau|herr) \\p{L}+ (?:\\p{L}+ ){0,5}?(?:geholfen|gelöst|erledigt|geklärt)',
    'Lob für jemanden aus unserem Team lesen wir besonders gern.',
    'Nett von Ihnen, dass Sie jemanden aus unserem Team loben.',
  ),
  occasion: wording(
    '(?:hochzeit(?:sfeier|stag)?|verlobung|taufe|jubiläum|kommunion|konfirmation|goldene hochzeit|(?:meinem|unserem|ihrem|seinem|zum) (?:\\p{L}+ )?geburtstag)',
    'Schön, dass wir bei einem so besonderen Anlass dabei sein durften.',
    'Bei einem so besonderen Tag dabei zu sein freut uns sehr.',
  ),
}
