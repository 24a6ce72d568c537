// Checks the demo data: node demo/check.mjs
import { existsSync, readFileSync, statSync } from 'node:fs'

const demo = new URL('.', import.meta.url)
const read = (name) => JSON.parse(readFileSync(new URL(name, demo), 'utf8'))
const [companies, products, reviews, facts, discounts] = [
  'companies',
  'products',
  'reviews',
  'facts',
  'discounts',
].map((name) => read(`${name}.json`))
const faults = []
const must = (holds, fault) => holds || faults.push(fault)
const prices = { draft: 2, sent: 3 }

for (const company of companies) checkCompany(company)
checkTexts()
checkEach()
checkFacts()
checkDiscounts()
const size = statSync(new URL('reviews.json', demo)).size
must(size < 1_500_000, `reviews.json is ${size} bytes`)
for (const { picture } of products) checkPicture(picture)
for (const { logo } of companies.flatMap((company) => company.brands)) checkPicture(logo)
console.log(faults.length === 0 ? `No problems, ${size} bytes` : faults.slice(0, 40).join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1

function checkCompany({ name, brands, credits, members }) {
  const keys = brands.map((brand) => brand.key)
  const own = reviews.filter((review) => keys.includes(review.brand))
  const used = own.reduce((sum, review) => sum + (prices[review.status] ?? 0), 0)
  must(used <= credits - Math.min(400, credits / 4), `${name} used ${used} of ${credits} credits`)
  console.log(`\n${name}: ${own.length} reviews, ${used} of ${credits} credits used, ${credits - used} left`)
  for (const field of ['status', 'brand', 'language', 'rating', 'productExternalId'])
    console.log(`  ${field}`, counts(own, field))
  const people = members.map((member) => member.email)
  for (const { id, repliedBy } of own)
    must(!repliedBy || people.includes(repliedBy), `${id}: ${repliedBy} is no member`)
}

function checkTexts() {
  const texts = mostFrequent(reviews.map((review) => plain(review.text)))
  const replies = mostFrequent(reviews.flatMap((review) => (review.reply ? [plain(review.reply)] : [])))
  const sentences = mostFrequent(reviews.flatMap((review) => sentencesOf(review.text)))
  const titles = mostFrequent(reviews.flatMap((review) => (review.title ? [plain(review.title)] : [])))
  must(texts[0][1] === 1, `text twice: ${texts[0]}`)
  must(replies[0][1] === 1, `reply twice: ${replies[0]}`)
  must(sentences[0][1] <= 6, `sentence too often: ${sentences.filter(([, times]) => times > 6).join(' | ')}`)
  console.log(`\n${texts.length} texts, ${sentences.length} different sentences, most frequent:`, sentences.slice(0, 5))
  console.log(`${titles.length} different titles, most frequent:`, titles.slice(0, 5))
}

function checkEach() {
  const ids = new Set()
  reviews.forEach((review, at) => {
    const { id, minutesAgo, status, replyMinutesAfter, text, reply } = review
    must(!ids.has(id) && id > 700000 && id < 800000, `${id}: id`)
    ids.add(id)
    must(at === 0 || reviews[at - 1].minutesAgo <= minutesAgo, `${id}: order`)
    must(minutesAgo >= 3 && minutesAgo <= 576000, `${id}: minutesAgo`)
    must((status === 'pending') === (reply === undefined), `${id}: reply and status`)
    must(reply === undefined || replyMinutesAfter < minutesAgo, `${id}: reply before now`)
    must(review.draft === undefined || review.draft !== reply, `${id}: draft is the reply`)
    must(!/[{}|]|undefined|NAME/.test(`${text}${reply ?? ''}${review.title}`), `${id}: left-over mark`)
    must(
      !/https?:|www\.|refund|discount|voucher|Rabatt|Gutschein|remise|descuento|reembols|sconto|rimbors|割引|返金/i.test(
        reply ?? '',
      ),
      `${id}: promise or link`,
    )
    must(!/unfortunately/i.test(reply ?? ''), `${id}: word to avoid`)
    must(/@example\.(org|com)$/.test(review.author.email), `${id}: e-mail`)
    must(
      review.productExternalId === null ||
        products.some((product) => product.externalId === review.productExternalId && product.brand === review.brand),
      `${id}: product`,
    )
  })
}

function checkFacts() {
  const brands = companies.flatMap((company) => company.brands.map((brand) => brand.key))
  const seen = new Set()
  for (const { brand, topic, language, text } of facts) {
    must(brands.includes(brand), `fact of ${brand}: no such brand`)
    must(text.length <= 500 && text === text.trim(), `fact of ${brand}: ${text}`)
    must(!seen.has(`${brand} ${topic} ${language}`), `two facts of ${brand} about ${topic} in ${language}`)
    seen.add(`${brand} ${topic} ${language}`)
  }
}

function checkDiscounts() {
  const shops = companies.flatMap(({ brands }) => brands.filter((brand) => brand.shopify).map((brand) => brand.key))
  const seen = new Set()
  for (const { brand, id, code, kind, startsDaysAgo, endsInDays, usageLimit, used, reviewId } of discounts) {
    must(shops.includes(brand), `discount ${id}: ${brand} has no shop`)
    must(!seen.has(id) && (code === '' || !seen.has(`${brand} ${code}`)), `discount ${id}: told twice`)
    seen.add(id).add(`${brand} ${code}`)
    must((code === '') === (kind === 'automatic'), `discount ${id}: code and kind`)
    must(usageLimit === null || used <= usageLimit, `discount ${id}: used more than it may be`)
    must(endsInDays === null || endsInDays > -startsDaysAgo, `discount ${id}: ends before it starts`)
    must(startsDaysAgo > 0 || used === 0, `discount ${id}: used before it starts`)
    const review = reviews.find((one) => one.id === reviewId)
    must(reviewId === undefined || (review?.brand === brand && review.status === 'sent'), `discount ${id}: review`)
  }
}

function checkPicture(path) {
  const file = new URL(path, demo)
  must(existsSync(file) && statSync(file).size < 3072, `${path}: missing or too large`)
}

function counts(list, field) {
  return Object.fromEntries(mostFrequent(list.map((item) => String(item[field]))))
}

function mostFrequent(list) {
  const times = new Map()
  for (const item of list) times.set(item, (times.get(item) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1])
}

function sentencesOf(text) {
  return text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .map(plain)
    .filter(Boolean)
}

function plain(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
}
