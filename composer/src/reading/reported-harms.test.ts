import { expect, it } from 'vitest'
import { reportedHarms } from './reported-harms.ts'

it.each([
  'Our hamster went all limp in his cage after I lit this.',
  'The goldfish were floating the next morning.',
  'My horse licked the melted wax and has colic now.',
  'The rabbit had a fit after chewing the wick.',
  'Our cockatiel could hardly stand.',
  'Unser Wellensittich lag tot im Käfig.',
  'The canary fell off its perch.',
  'Unser Kater frisst nichts mehr.',
  'Mi gata no para de temblar.',
  'Unser Hund hat sich die Pfote verbrannt.',
  'Notre chat a vomi toute la nuit.',
  'Mi perro empezó a vomitar.',
  'Il cane ha iniziato a tossire.',
  'O gato ficou tremendo.',
  '猫がぐったりしています。',
  'My fish die within a day of this food.',
  'We watched our hamster die.',
  '我家狗狗吐了。',
])('harm to an animal: %s', (text) => {
  expect(reportedHarms(text)).toMatchObject([{ of: 'animal' }])
})

it.each([
  'I have asthma and this gave me an attack.',
  'Set my asthma off, needed my inhaler twice.',
  'Ich habe Asthma und musste zum Inhalator greifen.',
  'Crise d’asthme pour mon mari.',
])('asthma: %s', (text) => {
  expect(reportedHarms(text)).toMatchObject([{ of: 'asthma' }])
})

it.each([
  'Red welts on both arms after.',
  'My little one came out in red blotches.',
  'I felt woozy for an hour.',
  'Hot wax ran over my daughter’s hand.',
  'The curtain is burnt.',
  'Heißes Wachs lief über die Hand meiner Tochter.',
  'Le rideau est brûlé.',
  'My head was pounding and the room was swaying.',
  'The side table has a black hole in it, we caught it just in time.',
  'Eine Stichflamme, und meine Wimpern sind weg.',
  'Es hat auf der Kommode geglimmt.',
  'Das Holz ist nun schwarz.',
  'It singed my fringe.',
  'Couldn’t catch my breath.',
  'A flame shot up and the curtain caught.',
  'The lamp gave me a shock.',
  'Gave me a stonking headache.',
  'It shattered while it was lit.',
  'Mir blieb die Luft weg.',
  'Se le hinchó la cara.',
  'Mir tränten die Augen.',
  'Der Tisch fing an zu brennen.',
  'J’ai failli m’évanouir.',
  'Me mareé y casi me desmayo.',
  'Uno sfogo sul collo.',
  'Pele toda vermelha.',
])('harm to a person or a home: %s', (text) => {
  expect(reportedHarms(text)).toMatchObject([{ of: 'person' }])
})

it.each([
  'My hair caught the scent.',
  'The table in black looks great.',
  'Tisch in Schwarz, wunderschön.',
  'Sparks the imagination.',
  'A faint scent of roses.',
  'No smoke, no soot.',
  'I have no headaches with this one.',
  'My table burned bright with candles.',
  'My dog destroyed it in a day.',
  'My dog is not sick.',
  'The cat loves sleeping in the box.',
  'I died laughing at the dog’s face.',
  'Cat hair burns?',
  'Chicken coop heater burned out.',
  'Doesn’t set off my asthma, hooray!',
  'I have asthma and this one is fine.',
  'Der Hund liebt es.',
])('no harm: %s', (text) => {
  expect(reportedHarms(text)).toEqual([])
})

it.each([
  'Steht bombenfest, selbst wenn die Katze vorbeikommt.',
  'Steht sicher, selbst die Katze kriegt sie nicht um.',
  '土台が重く、猫が乗っても倒れません。',
  'My cat is to die for, and so is this bed.',
])('an animal without harm: %s', (text) => {
  expect(reportedHarms(text)).toEqual([])
})
