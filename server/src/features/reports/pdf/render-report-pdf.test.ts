import { reportCharts, reportSections } from '@bizamply/contract/report-rules'
import { expect, test } from 'vitest'
import { readPdf } from '../../../pdf/testing/read-pdf.ts'
import { renderReportPdf } from './render-report-pdf.ts'
import { sampleFigures, sampleProduct, sampleReport, sampleTopic } from './sample-report.ts'
import type { ReportData } from '../report-data.ts'

const read = async (changes: Partial<ReportData> = {}) => readPdf(await renderReportPdf(sampleReport(changes)))
const textOf = async (changes: Partial<ReportData> = {}) => (await read(changes)).pages.join('\n')

test("pages show the week's figures as text in embedded fonts", async () => {
  const bytes = await renderReportPdf(sampleReport())
  const { pages, fonts, boxes } = readPdf(bytes)
  expect(bytes.toString('latin1')).toContain('/Lang (en)')
  expect(fonts.length).toBeGreaterThan(1)
  expect(fonts.every(({ embedded }) => embedded)).toBe(true)
  expect(boxes).toBe(0)
  const [first = ''] = pages
  for (const text of [
    'Week of November 15 to 21, 2026',
    '463',
    '+12.4%',
    '70%',
    '+3.2 pts',
    '−0.1',
    '−38m',
    '−0.6',
    'Sat*',
  ]) {
    expect(first).toContain(text)
  }
  expect(first).toContain('66 negative, 30 positive')
  expect(first).toContain('+31 vs. the week before')
  expect(bytes.length).toBeLessThan(80_000)
})

test('every page has a footer with the cutoff, the timezone, and the page number', async () => {
  const { pages } = await read({ products: manyProducts(60) })
  expect(pages.length).toBeGreaterThan(2)
  pages.forEach((page, n) => {
    expect(page).toContain('* The last day only includes data until 2:05 PM. Days and times in Europe/Lisbon.')
    expect(page).toContain(`Bizamply · Page ${n + 1} of ${pages.length}`)
  })
})

test('spacing shrinks if the second page would be almost empty', async () => {
  const kinds = ['Replies', 'Topics', 'Alerts'].map((name) => ({ name, credits: 100, count: 50 }))
  const credits = { used: 300, usedBefore: null, kinds }
  const topics = [sampleTopic('The zip caught on the lining.', 'zip caught')]
  const products = manyProducts(3)
  expect((await read({ credits, topics, products })).pages).toHaveLength(1)
  expect((await read({ credits, topics, products: manyProducts(9) })).pages).toHaveLength(2)
})

test('two hundred products keep rows whole and repeat the header on every page', async () => {
  const products = manyProducts(200)
  const { pages } = await read({ products, productCount: 200, sections: ['products'] })
  const lines = pages.map((page) => page.split('\n'))
  for (const { name, received } of products) {
    const found = lines.filter((page) => page.includes(name))
    expect(found).toHaveLength(1)
    expect(found[0]?.[found[0].indexOf(name) + 1]).toBe(String(received))
  }
  for (const page of lines) expect(page.filter((line) => line === 'Response Time')).toHaveLength(1)
})

test("a quote isn't split across pages", async () => {
  const topics = Array.from({ length: 30 }, (_, n) =>
    sampleTopic(`First${n} ${'and so on '.repeat((n % 11) * 4)}last${n}.`, 'First'),
  )
  const { pages } = await read({ topics, sections: ['topics'] })
  expect(pages.length).toBeGreaterThan(2)
  for (let n = 0; n < 30; n += 1) {
    const page = pages.find((some) => some.includes(`last${n}.`))?.replaceAll('\n', '')
    expect(page, `quote ${n}`).toContain(`First${n} `)
  }
})

test("customers' text is set in fonts for its script", async () => {
  const quotes = [
    '香りがとても良くて、毎朝飲んでいます',
    '包装很漂亮，客服說好的廣告',
    'Чайник протекает с первого дня',
    'Η ποιότητα ήταν κακή',
    'Chất lượng rất tệ',
    'Příliš žluťoučký kůň',
    '배송이 너무 느렸습니다',
    'จัดส่งช้าเกินไป',
  ]
  const { pages, boxes, fonts } = await read({
    topics: quotes.map((text) => sampleTopic(text, text.slice(0, 3))),
    products: [sampleProduct('急須 ティーポット', 3), sampleProduct('Чайник', 2)],
  })
  const text = pages.join('\n').replaceAll('\n', '')
  for (const quote of [...quotes, '急須 ティーポット', 'Чайник']) expect(text.normalize('NFC')).toContain(quote)
  expect(boxes).toBe(0)
  expect(fonts.some(({ name }) => name.includes('NotoSansJP'))).toBe(true)
})

