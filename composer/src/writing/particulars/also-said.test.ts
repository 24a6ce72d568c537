import { describe, expect, it } from 'vitest'
import { particularsIn } from './index.ts'

describe('complaints in other words', () => {
  it.each([
    ['en', 'These are not what was pictured. I was expecting brown.', 'notAsShown'],
    ['en', 'Did not appear as it did on line.', 'notAsShown'],
    ['en', 'Looks like a zoomed out heavily pixelated version of the picture.', 'notAsShown'],
    ['en', 'Much lighter than the picture.', 'notAsShown'],
    ['en', 'Wrong lamp delivered. Sent it back and got the same wrong lamp again.', 'wrongItem'],
    ['en', 'One day it just wouldn’t come on.', 'stopped'],
    ['en', 'It couldn’t receive one station.', 'faulty'],
    ['en', 'I did not get the free bulb that was part of the package.', 'incomplete'],
    ['en', 'The material is very thin so your full bra outline will show.', 'seeThrough'],
    ['en', 'You can see straight through the white one.', 'seeThrough'],
    ['en', 'I can see right through it.', 'seeThrough'],
    ['en', 'Ordered a month ago, still no parcel.', 'notArrived'],
    ['en', 'The carton arrived. Opened it and there was nothing inside.', 'emptyBox'],
    ['en', 'My order arrived empty.', 'emptyBox'],
    ['en', 'The label says M, but it fits like a kids’ XS.', 'tooSmall'],
    ['en', 'The skirt is literally very heavy.', 'tooHeavy'],
    ['de', 'Mehr grau als auf dem Bild.', 'notAsShown'],
    ['fr', 'Arrivé quatre jours après la fête.', 'late'],
    ['fr', 'La couleur est plus foncée que sur la photo.', 'notAsShown'],
    ['es', 'Llegó cuatro días después de la fiesta.', 'late'],
    ['es', 'Es más gris que en la foto.', 'notAsShown'],
    ['it', 'Arrivato quattro giorni dopo la festa.', 'late'],
    ['pt', 'Chegou quatro dias depois da festa.', 'late'],
    ['pt', 'Entendo o atraso.', 'late'],
    ['ja', '写真より暗い色でした。', 'notAsShown'],
    ['zh', '比图片上的颜色暗。', 'notAsShown'],
  ])('in %s: "%s" is %s', (language, text, complaint) => {
    expect(particularsIn(text, language).complaint).toBe(complaint)
  })

  it.each([
    ['en', 'Bag 7 is sturdy.'],
    ['en', 'The fabric is great, not sheer for a nice change, and my bra shows off nothing.'],
    ['en', 'It is darker than the picture, and I love it.'],
    ['en', 'The handle is heavy duty.'],
    ['en', 'I can see right through their marketing.'],
    ['en', 'Still no package issues.'],
    ['en', 'Opened it and there was nothing inside that was wrong.'],
    ['en', 'I picked the wrong color for my room.'],
    ['de', 'Noch schöner als auf dem Bild.'],
    ['es', 'Llegó dos días antes de la fiesta.'],
    ['fr', 'Arrivé deux jours avant la fête.'],
  ])('but not in %s: "%s"', (language, text) => {
    expect(particularsIn(text, language).complaint).toBeNull()
  })
})
