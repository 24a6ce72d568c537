import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { storedReading } from '../stored-reading.ts'
import { request } from '../testing/requests.ts'

const asks = (text: string, rating: number | null = 5): boolean => storedReading({ title: null, text, rating }).question

describe('a question without a verb', () => {
  it.each([
    'Beautiful throw! Any deals for repeat customers?',
    'Great bag! Any discount for a returning customer?',
    'Great lamp. Also available in navy? Thanks!',
    'Tolle Lampe. Auch in Grün erhältlich?',
    'Tolle Lampe. Noch andere Farben?',
    'Tolle Lampe. Rabatt für Stammkunden?',
    'Très belle lampe. Une petite remise pour les clients fidèles ?',
    'Superbe lampe. Encore disponible en noir ?',
    'Lámpara preciosa. ¿Algún descuento para clientes habituales?',
    'Preciosa. ¿Disponible también en verde?',
    'Bellissima lampada. Qualche sconto per i clienti abituali?',
    'Bellissima. Disponibile anche in verde?',
    'Linda luminária. Algum desconto para clientes antigos?',
    'Linda. Disponível também em verde?',
    '素敵なランプ。緑色は？',
    '很漂亮的灯。绿色呢？',
  ])('is a question at the end of praise, which the reply answers: %s', async (text) => {
    expect(asks(text)).toBe(true)
    const { text: reply, spans } = await createBuiltInComposer().compose(request({ text }), {})
    expect(reply).toMatch(
      /direct|direkt|dirett|diret|question|frage|pregunta|domanda|pergunta|ご質問|お問い合わせ|直接|问题/iu,
    )
    expect(spans.flatMap(({ reasons }) => (reasons ?? []).map(({ about }) => about))).toContain('question')
  })

  it.each([
    'Any complaints? None!',
    'Great lamp. Any downside? No.',
    'The price? Worth every cent.',
    'Great lamp. Anyone else obsessed?',
    'Perfect. What’s not to love?',
    'Love it! Who knew?',
    'Einfach toll, oder?',
    'Super Farbe, oder?',
    'Tolle Lampe. Noch Fragen?',
    'Que demander de plus ?',
    'Une déception ? Aucune.',
    '¿Qué más se puede pedir?',
    'Un difetto? Nessuno.',
    'O que mais querer?',
  ])('isn’t praise in the form of a question: %s', (text) => {
    expect(asks(text)).toBe(false)
  })

  it('isn’t a reproach', () => {
    expect(asks('Any quality control at all?', 1)).toBe(false)
    expect(asks('Too small. A discount?', 2)).toBe(false)
  })
})

describe('what to do about a fault', () => {
  it.each([
    'Meine flackert seit gestern auf der kleinsten Stufe. Was tun?',
    'Geht seit heute nicht mehr an. Was kann ich tun?',
    'Elle clignote depuis hier. Que faire ?',
    'Parpadea desde ayer. ¿Qué hago?',
    'Sfarfalla da ieri. Che fare?',
    'Está piscando desde ontem. O que fazer?',
  ])('is asked under a post: %s', (text) => {
    expect(asks(text, null)).toBe(true)
  })
})
