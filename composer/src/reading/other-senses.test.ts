import { describe, expect, it } from 'vitest'
import { storedReading } from '../stored-reading.ts'

const read = (text: string, rating: number) => storedReading({ title: null, text, rating }, 'en')

describe('a word in another sense', () => {
  it.each([
    [3, 'The wide one might have worked for me.', 'performance'],
    [3, 'A longer strap would have worked great for me.', 'performance'],
    [1, 'You never shipped it, so I lost my money.', 'price'],
    [1, 'The low battery alert wakes up the whole house.', 'battery'],
    [2, 'It plays sounds for pairing, low battery and calls.', 'battery'],
    [4, 'Lovely coat. You may want to size down.', 'size'],
    [1, 'Our doorbell camera shows that nobody came.', 'camera'],
    [1, 'The strap tore, my laptop fell and the screen is cracked.', 'screen'],
    [2, 'Looks like a zoomed out heavily pixelated version of the picture.', 'screen'],
    [5, 'Great pants, I pair them with a cute denim jacket.', 'material'],
    [5, 'Great pants. I wear them with a black cashmere boxy sweater.', 'size'],
    [5, 'Bass is moderate so that it feels good to listen.', 'comfort'],
    [5, 'Joanna sorted my address mix-up in five minutes.', 'ease'],
    [3, 'Calls are quiet. But with wired connection the sound is awesome.', 'connection'],
    [3, 'Decent, but the grinder I had before was quieter.', 'sound'],
    [3, 'USB口在右手下方位置，影响操作鼠标。', 'location'],
    [1, '右手下方位置有划痕。', 'location'],
    [5, 'Das Aroma ist sehr weich.', 'material'],
    [5, 'Impossible de la connecter au téléphone de mon fils, sinon très bien.', 'service'],
    [5, 'Fun pant, pairing with my combat boots and a black cashmere, boxy, cropped sweater.', 'size'],
  ])('is no topic at %s stars: "%s"', (rating, text, topic) => {
    const { topicsGood, topicsBad } = read(text, rating)
    expect([...topicsGood, ...topicsBad]).not.toContain(topic)
  })

  it.each([
    [5, 'It worked for me right away.', 'performance'],
    [1, 'The camera is terrible and the pictures are blurry.', 'camera'],
    [1, 'The screen is cracked after a week.', 'screen'],
    [1, 'Waste of money, and the battery is bad.', 'battery'],
    [2, 'The screen is pixelated.', 'screen'],
    [4, 'The denim is soft and this sweater is boxy.', 'size'],
    [5, 'These feel so good and are very comfortable.', 'comfort'],
    [5, 'Set up in five minutes, very easy.', 'ease'],
    [5, 'Much quieter sound.', 'sound'],
    [5, '酒店位置很好。', 'location'],
    [1, '右手下方位置有划痕。', 'damage'],
    [5, 'Service client très aimable au téléphone.', 'service'],
    [5, 'Der Stoff ist sehr weich.', 'material'],
  ])('stays a topic in its own at %s stars: "%s"', (rating, text, topic) => {
    const { topicsGood, topicsBad } = read(text, rating)
    expect([...topicsGood, ...topicsBad]).toContain(topic)
  })

  it.each([
    [1, 'Not very good colors.', 'colour'],
    [3, 'It’s not very good sound.', 'sound'],
    [2, 'The label says M, but it fits like a kids’ XS.', 'size'],
    [2, 'Fits like a tent.', 'size'],
  ])('is a complaint at %s stars: "%s"', (rating, text, topic) => {
    const { topicsGood, topicsBad } = read(text, rating)
    expect(topicsBad).toContain(topic)
    expect(topicsGood).toEqual([])
  })

  it.each(['Very good colors.', 'Not bad, very good colors.', 'It fits like a glove.'])(
    'stays praise: "%s"',
    (text) => {
      expect(read(text, 5).topicsBad).toEqual([])
      expect(read(text, 5).topicsGood).not.toEqual([])
    },
  )

  it('stays a complaint: money that was lost', () => {
    expect(read('I lost my money.', 1).sentiment).toBe('negative')
  })
})
