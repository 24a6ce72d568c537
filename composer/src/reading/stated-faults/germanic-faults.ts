import type { Faults } from './fault-patterns.ts'
import { compact } from '../../words/compact.ts'

const all = (...alternatives: string[]): RegExp => compact(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'gu')

const words = (most: number): string => `(?:[\\p{L}\\d'-]+ ){0,${most}}?`
const broken =
  '(?:kaputt\\p{L}*|zerbrochen\\p{L}*|gebrochen\\p{L}*|gesprungen\\p{L}*|zersprungen\\p{L}*|beschädigt\\p{L}*|defekt\\p{L}*|zerrissen\\p{L}*|eingerissen\\p{L}*|verbeult\\p{L}*|verbogen\\p{L}*|zerkratzt\\p{L}*|abgebrochen\\p{L}*|zerdrückt\\p{L}*|zerquetscht\\p{L}*|riss|sprung|kratzer\\p{L}*|delle)'
const colour =
  '(?:schwarz|weiß|weiss|blau|rot|grün|grau|braun|beige|rosa|lila|gelb|orange|silber|gold|creme|türkis|oliv|anthrazit|dunkelblau|hellblau)\\p{L}*'
const size = '(?:größe )?(?:x{0,3}[sl]|m|\\d{2,3})'

