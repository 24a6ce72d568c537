import { describe, expect, it } from 'vitest'
import { failureIn } from './failures.ts'
import { readComment } from './read-comment.ts'

const failed: readonly string[] = [
  'Great until it isn’t. Speaker died on day 31, one day after your returns window. Funny that.',
  'Loved it until the strap snapped on the second wear.',
  'Worked beautifully for two weeks and then died.',
  'Oh lovely, another month of waiting and still nothing.',
  'Got a red scarf instead of the blue one I wanted.',
  'ordered a 38, got a 41 lol',
  'Na super, drei Wochen gewartet und dann liegt im Karton ein Toaster statt des Mixers. Ganz großes Kino!',
  'Der Lautsprecher hat nach 31 Tagen den Geist aufgegeben, einen Tag nach der Rückgabefrist.',
  'Super, jusqu’à ce que la batterie lâche.',
  'Reçu un grille-pain au lieu du mixeur. Bravo !',
  'Todo perfecto hasta que dejó de cargar.',
  'La caja estaba vacía.',
  'Ottimo finché non si è rotto.',
  'Mi è arrivato un tostapane al posto del frullatore, complimenti!',
  'Perfeito até parar de carregar.',
  'Recebi uma torradeira em vez da varinha. Parabéns!',
  'Prima totdat hij na drie weken de geest gaf.',
  'Ik kreeg een broodrooster in plaats van de blender. Nou bedankt.',
]

const praised: readonly string[] = [
  'Great from morning until night.',
  'This kettle is dead simple to use.',
  'My old speaker died, this one is great.',
  'Got here in two days instead of five!',
  'Great job guys!',
  'Just perfect!',
  'Ganz großes Kino, danke!',
  'Bravo, parfait !',
  'Llegó en dos días en vez de cinco.',
  'Complimenti, tutto perfetto!',
  'Parabéns, muito bom.',
  'Arrived broken but they sent a new one the same day.',
  'Works great till this day.',
]

describe('five stars for a fault', () => {
  it.each(failed)('are no praise: "%s"', (text) => {
    expect(failureIn(text)).not.toBeNull()
    expect(['negative', 'mixed']).toContain(readComment(text, 5).sentiment)
  })

  it.each(praised)('are praise: "%s"', (text) => {
    expect(failureIn(text)).toBeNull()
    expect(readComment(text, 5).failed).toBe(false)
  })
})
