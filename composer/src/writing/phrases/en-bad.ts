import type { PhraseBook } from './phrase-book.ts'

export const enBad: PhraseBook['bad'] = {
  damage: [
    'A problem like this shouldn’t happen.',
    'We know how frustrating a problem like this is.',
    '{It|They} should have held up better than this.',
    'You should be able to count on something that lasts.',
  ],
  missing: [
    'An order should be complete and correct when it arrives.',
    'Nothing should be missing or wrong when an order arrives.',
    'You should have received exactly what you ordered.',
  ],
  delivery: [
    'The delivery clearly didn’t go the way it should have.',
    'We know how frustrating trouble with a delivery can be.',
    'You shouldn’t have had this trouble with the delivery.',
    'A delivery should simply go smoothly.',
  ],
  battery: [
    'The battery should work better for you than that.',
    'We know how frustrating battery trouble can be.',
    'A battery has to be something you can rely on.',
  ],
  zip: [
    'A zipper has to work reliably every day.',
    'We know how frustrating a bad zipper can be.',
    'The zipper shouldn’t have given you any trouble.',
  ],
  size: [
    'We understand that the size didn’t work for you.',
    'We’re sorry that the fit wasn’t right for you.',
    'It’s a shame that the size wasn’t right for you.',
  ],
  colour: [
    'We understand that the color disappointed you.',
    'It’s a shame that the color isn’t what you expected.',
    'The color clearly isn’t what you had in mind.',
  ],
  material: [
    'We understand that you hoped for a different material.',
    'We’re sorry that the material disappointed you.',
    'It’s a shame that the material isn’t what you hoped for.',
  ],
  comfort: [
    'It’s a shame that {it isn’t|they aren’t} comfortable for you.',
    'You shouldn’t have to compromise on comfort.',
    'We know how annoying it is when something isn’t comfortable.',
  ],
  sound: [
    'We can see that the sound disappointed you.',
    'We understand that you were hoping for better sound.',
    'It’s a shame that the sound isn’t what you hoped for.',
  ],
  taste: [
    'It’s a shame that you don’t like the taste.',
    'It’s too bad that you didn’t enjoy the taste.',
    'We understand that the taste isn’t for you.',
    'We understand that you expected {it|them} to taste better.',
  ],
  smell: [
    'We understand that the smell bothers you.',
    'You shouldn’t have to put up with a smell that bothers you.',
    'We know how unpleasant a smell like that can be.',
  ],
  packaging: [
    'You’re right to expect better packaging.',
    'The packaging should have been better than that.',
    'Every order should arrive well packaged.',
  ],
  service: [
    'You should have had better help from us.',
    'We take your criticism of our service to heart.',
    'We know that isn’t what good service looks like.',
    'Our service should have been there for you.',
  ],
  person: [
    'You should have been treated better than that.',
    'We’re sorry for the way you were treated.',
    'No one on our team should leave you with that impression.',
  ],
  ease: [
    '{It|They} should be much easier to use.',
    'Using {it|them} shouldn’t be this much trouble.',
    'This shouldn’t take so much effort.',
    'We know how frustrating it is when something is hard to use.',
  ],
  look: [
    'It’s a shame that you don’t like the look.',
    'It’s too bad that {it doesn’t|they don’t} look the way you hoped.',
    'We understand that the look isn’t to your taste.',
    'The look clearly isn’t what you had in mind.',
  ],
  price: [
    'We can see that the price didn’t seem right to you.',
    'We understand that {it|they} didn’t feel worth the price.',
    'We’re sorry that the price didn’t feel right to you.',
  ],
  quality: [
    'We understand that the quality isn’t what you hoped for.',
    'We’re sorry that the quality disappointed you.',
    'It’s a shame that the quality disappointed you.',
  ],
  performance: [
    '{It|They} should work better than that.',
    '{It|They} should simply work.',
    '{It|They} should work every time you need {it|them}.',
    'You should be able to rely on {it|them}.',
  ],
  screen: [
    'The screen should work better for you than that.',
    'You’re right to expect more from the screen.',
    'We know how frustrating screen trouble can be.',
  ],
  camera: [
    'The camera should take better pictures than that.',
    'You’re right to expect more from the camera.',
    'It’s a shame that the camera isn’t what you hoped for.',
  ],
  features: [
    'We understand that you were hoping for more from {it|them}.',
    'It’s a shame that {it doesn’t|they don’t} offer what you hoped for.',
    'We understand that you would have liked more.',
    'We can see that you expected {it|them} to offer more.',
  ],
  connection: [
    'The connection shouldn’t have given you trouble.',
    'You should be able to count on the connection.',
    'We know how frustrating a bad connection can be.',
  ],
  cleanliness: [
    'Everything should have been clean, of course.',
    'We’re sorry that it wasn’t clean.',
    'You’re right to expect everything to be clean.',
  ],
  location: [
    'It’s a shame that the location didn’t work for you.',
    'We understand that the location was inconvenient for you.',
    'We understand that you were hoping for a better location.',
  ],
}

/** For games, apps, and places. */
export const enBadNotGoods: PhraseBook['notGoods']['bad'] = {
  comfort: ['We’re sorry that you didn’t feel at ease.'],
  connection: [
    'Getting and staying connected should be no trouble.',
    'We know how frustrating connection trouble can be.',
    'The connection should be stable.',
  ],
  ease: [
    'We understand that this wasn’t easy for you.',
    'It shouldn’t be this much trouble.',
    'We can see that this took more effort than it should.',
  ],
  look: [
    'It’s a shame that you don’t like how it looks.',
    'We understand that you were hoping for a better look.',
    'It clearly doesn’t look the way you hoped.',
  ],
  quality: [
    'We understand that you were hoping for better.',
    'You’re right to expect more.',
    'It should be better than that.',
  ],
  size: ['We understand that the size wasn’t right for you.'],
  price: [
    'We’re sorry that the price didn’t feel right to you.',
    'We can see that the price didn’t seem right to you.',
    'We understand that it didn’t feel worth the price.',
  ],
}
