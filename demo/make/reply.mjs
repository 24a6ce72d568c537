import { expand } from './banks.mjs'

/** Writes replies in the review's language: greeting, stance, the point itself, next step or wish, sign-off. */
export function createReplier(random, dealer, banks) {
  const seen = new Set()
  return function reply(language, review, greeting, signOff) {
    for (let attempt = 0; attempt < 50; attempt++) {
      const made = compose(banks[language].replies, language, review, greeting, signOff)
      if (!seen.has(made.reply)) return seen.add(made.reply) && made
    }
    throw new Error(`no new reply in ${language}`)
  }

  function compose(phrases, language, { mood, points, text }, greeting, signOff) {
    const stance = stanceOf(mood, points)
    const sorry = new RegExp(phrases.sorry, 'i')
    const taken = answers(phrases, stance, points, text, sorry)
    const body = [
      dealer.deal(openings(phrases, stance, points, sorry, taken)),
      ...taken,
      ...(stance === 'complaint' || stance === 'mixed' ? [dealer.deal(phrases.next)] : []),
    ]
    const hello =
      greeting && random.chance(0.88)
        ? dealer.deal(phrases.hello).replaceAll('NAME', greeting)
        : dealer.deal(phrases.helloAll)
    const close = random.chance(0.62) ? [dealer.deal(phrases.close[stance])] : []
    const join = (parts) => `${parts.join(language === 'ja' ? '' : ' ')}\n\n${signOff}`
    const written = join([hello, ...body, ...close])
    return { reply: written, otherDraft: () => edited(written, join, [hello, ...body], close, phrases.close[stance]) }
  }

  function stanceOf(mood, points) {
    if (mood === 'mixed' || mood === 'complaint') return mood
    if (points.some((point) => point.letter === 'N')) return 'niggle'
    return points.some((point) => point.letter === 'Q') ? 'question' : 'praise'
  }

  /** One apology is enough: the opening leaves it out where the answer to the point has it. */
  function openings(phrases, stance, points, sorry, taken) {
    const half = stance === 'mixed' && !points.some((point) => point.letter === 'P')
    const all = phrases.stance[half ? 'between' : stance].flatMap(expand)
    if (stance !== 'complaint' && stance !== 'mixed') return all
    const isSaid = taken.some((sentence) => sorry.test(sentence))
    return all.filter((sentence) => sorry.test(sentence) !== isSaid)
  }

  function answers(phrases, stance, points, text, sorry) {
    const wanted = { praise: 'PG', question: 'Q', niggle: 'NQ', mixed: 'IQ', complaint: 'IQ' }[stance]
    const chosen = points.filter((point) => point.reply && wanted.includes(point.letter))
    if (chosen.length === 0) return [dealer.deal(phrases.noPoint[stance] ?? phrases.noPoint.praise)]
    const most = stance === 'praise' && text.length < 160 ? 1 : 2
    const [first, second] = chosen.slice(0, most).map((point) => [point.reply].flat().flatMap(expand))
    const said = dealer.deal(first)
    if (!second) return [said]
    const fresh = sorry.test(said) ? second.filter((sentence) => !sorry.test(sentence)) : second
    return fresh.length > 0 ? [said, dealer.deal(fresh)] : [said]
  }

  /** What the composer had before an editor touched the ending. */
  function edited(written, join, opening, close, closings) {
    const others = closings.map((line) => join([...opening, line.replace(/\{([^{}|]*)\|[^{}]*\}/g, '$1')]))
    const drafts = close.length > 0 ? [join(opening), ...others] : others
    return random.pick(drafts.filter((draft) => draft !== written))
  }
}
