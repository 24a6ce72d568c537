import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import type { ComposeRequest, Composition, Rework } from '../composer.ts'
import { request, type RequestParts } from '../testing/requests.ts'

const composer = createBuiltInComposer()

async function reworked(parts: RequestParts, how: Rework['how']): Promise<{ before: string; after: string }> {
  const asked = request({ authorName: 'Gwen', signOff: null, ...parts })
  const before = (await composer.compose(asked, {})).text
  const after = await composer.compose({ ...asked, rework: { text: before, how, language: null } }, {})
  return { before, after: after.text }
}

const complaint = { text: 'The zip broke after two weeks.', rating: 2 }
const praise = { text: 'Lovely bag, great quality and fast delivery.', rating: 5 }
const seeds = ['a', 'b', 'c', 'd', 'e']

describe('a warmer reply', () => {
  it.each(seeds)('to a complaint thanks for the time, by name, without cold regret (%s)', async (seed) => {
    const { before, after } = await reworked({ ...complaint, seed }, 'warmer')
    expect(after).not.toBe(before)
    expect(after).toMatch(/^(?:Hi|Hello) Gwen, /)
    expect(after).toMatch(/taking the time|take the time/)
    expect(after).toMatch(/so sorry|very sorry|truly|sincere/)
    expect(after).toMatch(/Warmest wishes|means a lot/)
  })

  it.each(seeds)('to praise is glad, by name (%s)', async (seed) => {
    const { after } = await reworked({ ...praise, seed }, 'warmer')
    expect(after).toMatch(/^(?:Hi|Hello) Gwen, /)
    expect(after).toMatch(/Warmest wishes|means a lot/)
  })

  it('doesn’t take its leave twice above a signature', async () => {
    const { after } = await reworked({ ...praise, signOff: 'The Fieldnote team' }, 'warmer')
    expect(after).not.toMatch(/wishes/)
  })
})

it('a shorter reply keeps the name and takes off a tenth at least, or is refused', async () => {
  const isShortened = { praise: 0, complaint: 0 }
  for (const seed of seeds) {
    for (const [kind, parts] of Object.entries({ complaint, praise })) {
      const made = await reworked({ ...parts, seed }, 'shorter').catch((error: Error) => error)
      if (made instanceof Error) expect(made.message).toMatch(/any shorter/)
      else {
        expect(made.after.length).toBeLessThanOrEqual(made.before.length * 0.9)
        if (made.before.includes('Gwen')) expect(made.after).toContain('Gwen')
        isShortened[kind as 'praise' | 'complaint']++
      }
    }
  }
  expect(isShortened.praise).toBeGreaterThan(0)
})

it('a brand whose tone is plain adds no sentence that only rounds off a reply', async () => {
  for (const parts of [complaint, praise]) {
    const replies = await Promise.all(
      seeds.map((seed) => composer.compose(request({ signOff: null, ...parts, seed, tone: 'plain' }), {})),
    )
    for (const { text } of replies) expect(text).not.toMatch(/We hope|look forward|keep us motivated|let us know/)
  }
})

describe('a customer whom we answered before', () => {
  const again = async (parts: RequestParts, earlierReplies: string[]): Promise<string> => {
    const asked: ComposeRequest = { ...request({ authorName: null, signOff: null, ...parts }), earlierReplies }
    return (await composer.compose(asked, {})).text
  }

  it.each(seeds)('is no stranger (%s)', async (seed) => {
    const earlier = ['Hi Gwen, thank you for your kind words.']
    expect(await again({ ...complaint, seed }, earlier)).toMatch(/again|once more/)
    expect(await again({ ...praise, seed }, earlier)).toMatch(/hear from you again/)
    expect(await again({ ...complaint, seed }, [])).not.toMatch(/writing to us again|once more/)
  })

  it('is met calmly in grief', async () => {
    expect(await again({ text: 'We used it at my husband’s funeral.', rating: 5 }, ['Thanks!'])).not.toMatch(/again/)
  })
})

describe('a reply in English to another language', () => {
  const cautions = async (parts: RequestParts): Promise<string[]> => {
    const { spans }: Composition = await composer.compose(request(parts), {})
    return spans.filter(({ kind }) => kind === 'caution').map(({ reason }) => reason)
  }

  it('waits for a person', async () => {
    const dutch = 'Heerlijk dekbed, ik slaap er prachtig onder. Snelle levering ook!'
    expect(await cautions({ text: dutch, rating: 5 })).toEqual([expect.stringContaining('isn’t in the language')])
  })

  it.each(['The shirt is great', 'Bag 3 is sturdy.', 'Sehr schöne Tasche.', 'ok', '👍'])(
    'isn’t the reply to "%s"',
    async (text) => {
      for (const rating of [1, 5]) expect(await cautions({ text, rating })).toEqual([])
    },
  )
})