export const germanFaults: Faults = [
  [
    'battery',
    all(
      '(?:akku|batterie) (?:[\\p{L}]+ ){0,3}?(?:nur noch|höchstens noch|gerade noch|gerade mal) (?:auf |bei |zu |für )?(?:[\\p{L}]+ )?(?:halbe[rmn]?|\\d+|ein|eine|zwei|drei|paar|wenige)|(?:akku|batterie) (?:[\\p{L}]+ ){0,3}?(?:hält|reicht) (?:[\\p{L}]+ ){0,2}?\\d{1,2} (?:minuten|min)',
    ),
  ],
  [
    'comfort',
    all(
      '(?:drück(?:t|en)|drückt(?:e|en)|reib(?:t|en)|scheuer(?:t|n)|kneif(?:t|en)|zwick(?:t|en)) (?:[\\p{L}\\d]+ ){0,8}?(?:auf|an|am|im|in|hinter) (?:die |den |der |das )?(?:ohren?|kopf|nase|zehen?|füß\\p{L}*|ferse|fersen|hals|schultern?|bauch|knöchel|handgelenk)',
    ),
  ],
  [
    'damage',
    all(
      `(?:kam|kamen|ist|sind|wurde|wurden) ${words(3)}(?:mit )?${words(3)}${broken} ${words(3)}(?:an(?!\\p{L})|angekommen|geliefert|bei mir an)`,
      `(?:kam|kamen) ${words(3)}(?:mit ${words(3)})?${broken}`,
    ),
  ],
  [
    'packaging',
    all(
      '(?:karton|paket|verpackung|päckchen) (?:war|waren|kam) (?:[\\p{L}]+ ){0,3}?(?:zerrissen|aufgerissen|eingedrückt|durchnässt|zerdrückt|aufgeweicht|verbeult|nass)',
    ),
  ],
  [
    'missing',
    all(
      `(?:${colour}|${size}) ${words(3)}bestellt,? (?:und |aber )?${words(2)}(?:${colour}|${size}) ${words(2)}(?:bekommen|erhalten|geliefert|gekriegt|geschickt)`,
      `bestellt (?:hatte|habe) ich [^.!?\\n]{2,30}?(?:gekommen|geliefert|geschickt) (?:wurde|ist|kam|wurden)`,
      '(?:falsche[rnsm]?|andere[rnsm]?) (?:[\\p{L}]+ )?(?:artikel|produkt|farbe|größe|modell|stecker|ware|lampe|tasche|hemd|ring|uhr|teil|variante|ausführung) (?:[\\p{L}]+ ){0,2}?(?:bekommen|erhalten|geliefert|geschickt|gekommen|gesendet|zugeschickt)',
      '(?:es )?(?:fehlt|fehlte|fehlen|fehlten) (?:die|der|das|ein|eine|einige|mehrere|zwei|drei|alle|sämtliche|auch|leider|ja|noch)? ?(?:[\\p{L}]+ )?(?:schraube|teil|anleitung|kabel|deckel|ladegerät|stück|artikel|zubehör|netzteil|knopf|knöpfe|gürtel)\\p{L}*|(?:schraube|teil|anleitung|kabel|deckel|ladegerät|netzteil)\\p{L}* (?:fehlt|fehlte|fehlen|fehlten)',
    ),
  ],
  [
    'quality',
    all(
      `(?:uhr|lampe|gerät|motor|licht|sie|er|es|ding) (?:ist |hat )?${words(3)}(?:stehen geblieben|stehengeblieben|kaputt ?gegangen|den geist aufgegeben|kaputtgegangen|geht nicht mehr|funktioniert nicht mehr|läuft nicht mehr|leuchtet nicht mehr)`,
      '(?:vergoldung|gold|beschichtung|farbe|lack|druck|aufdruck|silber|leder|glasur) (?:[\\p{L}]+ ){0,4}?(?:abgegangen|abgeblättert|blättert|abgerieben|abgenutzt|ab(?= ?[.,!])|löst sich|geht ab)',
      `(?:henkel|griff|knopf|riemen|träger|verschluss|schnalle|sohle|absatz|deckel|bein|rad|naht|nähte|reißverschluss|stein|kette) (?:ist |sind |hat |haben )?${words(5)}(?:abgebrochen|abgerissen|gerissen|abgefallen|abgegangen|aufgegangen|gebrochen|ausgerissen|gelöst)`,
      '(?:mit|ein|einem|hat|haben|hatte|sind|zwei|mehrere|ist|war) (?:[\\p{L}]+ ){0,2}?(?:loch|löchern|löcher) (?:im|in|am|an|drin)|(?:loch|löcher) (?:im|in der|in den|am)|von motten|mottenlöcher\\p{L}*|(?:die )?form verloren|aus der form',
      '(?:eine |ein )?(?:fälschung(?:en)?|plagiat|imitat)',
    ),
  ],
  [
    'performance',
    all(
      '(?:geht|läuft) (?:[\\p{L}]+ ){0,3}?(?:\\d+|eine|zwei|drei|fünf|zehn|mehrere) (?:sekunden|minuten?|stunden) (?:am tag |pro tag |in der woche )?(?:vor|nach)',
    ),
  ],
  [
    'service',
    all(
      `(?:auf )?(?:meine|unsere|zwei|drei|vier|mehrere|mehrfache|alle)? ?(?:[\\p{L}]+ )?(?:e-?mails?|mails?|nachrichten?|anfragen?|anrufe) ${words(1)}(?:kommt|kam|kommen|antwortet|antworten|reagiert|reagieren|wurde|wurden|bekomme|bekam|erhalte|erhielt|bekommt|habe|gab) ${words(5)}(?:niemand|keiner|keine (?:antwort|reaktion|rückmeldung)|nicht (?:beantwortet|reagiert|geantwortet)|ignoriert)`,
      '(?:niemand|keiner) (?:[\\p{L}]+ ){0,3}?(?:antwortet|reagiert|meldet sich|ruft zurück|geht ran|geantwortet|gemeldet|erreichbar|hilft)|(?:antwortet|reagiert|meldet sich|geht) (?:[\\p{L}\\d]+ ){0,4}?(?:niemand|keiner)(?: ran)?(?= ?[.,!;]|$| und)|(?:bis heute|immer noch|noch immer|bisher|leider|nie) keine (?:antwort|reaktion|rückmeldung)|keine (?:antwort|reaktion|rückmeldung) (?:auf|vom|von|erhalten|bekommen)',
      '(?:hat |haben )?(?:einfach |wortlos )?aufgelegt|(?:am telefon )?(?:ausgelacht|angeschrien|angebrüllt|abgewimmelt)|(?:sei|wäre|ist) (?:meine|unsere) (?:eigene )?schuld|selbst schuld',
      '(?:warte|warten) (?:[\\p{L}\\d]+ ){0,4}?auf (?:mein|meine|unser|die|das) (?:geld|erstattung|rückerstattung|rückzahlung)|(?:geld|erstattung|rückerstattung|rückzahlung) (?:[\\p{L}]+ ){0,3}?(?:noch nicht|immer noch nicht|nie) (?:[\\p{L}]+ )?(?:da|zurück|erhalten|bekommen|erstattet|überwiesen|angekommen)',
    ),
  ],
  [
    'size',
    all(
      '(?:ist|sind|ein|extrem|total|hat sich|stark|völlig|wäsche) (?:[\\p{L}]+ ){0,2}?(?:eingelaufen|eingegangen)',
      '(?:(?:netz|strom|lade)?kabel|schnur|gurt|riemen|schlauch) (?:reicht|kommt) (?:[\\p{L}]+ ){0,2}?nicht (?:bis|an)(?!\\p{L})|(?:(?:netz|strom|lade)?kabel|schnur|gurt|riemen|schlauch) (?:[\\p{L}]+ ){0,3}?nicht (?:ganz )?bis (?:zur?|zum|ans?|in|unter) (?:[\\p{L}]+ ){1,3}?(?:reicht|kommt)(?!\\p{L})',
    ),
  ],
]

const kapot =
  '(?:kapot|gebroken|gebarsten|gescheurd|beschadigd|defect|in stukken|stuk|gedeukt|verbogen|barst|scheur|deuk)'

