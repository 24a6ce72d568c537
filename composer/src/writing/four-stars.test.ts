import { describe, expect, it } from 'vitest'
import { kinds, replies } from '../testing/replies.ts'

describe('four stars with a "but"', () => {
  it.each([
    ['en', 'Really lovely bag and so soft, but the ribbon at the back puzzles me.'],
    ['en', 'Very cute but a little short.'],
    ['de', 'Wunderschöne Tasche und so weich, aber das Band hinten stört mich ein wenig.'],
    ['de', 'Sehr hübsch, aber etwas kurz.'],
    ['fr', 'Très beau sac et si doux, mais le ruban derrière me gêne un peu.'],
    ['es', 'Un bolso precioso y muy suave, pero la cinta de atrás me molesta un poco.'],
    ['it', 'Borsa bellissima e morbida, ma il nastro dietro mi dà un po’ fastidio.'],
    ['pt', 'Bolsa linda e macia, mas a fita de trás incomoda um pouco.'],
    ['ja', 'とても素敵なバッグですが、後ろのリボンが少し気になります。'],
    ['zh', '包很漂亮，也很软，但是后面的带子有点碍事。'],
  ])('in %s get a clause for it: "%s"', async (language, text) => {
    for (const reply of await replies({ text, rating: 4, language })) {
      expect(
        kinds(reply).some((kind) => kind === 'bad' || kind === 'remark'),
        reply,
      ).toBe(true)
    }
  })

  it.each(['Great blender, but the lid leaks.', 'Lovely lamp. I just wish the cord was longer.'])(
    'name what they can: "%s"',
    async (text) => {
      for (const reply of await replies({ text, rating: 4, product: null }))
        expect(reply).toMatch(/the lid leaks|could be better|suggestion|more length/)
    },
  )

  it.each([
    ['en', 'Lovely bag, so soft, I use it every day.'],
    ['de', 'Wunderschöne Tasche, so weich, ich benutze sie täglich.'],
    ['fr', 'Très beau sac, si doux, je le prends tous les jours.'],
    ['es', 'Un bolso precioso y muy suave, lo uso a diario.'],
    ['it', 'Borsa bellissima e morbida, la uso ogni giorno.'],
    ['pt', 'Bolsa linda e macia, uso todos os dias.'],
    ['ja', 'とても素敵なバッグで、毎日使っています。'],
    ['zh', '包很漂亮，也很软，每天都在用。'],
    ['en', 'I was not sure at first but now I love it.'],
  ])('in %s get no clause without one: "%s"', async (language, text) => {
    for (const reply of await replies({ text, rating: 4, language })) {
      expect(kinds(reply), reply).not.toContain('remark')
      expect(kinds(reply), reply).not.toContain('bad')
    }
  })
})
