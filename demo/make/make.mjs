// Writes demo/reviews.json from the sentence banks: node demo/make/make.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createAuthors } from './author.mjs'
import { createDealer, loadBank } from './banks.mjs'
import { plans } from './plans.mjs'
import { seeded } from './random.mjs'
import { createReplier } from './reply.mjs'
import { ages, dealt, minutesUntilReply, statuses } from './schedule.mjs'
import { createWriter } from './text.mjs'

const demo = new URL('..', import.meta.url)
const read = (name) => JSON.parse(readFileSync(new URL(name, demo), 'utf8'))
const products = read('products.json')
const companies = read('companies.json')
const random = seeded(20261184)
const dealer = createDealer(random)
const languages = [...new Set(plans.flatMap((plan) => plan.languages.map(([language]) => language)))]
const banks = Object.fromEntries(languages.map((language) => [language, loadBank(language)]))
const author = createAuthors(random)
const write = createWriter(random, dealer, banks)
const reply = createReplier(random, dealer, banks)

const reviews = plans.flatMap(reviewsOf).sort((a, b) => b.minutesAgo - a.minutesAgo)
const lines = reviews.map((review, index) => JSON.stringify({ id: 700001 + index, ...review })).reverse()
writeFileSync(new URL('reviews.json', demo), `[\n${lines.join(',\n')}\n]\n`)

function reviewsOf(plan) {
  const ageList = ages(random, plan.count)
  const status = statuses(random, ageList, plan)
  const language = dealt(random, plan.count, plan.languages)
  const rating = dealt(random, plan.count, plan.ratings)
  const kind = dealt(random, plan.count, plan.kinds)
  return ageList.map((age, at) => review(plan, kind[at], language[at], rating[at], age, status[at]))
}

function review(plan, kind, language, rating, minutesAgo, status) {
  const [brandKey, bankKey, handle] = kind.split(':')
  const brand = companies.flatMap((company) => company.brands).find((candidate) => candidate.key === brandKey)
  const product = products.find((candidate) => candidate.handle === handle)
  const { greeting, ...person } = author(language, banks[language].names)
  const { text, title, ...rest } = write(language, bankKey, rating)
  return {
    brand: brandKey,
    productExternalId: product?.externalId ?? null,
    rating,
    title,
    text,
    language,
    author: person,
    minutesAgo,
    verified: random.weighted([
      ['buyer', 82],
      ['email', 8],
      ['nothing', 10],
    ]),
    status,
    ...answer(plan, status, minutesAgo, language, { text, ...rest }, greeting, brand.voice.signOff),
  }
}

function answer(plan, status, minutesAgo, language, written, greeting, signOff) {
  if (status === 'pending') return { draft: null, reply: null, replyMinutesAfter: null, repliedBy: null }
  const made = reply(language, written, greeting, signOff)
  return {
    draft: random.chance(status === 'sent' ? 0.28 : 0.15) ? made.otherDraft() : null,
    reply: made.reply,
    replyMinutesAfter: minutesUntilReply(random, minutesAgo),
    repliedBy: random.weighted(plan.writers),
  }
}
