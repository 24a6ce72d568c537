import { describe, expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'

const read = (text: string, language: string): string => {
  const { good, bad } = readComment(text, null, language)
  return [...good.map((topic) => `+${topic}`), ...bad.map((topic) => `-${topic}`)].toSorted().join(' ')
}

describe('topics of made-up English and German comments', () => {
  it.each([
    ['en', 'Mine quit connecting after the move.', '-connection'],
    ['en', 'The strap digs in, and the lamp would not charge.', '-battery -comfort'],
    ['en', 'Worked flawlessly from the first evening on.', '+performance'],
    ['en', 'It came two weeks late.', '-delivery'],
    ['en', 'Killer bass for such a small thing.', '+sound'],
    ['en', 'From my point of view it is a great present.', ''],
    ['en', 'The garbage disposal next to it is great.', ''],
    ['en', 'Clearly environmentally friendly.', ''],
    ['en', 'The picture is clear and the hem is beautiful.', '+look +screen'],
    ['en', 'Wrinkle free, I love it.', '+material'],
    ['de', 'Der Tee mundet uns sehr.', '+taste'],
    ['de', 'Kam erst nach drei Wochen und der Karton eingedrückt.', '-delivery -packaging'],
    ['de', 'Auf meine E-Mail kam erst nach einer Woche eine Antwort.', '-service'],
    ['de', 'Das Paket kam erst nach drei Wochen.', '-delivery'],
    ['de', 'Am Telefon war niemand zu erreichen.', '-service'],
    ['de', 'Die Lieferung hat statt der versprochenen zwei Tage fast elf gedauert.', '-delivery'],
    ['de', 'Die Farbe entspricht genau den Bildern.', '+colour'],
    ['de', 'Auch hier enttäuscht der Geschmack nicht.', '+taste'],
    ['de', 'Die Hose fällt sehr klein aus.', '-size'],
    ['de', 'Nicht so bockschwer wie der erste Teil.', '+ease'],
    ['de', 'Der Reißverschluss lässt sich nicht mehr schließen.', '-zip'],
    ['de', 'Hellhörig, aber zentral gelegen.', '+location -sound'],
    ['de', 'Wurde sofort ersetzt, sehr kulant.', '+service'],
    ['de', 'Jedem das seine, das ist Geschmackssache.', ''],
  ])('%s: %s', (language, text, topics) => {
    expect(read(text, language)).toBe(topics)
  })
})