test('Arabic and Hebrew quotes and names are drawn right to left and complete', async () => {
  const { pages, boxes } = await read({
    brand: { name: 'גשם', logo: null },
    topics: [sampleTopic('القهوة باردة، انتظرت ٣ أيام', 'باردة'), sampleTopic('הקומקום דולף (שוב)', 'דולף')],
    products: [sampleProduct('שחור 250', 3)],
  })
  const pieces = pages.join('\n').split('\n')
  expect(boxes).toBe(0)
  for (const drawn of ['םשג', 'ףלוד', 'רוחש', '٣']) expect(pieces.map((piece) => piece.trim())).toContain(drawn)
  expect(pages.join('').replaceAll(/\s/g, '')).toContain('ةدراب')
})

test('emoji are omitted, and letters missing from our fonts are reported', async () => {
  const { pages, boxes } = await read({
    topics: [sampleTopic('Lovely 🎉👨‍👩‍👧 kettle ❤️', 'kettle'), sampleTopic('কেটলি ফুটো', 'কেটলি')],
    products: [sampleProduct('কেটলি', 3)],
  })
  const text = pages.join('\n').replaceAll('\n', '')
  expect(boxes).toBe(0)
  expect(text).toContain('“Lovely kettle”')
  expect(text).toContain('Written in Bengali script')
  expect(text).toContain('Product name in Bengali script')
})

test('a week without reviews says so and draws nothing', async () => {
  const { pages } = await read({ now: { ...sampleFigures, received: 0 }, credits: null })
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('No reviews this week.')
  for (const absent of ['Received', 'Ratings', 'Products', 'Replies']) expect(pages[0]).not.toContain(absent)
})

test('hostile text stays within the page and ends with an ellipsis', async () => {
  const endless = 'x'.repeat(10_000)
  const { pages, boxes } = await read({
    brand: { name: `\u202e\u0000${endless}`, logo: null },
    title: `\u0007${'W'.repeat(80)}`,
    description: endless,
    sentences: ['م'.repeat(300), 'z̸̡̢̛'.repeat(3000)],
    products: [sampleProduct(`\ud800${endless}`, 1), sampleProduct('', 1)],
    topics: [sampleTopic(endless, 'xxx', { author: endless, product: endless })],
    footnotes: Array.from({ length: 40 }, (_, n) => `Note ${n}.`),
  })
  const text = pages.join('\n')
  expect(boxes).toBe(0)
  expect(text).toContain('x…')
  expect(text).not.toMatch(/[\u0000-\u0009\u202e\ufffd]/)
  expect(text).toContain('No name')
})

test('missing data draws nothing', async () => {
  const text = await textOf({
    now: { ...sampleFigures, rating: null, rated: 0, stars: [0, 0, 0, 0, 0] },
    replies: { sent: 0, drafts: 0, pending: 463, responseHours: null, answered: 0, waits: [0, 0, 0, 0] },
  })
  expect(text).toContain('No star ratings.')
  expect(text).toContain('no replies yet')
  expect(text).not.toContain('Under 1 hour')
})

test('any section or chart can appear alone', async () => {
  for (const section of reportSections)
    expect(await textOf({ sections: [section] }), section).toContain(headings[section])
  for (const chart of reportCharts) expect(await textOf({ chart, sections: ['received'] })).toContain('Received')
  expect(await textOf({ chart: 'pie' })).toContain('by platform')
  expect(await textOf({ points: [], earlierPoints: [], before: null, earlier: null })).toContain('nothing to compare')
})

test('the header says what is counted, and topics need the usual minimum', async () => {
  const filter = { platforms: ['Judge.me'], products: ['Morrow Pour-over Kettle'] }
  const text = await textOf({ filter, topics: [], now: { ...sampleFigures, received: 7 } })
  expect(text).toContain('Only reviews of Morrow Pour-over Kettle from Judge.me.')
  expect(text).toContain('Topics appear after about 20 reviews. You have 7.')
})

const manyProducts = (n: number) =>
  Array.from({ length: n }, (_, at) => sampleProduct(`Product ${at + 1} of many`, 900 - at))

const headings: Record<(typeof reportSections)[number], string> = {
  figures: 'Reviews and comments',
  received: 'Received',
  ratings: 'Ratings',
  topics: 'What customers write about',
  products: 'Products',
  replies: 'Replies',
  credits: 'Credits',
}
