import { casual } from './casual.mjs'

// What a review is made of: C reason or use, P praise of the product, G praise in general, N a small niggle,
// I an issue, M a verdict in between, D a disappointed verdict, Q a question.
const shapes = {
  5: [['short', 9], ['P', 12], ['G', 5], ['PG', 22], ['CP', 11], ['CPG', 12], ['PP', 8], ['PPG', 8], ['CPPG', 4], ['CPGPG', 5], ['PQ', 4], ['GQ', 1]],
  4: [['short', 3], ['P', 10], ['PN', 26], ['CPN', 13], ['PG', 15], ['PPN', 10], ['CPGN', 8], ['CPPGN', 4], ['PNQ', 4], ['PQ', 5]],
  3: [['M', 8], ['PI', 28], ['MI', 18], ['CPI', 14], ['IM', 10], ['PIQ', 5], ['PMI', 7], ['I', 6], ['CPPIM', 4]],
  2: [['I', 20], ['ID', 26], ['CI', 16], ['CID', 12], ['PI', 8], ['PID', 6], ['II', 6], ['CIID', 3], ['IQ', 3]],
  1: [['short', 7], ['I', 18], ['ID', 30], ['DI', 10], ['CID', 12], ['IID', 8], ['CIIDD', 5], ['IQ', 2]],
}

/** Writes one review; answers its text, title, and the points that a reply has to take up. */
export function createWriter(random, dealer, banks) {
  const seen = new Set()
  return function write(language, kind, rating) {
    for (let attempt = 0; attempt < 200; attempt++) {
      const made = compose(banks[language], language, kind, rating)
      if (!seen.has(made.text.toLowerCase())) return seen.add(made.text.toLowerCase()) && made
    }
    throw new Error(`no new text for ${language} ${kind} ${rating}`)
  }

  function compose(bank, language, kind, rating) {
    const shape = random.weighted(shapes[rating])
    const mood = rating >= 4 ? 'praise' : rating === 3 ? 'mixed' : 'complaint'
    if (shape === 'short') return { ...short(bank, language, kind, mood), mood }
    const parts = []
    for (const letter of shape) {
      const part = one(letter, bank, kind, rating, parts)
      if (part) parts.push(part)
    }
    const joined = parts.map((part) => part.text).join(language === 'ja' ? '' : ' ')
    return { text: casual(random, language, joined, mood), title: title(bank, parts, mood), points: parts.filter((part) => part.reply), mood }
  }

  function short(bank, language, kind, mood) {
    const own = bank.products[kind].short?.[mood] ?? []
    const text = dealer.deal(random.chance(0.6) && own.length > 0 ? own : bank.shop.short[mood])
    return { text: casual(random, language, text, mood), title: null, points: [] }
  }

  function one(letter, bank, kind, rating, before) {
    const { shop } = bank
    const own = bank.products[kind]
    const isBad = rating <= 3
    if (letter === 'C') return from([{ about: 'reason', says: shop.reasons }, ...(isBad || kind === 'shop' ? [] : [{ about: 'use', says: shop.uses }])], letter, before)
    if (letter === 'P') return from(own.praise, letter, before)
    if (letter === 'G') return from(shop.praise, letter, before)
    if (letter === 'N') return from([...shop.niggles, ...(own.niggles ?? [])], letter, before)
    if (letter === 'I') return from(fitting([...own.issues, ...own.issues, ...shop.issues], rating, before), letter, before)
    if (letter === 'M') return from([{ about: 'verdict', says: shop.between }], letter, before)
    if (letter === 'D') return from([{ about: 'verdict', says: shop.verdicts }, { about: 'never', says: shop.never }], letter, before)
    return from(random.chance(0.7) ? own.questions : shop.questions, letter, before)
  }

  function fitting(issues, rating, before) {
    const hasPraise = before.some((part) => part.letter === 'P')
    return issues.filter((issue) => !issue.grave || (rating < 3 && !hasPraise))
  }

  /** A subject comes up once in a review, so that no review contradicts itself. */
  function from(entries, letter, before) {
    const free = entries.filter((entry) => !before.some((part) => part.about === entry.about))
    if (free.length === 0) return null
    const ranked = free.map((entry) => ({ entry, key: dealer.loadOf(entry.says) + random.next() * 1.6 }))
    const { entry } = ranked.sort((a, b) => a.key - b.key)[0]
    return { letter, about: entry.about, text: dealer.deal(entry.says), titles: entry.titles ?? [], reply: entry.reply }
  }

  function title(bank, parts, mood) {
    if (!random.chance(0.53)) return null
    const main = parts.find((part) => part.letter === (mood === 'praise' ? 'P' : 'I'))
    const titles = main && main.titles.length > 0 && random.chance(0.6) ? main.titles : bank.shop.titles[mood]
    return dealer.deal(titles)
  }
}
