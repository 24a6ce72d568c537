const days = 400
const lastMinute = days * 1440
// A week of orders: two quiet days in a row, wherever in the week the demo begins.
const weekday = [1.1, 1.25, 1.15, 1, 0.95, 0.65, 0.75]
const hour = [1.2, 1.3, 1.2, 1.1, 1, 1.1, 1.2, 0.9, 0.5, 0.2, 0.1, 0.1, 0.1, 0.15, 0.3, 0.7]
hour.push(0.9, 1, 1.1, 1.2, 1.2, 1.1, 1.1, 1.1)

/** `count` different ages in minutes, youngest first, denser the younger. */
export function ages(random, count) {
  const taken = new Set([3, 11, 26, 41, 58].slice(0, Math.ceil(count / 20)))
  while (taken.size < count) {
    const day = random.chance(0.54) ? Math.floor(random.next() * days) : Math.floor(-Math.log(1 - random.next()) * 55)
    const minute = day * 1440 + random.whole(0, 1439)
    const weight = weekday[day % 7] * hour[Math.floor((minute % 1440) / 60)]
    if (minute > 60 && minute <= lastMinute && random.next() * 1.7 < weight) taken.add(minute)
  }
  return [...taken].sort((a, b) => a - b)
}

/** Gives every review a status: the older the likelier it is answered, drafts are rather recent. */
export function statuses(random, ageList, { sent, draft }) {
  const list = ageList.map(() => 'pending')
  const rank = (score) => ageList.map((age, index) => [score(age), index]).sort((a, b) => b[0] - a[0])
  const answered = (age) => (age < 90 ? -9 : Math.log(age / 1440 + 0.3) * 0.42 + random.normal() * 1.45)
  for (const [, index] of rank(answered).slice(0, sent)) list[index] = 'sent'
  const drafted = (age) =>
    age < 300 ? -999 : age < 2880 ? -2.6 + random.normal() : -Math.log(age / 1440 + 4) * 0.75 + random.normal() * 1.1
  const open = rank(drafted).filter(([, index]) => list[index] === 'pending')
  for (const [, index] of open.slice(0, draft)) list[index] = 'draft'
  return list
}

/** Minutes until the reply: mostly hours, at times days, always before now. */
export function minutesUntilReply(random, age) {
  const wanted = Math.round(Math.exp(Math.log(210) + random.normal() * 1.15))
  return Math.max(4, Math.min(wanted, 4320, age - 2))
}

/** `count` values in the given shares, exact to one, in random order. */
export function dealt(random, count, shares) {
  const list = shares.flatMap(([value, share]) => Array(Math.floor(share * count)).fill(value))
  while (list.length < count) list.push(shares[list.length % shares.length][0])
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.whole(0, at)
    ;[list[at], list[other]] = [list[other], list[at]]
  }
  return list
}
