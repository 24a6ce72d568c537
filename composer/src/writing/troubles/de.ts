import { deniedBy, partTroubles, type PartName, type PartState, trouble, type Troubles } from './trouble.ts'

const adverbs =
  '(?:(?:leider|schon|auch|jetzt|nun|immer|standig|total|sehr|etwas|oft|manchmal|sofort|direkt|einfach|ziemlich|wirklich|so|viel|nur|bereits|inzwischen|mir|uns|ein bisschen|komplett|vollig|extrem|aber|dann|nach \\p{L}+ \\p{L}+|nach \\p{L}+ \\p{L}+ \\p{L}+|beim ersten \\p{L}+|am ersten \\p{L}+) )*'

const names: readonly PartName[] = [
  { named: '\\p{L}*deckel', said: 'der Deckel' },
  { named: '(?:dreh|schraub|klick|magnet|bugel)?verschluss', said: 'der Verschluss' },
  { named: '(?:trage|tur|holz)?griff', said: 'der Griff' },
  { named: 'henkel', said: 'der Henkel' },
  { named: '(?:dreh|druck)?knopf', said: 'der Knopf' },
  { named: '(?:licht|ein)?schalter', said: 'der Schalter' },
  { named: '(?:schulter|leder|trage)?(?:riemen|gurt)', said: 'der Gurt' },
  { named: 'stecker', said: 'der Stecker' },
  { named: 'docht', said: 'der Docht' },
  { named: '(?:schnur)?kabel|schnur', said: 'das Kabel' },
  { named: 'armband', said: 'das Armband' },
  { named: 'schloss', said: 'das Schloss' },
  { named: 'scharnier', said: 'das Scharnier' },
  { named: 'ventil', said: 'das Ventil' },
  { named: '\\p{L}*naht', said: 'die Naht' },
  { named: 'schnalle', said: 'die Schnalle' },
  { named: '(?:schuh)?sohle', said: 'die Sohle' },
  { named: 'dichtung', said: 'die Dichtung' },
  { named: 'pumpe', said: 'die Pumpe' },
  { named: 'schublade', said: 'die Schublade' },
  { named: 'arme?l', said: 'die Ärmel', plural: true },
  { named: '(?:hosen)?beine', said: 'die Beine', plural: true },
  { named: 'nahte', said: 'die Nähte', plural: true },
  { named: 'rollen|rader', said: 'die Rollen', plural: true },
  { named: 'trager', said: 'die Träger', plural: true },
]

const state = (topic: PartState['topic'], written: string, one: string, many: string): PartState => ({
  topic,
  written: `${adverbs}(?:${written})(?! (?:nicht|nie|kaum|kein\\p{L}*))`,
  one,
  many,
})
const be = '(?:ist|sind|war|waren|wurde|wurden|hat sich|haben sich)'

const states: readonly PartState[] = [
  state('quality', 'klemmt|klemmte|klemmen|hakt|haken', 'klemmt', 'klemmen'),
  state('quality', 'wackelt|wackeln', 'wackelt', 'wackeln'),
  state('quality', 'quietscht|quietschen|knarzt|knarzen', 'quietscht', 'quietschen'),
  state(
    'quality',
    `${be} ${adverbs}(?:abgebrochen|gebrochen|zerbrochen)|(?:brach|brachen) ${adverbs}(?:ab|durch)`,
    'gebrochen ist',
    'gebrochen sind',
  ),
  state(
    'quality',
    `${be} ${adverbs}(?:abgerissen|gerissen|eingerissen|aufgerissen|aufgegangen|gelost)|(?:riss|rissen|lost sich|losen sich|reisst|geht auf|gehen auf)(?: ab| auf)?`,
    'nicht gehalten hat',
    'nicht gehalten haben',
  ),
  state(
    'quality',
    `${be} ${adverbs}(?:abgefallen|abgegangen)|(?:fiel|fielen|ging|gingen|fallt|fallen) ${adverbs}ab`,
    'abgegangen ist',
    'abgegangen sind',
  ),
  state(
    'quality',
    `${be} ${adverbs}(?:kaputt|defekt|hin)|(?:ging|gingen) ${adverbs}kaputt`,
    'defekt ist',
    'defekt sind',
  ),
  state('damage', `${be} ${adverbs}undicht|leckt|tropft`, 'undicht ist', 'undicht sind'),
  state(
    'performance',
    `(?:schliesst|schließt|schliessen|schließen) ${adverbs}nicht(?: \\p{L}+)?`,
    'nicht richtig schließt',
    'nicht richtig schließen',
  ),
  state('quality', `(?:halt|halten|sitzt|sitzen) ${adverbs}nicht(?: \\p{L}+)?`, 'nicht hält', 'nicht halten'),
  state(
    'performance',
    `(?:funktioniert|funktionieren) ${adverbs}nicht(?: \\p{L}+)?`,
    'nicht funktioniert',
    'nicht funktionieren',
  ),
  state(
    'size',
    `${be} ${adverbs}zu kurz|(?:enden|endet) ${adverbs}(?:[\\p{L}\\d]+ ){0,4}?(?:uber|vor|oberhalb)`,
    'zu kurz ist',
    'zu kurz sind',
  ),
  state('size', `${be} ${adverbs}zu lang`, 'zu lang ist', 'zu lang sind'),
  state('size', `${be} ${adverbs}zu eng`, 'zu eng ist', 'zu eng sind'),
]

