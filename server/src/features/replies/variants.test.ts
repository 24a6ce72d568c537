import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import { replyScene, type ReplyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findNearDuplicate } from './find-near-duplicate.ts'

const outcome = ({ status, json }: Answer) => [status, json['code']]
const redraft = (caller: Caller, commentId: string, wish: object) =>
  caller.post('/api/comments/generate', { commentId, ...wish })
const versions = async (app: TestApp, { company }: ReplyScene) =>
  (
    await app.owner.query<{ version: number; how: string; text: string }>(
      'select version, how, text from app.reply_versions where company_id = $1 order by version',
      [company.companyId],
    )
  ).rows
const LONG =
  'Thank you for telling us about the zip, Ada. We are sorry that it broke after two weeks. A person of our team will look into it and find out what happened. We wish you a good day.'

describe.each(['the built-in composer', 'a model'])('%s', (writer) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ builtIn: writer === 'the built-in composer' })
  })
  afterAll(() => app.stop())

  test('a rewrite shortens the text on screen and stores unsaved text', async () => {
    const scene = await replyScene(app, { credits: 20 })
    await scene.draft(LONG)
    const typed = `${LONG} Yours.`
    const made = await redraft(scene.editor, scene.id, { variant: 'shorter', text: typed })
    expect(made.json['data']).toMatchObject({ version: 4, creditsUsed: 2 })
    expect(String(made.json['response']).length).toBeLessThan(typed.length)
    expect((await versions(app, scene)).map(({ how }) => how)).toEqual(['generated', 'edited', 'autosaved', 'shorter'])
    expect((await versions(app, scene))[2]?.text).toBe(typed)
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 4, usage: 4 })
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('a rewrite translates the text where supported', async () => {
    const scene = await replyScene(app, { credits: 20 })
    await scene.draft(LONG)
    const made = await redraft(scene.editor, scene.id, { variant: 'translate', language: 'de' })
    expect(made.status).toBe(200)
    const shown = await scene.editor.get(`/api/comments/${scene.id}`)
    expect(String(made.json['response'])).toMatch(/\b(?:wir|Ihr|uns|danke|Danke|das|und)\b/)
    expect(shown.json['data']?.['spans']).toEqual([])
    expect((await versions(app, scene)).at(-1)?.how).toBe('translated')
  })

  test.each(['warmer', 'formal'])('writes it %s', async (variant) => {
    const scene = await replyScene(app, { credits: 20 })
    await scene.draft(LONG)
    const made = await redraft(scene.editor, scene.id, { variant })
    expect(made.json['data']).toMatchObject({ status: 'draft', version: 3, creditsUsed: 2 })
    expect((await versions(app, scene)).at(-1)?.how).toBe(variant)
  })

  test('a rewrite without a draft is refused and charges nothing', async () => {
    const scene = await replyScene(app, { credits: 20 })
    expect(outcome(await redraft(scene.editor, scene.id, { variant: 'shorter' }))).toEqual([409, 'NOT_A_DRAFT'])
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 0 })
  })

  test('a rewrite accepts free-form instructions, shown in the version', async () => {
    const scene = await replyScene(app, { credits: 20 })
    await redraft(scene.editor, scene.id, { instructions: 'be brief' })
    expect((await versions(app, scene)).map(({ how }) => how)).toEqual(['instructed'])
  })
})

test('the built-in composer lists its languages and charges nothing', async () => {
  const app = await startTestApp({ builtIn: true })
  const scene = await replyScene(app, { credits: 20 })
  await scene.draft(LONG)
  const made = await redraft(scene.editor, scene.id, { variant: 'translate', language: 'fi' })
  expect(outcome(made)).toEqual([502, 'GENERATION_FAILED'])
  expect(String(made.json['message'])).toMatch(
    /can’t write in Finnish\. It can write in German, English, .*Nothing was charged\.$/,
  )
  expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 2, usage: 2 })
  const short = await redraft(scene.editor, scene.id, { variant: 'shorter', text: 'Thanks.' })
  expect(outcome(short)).toEqual([502, 'GENERATION_FAILED'])
  await app.stop()
})

