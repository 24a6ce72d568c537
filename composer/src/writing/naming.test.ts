import { describe, expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'
import { replies, topics } from '../testing/replies.ts'

async function namedIn(language: string, text: string, rating: number | null = 5): Promise<Set<string>> {
  const all = await replies({ text, rating, language })
  return new Set(all.flatMap((reply) => topics(reply)))
}

describe('what a reply names', () => {
  it.each([
    ['en', 'The battery lasts for days, and charging the battery takes no time.', 'battery'],
    ['en', 'Very easy to use.', 'ease'],
    ['de', 'Der Reißverschluss klemmt, der Verschluss geht kaum zu.', 'zip'],
    ['fr', 'La batterie est excellente, une autonomie de trois jours.', 'battery'],
    ['es', 'El personal fue muy amable y la atención excelente.', 'service'],
    ['it', 'Il personale è stato gentilissimo, un servizio ottimo.', 'service'],
    ['pt', 'A bateria dura muito, bateria excelente.', 'battery'],
    ['ja', '接客もとても良かったです。スタッフの対応が丁寧でした。', 'service'],
    ['zh', '电池很耐用，电池充电也快。', 'battery'],
  ])('in %s is explicit: "%s"', async (language, text, topic) => {
    expect(await namedIn(language, text, null)).toContain(topic)
  })

  it.each([
    ['en', 'It came in handy on Sunday, thank you!'],
    ['zh', '玩得有点难受，不过很喜欢。'],
    ['ja', 'お部屋用に持ち帰るコーヒーもあり、よかったです。'],
  ])('in %s excludes words with another meaning: "%s"', async (language, text) => {
    expect([...(await namedIn(language, text, null))]).toEqual([])
  })

  it('is at most two things', async () => {
    const text =
      'Great sound, great battery, lovely colour, fast delivery, nice packaging and a good price. The quality is excellent too.'
    for (const reply of await replies({ text, rating: 5 })) expect(topics(reply).length).toBeLessThanOrEqual(2)
  })
})

describe('a topic mentioned once in a long comment with ambiguous words', () => {
  const text =
    'I bought it in spring for a long trip through the mountains and carried it every single day of the week. It works flawlessly every time.'

  it('is quoted when the words are positive', async () => {
    for (const reply of await replies({ text, rating: 5 })) {
      expect(reply).toContain('“It works flawlessly every time”')
      expect(topics(reply)).toEqual([])
    }
  })

  it('is named when the comment is short', async () => {
    for (const reply of await replies({ text: 'Works flawlessly.', rating: 5 })) {
      expect(topics(reply)).toEqual(['performance'])
    }
  })
})

describe('a topic', () => {
  it('is explicit if mentioned twice or named within the praise', () => {
    expect(readComment('The sound quality is great.', null, 'en').outright).toEqual(['sound'])
    const twice = readComment('So easy to set up. Even my father finds it easy to use.', null, 'en')
    expect(twice.outright).toContain('ease')
  })

  it("isn't explicit if a nearby word mentions it in passing", () => {
    const { nameable } = readComment('Great for when the camera is at home and the kids are out.', null, 'en')
    expect(nameable).not.toContain('camera')
  })
})
