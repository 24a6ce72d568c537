import { topicLabels } from '@bizamply/contract/topics-and-risks'
import { leastForTopics, type Quote, type TopicFigure } from '@bizamply/contract/analytics'
import type { ReportData } from '../../report-data.ts'
import {
  cleanText,
  unreadable,
  ink,
  type,
  hairline,
  type Paper,
  sheet,
  readsFromRight,
  type Part,
  drawHeading,
} from '../../../../pdf/index.ts'
import { earlierName, sinceName } from '../days.ts'
import { drawPlatform, drawStars, starsWidth } from '../platform-logos.ts'
import { count, signed } from '../numbers.ts'

const QUOTE_X = 244
const QUOTE_WIDTH = sheet.right - QUOTE_X
const NAME_WIDTH = 168
const MOST_LINES = 8

/** What customers wrote about, with a quote for each topic. */
export function drawTopics(paper: Paper, data: ReportData) {
  const heights = data.topics.map((topic) => heightOf(paper, topic))
  paper.room(30 + (heights[0] ?? 40))
  paper.y += drawHeading(paper, { title: 'What customers write about', meta: 'in their own words' }) + 8
  if (data.topics.length === 0) return drawNone(paper, data)
  data.topics.forEach((topic, n) => {
    const height = heights[n] ?? 0
    paper.room(height)
    paper.ornament(() => hairline(paper.doc, paper.y))
    paper.group('Sect', () => {
      drawName(paper, data, topic)
      drawQuote(paper, topic)
    })
    paper.y += height
  })
}

function drawNone(paper: Paper, { now, namingComments }: ReportData) {
  const few = now.received < leastForTopics
  const text = few
    ? `Topics appear after about ${leastForTopics} reviews. You have ${count(now.received)}.`
    : `${namingComments === 0 ? 'No reviews mention' : `${count(namingComments)} ${namingComments === 1 ? 'review mentions' : 'reviews mention'}`} a topic.`
  paper.tag('P', () => {
    paper.y += paper.say(text, { x: sheet.left, y: paper.y, width: 500 }, { ...type.body, ink: ink.meta })
  })
}

function heightOf({ set, spacing }: Paper, { quote }: TopicFigure): number {
  if (!quote) return spacing.topic
  const lines = set.lines(partsOf(quote), type.body, QUOTE_WIDTH, MOST_LINES)
  return Math.max(10 + lines.length * 20 + 2 + 16 + 10, spacing.topic)
}

function drawName(paper: Paper, data: ReportData, { topic, good, bad, mixed, before }: TopicFigure) {
  const y = paper.y + 10
  const total = good + bad + mixed
  const sides = `${count(bad + mixed)} negative, ${count(good)} positive`
  const since = before === null ? '' : changeOf(total - before, data)
  paper.tag('P', () => {
    paper.say(topicLabels[topic], { x: sheet.left, y, width: NAME_WIDTH - 50, most: 1 }, type.strong)
    const at = { x: sheet.left + NAME_WIDTH - 50, y, width: 50, align: 'right', most: 1 } as const
    paper.say(count(total), at, { ...type.number, weight: 500 })
    const meta = { x: sheet.left, width: NAME_WIDTH + 12, most: 1 }
    paper.say(sides, { ...meta, y: y + 21 }, type.smallNumber)
    paper.say(since, { ...meta, y: y + 38 }, type.smallNumber)
  })
}

const changeOf = (by: number, data: ReportData): string =>
  by === 0 ? `same as ${earlierName(data)}` : `${signed(by)} ${sinceName(data)}`

function drawQuote(paper: Paper, { quote }: TopicFigure) {
  if (!quote) return
  const { doc, set } = paper
  const top = paper.y + 10
  const soft = quote.side === 'good' ? ink.betterSoft : ink.worseSoft
  paper.tag('BlockQuote', () => {
    const at = { x: QUOTE_X, y: top, width: QUOTE_WIDTH, most: MOST_LINES, soft, align: 'start' } as const
    const y = top + paper.say(partsOf(quote), at, type.body) + 2
    drawPlatform(doc, quote.platform, QUOTE_X, y + 1.5, 13)
    let x = QUOTE_X + 20
    const [author] = set.lines(authorOf(quote), { ...type.small, ink: ink.second }, 200, 1)
    if (author) set.draw(author, x, y, { ...type.small, ink: ink.second })
    x += (author?.width ?? 0) + 8
    if (quote.rating !== null) {
      drawStars(doc, quote.rating, x, y + 2, 11)
      x += starsWidth(11) + 10
    }
    const product = quote.product === null || unreadable(quote.product) ? '' : quote.product
    paper.say(product, { x, y, width: sheet.right - x, most: 1 }, type.small)
  })
}

const authorOf = ({ author }: Quote): string =>
  author === null || author.trim() === '' || unreadable(author) ? 'A customer' : author

/** The quoted sentence with the topic's words highlighted. A very long one starts shortly before them. */
function partsOf({ text, marks }: Quote): Part[] {
  const script = unreadable(text)
  if (script) return [{ text: `Written in ${script} script, which this file doesn’t support. Read it in Bizamply.` }]
  const sorted = marks.toSorted((a, b) => a.start - b.start)
  const first = sorted[0]?.start ?? 0
  const from = text.length > 400 && first > 250 ? Math.max(text.indexOf(' ', first - 120), first - 120) : 0
  const [open, close] = readsFromRight(text) ? ['”', '“'] : ['“', '”']
  const parts: Part[] = [{ text: from > 0 ? `${open}… ` : open }]
  let at = from
  for (const { start, end } of sorted) {
    if (start < at || end <= start) continue
    parts.push({ text: text.slice(at, start) }, { text: text.slice(start, end), marked: true })
    at = end
  }
  return [...parts, { text: cleanText(text.slice(at)).trimEnd() }, { text: close }]
}
