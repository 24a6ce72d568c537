import { casual } from './casual.mjs'

// What a review is made of: C reason or use, P praise of the product, G praise in general, N a small niggle,
// I an issue, M a verdict in between, D a disappointed verdict, Q a question.
const shapes = {
  5: { short: 7, P: 7, G: 3, PG: 20, CP: 9, CPG: 14, PP: 7, PPG: 11, CPPG: 8, CPGPG: 6, CPPGPG: 3, PQ: 4 },
  4: { short: 2, P: 6, PN: 24, CPN: 14, PG: 12, PPN: 12, CPGN: 11, CPPGN: 7, CPPGNG: 2, PNQ: 5, PQ: 5 },
  3: { M: 5, PI: 24, MI: 14, CPI: 16, IM: 10, PIQ: 6, PMI: 10, I: 4, CPPIM: 7, CPIIM: 4 },
  2: { I: 13, ID: 24, CI: 14, CID: 17, PI: 8, PID: 9, II: 6, CIID: 6, IQ: 3 },
  1: { short: 6, I: 13, ID: 28, DI: 10, CID: 16, IID: 11, CIIDD: 9, IQ: 2, IDQ: 2 },
}

/** Writes one review; answers its text, title, and the points that a reply has to take up. */
export function createWriter(random, dealer, banks) {
  const seen = new Set()
  return function write(language, kind, rating) {
    const story = told(banks[language].stories, kind, rating)
    if (story) return story
    for (let attempt = 0; attempt < 200; attempt++) {
      const made = compose(banks[language], language, kind, rating)
      const plain = made.text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
      if (!seen.has(plain)) return seen.add(plain) && made
    }
    throw new Error(`no new text for ${language} ${kind} ${rating}`)
  }

  function told(stories, kind, rating) {
    const at = stories.findIndex((story) => story.kind === kind && story.rating === rating)
    if (at < 0 || !random.chance(0.6)) return null
    const [{ text, title, reply, letter = 'P', also }] = stories.splice(at, 1)
    const points = [{ letter, reply }, ...(also ? [{ letter: also }] : [])]
    return { text, title, points, mood: moodOf(rating) }
  }

  function compose(bank, language, kind, rating) {
    const shape = random.weighted(Object.entries(shapes[rating]))
    const mood = moodOf(rating)
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

function moodOf(rating) {
  if (rating === 3) return 'mixed'
  return rating > 3 ? 'praise' : 'complaint'
}