const few = '(?:\\p{L}+ ){0,3}?'

export const de: Troubles = {
  denied: deniedBy(
    'nicht|nichts|kein\\p{L}*|nie|niemals|ohne|wenn|falls|ob|fruher\\p{L}*|alte[rsnm]?|vorherige[rsnm]?|befurchtet|angst|gegen|keinerlei|statt|als ob',
  ),
  list: [
    ...partTroubles(names, states),
    trouble(
      'size',
      'das Kabel zu kurz ist',
      `zu kurzes? (?:\\p{L}*kabel|schnur)|(?:\\p{L}*kabel) ${few}(?:langer|zu kurz)`,
    ),
    trouble(
      'size',
      'die Ärmel zu kurz sind',
      'zu kurze arme?l|(?:sind|waren) (?:mir )?(?:nur |aber |leider |auch )?(?:die|mir die) arme?l (?:\\p{L}+ ){0,3}?zu kurz',
    ),
    trouble('size', 'die Ärmel zu lang sind', 'zu lange arme?l'),
    trouble(
      'ease',
      'die Reinigung so mühsam ist',
      `(?:schwer|schlecht|kaum|muhsam|schwierig|umstandlich|nicht richtig) (?:zu reinigen|zu saubern|sauber ?zu ?(?:machen|bekommen|kriegen|halten)|sauber (?:bekommt|bekommen|kriegt|kriegen))|lasst sich ${few}(?:schwer|schlecht|kaum|schwierig|nicht richtig|nicht gut) (?:reinigen|saubern|sauber ?machen|sauberhalten)|reinigung ist ${few}(?:muhsam|umstandlich|schwierig|eine katastrophe|lastig|nervig|ein graus)|(?:qual|katastrophe|graus|albtraum) (?:zu reinigen|beim (?:reinigen|saubern|putzen|abwasch))`,
    ),
    trouble(
      'damage',
      'Wasser eingedrungen ist',
      `wasser ${few}(?:eingedrungen|reingelaufen|hineingelaufen|reingekommen|eindringt|reinlauft|durchgekommen|durch(?= ?[.,!]))|(?:innen|innenzelt|innenraum|schlafsack|schlafsacke|inhalt|laptop|socken|fusse) (?:war|waren|ist|sind|wurde|wurden) ${few}(?:nass|durchnasst|klatschnass|klitschnass|feucht)|nicht (?:wasser|regen)dicht`,
    ),
    trouble(
      'damage',
      'der Artikel undicht ist',
      `(?:tropft|lauft|lief|tropfte|leckt) ${few}(?:aus|auf (?:den|das|die|mein\\p{L}*|unser\\p{L}*) (?:\\p{L}*boden|parkett|tisch|teppich|regal|\\p{L}*schrank|arbeitsplatte|fensterbank))|(?:wasser|pfutze) auf (?:dem|meinem|unserem) (?:\\p{L}*boden|parkett|tisch|teppich)`,
    ),
    trouble(
      'quality',
      'Sie Ärger mit Motten hatten',
      '(?:mit|von|voller|waren|sind|hatte|hatten|fand|lebende|tote|nur) motten|mottenlocher|mottenfrass',
    ),
    trouble(
      'quality',
      'sich Schimmel gebildet hat',
      '(?:schimmel(?! ?(?:kase|pilzmittel|reiniger|entferner))|verschimmelt|schimmelt|schimmlig|schimmelig)',
    ),
    trouble(
      'material',
      'sich Ihre Haut verfärbt hat',
      `(?:mein\\p{L}*) (?:finger|haut|hals|handgelenk|ohrlappchen) (?:wurde|wurden|wird|ist|sind|war|waren|hat sich|farbt sich|farbte sich) ${few}(?:grun|schwarz|blau|verfarbt)`,
    ),
    trouble(
      'performance',
      'die Uhr nicht genau geht',
      `geht (?:[\\p{L}\\d]+ ){0,5}?(?:minuten?|sekunden) ${few}(?:vor|nach)(?= ?(?:[.,!;]|$|und))|uhr geht ${few}(?:vor|nach|falsch|ungenau)(?= ?(?:[.,!;]|$|und))`,
    ),
    trouble(
      'material',
      'der Artikel fusselt',
      'fusselt|fusseln|fusselig|flust|haart(?= ?(?:[.,!;]|$|stark|sehr|extrem|furchtbar|ohne|uberall|wie|alles))',
    ),
    trouble('material', 'der Stoff abfärbt', 'farbt (?:\\p{L}+ ){0,2}?ab|abgefarbt'),
    trouble(
      'smell',
      'man sie beim Brennen kaum riecht',
      `(?:angezundet|brennt|brennen|brennend|beim brennen)[^.!?\\n]{0,30}(?:riecht (?:man )?(?:nichts|kaum|gar nicht)|kein(?:en)? (?:duft|geruch)|nichts zu riechen)`,
    ),
    trouble(
      'comfort',
      'der Stoff kratzt',
      '(?:kratzt|juckt)(?= ?(?:[.,!;:)]|$|auf|am|sehr|etwas|furchtbar|total|extrem|ziemlich|leider|und|stark|ein))',
    ),
    trouble(
      'size',
      'der Artikel nicht passt',
      `(?:passt|passen|passte|passten) (?:leider |mir |uns |ihm |ihr |uberhaupt |gar |einfach |so )*nicht(?= ?(?:[.,!;:)]|$|und|auf|in|an|richtig))`,
    ),
    trouble(
      'ease',
      'die Bedienung so umständlich ist',
      '(?:schwer|schwierig|kompliziert|umstandlich|muhsam) zu (?:bedienen|benutzen|handhaben)|bedienung ist (?:\\p{L}+ ){0,2}?(?:umstandlich|kompliziert|schwierig|schlecht)',
    ),
    trouble(
      'ease',
      'der Aufbau so mühsam ist',
      '(?:schwer|schwierig|kompliziert|umstandlich|muhsam) (?:aufzubauen|zusammenzubauen|zu montieren)|(?:aufbau|montage|zusammenbau) (?:ist|war) (?:\\p{L}+ ){0,2}?(?:muhsam|kompliziert|schwierig|eine katastrophe|umstandlich)',
    ),
    trouble(
      'connection',
      'die Verbindung nicht klappt',
      'verbindet sich (?:\\p{L}+ ){0,2}?nicht|(?:bluetooth|verbindung|wlan) (?:\\p{L}+ ){0,3}?(?:bricht ab|funktioniert nicht|klappt nicht|geht nicht)',
    ),
    trouble(
      'damage',
      'der Artikel gebraucht aussah',
      '(?:sieht|sah|wirkt|wirkte) (?:\\p{L}+ ){0,2}?(?:gebraucht|getragen|benutzt)(?: aus)?|offensichtlich (?:gebraucht|getragen|benutzt|eine retoure)',
    ),
  ],
}
