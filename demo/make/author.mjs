const special = { ß: 'ss', ä: 'ae', ö: 'oe', ü: 'ue', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l' }

/** Names as people sign reviews: whole, shortened, first name only, or a nickname. */
export function createAuthors(random) {
  const taken = new Set()
  return function author(language, names) {
    const [first, firstRoman] = random.pick(names.first).split('/')
    const [last, lastRoman] = random.pick(names.last).split('/')
    const roman = [latin(firstRoman ?? first), latin(lastRoman ?? last)]
    const form = random.weighted([
      ['whole', 70],
      ['initial', 16],
      ['first', 9],
      ['nick', 5],
    ])
    return {
      name: shown(form, language, first, last, roman),
      email: freeEmail(roman),
      greeting: greeting(form, language, first, last),
    }
  }

  function shown(form, language, first, last, roman) {
    if (form === 'nick') return `${roman[0].replace(/[^a-z]/g, '')}${random.pick(['_', '.', ''])}${random.whole(7, 99)}`
    if (language === 'ja') return form === 'whole' ? `${last} ${first}` : form === 'initial' ? last : first
    return form === 'whole' ? `${first} ${last}` : form === 'initial' ? `${first} ${last[0]}.` : first
  }

  function freeEmail([first, last]) {
    const stem = random.pick([`${first}.${last}`, `${first[0]}.${last}`, `${first}${last}`, `${last}.${first}`])
    for (let number = 0; ; number++) {
      const domain = random.pick(['example.org', 'example.com'])
      const email = `${stem}${number === 0 && random.chance(0.75) ? '' : random.whole(2, 99)}@${domain}`
      if (!taken.has(email)) return taken.add(email) && email
    }
  }
}

/** How a reply may address the author; null where the name on screen is not a real one. */
function greeting(form, language, first, last) {
  if (form === 'nick') return null
  if (language === 'ja') return form === 'first' ? first : last
  if (language === 'de' || language === 'fr') return form === 'whole' ? `${first} ${last}` : first
  return first
}

function latin(name) {
  const plain = name.toLowerCase().replace(/[ßäöüøæœł]/g, (letter) => special[letter])
  return plain.normalize('NFD').replace(/[^a-z]/g, '')
}
