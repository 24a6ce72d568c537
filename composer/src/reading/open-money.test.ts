import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'
import { storedReading } from '../stored-reading.ts'

const risksOf = (text: string, rating: number): string[] => storedReading({ title: null, text, rating }).risks

describe('open money', () => {
  it.each([
    'Cancelled 12 minutes after ordering. Got the cancellation mail. Then got a shipping mail. No answer about my money.',
    'Cancelled the same day, still charged.',
    'I cancelled an hour later and it was shipped anyway.',
    'Either send me the bag or my money back.',
    'Bestellung 77120. Ich will den Rucksack oder mein Geld.',
    'Storniert und trotzdem verschickt.',
    'J’ai annulé et la commande a quand même été expédiée.',
    'Le sac ou mon argent !',
    'Quiero mi dinero, llevo tres semanas esperando.',
    'Cancelé el pedido y aun así me cobraron.',
    'Voglio i miei soldi indietro.',
    'Arrived damaged. And you want ME to pay to send it back?',
    'They expect us to pay for the return postage.',
    'Late for Easter. I want the express fee back.',
    'Soll ich den Rückversand auch noch selbst zahlen?',
    'Arrivée abîmée. Et on me demande de payer le renvoi !',
    'Llegó roto y quieren que pague yo la devolución.',
    'Arrivato rotto e devo pagare io il reso.',
    'Chegou quebrado e tenho que pagar a devolução.',
    'Kapot aangekomen en ik moet zelf de retourzending betalen.',
    'Bestelling geannuleerd maar toch verstuurd. Ik wil mijn geld terug.',
  ])('is a refund dispute: "%s"', (text) => {
    expect(risksOf(text, 1)).toContain('refund')
  })

  it.each([
    [5, 'Cancelled my gym membership but still use this bag. Worth the money.'],
    [3, 'Not worth the money.'],
    [2, 'Das Geld nicht wert.'],
    [4, 'I wanted to cancel, but I am glad they sent it.'],
    [1, 'Bag 7 is sturdy.'],
    [4, 'Had to pay to return it, but fine.'],
    [3, 'Do I have to pay the return postage?'],
    [3, 'Le retour est-il gratuit ?'],
    [2, 'Not what I want to pay for a bag.'],
  ])('isn’t found in %i stars: "%s"', (rating, text) => {
    expect(risksOf(text, rating)).toEqual([])
  })

  it.each([
    ['Cancelled 12 minutes after ordering. Then it was shipped anyway.', /sent although you (?:had|have) canceled/],
    ['Storniert und trotzdem verschickt.', /trotz Stornierung verschickt/],
    ['Cancelé el pedido y aun así me cobraron.', /pese a la cancelación/],
    ['J’ai annulé et la commande a quand même été expédiée.', /malgré l’annulation/],
  ])('after a cancellation is named: "%s"', async (text, named) => {
    for (const reply of await replies({ text, rating: 1 })) expect(reply).toMatch(named)
  })
})
