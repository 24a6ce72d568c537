/** A CSV file of unique reviews in four languages: some long, some answered, on 200 products. */
export function generateReviews(count: number): string {
  const lines = ['id,rating,title,review,author,email,date,product,reply']
  for (let n = 0; n < count; n++) {
    const words = sentences[(n * 7) % sentences.length] ?? []
    const length = 1 + ((n * 13) % words.length)
    const text = words.map((_, i) => words[(n + i * 3) % words.length]).slice(0, length)
    const at = new Date(Date.UTC(2026, 9, 1) - n * 340_000).toISOString()
    const reply = n % 10 === 0 ? `Thank you for writing to us about number ${n}.` : ''
    lines.push(
      `R${n},${(n % 5) + 1},After ${n % 40} rides,"${text.join(' ')} ${n}",${names[n % names.length]} ${letters(n)},` +
        `${names[n % names.length]?.toLowerCase()}${n}@example.org,${at},Canvas bag number ${n % 200},${reply}`,
    )
  }
  return `${lines.join('\n')}\n`
}

const names = ['Ada', 'Grace', 'Linus', 'Barbara', 'Edsger', 'Katherine', 'Alan', 'Hedy']
const letters = (n: number): string => String.fromCharCode(65 + (n % 26), 65 + ((n >> 4) % 26))

const sentences = [
  [
    'The canvas bag is sturdy, and the zip runs well even after a whole winter of commuting by bicycle.',
    'Straps are longer than on the picture.',
    'It arrived two days late and nobody answered my message about it.',
    'My laptop fits, and so does a lunch box.',
    'Stitching came loose near the handle after three weeks.',
    'Great gift, my sister uses hers every single day.',
  ],
  [
    'Die Tasche ist robust und der Reißverschluss läuft auch nach einem Winter noch gut.',
    'Leider kam das Paket zwei Tage zu spät.',
    'Die Farbe ist etwas dunkler als auf dem Bild.',
    'Mein Laptop passt hinein, und die Brotdose auch.',
  ],
  [
    'Le sac est solide et la fermeture glisse bien, même après tout un hiver à vélo.',
    'La livraison a pris deux jours de plus que prévu.',
    'La couleur est un peu plus foncée que sur la photo.',
  ],
  [
    'La bolsa es resistente y la cremallera funciona bien después de todo un invierno.',
    'El paquete llegó dos días tarde y nadie contestó a mi mensaje.',
    'El color es un poco más oscuro que en la foto.',
  ],
]
