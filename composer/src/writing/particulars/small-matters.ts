import { type SmallMatters, wording } from './particular.ts'
import { smallMattersInRomance } from './small-matters-romance.ts'
import { smallMattersUnspaced } from './small-matters-unspaced.ts'
import { staffNames } from './staff-names.ts'

const denied =
  "(?<!(?:(?<!\\p{L})(?:not|never|no|none|without|any|nothing|cannot|hardly|barely)|n't)(?: \\p{L}+){0,3} )"
const animals = '(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|hair|fur)'
/** Another shop; "cheaper in the long run" and "cheaper on your site" name none. */
const elsewhere =
  '(?:at(?! (?:your|this))|on(?! (?:here|your|this))|in(?! (?:the|your|price|comparison|sales?))|from(?! (?:you|your|here|this))|elsewhere|online|somewhere|everywhere)'
const elsewhereInGerman =
  '(?:bei (?!ihnen|euch|uns|dir)\\p{L}+|auf (?!dauer|lange|ihrer|eurer)\\p{L}+|woanders|anderswo)'

/** Faults and wishes that customers name in passing, and praise for someone on the team. */
export const smallMatters: Record<string, SmallMatters> = {
  en: {
    staff: wording(
      `(?:went above and beyond|(?:thank you|shout-?out|kudos|props|hats off|big thanks|special thanks|many thanks) to (?!you|your|the|my|our|this|all|everyone|god|its?|their|a |these|those)\\p{L}+ (?:from|in|at|on|who)|(?:team|staff|customer (?:support|service|care)|seller|chat|owner|rep|agent)(?: \\p{L}+){0,2} (?:was|is|were|are|has been) (?:so |very |really |super |extremely |truly |absolutely )*(?:kind|helpful|lovely|brilliant|amazing|wonderful|fantastic|friendly|patient|great|excellent)|(?<=^|[.!?,;] ?|\\b(?:but|and|because|especially) )(?:${staffNames}) (?:was|is|has been) (?:so |very |really |super |extremely |truly |absolutely |just |such )*(?:an? )?(?:brilliant|amazing|wonderful|fantastic|lovely|great|excellent|kind|helpful|patient|friendly|star|gem|legend|angel|incredible|superb|pleasure))`,
      'Our team will be so happy to read this.',
      'It’s wonderful to hear that our team took such good care of you.',
    ),
    faulty: wording(
      `${denied}(?:faulty|defective|dead on arrival)|(?:keeps?|kept|constantly) (?:rebooting|restarting|crashing|freezing|disconnecting|(?:turning|shutting|switching|powering) (?:itself )?(?:off|down))|${denied}(?:lights?|lamps?|bulbs?) (?:(?!not |never |no )\\p{L}+ )?flickers?(?! (?:so |very |just )?(?:like|real|beautiful|gent|soft|nice))|(?:doesn't|does not|didn't|did not|won't|wouldn't|never) (?:even )?(?:turn on|switch on|power (?:on|up)|(?:work (?:at all|properly|anymore|any more)|charge|start)(?= ?(?:[.,!;]|$)))|(?<!(?:colou?r|style|fit|look|cut|length|shape|size) )(?:doesn't|does not) work(?= ?(?:[.,!;]|$))|(?:switch|dimmer|button|pump|motor|plug|charger|timer|bulb|hinge|lock|latch)(?: \\p{L}+){0,2}? (?:is|was|are) (?:already |now )?(?:dead|broken|stuck)|(?:is|was|are|stopped) not working(?= ?(?:[.,!;]|$| at all| properly))`,
      '{It|They} should work properly from the very first day.',
      'You should have received one that works as it should.',
    ),
    chipped: wording(
      `${denied}(?<!(?:chocolate|potato|wood|corn) )(?:cracks?|chips?|dents?) (?:in|on|along|near|across|down) (?:the|it|its|one|both|my|each)(?! (?:\\p{L}+ )?(?:heels?|hands?|feet|foot|lips?|skin|fingers?|walls?|floors?))|${denied}(?:is|was|are|were|came|already|got|has|had) (?:(?!not |never |no )\\p{L}+ )?(?:chipped|cracked|dented)|${denied}(?:has|had|with) (?:a|two|several) (?:(?:small|tiny|little|big|large|huge|hairline|deep|long|visible|nasty|slight) )?(?:crack|chip|dent)s?`,
      'We understand how disappointing damage like that is.',
      'We can see why the damage upsets you.',
      'Damage like that shouldn’t be there.',
    ),
    sheds: wording(
      `${denied}(?<!${animals}(?:'s)?(?: \\p{L}+){0,2} )(?:sheds(?! (?:light|tears))|(?<!(?:reduc\\p{L}*|help\\p{L}*|stop\\p{L}*|less|control\\p{L}*)(?: \\p{L}+){0,3} )shedding(?! ${animals})|(?:lint|fluff) (?:everywhere|all over)|leaves (?:fluff|lint|fuzz))`,
      'We know that shedding is annoying.',
      'We understand that the shedding bothers you.',
    ),
    pills: wording(
      `${denied}(?:(?:it|fabric|sweater|wool|material) (?:(?!not |never |hardly |barely )\\p{L}+ )?pills|(?<=(?:^|[.!?;,]) ?)pills (?:a (?:bit|little|lot)|easily|quickly|badly)|(?<!anti[- ]?)pilling|pilled|bobbl(?:es|ed|ing))`,
      'We know how annoying pilling is.',
      'We understand that the pilling bothers you.',
    ),
    fades: wording(
      `${denied}(?:colou?rs?|dye|print|pattern) (?:(?:has |have |had |already |quickly |really )*(?:faded|fades?|bleeds|bled)(?= ?(?:[.,!;]|$|after|in|so|quick|fast|already|a|the|and|with))|ran)`,
      'The color should hold up better than that.',
      'We understand that you’re unhappy about the color fading.',
    ),
    scratches: wording(
      `${denied}(?<!(?:remov\\p{L}*|hid\\p{L}*|cover\\p{L}*|clean\\p{L}*|buff\\p{L}*|gets?|cats?)(?: \\p{L}+){0,3} )(?:(?:scratch(?:es|ed)?|scuffs?) (?:very |so |too |really |pretty )?(?:easily|quickly)|(?:easily|easy to) (?:scratch(?:ed)?|scuff(?:ed)?))`,
      'We understand that the scratches bother you.',
      'The surface should take everyday use better than that.',
    ),
    tooShallow: wording(
      `pockets? (?:is|are|was|were) (?:(?!not |never )\\p{L}+ ){0,4}?(?:shallow|tiny|small|narrow)|${denied}shallow pockets?|(?:no|only one|not enough|wish (?:it|they) had (?:more |deeper |bigger )?) ?pockets?`,
      'We understand that you’d like more room in the pockets.',
      'We can see that bigger pockets would suit you better.',
    ),
    tooHeavy: wording(
      `${denied}(?:(?:a bit|a little|a touch|too|rather|slightly) heavy(?! duty| rain)|heavier than (?:i |we )?(?:expected|thought|hoped))`,
      'We understand that you’d prefer {it|them} to be lighter.',
      'We can see that the weight isn’t ideal for you.',
    ),
    cheaper: wording(
      `${denied}(?:cheaper ${elsewhere}|(?:[£$€]|\\d)\\S* (?:less|cheaper|lower) ${elsewhere}|(?:half|a fraction of) the price (?:${elsewhere}|down)|(?:found|saw|seen|get) (?:(?!not |never )\\p{L}+ ){0,4}(?:cheaper(?! \\p{L}| than|, but)|for (?:a lot |much |way )less))`,
      'We understand that price matters.',
      'Your point about the price is a fair one.',
    ),
  },
  de: {
    staff: wording(
      '(?:danke|dank|lob|kompliment) an (?:frau|herrn?|die (?:mitarbeiter\\p{L}*|kolleg\\p{L}*)|den (?:mitarbeiter|kollegen)|das (?:\\p{L}+ )?team)|(?:mitarbeiter(?:in)?|kundenservice|kundendienst|support|team|frau \\p{L}+|herr \\p{L}+) (?:war|ist|waren|sind) (?:so |sehr |wirklich |super |ausgesprochen |total )*(?:nett|freundlich|hilfsbereit|toll|klasse|kompetent|großartig|geduldig|super)',
      'Unser Team wird sich sehr freuen, das zu lesen.',
      'Schön, dass man sich bei uns so gut um Sie gekümmert hat.',
    ),
    faulty: wording(
      '(?<!kein |keinen |nicht )(?:defekt|wackelkontakt|flackert)|(?<!(?:besser|mehr|schöner|schneller|einfacher|leichter|günstiger|bequemer) )(?:funktioniert|geht|ging|funktionierte|lädt|startet|läuft) (?:\\p{L}+ ){0,2}?(?:nicht|überhaupt nicht|gar nicht)(?= ?(?:[.,!;]|$|an|mehr))|(?:schalter|dimmer|stecker|motor|pumpe|knopf|netzteil) (?:ist|war) (?:\\p{L}+ )?(?:kaputt|tot|hin)',
      'Vom ersten Tag an sollte alles richtig funktionieren.',
      'Sie hätten ein Exemplar erhalten sollen, das funktioniert.',
    ),
    chipped: wording(
      '(?<!kein |keinen |keine |ohne |nicht )(?:sprung(?! in)|sprünge|risse?(?! (?:an|in) (?:den |meinen |der )?(?:fersen|füßen|händen|fingern|haut|lippen))|delle|macke|macken|abgeplatzt\\p{L}*|abgesplittert\\p{L}*)',
      'Wir verstehen, wie ärgerlich ein solcher Schaden ist.',
      'Über diesen Schaden ärgern Sie sich zu Recht.',
      'Ein solcher Schaden sollte nicht vorkommen.',
    ),
    sheds: wording(
      '(?:sie|er|es|decke|teppich|pulli) (?:fusselt|haart|flust)(?! (?:\\p{L}+ )?(?:nicht|kaum))',
      'Wir wissen, wie lästig Fusseln sind.',
      'Wir verstehen, dass die Fusseln Sie stören.',
    ),
    pills: wording(
      '(?:pilling|knötchen|pillt)',
      'Wir wissen, wie lästig Knötchen sind.',
      'Wir verstehen, dass die Knötchen Sie stören.',
    ),
    fades: wording(
      '(?:farben?|druck) (?:\\p{L}+ ){0,3}?(?:verblasst|ausgewaschen|ausgeblichen|verwaschen|färbt ab|färben ab)|(?:verblasst|ausgeblichen|färbt ab)',
      'Die Farbe sollte länger halten.',
      'Wir verstehen, dass Sie über die verblasste Farbe enttäuscht sind.',
    ),
    scratches: wording(
      '(?:zerkratzt|verkratzt) (?:sehr |zu |ziemlich )?(?:leicht|schnell)|(?:leicht|schnell) (?:zerkratzt|verkratzt|kratzer)|kratzempfindlich|anfällig für kratzer',
      'Wir verstehen, dass die Kratzer Sie stören.',
      'Die Oberfläche sollte den Alltag besser aushalten.',
    ),
    tooShallow: wording(
      'taschen? (?:ist|sind|war|waren) (?:\\p{L}+ ){0,3}?(?:zu |etwas |sehr )?(?:flach|klein|eng)|(?:zu )?(?:flache|kleine) taschen',
      'Wir verstehen, dass Sie sich größere Taschen wünschen.',
      'Schade, dass die Taschen nicht größer sind.',
    ),
    tooHeavy: wording(
      '(?<!(?:nicht|keineswegs|nie|ohne)(?: \\p{L}+)? )(?:(?:etwas|ein bisschen|zu|ein wenig) schwer(?= ?(?:[.,!;]|$|für))|schwerer als (?:gedacht|erwartet))',
      'Wir verstehen, dass Ihnen das Gewicht zu hoch ist.',
      'Schade, dass das Gewicht für Sie nicht passt.',
    ),
    cheaper: wording(
      `(?<!(?:nicht|nirgends|nirgendwo|nie|kaum)(?: \\p{L}+){0,3} )(?:(?:günstiger|billiger|(?:zum|für den) halben preis) ${elsewhereInGerman}|${elsewhereInGerman} (?:(?!nicht |kaum |nie )\\p{L}+ ){0,3}?(?:günstiger|billiger|(?:zum|für den) halben preis))`,
      'Dass Sie Preise vergleichen, verstehen wir.',
      'Ihr Hinweis zum Preis ist berechtigt.',
    ),
  },
  fr: {
    staff: wording(
      "(?:merci|bravo) à (?!vous|tous|toute|la |le |mon |ma )\\p{L}+ (?:du|de la|pour|qui|et)|(?:service client|équipe|vendeuse|vendeur|conseillère|conseiller|personnel) (?:\\p{L}+ )?(?:est|était|a été|sont) (?:très |vraiment |super |si )*(?:gentille?s?|aimable|patiente?|serviable|formidable|géniale?|adorable|réactive?|à l'écoute|top)",
      'Toute l’équipe sera ravie de lire ces mots.',
      'Nous sommes heureux que l’équipe ait bien pris soin de vous.',
    ),
    faulty: wording(
      "(?<!pas |aucun )(?:défectueu(?:x|se)s?|en panne|clignote)|(?:ne |n')(?:fonctionne|marche|s'allume|démarre|charge) (?:pas|plus)",
      'Tout devrait fonctionner correctement dès le premier jour.',
      'Vous auriez dû recevoir un article en état de marche.',
    ),
    chipped: wording(
      '(?<!pas de |aucune? |sans )(?:(?:a|avec|avait|ont|présente|comporte) (?:un|des|quelques) (?:petits? |gros )?éclats?(?! (?:de rire|doré|argenté|particulier|magnifique))|fissure|fêlure|ébréchure|fissurée?s?|fêlée?s?|ébréchée?s?)',
      'Nous comprenons combien un tel dommage est décevant.',
      'Un tel dommage a de quoi vous contrarier.',
      'Un tel dommage ne devrait pas exister.',
    ),
    sheds: wording(
      '(?:elle|il|ça|tissu|plaid|pull|couverture) peluche(?! pas)|peluchent(?! pas)|perd(?:ent)? (?:ses |leurs |des )?(?:poils|fibres)',
      'Nous savons combien les peluches sont agaçantes.',
      'Nous comprenons que les peluches vous gênent.',
    ),
    pills: wording(
      'bouloch(?:e|ent|é|er)\\p{L}*',
      'Nous savons combien les bouloches sont agaçantes.',
      'Nous comprenons que les bouloches vous gênent.',
    ),
    fades: wording(
      'couleurs? (?:\\p{L}+ ){0,2}?(?:passée?s?|fanée?s?|délavée?s?|déteint|déteignent|ternie?s?)|déteint|délavée?s?',
      'La couleur devrait mieux tenir dans le temps.',
      'Nous comprenons votre déception au sujet de la couleur passée.',
    ),
    scratches: wording(
      '(?:se raye|se rayent|rayures?) (?:très |trop |vraiment )?(?:facilement|vite)',
      'Nous comprenons que les rayures vous gênent.',
      'La surface devrait mieux résister au quotidien.',
    ),
    tooShallow: wording(
      'poches? (?:est|sont) (?:\\p{L}+ ){0,2}?(?:petites?|peu profondes?|étroites?)|(?:trop )?petites poches',
      'Nous comprenons que vous souhaitiez des poches plus grandes.',
      'Des poches plus grandes vous conviendraient mieux.',
    ),
    tooHeavy: wording(
      '(?<!(?:pas|sans|ni)(?: \\p{L}+)? )(?:(?:un peu|trop) lourde?s?|plus lourde? que)',
      'Nous comprenons que vous préfériez un poids plus léger.',
      'Nous regrettons que le poids vous gêne.',
    ),
    cheaper: wording(
      '(?<!(?:pas|nulle part|jamais|rien)(?: \\p{L}+){0,3} )(?:moins cher|à moitié prix) (?:chez(?! vous)|sur(?! votre| le long)|ailleurs)',
      'Nous comprenons que vous compariez les prix.',
      'Votre remarque sur le prix est légitime.',
    ),
  },
  ...smallMattersInRomance,
  ...smallMattersUnspaced,
}
