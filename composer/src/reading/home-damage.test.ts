import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { request } from '../testing/requests.ts'
import { readComment } from './read-comment.ts'

const marksOf = async (text: string, rating: number): Promise<string[]> => {
  const { spans } = await createBuiltInComposer().compose(request({ text, rating }), {})
  return spans.flatMap(({ reasons }) => (reasons ?? []).map(({ about }) => about))
}

describe('damage at the customer’s home', () => {
  it.each([
    [1, 'The jar cracked and hot wax ran all over my dresser, which is now ruined.'],
    [2, 'It leaks and the oak floor underneath is warped.'],
    [1, 'Ruined my parquet.'],
    [4, 'Lovely planter but it left water stains on my windowsill.'],
    [2, 'Undicht. Unser Parkett hat jetzt einen Wasserschaden.'],
    [2, 'Hat unseren Tisch ruiniert.'],
    [2, 'La fuite a abîmé notre table.'],
    [2, 'Mon parquet est gondolé.'],
    [2, 'El agua ha manchado mi suelo.'],
    [2, 'Il vaso ha rovinato il mio parquet.'],
    [2, 'O vaso estragou o meu chão.'],
    [1, 'De pot lekt en mijn houten vloer is helemaal verpest.'],
    [2, '床にシミができました。'],
  ])('waits (%s stars): "%s"', async (rating, text) => {
    expect(await marksOf(text, rating)).toContain('harm')
  })

  it.each([
    [2, 'The rug is stained and the table arrived damaged.'],
    [2, 'The floor lamp was damaged.'],
    [4, 'Protects my floor from being scratched and stained.'],
    [5, 'No water damage to our floor at all.'],
    [2, 'Meine Tasche ist zerkratzt und verfärbt.'],
    [2, 'Mein Tisch kam beschädigt an.'],
    [2, 'Der Boden der Tasche ist beschädigt.'],
    [2, 'Ma table est arrivée abîmée.'],
    [1, 'Bag is sturdy.'],
  ])('is not what the item has (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').possibleHarm).toBe(false)
  })

  it.each([
    [1, 'The jar cracked. Who is going to pay for that?'],
    [2, 'It leaks. I expect you to cover the repair.'],
    [2, 'Undicht. Wer zahlt das?'],
    [2, 'Qui paie les dégâts ?'],
    [2, '¿Quién me paga los daños?'],
    [1, 'De pot lekt. Wie betaalt dat?'],
  ])('has a note on who pays (%s stars): "%s"', async (rating, text) => {
    expect(await marksOf(text, rating)).toContain('refund')
  })

  it.each([
    [5, 'Who would pay more for that? Great price.'],
    [3, 'I would not pay for this again.'],
    [2, 'You should cover the seams better.'],
  ])('asks nobody to pay (%s stars): "%s"', (rating, text) => {
    expect(readComment(text, rating, 'en').risks).toEqual([])
  })
})
