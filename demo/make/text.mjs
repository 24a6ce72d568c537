import { expand } from './banks.mjs'
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

// Praise and complaint of the same thing under two names.
const sameSubject = {
  fit: 'size',
  space: 'size',
  soft: 'scratchy',
  fabric: 'itch',
  shine: 'plating',
  wear: 'plating',
  accuracy: 'rate',
  wick: 'water',
  gnats: 'water',
  robust: 'crack',
  burn: 'tunnel',
  soot: 'tunnel',
  effect: 'greasy',
  base: 'joint',
  light: 'flicker',
  canvas: 'water',
  hot: 'cold',
  tight: 'leak',
  rain: 'wet',
  looks: 'photos',
  exchange: 'returns',
  checkout: 'ordering',
}
const subject = (about) => sameSubject[about] ?? about

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
    return {
      text: casual(random, language, joined, mood),
      title: title(bank, parts, mood),
      points: parts.filter((part) => part.reply),
      mood,
    }
  }

  function short(bank, language, kind, mood) {
    const own = bank.products[kind].short?.[mood] ?? []
    const text = dealer.deal(random.chance(0.6) && own.length > 0 ? own : bank.shop.short[mood])
    return { text: casual(random, language, text, mood), title: null, points: [] }
  }

  function one(letter, bank, kind, rating, before) {
    const { shop } = bank
    const own = bank.products[kind]
    const next = (entries) => from(entries, letter, kind, before)
    if (letter === 'C') return kind === 'shop' ? null : next(occasions(shop, rating))
    if (letter === 'P') return next(own.praise)
    if (letter === 'G') return next(shop.praise)
    if (letter === 'N') return next([...shop.niggles, ...(own.niggles ?? []), ...(own.niggles ?? [])])
    if (letter === 'I') return next(fitting([...own.issues, ...own.issues, ...shop.issues], rating, before))
    if (letter === 'M') return next([{ about: 'verdict', says: shop.between }])
    if (letter === 'D')
      return next([
        { about: 'verdict', says: shop.verdicts },
        { about: 'never', says: shop.never },
      ])
    return next(random.chance(0.7) ? own.questions : shop.questions)
  }

  function occasions({ reasons, uses }, rating) {
    const reason = { about: 'reason', says: reasons }
    return rating > 3 ? [reason, { about: 'use', says: uses }] : [reason]
  }

  function fitting(issues, rating, before) {
    if (before.some((part) => part.grave))
      return issues.filter((issue) => ['service', 'delivery', 'price'].includes(issue.about))
    const canBeGrave = rating < 3 && !before.some((part) => 'PI'.includes(part.letter))
    return issues.filter((issue) => canBeGrave || !issue.grave)
  }

  /** A subject comes up once in a review, so that no review contradicts itself. */
  function from(entries, letter, kind, before) {
    const free = entries.flatMap((entry) => {
      const isTaken = before.some((part) => subject(part.about) === subject(entry.about))
      const says = entry.says
        .map((item) => (typeof item === 'string' ? { say: item } : item))
        .filter((item) => !item.not?.includes(kind))
      return isTaken || entry.not?.includes(kind) || says.length === 0 ? [] : [{ ...entry, says }]
    })
    if (free.length === 0) return null
    const ranked = free.map((entry) => ({
      entry,
      key: dealer.loadOf(entry.says.map((item) => item.say)) + random.next() * 1.6,
    }))
    const { entry } = ranked.sort((a, b) => a.key - b.key)[0]
    const text = dealer.deal(entry.says.map((item) => item.say))
    const item = entry.says.find(({ say }) => expand(say).includes(text))
    return {
      letter,
      about: entry.about,
      grave: entry.grave,
      text,
      titles: item.titles ?? entry.titles ?? [],
      reply: item.reply ?? entry.reply,
    }
  }

  function title(bank, parts, mood) {
    if (!random.chance(0.53)) return null
    const main =
      mood === 'praise'
        ? parts.find(({ letter }) => letter === 'P' || letter === 'G')
        : parts.find(({ letter }) => letter === 'I')
    const general = parts.some((part) => part.letter === 'N') && random.chance(0.4) ? 'niggle' : mood
    const titles = main && main.titles.length > 0 && random.chance(0.6) ? main.titles : bank.shop.titles[general]
    return dealer.deal(titles)
  }
}

function moodOf(rating) {
  if (rating === 3) return 'mixed'
  return rating > 3 ? 'praise' : 'complaint'
}
