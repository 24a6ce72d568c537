import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'
import { withoutExcuses } from './excused-faults.ts'
import { readComment } from './read-comment.ts'
import { isMatterResolved } from './resolved-matters.ts'

const facts = [{ topic: 'contact', text: 'You can reach us at hello@fieldnote.example.', language: 'en' }]

describe('a matter that was settled', () => {
  it.each([
    'My package was lost and she had a new one on its way within the hour.',
    'UPS lost it and customer service sent another one right away.',
    'Wurde sofort umgetauscht.',
    'Elle a été remplacée immédiatement.',
    'Me lo cambiaron sin problemas.',
    'Veio com defeito. Troquei e o atendimento foi ok.',
    'It did not come with the clips. You had the clips and they were perfect.',
    'Incomplete at first, but they sent the strap the next day.',
    'A part was missing. All good now.',
    'Deckel fehlte. Jetzt ist alles gut.',
    'Tout est rentré dans l’ordre.',
  ])('is found: "%s"', (text) => {
    expect(isMatterResolved(text)).toBe(true)
  })

  it.each([
    'They sent a new one right away, and it is broken too.',
    'This must be resolved quickly.',
    'Still waiting for the replacement.',
    'The replacement never came.',
    'It presses the ears. Hope if this is solved it will be the best.',
    'I never got it sorted.',
    'They sent the strap to the wrong address.',
    'You had the wrong size.',
  ])('isn’t found in "%s"', (text) => {
    expect(isMatterResolved(text)).toBe(false)
  })

  it.each([
    ['My package was lost by the courier and customer service sent another one right away. Great lamp.', 5],
    ['The lid was cracked, but they sent a new one the same day. Pretty jar.', 4],
    ['O tênis é bonito, mas veio com a costura soltando. Troquei e o atendimento foi ok.', 3],
  ])('gets no request to write to us: "%s"', async (text, rating) => {
    const language = rating === 3 ? 'pt' : 'en'
    for (const reply of await replies({ text, rating, language, facts })) {
      expect(reply).not.toMatch(/hello@|order number|número do pedido/)
    }
  })

  it.each([
    'Great price. It did not come with the sink clips. I called and you had the clips and they were perfect. A++ service',
    'The set was incomplete at first, but they sent the strap the next day. All good now.',
  ])('is no complaint, and the help gets thanks: "%s"', async (text) => {
    const all = await replies({ text, rating: 5, facts })
    expect(all.join(' ')).toMatch(/team could help|team was there/)
    for (const reply of all) expect(reply).not.toMatch(/sorry|package|complete|missing|hello@/)
  })

  it('thanks the person by name', async () => {
    const text =
      'Shoutout to Megan in customer service. My package was lost and she had a new one on its way within the hour.'
    for (const reply of await replies({ text, rating: 5, facts })) {
      expect(reply).toContain('Megan')
      expect(reply).not.toMatch(/sorry|hello@/)
    }
  })
})

describe('what the customer finds normal', () => {
  it.each([
    'Sheds a little the first time you wear it but thats normal for mohair.',
    'The shedding is normal for a new rug.',
    'Riecht am Anfang etwas, das ist aber ganz normal.',
  ])('is no complaint: "%s"', (text) => {
    expect(readComment(`${text} I love it.`, 5).bad).toEqual([])
    expect(withoutExcuses(text)).toBe('')
  })

  it('is one if it isn’t normal', () => {
    const text = 'It sheds everywhere, and that is not normal for this price.'
    expect(withoutExcuses(text)).toBe(text)
  })

  it('isn’t regretted', async () => {
    const text =
      'Cute sweater, fits true to size. Sheds a little the first time you wear it but that’s normal for mohair.'
    for (const reply of await replies({ text, rating: 4 })) expect(reply).not.toMatch(/shed|sorry/)
  })
})