test('the built-in composer doesn’t replace what a person wrote if it must be kept; a model reworks it', async () => {
  for (const builtIn of [true, false]) {
    const app = await startTestApp({ builtIn })
    const scene = await replyScene(app, { credits: 20 })
    await scene.draft(LONG)
    const made = await redraft(scene.editor, scene.id, { variant: 'translate', language: 'de', mayStartOver: false })
    expect(outcome(made)).toEqual(builtIn ? [502, 'GENERATION_FAILED'] : [200, undefined])
    if (builtIn)
      expect(String(made.json['message'])).toMatch(/can’t rewrite text that a person wrote.*Nothing was charged\.$/)
    expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: builtIn ? 2 : 4 })
    await app.stop()
  }
})

test('the built-in composer charges nothing for instructions that it can’t follow; without the demand it ignores them', async () => {
  const app = await startTestApp({ builtIn: true })
  const scene = await replyScene(app, { credits: 20 })
  await scene.draft(LONG)
  const instructions = 'Say that the refund was sent today.'
  const refused = await redraft(scene.editor, scene.id, { instructions, mustFollow: true })
  expect(outcome(refused)).toEqual([502, 'GENERATION_FAILED'])
  expect(String(refused.json['message'])).toMatch(
    /only follows instructions about tone and length.*Nothing was charged\.$/,
  )
  expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: 2 })
  expect((await redraft(scene.editor, scene.id, { instructions })).status).toBe(200)
  const short = { instructions: 'Shorter, please', mustFollow: true }
  expect((await redraft(scene.editor, scene.id, short)).status).toBe(200)
  await app.stop()
})

test('autosaves within one session are one version with rising numbers, and an outdated one is refused', async () => {
  const app = await startTestApp({ builtIn: true })
  const scene = await replyScene(app, { credits: 20 })
  await scene.draft(LONG)
  const save = (text: string, version: number, how: string, caller = scene.editor) =>
    caller.call('PUT', `/api/comments/${scene.id}/draft`, { text, version, how })
  for (const [n, text] of ['A', 'AB', 'ABC'].entries())
    expect((await save(text, 2 + n, 'autosaved')).json['version']).toBe(3 + n)
  expect(outcome(await save('Old', 3, 'autosaved'))).toEqual([409, 'STALE_DRAFT'])
  const admin = await scene.company.as('admin')
  await save('ABCD', 5, 'autosaved', admin)
  app.advance(11 * 60_000)
  await save('ABCDE', 6, 'autosaved', admin)
  await save('T', 7, 'template')
  await save(LONG, 8, 'restored')
  expect(
    (await versions(app, scene)).map(({ version, how, text }) => [version, how, text === LONG ? 'LONG' : text]),
  ).toEqual([
    [1, 'generated', expect.any(String)],
    [2, 'edited', 'LONG'],
    [5, 'autosaved', 'ABC'],
    [6, 'autosaved', 'ABCD'],
    [7, 'autosaved', 'ABCDE'],
    [8, 'template', 'T'],
    [9, 'restored', 'LONG'],
  ])
  await app.stop()
})

test('replies that differ only in names and products count as the same', () => {
  const reply = (author: string, product: string) => ({
    author,
    product,
    text: `Dear ${author}, thank you for your kind words about the ${product}. We are glad that you like it.`,
  })
  const earlier = [{ commentId: 'one', ...reply('Ada Byron', 'Blue Kettle') }]
  expect(findNearDuplicate(reply('Grace', 'Lunch Box'), earlier)).toBe('one')
  expect(
    findNearDuplicate({ ...reply('Ada', 'Blue Kettle'), text: 'We are sorry that the zip broke.' }, earlier),
  ).toBeNull()
})
