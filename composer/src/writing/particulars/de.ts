import { type Wordings, wording } from './particular.ts'

/** A few words of the same sentence without a denial. */
const near = '(?:(?! nicht | kein| nie | nichts )[^.!?;\\n]){0,40}?'
const broken =
  '(?:kaputt|zerbrochen|gebrochen|beschädigt|zersplittert|gesprungen|defekt|zerkratzt|verbeult|geschmolzen|ausgelaufen|undicht|in scherben)'
const parcel = '(?:karton|paket|päckchen|verpackung)'
const family =
  '(?:mutter|mama|vater|papa|frau|mann|schwester|bruder|tochter|sohn|freundin|freund|oma|opa|tante|nichte|kollegin|kollege|schwiegermutter)'

export const de: Wordings = {
  waiting: wording(
    `(?<!möchte |will |brauche |wollte )keine (?:erstattung|rückerstattung|gutschrift)|wo (?:bleibt|ist) (?:meine?|die|das) (?:erstattung|rückerstattung|geld)|(?:erstattung|rückerstattung|geld|ersatz|gutschrift|retourenschein|rücksendeetikett)${near} (?:noch (?:immer )?(?:nicht|keine?)|immer noch|bis heute|nie)|(?:warte|warten|wartet) ${near}auf (?:die |das |mein(?:e)? |den )?(?:erstattung|rückerstattung|geld|ersatz|gutschrift)`,
    'Das hätte längst erledigt sein sollen.',
    'So lange sollten Sie darauf nicht warten müssen.',
    'So lange sollte niemand warten müssen.',
  ),
  chargedTwice: wording(
    `(?:doppelt|zweimal|zwei mal) (?:abgebucht|berechnet|bezahlt|belastet|kassiert)`,
    'Ein Betrag darf nie doppelt abgebucht werden.',
    'Wir verstehen, dass eine zweite Abbuchung Sie beunruhigt.',
  ),
  wrongItem: wording(
    `(?:falsche[ns]?|verkehrte[ns]?) (?:artikel|produkt|ware|größe|farbe|duft|kerze|modell|teil)${near} (?:erhalten|bekommen|geschickt|geliefert|angekommen)|(?:bestellt)${near} (?:aber |und )?(?:etwas anderes|was anderes|stattdessen)|statt${near} (?:bekommen|geliefert|geschickt|erhalten)|nicht das,? was (?:ich|wir) bestellt`,
    'Sie hätten genau das erhalten sollen, was Sie bestellt haben.',
    'Eine Bestellung muss genau so ankommen, wie sie aufgegeben wurde.',
  ),
  incomplete: wording(
    `(?:nur )?(?:eine[rs]?|zwei|drei|\\d+) von (?:zwei|drei|vier|fünf|\\d+) [^.!?\\n]{0,30}(?:angekommen|geliefert|kam|kamen|da)|(?:fehlt|fehlte|fehlten|fehlen) (?:im (?:paket|karton)|in der (?:lieferung|bestellung))|(?:der deckel|ein teil|die hälfte|eine kerze|das kabel|die anleitung) (?:fehlt|fehlte)|unvollständig(?:e[rs]?)? (?:lieferung|bestellung|geliefert)|nur (?:eine[nrs]?|zwei|die hälfte) (?:erhalten|geliefert|bekommen)`,
    'Ihre Bestellung hätte vollständig sein müssen.',
    'Im Paket hätte alles sein sollen, was Sie bestellt haben.',
  ),
  notArrived: wording(
    `(?:nie|nicht|noch nicht|immer noch nicht|bis heute nicht) (?:bei mir |bei uns )?(?:angekommen|geliefert|erhalten|da|verschickt|versendet|eingetroffen)|(?:als|angeblich) (?:zugestellt|geliefert)|wo (?:bleibt|bleiben|ist|steckt) (?:denn )?(?:meine|unsere|mein|unser) (?:bestellung|paket|päckchen|lieferung|ware|sendung)|(?:immer )?noch nichts (?:da|angekommen|erhalten|bekommen|hier)|(?:warte|warten) (?:noch |immer noch |seit \\p{L}+ \\p{L}+ |noch immer )*auf (?:meine|die|unsere) (?:bestellung|lieferung|ware)|${parcel} (?:(?:ist|war|wurde|ging|seit|schon|spurlos|\\p{L}+ wochen|\\p{L}+ tagen) )*(?:verloren|verschwunden|verschollen|weg(?= ?(?:[.,!;]|$|und)))|laut (?:dhl|hermes|dpd|ups|gls|post|tracking|sendungsverfolgung) (?:\\p{L}+ ){0,2}?(?:zugestellt|geliefert|ausgeliefert)[^.!?]{0,60}(?:nicht|niemand|nichts|kein\\p{L}*)`,
    'Ihre Bestellung hätte längst bei Ihnen sein sollen.',
    'So lange sollten Sie auf eine Bestellung nicht warten müssen.',
  ),
  arrivedBroken: wording(
    `(?:kam|hatte|war)(?: [^.!?\\n]{0,20})? (?:mit )?einen? (?:riss|sprung|kratzer|delle|loch)|(?:kam|kamen|angekommen|geliefert|erhalten|ankam)${near} (?<!${parcel} )${broken}(?!e[rn]? ${parcel})|${broken}${near} (?:angekommen|geliefert|erhalten|bei mir an)|(?:glas|deckel|kerze|tasse|flasche|teil) (?:war|ist|kam) (?:\\p{L}+ ){0,2}?${broken}`,
    'Ihre Bestellung hätte heil bei Ihnen ankommen müssen.',
    'In diesem Zustand darf nichts bei Ihnen ankommen.',
  ),
  late: wording(
    `(?:lieferung|versand|zustellung)${near} (?:zu lange?|ewig|verspätet|langsam|wochen)|(?:zu spät|verspätet|mit verspätung) (?:angekommen|geliefert|an)|(?:wochen|monate) (?:auf|gewartet|gedauert)|(?:wochen|tage) (?:zu spät|verspätung|danach)|zu spät (?:für|zur|zum)|(?:tage|wochen) nach (?:der|dem|den|meinem|ihrem|weihnachten|ostern)|erst nach (?:der|dem|weihnachten|ostern)|(?:ersatz|neue) (?:\\p{L}+ )?zu spät`,
    'Ihre Bestellung hätte früher bei Ihnen sein sollen.',
    'So lange soll eine Lieferung nicht dauern.',
  ),
  roughDelivery: wording(
    `${parcel} (?:war|ist|kam) (?:\\p{L}+ ){0,2}?(?:durchnässt|nass|zerrissen|zerdrückt|offen|aufgerissen|verschmiert|zerstört|beschädigt|kaputt|verbeult|eingedrückt)|${parcel} (?:völlig|total|komplett|ganz) (?:verschmiert|durchnässt|zerstört|nass|zerdrückt)|(?:bote|fahrer|zusteller)${near} (?:geworfen|abgestellt|hingeworfen)|im regen`,
    'In diesem Zustand sollte keine Bestellung ankommen.',
    'Mit Ihrer Bestellung hätte sorgfältiger umgegangen werden müssen.',
  ),
  badlyPacked: wording(
    `(?:schlecht|nicht (?:gut|richtig|ordentlich)|unzureichend|lieblos|kaum|nachlässig) (?:verpackt|gepolstert|verschlossen|versiegelt)|verpackung${near} (?:zu dünn|unzureichend|mangelhaft|schlecht)|(?:keine?|ohne) (?:polsterung|polstermaterial|luftpolster|füllmaterial)`,
    'Ihre Bestellung hätte sorgfältiger verpackt sein müssen.',
    'Die Verpackung sollte alles gut schützen.',
  ),
  overPackaged: wording(
    `(?:zu viel|so viel|unnötig viel|unnötige[rs]?) (?:plastik|verpackung|verpackungsmaterial|verpackungsmüll|karton|müll)|(?:plastik|verpackungs)müll`,
    'Dass Sie sich weniger Verpackung wünschen, verstehen wir.',
    'Ihr Hinweis zur Verpackung ist berechtigt.',
  ),
  codeFailed: wording(
    `(?:code|gutschein|rabattcode|gutscheincode)${near} (?:nicht (?:funktioniert|angenommen|akzeptiert|eingelöst|eingelöst werden)|funktioniert(?:e)? nicht|ging nicht|ungültig)|(?:code|gutschein|rabattcode) (?:\\p{L}+ )*(?:funktioniert|ging|funktionierte) (?:\\p{L}+ )?nicht`,
    'Ein Code von uns sollte einfach funktionieren.',
    'Wir wissen, wie ärgerlich ein Code ist, der nicht angenommen wird.',
  ),
  brokeSoon: wording(
    `(?:nach|in) (?:nur |nicht einmal |weniger als |etwa )?(?:einem|einer|zwei|drei|vier|fünf|wenigen|\\p{Nd}+) (?:minuten?|stunden?|tag(?:en)?|wochen?|monat(?:en)?|wäschen?) (?:schon |bereits |war \\p{L}+ |ist \\p{L}+ )?(?:kaputt|defekt|gerissen|zerbrochen|auseinander|gebrochen)|nach (?:ein|zwei|drei|vier|fünf)mal(?:igem|igen)? (?:tragen|waschen|benutzen|gebrauch|anziehen)[^.!?]{0,12} (?:durch|kaputt|gerissen|hin)|(?:schon|bereits) (?:kaputt|defekt|gerissen)|(?:beim|nach dem|in der|am) (?:allerersten|ersten|zweiten) (?:mal|waschen|tragen|gebrauch|benutzen|tag|waschgang|einsatz|wäsche) (?:\\p{L}+ ){0,2}?(?:kaputt|defekt|gerissen|zerbrochen|gebrochen|gesprungen)|auseinander ?(?:gefallen|gegangen)|fällt auseinander|funktioniert (?:jetzt |schon )?nicht mehr`,
    'Das sollte deutlich länger halten.',
    'So schnell darf das nicht kaputtgehen.',
  ),
  burnsBadly: wording(
    `docht${near} (?:ertrinkt|geht aus|erlischt|raucht|zu kurz|ging aus|säuft ab)|(?:brennt|brannte|brennen)${near} (?:ungleichmäßig|einseitig|schief|nicht richtig|nicht gleichmäßig)|brennt (?:nicht|sehr) (?:richtig|gleichmäßig|ungleichmäßig)|geht (?:immer wieder|ständig|dauernd) aus|ruß(?:t|en)?`,
    'Sie sollte gleichmäßig und zuverlässig brennen.',
    'So viel Mühe sollte das nicht machen.',
  ),
  shortLived: wording(
    `(?:längere|kürzere|zu kurze) (?:brenndauer|haltbarkeit|laufzeit|lebensdauer)|(?:brennt|brannte|verbraucht|abgebrannt|abgenutzt|leer)${near} (?:zu |sehr |viel zu )(?:schnell|rasch)|(?:zu|sehr) schnell (?:abgebrannt|verbraucht|leer|abgenutzt|kaputt)|hält (?:leider )?nicht (?:lange|lang)|hielt nur`,
    'Wir verstehen, dass Sie sich mehr davon versprochen haben.',
    'Davon sollten Sie länger etwas haben.',
  ),
  notAsShown: wording(
    `(?:nicht|anders) (?:so )?(?:wie|als) (?:\\p{L}+ ){0,3}?(?:beschrieben|abgebildet|bild|foto|fotos|bildern|beschreibung|gezeigt|erwartet)|entspricht nicht (?:der |dem )?(?:beschreibung|bild|foto)`,
    'Was ankommt, sollte dem entsprechen, was wir zeigen und beschreiben.',
    'Bilder und Beschreibung sollten genau zutreffen.',
  ),
  tooSmall: wording(
    `(?:kleiner|kürzer|dünner|winziger) als (?:\\p{L}+ ){0,2}?(?:gedacht|erwartet|beschrieben|abgebildet|auf dem bild)|(?:klein|winzig) für (?:den preis|das geld)`,
    'Wir verstehen, dass Sie es größer erwartet hatten.',
    'Schade, dass es nicht größer ist.',
  ),
  tooShort: wording(
    `(?:kabel|gurt|riemen|ärmel|hosenbeine|beine|kette|leine|griff|saum) (?:ist|sind|war|waren) (?:\\p{L}+ ){0,2}?zu kurz|zu kurze[rsn]? (?:ärmel|kabel|riemen|kette)|zu kurz für (?:mich|uns|meine?)`,
    'Wir verstehen, dass die Länge für Sie nicht passt.',
    'Schade, dass die Länge nicht passt.',
  ),
  tooWeak: wording(
    `(?:duft|geruch)${near} (?:schwach|verflogen|kaum wahrnehmbar|verfliegt|zu dezent|kaum)|(?:riecht|duftet)[^.!?\\n]{0,24} (?:nur |sehr |zu )schwach|riecht man (?:\\p{L}+ ){0,2}(?:nix|nichts|kaum)|(?:riecht|duftet) (?:leider )?(?:nach nichts|kaum|fast nicht|gar nicht|nicht)|(?:kein|kaum|null|keinen) (?:duft|geruch)`,
    'Wir verstehen, dass Sie einen kräftigeren Duft erwartet haben.',
    'Vom Duft sollten Sie mehr haben.',
  ),
  tooStrong: wording(
    `(?:duft|geruch|parfüm)${near} (?:zu stark|zu intensiv|zu süß|aufdringlich|penetrant|zu heftig)|(?:riecht|duftet) (?:viel )?zu (?:stark|intensiv|süß)|zu (?:stark|intensiv|süß) für (?:mich|uns|meine?)`,
    'Wir verstehen, dass Ihnen der Duft zu viel war.',
    'Schade, dass Ihnen der Duft nicht zusagt.',
  ),
  notFresh: wording(
    `(?:nicht|kaum) (?:mehr )?(?:ganz |besonders )?frisch|abgelaufen|abgestanden|ranzig|(?:röstdatum|mhd|haltbarkeitsdatum)${near} (?:her|alt|überschritten)`,
    'Bei Ihnen sollte nur frische Ware ankommen.',
    'Frisch sollte es bei Ihnen ankommen.',
  ),
  changed: wording(
    '(?:rezeptur|duft|rezept|formel|schnitt|material) (?:\\p{L}+ ){0,2}?(?:geändert|verändert)|früher (?:war|waren|roch|schmeckte) (?:\\p{L}+ ){0,3}?besser|(?:der|die|das) alte (?:\\p{L}+ )?war (?:viel |so viel |deutlich )?besser',
    'Wir verstehen, dass Ihnen die frühere Ausführung besser gefallen hat.',
    'Dass Sie die frühere Ausführung vermissen, verstehen wir.',
  ),
  notWorth: wording(
    `(?:den preis|das geld|sein geld|ihr geld) nicht wert|für (?:den|diesen) preis (?:\\p{L}+ ){0,3}?(?:nicht(?! (?:zu )?(?:meckern|schlecht|verkehrt|beschweren|beklagen))|kein\\p{L}*)|für (?:den|diesen|das) (?:preis|geld) (?:\\p{L}+ ){0,3}?(?:mehr|erwart\\p{L}+|besser)|überteuert|zu teuer für`,
    'Für diesen Preis durften Sie mehr erwarten.',
    'Wir verstehen, dass Sie sich für den Preis mehr erhofft haben.',
  ),
  again: wording(
    '(?:schon|bereits) (?:die|das|der|meine?) (?:zweite|dritte|vierte|fünfte)|(?:zweite|dritte|vierte|fünfte)[rnm]? (?:bestellung|kauf|mal (?:bestellt|gekauft))|zum (?:zweiten|dritten|vierten|wiederholten) mal|(?:gleich |wieder |schon |noch )*(?:zwei|drei|eine|noch|mehr|welche)? ?(?:nachbestellt|wiederbestellt|nachgekauft)|(?:wieder|mehrfach|mehrmals|erneut|immer wieder) (?:bestellt|gekauft)|stammkund\\p{L}*',
    'Dass Sie wieder bei uns bestellt haben, bedeutet uns viel.',
    'Danke, dass Sie zu uns zurückgekommen sind.',
  ),
  willReturn: wording(
    '(?:bestelle|kaufe|bestellen|kaufen|bestell|kauf)(?: \\p{L}+){0,4}? (?:wieder|nochmal|erneut|nach)|(?:werde|würde)(?: \\p{L}+){0,4}? (?:wieder|nochmal|erneut|öfter)(?: \\p{L}+){0,3}? (?:bestellen|kaufen|einkaufen)|(?:gerne?|immer|jederzeit) wieder',
    'Wir freuen uns auf Ihre nächste Bestellung.',
    'Bis zum nächsten Mal.',
  ),
  gift: wording(
    `(?:als|zum|ein|tolles|schönes|perfektes|das) (?:geschenk|mitbringsel|geburtstagsgeschenk)|(?:meiner|meinem|meine) ${family} (?:geschenkt|verschenkt)|verschenkt|beschenkte (?:war|hat sich) (?:\\p{L}+ ){0,2}?(?:begeistert|gefreut)`,
    'Schön, dass Sie bei einem Geschenk an uns denken.',
    'Dass Sie bei einem Geschenk an uns gedacht haben, freut uns.',
  ),
  recommends: wording(
    '(?:sehr|absolut|unbedingt|wärmstens|gerne?|klare|volle|nur|kann ich|weiter) ?(?:zu )?(?:weiter)?empfehl(?:en|enswert|ung)|(?<!nicht )weiterempfehlen|empfehle (?:ich|es|sie|den|die|das)',
    'Danke für Ihre Empfehlung.',
    'Ihre Empfehlung bedeutet uns viel.',
  ),
  asDescribed: wording(
    '(?:genau|exakt) (?:so,? )?wie (?:beschrieben|abgebildet|erwartet|auf dem bild|gezeigt|bestellt)|genau (?:das,? )?was ich (?:wollte|gesucht|brauchte)',
    'Gut zu wissen, dass alles Ihren Erwartungen entspricht.',
    'Dass alles so ist wie erwartet, ist unser Anspruch.',
  ),
  better: wording(
    '(?:besser|schöner|weicher|toller) als (?:\\p{L}+ ){0,2}?(?:erwartet|gedacht|gehofft|auf dem bild|auf den bildern)|(?:erwartungen|erwartung) (?:\\p{L}+ )?übertroffen',
    'Wunderbar, dass Ihre Erwartungen sogar übertroffen wurden.',
    'Dass es Ihre Erwartungen übertrifft, ist ein großes Lob.',
  ),
  heldUp: wording(
    '(?:nach|seit) (?:\\p{Nd}+|zwei|drei|vier|fünf|vielen|mehreren) jahren[^.!?\\n]{0,40} (?:noch|immer noch)|(?:immer noch|noch immer|noch) wie (?:neu|am ersten tag)',
    'Schön, dass es sich so lange bewährt.',
    'Gut zu wissen, dass es so gut hält.',
  ),
  personal: wording(
    '(?:schwere|schwierige|harte)[nr]? (?:zeit|phase|jahr|monate)|im krankenhaus|chemo\\p{L}*|zu tränen gerührt|freudentränen|(?:ihr|ihm|ihnen) den tag (?:gerettet|versüßt|verschönert)',
    'Danke, dass Sie etwas so Persönliches mit uns teilen.',
    'Dass Sie uns das erzählen, berührt uns sehr.',
  ),
  note: wording(
    '(?:handgeschriebene|kleine|persönliche|liebe|nette)[nrs]? (?:karte|kärtchen|zettel|nachricht|notiz|grußkarte)|(?:karte|kärtchen|gruß) im (?:paket|karton)',
    'Schön, dass Ihnen die kleine Karte aufgefallen ist.',
    'Dass die Karte Ihnen Freude gemacht hat, ist schön.',
  ),
  helped: wording(
    `(?:schnell|sofort|prompt|umgehend|unkompliziert|super|toll) (?:\\p{L}+ )?(?:geholfen|gelöst|geklärt|reagiert|geantwortet|beantwortet|ersetzt|umgetauscht)|(?:super|toller|netter|sehr guter|hervorragender|bester|großartiger|freundlicher) (?:kundenservice|service|support|kontakt|kundendienst)|sehr (?:hilfsbereit|zuvorkommend)`,
    'Schön, dass unser Team Ihnen helfen konnte.',
    'Gut zu wissen, dass unsere Hilfe die richtige war.',
  ),
  delighted: wording(
    `(?:alle|beide|kinder|familie|gäste|beschenkte|kleine|${family}|sie|er) (?:war|waren|ist|sind) (?:\\p{L}+ )?(?:begeistert|entzückt|hin und weg|überglücklich|verliebt)|(?:sie|er|${family}) (?:liebt|hat sich (?:\\p{L}+ )?gefreut)`,
    'Wie schön, dass die Freude so groß war.',
    'So eine Reaktion ist das Schönste für uns.',
  ),
  simile: wording(
    `(?:riecht|duftet|schmeckt) (?:genau |fast |ein bisschen )?(?:wie (?:weihnachten|ostern|sommer|urlaub|eine?|im|am|bei|in|auf|der|die|das|früher|zuhause|zu hause|mein)|nach (?:kindheit|urlaub|weihnachten|zuhause|oma|sommer|wald))|(?:haus|wohnung|zimmer|bad|büro) (?:riecht|duftet)`,
    'Das haben Sie wunderbar beschrieben.',
    'Was für eine schöne Beschreibung.',
  ),
  productGood: wording(
    `10 ?/ ?10|(?:kerze|produkt|artikel) (?:selbst|an sich) (?:ist|war)`,
    'Schön, dass Ihnen das Produkt selbst gefällt.',
    'Gut zu wissen, dass Sie mit dem Produkt selbst zufrieden sind.',
  ),
}
