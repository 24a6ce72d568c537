const typos = {
  en: [
    [/\bdefinitely\b/, 'definately'],
    [/\breally\b/, 'realy'],
    [/\breceived\b/, 'recieved'],
    [/\bbecause\b/, 'cause'],
    [/\bweeks\b/, 'wks'],
    [/\bbeautiful\b/, 'beautifull'],
    [/\breally\b/, 'rly'],
    [/\band\b/, '&'],
    [/\bdelivery\b/, 'delivry'],
    [/\bthough\b/, 'tho'],
  ],
  de: [
    [/\bnicht\b/, 'nich'],
    [/\bdass\b/, 'das'],
    [/\bVerpackung\b/, 'Verpakung'],
    [/\bLieferung\b/, 'Liferung'],
    [/\bwirklich\b/, 'wirklch'],
    [/\bist\b/, 'is'],
  ],
  fr: [
    [/\bqualité\b/, 'qualitée'],
    [/\bbeaucoup\b/, 'bcp'],
    [/\bparce que\b/, 'pcq'],
    [/\blivraison\b/, 'livraision'],
    [/ç/, 'c'],
    [/\btrès\b/, 'trés'],
  ],
  es: [
    [/\bque\b/, 'q'],
    [/\btambién\b/, 'tambien'],
    [/\bcalidad\b/, 'calida'],
    [/¿/g, ''],
    [/¡/g, ''],
    [/á/, 'a'],
  ],
  it: [
    [/\bperché\b/, 'xké'],
    [/\bqualità\b/, 'qualita'],
    [/\bperò\b/, 'pero'],
    [/\bspedizione\b/, 'spedizone'],
    [/\bcomunque\b/, 'cmq'],
  ],
  ja: [],
}
const emoji = {
  praise: ['😍', '👍', '🙌', '❤️', '👏', '😊', '🥰', '⭐'],
  mixed: ['🤔', '😕', '🤷'],
  complaint: ['😡', '👎', '😞', '🙄'],
}

/** Some people type as they speak: small letters, a slip, no full stop, an emoji. */
export function casual(random, language, text, mood) {
  let result = text
  if (random.chance(0.07) && language !== 'ja') result = slip(random, language, result)
  if (random.chance(0.06) && language !== 'ja') result = result.toLowerCase().replace(/['’](?=[stm]\b)/g, '')
  if (random.chance(0.1)) result = result.replace(/[.。]$/, '')
  else if (random.chance(mood === 'mixed' ? 0.01 : 0.06))
    result = result.replace(/[.。]$/, language === 'ja' ? '！' : random.pick(['!', '!!']))
  if (random.chance(0.055)) result = `${result} ${random.pick(emoji[mood])}`
  return result
}

function slip(random, language, text) {
  const fitting = typos[language].filter(([from]) => text.search(from) >= 0)
  if (fitting.length === 0) return text
  const [from, to] = random.pick(fitting)
  return text.replace(from, to)
}
