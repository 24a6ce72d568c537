import { expect, test } from 'vitest'
import { decidingWords } from './deciding-words.ts'

const read = (content: string, evidence: { of: string; words: string[] }[], more = {}) =>
  decidingWords({ evidence, language: 'en', topicsGood: ['look'], topicsBad: ['comfort'], ...more }, content).map(
    ({ text, as, isUnsure }) => (as ? `${isUnsure ? 'perhaps ' : ''}${as}:${text}` : text),
  )

test('marks positive and negative words, and keeps every character', () => {
  const content = 'It looks better every week. The handle gets Warm, though.'
  const parts = read(content, [
    { of: 'topic:comfort', words: ['warm'] },
    { of: 'topic:look', words: ['looks better'] },
  ])
  expect(parts).toEqual(['It ', 'positive:looks better every week', '. The handle gets ', 'negative:Warm', ', though.'])
})

test('a word inside another, a topic read both ways, and sentiment alone are not marked', () => {
  expect(read('The warmth is fine', [{ of: 'topic:comfort', words: ['warm'] }])).toEqual(['The warmth is fine'])
  const both = { topicsGood: ['look'], topicsBad: ['look'] }
  expect(read('It looks odd', [{ of: 'topic:look', words: ['looks'] }], both)).toEqual(['It looks odd'])
  expect(read('So sad', [{ of: 'sentiment', words: ['sad'] }])).toEqual(['So sad'])
})

test('risks are negative, overlapping marks keep the first, and Japanese needs no spaces', () => {
  expect(
    read('It burned me badly', [
      { of: 'risk:injury', words: ['burned me', 'burned'] },
      { of: 'topic:comfort', words: ['me badly'] },
    ]),
  ).toEqual(['It ', 'negative:burned me badly'])
  expect(read('とても色がきれい', [{ of: 'topic:look', words: ['色'] }])).toEqual(['とても', 'positive:色', 'がきれい'])
})

test('what the reader is unsure of is marked as such', () => {
  const evidence = [
    { of: 'topic:look', words: ['looks nice'] },
    { of: 'topic:comfort', words: ['hurts'] },
  ]
  expect(read('It looks nice, it hurts', [...evidence, { of: 'unsure', words: ['topic:look'] }])).toEqual([
    'It ',
    'perhaps positive:looks nice',
    ', it ',
    'negative:hurts',
  ])
  expect(read('It looks nice, it hurts', evidence)).toContain('positive:looks nice')
})

test('a mark begins with the currency sign and doesn’t end with a word that leads on', () => {
  expect(read('It was $30 cheaper at the other shop', [{ of: 'topic:comfort', words: ['30 cheaper at the'] }])).toEqual(
    ['It was ', 'negative:$30 cheaper', ' at the other shop'],
  )
  expect(read('It won’t turn on at all', [{ of: 'topic:comfort', words: ['won’t turn on'] }])).toEqual([
    'It ',
    'negative:won’t turn on',
    ' at all',
  ])
  expect(read('A dark lamp die', [{ of: 'topic:comfort', words: ['dark lamp die'] }])).toContain(
    'negative:dark lamp die',
  )
  expect(read('Die Lampe ist die', [{ of: 'topic:comfort', words: ['Lampe ist die'] }], { language: 'de' })).toContain(
    'negative:Lampe ist',
  )
  expect(read('Sieht schön aus', [{ of: 'topic:look', words: ['sieht schön aus'] }])).toEqual([
    'positive:Sieht schön aus',
  ])
})

test.each([
  ['生地の質感がとても良く、', '生地の質感がとても良', '生地の質感がとても良く'],
  ['縫製も丁寧で、気に入りました。', '縫製も', '縫製も丁寧で'],
  ['色は少し濃いめで写真とは違う印象', '少し濃い', '少し濃いめ'],
  ['もう少し安いともっと嬉しいと思いましたが仕方ありません。', 'もっと嬉', 'もっと嬉しい'],
  ['色は良いけど小さいです。', '色は良い', '色は良い'],
])('in Japanese, a mark ends with its word or clause: %s', (content, word, whole) => {
  const marked = read(content, [{ of: 'topic:look', words: [word] }], { language: 'ja' })
  expect(marked).toContain(`positive:${whole}`)
})

test.each([
  ['de', 'Wann bekomme ich mein Geld zurück?', 'bekomme ich mein Geld', 'bekomme ich mein Geld zurück'],
  ['en', 'It looks better every week.', 'looks better', 'looks better every week'],
  ['en', 'It looks better but broke.', 'looks better', 'looks better'],
  ['en', 'It looks better than all others here.', 'looks better', 'looks better'],
  ['nl', 'Ziet er mooi uit.', 'ziet er mooi', 'Ziet er mooi uit'],
])('in %s, a mark ends with the clause if at most two words are left: %s', (language, content, word, whole) => {
  expect(read(content, [{ of: 'topic:look', words: [word] }], { language })).toContain(`positive:${whole}`)
})

const german =
  'Leider ist der Reißverschluss schon nach drei Wochen ausgehakt. Auf meine E-Mail kam erst nach einer Woche eine Antwort, sagt sie.'

test.each([
  ['de', german, 'Leider ist der Reißverschluss', 'Leider ist der Reißverschluss schon nach drei Wochen ausgehakt'],
  ['de', german, 'kam erst', 'Auf meine E-Mail kam erst nach einer Woche eine Antwort'],
  [
    'de',
    'Wann bekomme ich mein Geld für den Versand zurück?',
    'bekomme ich mein Geld',
    'bekomme ich mein Geld für den Versand zurück',
  ],
  ['de', 'Die Farbe ist schön im Zimmer meiner Tochter.', 'Farbe ist schön', 'Farbe ist schön'],
  ['nl', 'De rits is na drie weken al kapot gegaan.', 'is na drie', 'is na drie weken al kapot gegaan'],
  ['en', 'It is still not here and I want it.', 'still not', 'It is still not here'],
  ['ja', '配送は予定より四日ほど遅れました。', '配送は', '配送は予定より四日ほど遅れました'],
])('in %s, a mark isn’t a fragment: %s', (language, content, word, whole) => {
  expect(read(content, [{ of: 'topic:look', words: [word] }], { language })).toContain(`positive:${whole}`)
})

test('neighbors of a kind are one mark, others stay apart', () => {
  const evidence = [{ of: 'topic:look', words: ['cute', 'soft', '縫製も', '丁寧です'] }]
  expect(read('So cute, soft.', evidence)).toEqual(['So ', 'positive:cute, soft', '.'])
  expect(read('So cute and soft.', evidence)).toContain('positive:cute')
  expect(read('縫製も丁寧です。', evidence, { language: 'ja' })).toEqual(['positive:縫製も丁寧です', '。'])
  const warm = { of: 'topic:comfort', words: ['hot'] }
  expect(read('So cute, hot.', [...evidence, warm])).toEqual(['So ', 'positive:cute', ', ', 'negative:hot', '.'])
})

test('a mark never grows into the next one', () => {
  const evidence = [
    { of: 'topic:look', words: ['looks nice'] },
    { of: 'topic:comfort', words: ['hurts'] },
  ]
  expect(read('It looks nice hurts.', evidence)).toEqual(['It ', 'positive:looks nice', ' ', 'negative:hurts', '.'])
})

test('a text without marks is one part, an empty one too', () => {
  expect(read('', [])).toEqual([''])
  expect(read('Fine', [{ of: 'topic:look', words: ['absent'] }])).toEqual(['Fine'])
})