export const dutchFaults: Faults = [
  [
    'comfort',
    all(
      '(?:druk(?:t|ken)|knel(?:t|len)|schuur(?:t)?|schuren) (?:[\\p{L}\\d]+ ){0,8}?(?:op|aan|in|tegen) (?:de |mijn |je |het )?(?:oren|oor|hoofd|neus|tenen|voeten|hiel|hielen|nek|schouders?|enkels?)',
    ),
  ],
  [
    'damage',
    all(
      `(?:kwam|kwamen|is|zijn|werd|werden) ${words(3)}(?:met )?${words(3)}${kapot} ${words(2)}(?:aan|binnen|aangekomen|geleverd|bezorgd|gekomen)`,
      `(?:kwam|kwamen|arriveerde|arriveerden) ${words(2)}(?:aan |binnen )?(?:met (?:een )?)?${words(2)}${kapot}`,
    ),
  ],
  [
    'missing',
    all(
      '(?:verkeerde|andere|foute) (?:[\\p{L}]+ )?(?:kleur|maat|artikel|product|model|stekker|lamp|tas|ring|horloge|bestelling|plaid|jas|trui) (?:[\\p{L}]+ ){0,2}?(?:gekregen|ontvangen|gestuurd|geleverd|bezorgd|toegestuurd|opgestuurd)|(?:kreeg|ontving|stuurden|kregen) (?:[\\p{L}]+ ){0,3}?(?:de|het|een) (?:verkeerde|foute)',
      '(?:zwart|wit|blauw|rood|groen|grijs|bruin|beige|roze|paars|geel|maat \\p{L}+)\\p{L}* (?:[\\p{L}]+ ){0,2}?besteld,? (?:en |maar )?(?:[\\p{L}]+ ){0,2}?(?:zwart|wit|blauw|rood|groen|grijs|bruin|beige|roze|paars|geel|maat)\\p{L}*',
      '(?:ontbreekt|ontbrak|ontbreken|ontbraken) (?:[\\p{L}]+ ){0,2}?(?:een|de|het|er|schroef|schroeven|onderdeel|onderdelen|snoer|handleiding)|(?:schroeven|schroef|onderdeel|onderdelen|handleiding|deksel|snoer|oplader) (?:ontbreekt|ontbrak|ontbreken|ontbraken|zat er niet bij|zaten er niet bij)',
    ),
  ],
  [
    'delivery',
    all(
      '(?:kwam|kwamen|werd|is|zijn|pas) (?:[\\p{L}\\d]+ ){0,2}?(?:\\d+|een|twee|drie|vier|vijf|paar|enkele) (?:dag|dagen|week|weken|maanden?) te laat|(?:dagen|weken|week|maand|veel) te laat (?:geleverd|bezorgd|aangekomen|binnen|gekomen|aan)',
    ),
  ],
  [
    'quality',
    all(
      '(?:er )?(?:zit|zat|zitten|zaten|had|heeft|met) (?:er )?(?:[\\p{L}]+ ){0,3}?(?:gat|gaten|gaatje|gaatjes|scheur)(?: (?:in|erin))?|gat(?:en)? in (?:de|het|mijn)',
      '(?:horloge|lamp|klok|apparaat|motor|het|hij|licht) (?:is |doet het |deed het |werkt |werkte )?(?:[\\p{L}\\d]+ ){0,4}?(?:gestopt|stilgevallen|stuk gegaan|kapot gegaan|kapotgegaan|niet meer|begaf het)(?! nodig)',
      '(?:verguldsel|goud|verf|coating|kleur|laag|opdruk|leer) (?:[\\p{L}]+ ){0,3}?(?:eraf|afgesleten|afgebladderd|bladdert|af(?= ?[.,!]))|(?:hengsel|handvat|knoop|riem|sluiting|gesp|zool|hak|deksel|poot|wiel|naad|rits|steen|ketting) (?:is |zijn )?(?:[\\p{L}\\d]+ ){0,4}?(?:afgebroken|gebroken|losgeraakt|losgelaten|afgevallen|gescheurd|kapot)|(?:zijn|haar|hun|de) vorm verloren|uit vorm|motten',
    ),
  ],
  [
    'service',
    all(
      '(?:niemand|geen mens) (?:[\\p{L}]+ ){0,3}?(?:antwoordt|reageert|beantwoordt|belt terug|neemt op|geantwoord|gereageerd|helpt)|(?:nooit|geen|nog steeds geen|nog geen) (?:antwoord|reactie|bericht)(?: (?:op|van|gekregen|ontvangen|gehad))|(?:mails?|e-mails?|berichten|telefoon) (?:[\\p{L}]+ ){0,3}?(?:niet beantwoord|genegeerd|onbeantwoord)|nemen (?:de telefoon )?niet op',
      '(?:gooide|smeet) de hoorn|hing op(?! de)|(?:lachte|lachten) (?:me|mij|ons) uit|uitgelachen|(?:mijn|onze) eigen schuld|(?:wacht|wachten) (?:[\\p{L}\\d]+ ){0,4}?op (?:mijn|onze|de|het) (?:geld|terugbetaling)',
    ),
  ],
  [
    'size',
    all(
      '(?:is|zijn|enorm|helemaal|volledig) (?:[\\p{L}]+ ){0,2}?gekrompen',
      '(?:snoer|kabel|riem|slang) (?:komt|reikt) (?:[\\p{L}]+ ){0,2}?niet (?:bij|tot|aan)(?!\\p{L})|(?:snoer|kabel|riem|slang) (?:[\\p{L}]+ )?niet (?:bij|tot|tot aan) (?:het|de) [\\p{L}]+ (?:komt|reikt)(?!\\p{L})',
    ),
  ],
]
