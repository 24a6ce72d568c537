import { type SmallMatters, wording } from './particular.ts'
import { smallMattersInRomance } from './small-matters-romance.ts'
import { smallMattersUnspaced } from './small-matters-unspaced.ts'

const denied = "(?<!(?:not|never|no|n't|without|any|nothing)(?: \\p{L}+)? )"

/** Faults and wishes that customers name in passing, and praise for someone on the team. */
export const smallMatters: Record<string, SmallMatters> = {
  en: {
    staff: wording(
      `(?:went above and beyond|(?:thank you|shout-?out|kudos|props|hats off|big thanks|special thanks|many thanks) to (?!you|your|the|my|our|this|all|everyone|god|its?|their|a |these|those)\\p{L}+ (?:from|in|at|on|who)|(?:team|staff|support|service|seller|chat|owner|rep|agent)(?: \\p{L}+){0,2} (?:was|is|were|are|has been) (?:so |very |really |super |extremely |truly |absolutely )*(?:kind|helpful|lovely|brilliant|amazing|wonderful|fantastic|friendly|patient|great|excellent)|(?<=^|[.!?,;] ?|\\b(?:but|and|because|especially) )(?:rosie|tom|maria|anna|emma|olivia|sophie|lucy|sarah|laura|julia|james|jack|ben|dan|daniel|mark|paul|peter|david|michael|chris|alex|sam|katie|kate|emily|amy|hannah|jess|jessica|rachel|megan|chloe|lily|ella|mia|nina|lena|lisa|nora|theo|ines|sofia|elena|marco|luca|leo|max|felix|jonas|lukas|nico|carlos|pablo|juan|jose|carmen|lucia|claire|camille|pierre|marie|julie|thomas|john|mary|linda|susan|karen|steve|stephen|kevin|brian|george|henry|harry|oliver|jake|josh|ryan|matt|andrew|nick|tim|will|joe|robert|rob|richard|simon|ian|neil|holly|molly|ruby|grace|zoe|abby|heather|nicole|michelle|amanda|jennifer|jenny|melissa|stephanie|rebecca|becky|victoria|vicky|natalie|diana|helen|jane|ruth|alice|eva|clara|greta|frida|priya|aisha|fatima|yuki|kenji|wei|mei) (?:was|is|has been) (?:so |very |really |super |extremely |truly |absolutely |just |such )*(?:an? )?(?:brilliant|amazing|wonderful|fantastic|lovely|great|excellent|kind|helpful|patient|friendly|star|gem|legend|angel|incredible|superb|pleasure))`,
      'Our team will be very pleased to read this.',
      'It’s wonderful to hear that our team took such good care of you.',
    ),
    faulty: wording(
      `${denied}(?:faulty|defective|dead on arrival|flickers?)|(?:doesn't|does not|didn't|did not|won't|wouldn't|never) (?:even )?(?:turn on|switch on|power (?:on|up)|(?:work (?:at all|properly|anymore|any more)|charge|start)(?= ?(?:[.,!;]|$)))|(?<!(?:colou?r|style|fit|look|cut|length|shape|size) )(?:doesn't|does not) work(?= ?(?:[.,!;]|$))|(?:switch|dimmer|button|pump|motor|plug|charger|timer|bulb|hinge|lock|latch)(?: \\p{L}+){0,2}? (?:is|was|are) (?:already |now )?(?:dead|broken|stuck)|(?:is|was|are|stopped) not working(?= ?(?:[.,!;]|$| at all| properly))`,
      '{It|They} should work properly from the very first day.',
      'You should have received one that works as it should.',
    ),
    chipped: wording(
      `${denied}(?:cracks?|chips?|dents?) (?:in|on|along|near|across|down) (?:the|it|its|one|both|my|each)|(?:is|was|are|were|came|already|got|has|had) (?:\\p{L}+ )?(?:chipped|cracked|dented)|(?:has|had|with) (?:a|two|several) (?:\\p{L}+ )?(?:crack|chip|dent)s?`,
      'We understand how disappointing damage like that is.',
      'We can see why the damage upsets you.',
      'Damage like that shouldn’t be there.',
    ),
    sheds: wording(
      `(?<!(?:not|never|n't|no|without|hardly|barely)(?: \\p{L}+){0,2} )(?:sheds?|shedding|lint (?:everywhere|all over)|fluff (?:everywhere|all over)|leaves (?:fluff|lint|fuzz))`,
      'We know that shedding is annoying.',
      'We understand that the shedding bothers you.',
    ),
    pills: wording(
      `(?:pills (?:a|easily|after|quickly|badly|already|and|so|like|up|too)|pilling|pilled|bobbl(?:es|ed|ing))`,
      'We know how annoying pilling is.',
      'We understand that the pilling bothers you.',
    ),
    fades: wording(
      `(?:colou?rs?|dye|print|pattern|it|they) (?:has |have |had |already |quickly |really )*(?:faded|fades?|bleeds|bled)(?= ?(?:[.,!;]|$|after|in|so|quick|fast|already|a|the|and|with))|(?:colou?rs?|dye) ran`,
      'The color should hold up better than that.',
      'We understand that you’re unhappy about the color fading.',
    ),
    scratches: wording(
      `(?:scratch(?:es|ed)?|marks?|scuffs?) (?:very |so |too |really |pretty )?(?:easily|quickly)|(?:easily|easy to) (?:scratch(?:ed)?|scuff(?:ed)?)`,
      'We understand that the scratches bother you.',
      'The surface should take everyday use better than that.',
    ),
    tooShallow: wording(
      `(?:pockets?|compartments?|drawers?|bowls?|sides?|tray) (?:is|are|was|were) (?:\\p{L}+ ){0,3}?(?:too |very |so |pretty |quite |rather |bit |little )?(?:shallow|tiny|small|narrow)|shallow pockets?|(?:no|only one|not enough|wish (?:it|they) had (?:more |deeper |bigger )?) ?pockets?`,
      'We understand that you’d like more room in the pockets.',
      'We can see that bigger pockets would suit you better.',
    ),
    tooHeavy: wording(
      `(?<!(?:not|n't|never|nothing)(?: \\p{L}+)? )(?:a bit|a little|a touch|too|rather|slightly) heavy(?! duty| rain)|heavier than (?:i |we )?(?:expected|thought|hoped)`,
      'We understand that you’d prefer {it|them} to be lighter.',
      'We can see that the weight isn’t ideal for you.',
    ),
    cheaper: wording(
      `(?<!(?:not|n't|never|cannot)(?: \\p{L}+){0,3} )cheaper (?:at|on(?! here)|in|from|elsewhere|online|somewhere|everywhere|other)|(?:[£$€]|\\d)\\S* (?:less|cheaper|lower) (?:at|on|in|from|elsewhere|online|somewhere)|(?:for|at|costs?|is) (?:half|a fraction of) the price (?:at|on|in|from|elsewhere|online|down)|half the price (?:at|on|in|from|elsewhere|online|down|somewhere)|(?:found|saw|seen|get|bought|sells?) (?:\\p{L}+ ){0,4}(?:cheaper|for (?:a lot |much |way )?less)`,
      'We understand that you compare prices.',
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
      '(?<!kein |keinen |nicht )(?:defekt|wackelkontakt|flackert)|(?:funktioniert|geht|ging|funktionierte|lädt|startet|läuft) (?:\\p{L}+ ){0,2}?(?:nicht|überhaupt nicht|gar nicht)(?= ?(?:[.,!;]|$|an|mehr))|(?:schalter|dimmer|stecker|motor|pumpe|knopf|netzteil) (?:ist|war) (?:\\p{L}+ )?(?:kaputt|tot|hin)',
      'Vom ersten Tag an sollte alles richtig funktionieren.',
      'Sie hätten ein Exemplar erhalten sollen, das funktioniert.',
    ),
    chipped: wording(
      '(?<!kein |keinen |keine |ohne |nicht )(?:sprung(?! in)|sprünge|riss|risse|delle|macke|macken|abgeplatzt\\p{L}*|abgesplittert\\p{L}*)',
      'Wir verstehen, wie ärgerlich ein solcher Schaden ist.',
      'Über diesen Schaden ärgern Sie sich zu Recht.',
      'Ein solcher Schaden sollte nicht vorkommen.',
    ),
    sheds: wording(
      '(?<!nicht |kaum |keine )(?:fusselt|fusseln|haart|haaren|flust)(?! nicht| kaum)',
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
      'Größere Taschen wären für Sie offenbar praktischer.',
    ),
    tooHeavy: wording(
      '(?<!nicht |keineswegs )(?:etwas|ein bisschen|zu|ein wenig) schwer(?= ?(?:[.,!;]|$|für))|schwerer als (?:gedacht|erwartet)',
      'Wir verstehen, dass Ihnen das Gewicht zu hoch ist.',
      'Ein geringeres Gewicht wäre Ihnen offenbar lieber.',
    ),
    cheaper: wording(
      '(?:günstiger|billiger) (?:bei|im|auf|in|woanders|anderswo|zu (?:haben|bekommen|finden))|(?:woanders|anderswo|bei \\p{L}+|auf amazon) (?:\\p{L}+ ){0,3}?(?:günstiger|billiger)|(?:zum|für den) halben preis',
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
      '(?<!pas de |aucune? |sans )(?:fissure|fêlure|ébréchure|fissurée?s?|fêlée?s?|ébréchée?s?)',
      'Nous comprenons combien un tel dommage est décevant.',
      'Un tel dommage a de quoi vous contrarier.',
      'Un tel dommage ne devrait pas exister.',
    ),
    sheds: wording(
      'peluche(?:nt)?(?! douce)|perd(?:ent)? (?:ses |leurs |des )?(?:poils|fibres)',
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
      '(?<!pas )(?:un peu|trop) lourde?s?|plus lourde? que',
      'Nous comprenons que vous préfériez un poids plus léger.',
      'Le poids vous gêne visiblement.',
    ),
    cheaper: wording(
      'moins cher (?:chez|sur|ailleurs|à|en)|(?:deux fois|2 fois) moins cher|à moitié prix (?:chez|sur|ailleurs)',
      'Nous comprenons que vous compariez les prix.',
      'Votre remarque sur le prix est légitime.',
    ),
  },
  ...smallMattersInRomance,
  ...smallMattersUnspaced,
}
