import { describe, expect, it } from 'vitest'
import { particularsIn } from './particulars/index.ts'

describe('praise has no complaint', () => {
  it.each([
    ['en', 'Two years in and no sign of any wear.'],
    ['en', 'Nothing has come close to this.'],
    ['en', 'Nothing arrived broken.'],
    ['en', 'It came in two pieces and was easy to assemble.'],
    ['en', 'Short lead time, great!'],
    ['en', 'It doesn’t scratch easily.'],
    ['en', 'It removes marks easily.'],
    ['en', 'It has not chipped.'],
    ['en', 'It has never cracked.'],
    ['en', 'Cookies with a chocolate chip.'],
    ['en', 'It healed the cracks in my heels.'],
    ['en', 'I love these pills and so does my mom.'],
    ['en', 'The pain? It faded.'],
    ['en', 'LED candles that flicker so nicely.'],
    ['en', 'The light flickers like a real candle.'],
    ['en', 'My dog sheds, this brush is great.'],
    ['en', 'Sturdy without being too heavy.'],
    ['en', 'The compartments are small but many.'],
    ['en', 'The pockets are not too small.'],
    ['en', 'I’ve bought cheaper ones, these are better.'],
    ['en', 'You can’t get it cheaper anywhere.'],
    ['en', 'Cheaper in the long run.'],
    ['de', 'Toll bei lockigen Haaren.'],
    ['de', 'Entfernt Fusseln super.'],
    ['de', 'Besser geht es nicht!'],
    ['de', 'Besser geht nicht.'],
    ['de', 'Bei Ihnen ist es günstiger.'],
    ['de', 'Im Sale zum halben Preis.'],
    ['fr', 'Très jolie peluche.'],
    ['fr', 'Moins cher chez vous.'],
    ['es', 'No pesa mucho.'],
    ['es', 'Una crema para las grietas.'],
    ['it', 'Non pesa molto.'],
    ['it', 'Cura le crepe dei talloni.'],
    ['pt', 'Não pesa muito.'],
    ['pt', 'Ótimo para rachaduras nos pés.'],
    ['ja', '他より安くて良い。'],
    ['zh', '不会掉毛。'],
    ['zh', '比淘宝便宜。'],
  ])('%s: "%s"', (language, text) => {
    expect(particularsIn(text, language).complaint).toBeNull()
  })

  it.each(['The lumbar support is excellent.', 'The arch support is great.'])(
    'and isn’t for someone on the team: "%s"',
    (text) => {
      expect(particularsIn(text, 'en').highlight).not.toBe('staff')
    },
  )

  it('but praise for customer support is', () => {
    expect(particularsIn('Customer support is great.', 'en').highlight).toBe('staff')
  })
})

describe('the same words have one where it’s true', () => {
  it.each([
    ['en', 'No sign of my order.', 'notArrived'],
    ['en', 'Two weeks and no sign of it.', 'notArrived'],
    ['en', 'Nothing has come yet.', 'notArrived'],
    ['en', 'It came in a thousand tiny pieces.', 'arrivedBroken'],
    ['en', 'Short lead.', 'tooShort'],
    ['en', 'It scratches very easily.', 'scratches'],
    ['en', 'It has chipped.', 'chipped'],
    ['en', 'There is a crack in my mug.', 'chipped'],
    ['en', 'It pills.', 'pills'],
    ['en', 'The color faded after a wash.', 'fades'],
    ['en', 'The lamp flickers.', 'faulty'],
    ['en', 'The blanket sheds.', 'sheds'],
    ['en', 'Heavier than I expected.', 'tooHeavy'],
    ['en', 'The pockets are a little bit small.', 'tooShallow'],
    ['en', 'I found it cheaper on Amazon.', 'cheaper'],
    ['en', 'Half the price at Target.', 'cheaper'],
    ['de', 'Die Decke fusselt.', 'sheds'],
    ['de', 'Die Lampe geht nicht.', 'faulty'],
    ['de', 'Auf Amazon zum halben Preis.', 'cheaper'],
    ['fr', 'Le plaid peluche.', 'sheds'],
    ['fr', 'Moins cher chez Darty.', 'cheaper'],
    ['es', 'Pesa mucho.', 'tooHeavy'],
    ['es', 'Tiene una grieta en la base.', 'chipped'],
    ['it', 'Pesa troppo.', 'tooHeavy'],
    ['it', 'C’è una crepa nel manico.', 'chipped'],
    ['pt', 'Pesa muito.', 'tooHeavy'],
    ['pt', 'Tem rachaduras na alça.', 'chipped'],
    ['ja', 'アマゾンの方が安い。', 'cheaper'],
    ['ja', '毛が抜けます。', 'sheds'],
    ['zh', '毯子掉毛。', 'sheds'],
    ['zh', '淘宝便宜多了。', 'cheaper'],
  ])('%s: "%s"', (language, text, complaint) => {
    expect(particularsIn(text, language).complaint).toBe(complaint)
  })
})
