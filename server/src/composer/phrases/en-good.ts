import type { PhraseBook } from './phrase-book.ts'

export const enGood: PhraseBook['good'] = {
  delivery: [
    'It is great that everything reached you so well.',
    'We are pleased that the delivery went smoothly.',
    'Good to hear that the delivery went as it should.',
  ],
  battery: [
    'Good to know that the battery does its job well.',
    'We are pleased that you are happy with the battery.',
    'It is great that the battery keeps up with you.',
  ],
  zip: [
    'Good to know that the zip works well for you.',
    'It is nice to hear that you like the zip.',
    'We are pleased that the zip does what it should.',
  ],
  size: [
    'We are pleased that the size is right for you.',
    'It is good to know that the fit is right.',
    'It is great that the size works out for you.',
  ],
  colour: [
    'It is lovely that the colour is to your taste.',
    'We are pleased that you like the colour.',
    'Good to hear that the colour is what you hoped for.',
  ],
  material: [
    'We are pleased that you like the material.',
    'Good to know that the material has convinced you.',
    'It is nice to hear that the material feels right to you.',
  ],
  comfort: [
    'It is great that you find it comfortable.',
    'We are pleased that it is so comfortable for you.',
    'Good to hear that the comfort is as it should be.',
  ],
  sound: [
    'We are pleased that the sound has convinced you.',
    'It is great that you enjoy the sound.',
    'Good to know that you like what you hear: the sound matters to us.',
  ],
  taste: [
    'We are delighted that you like the taste.',
    'It is great that it tastes good to you.',
    'Good to hear that the taste is right for you.',
  ],
  smell: [
    'We are pleased that you like the scent.',
    'It is lovely that the scent is to your taste.',
    'Good to know that you enjoy the scent.',
  ],
  packaging: [
    'We are pleased that you liked the packaging.',
    'Good to know that it came to you well packed.',
    'It is nice that you noticed the packaging.',
  ],
  service: [
    'Your kind words about the service mean a lot to the team.',
    'We are pleased that the service was good to you.',
    'It is great that you felt well looked after by our service.',
  ],
  person: [
    'Your praise for our colleague has made us happy.',
    'It is lovely that one of our team could help you so well.',
    'Kind words about a colleague are the best that we can hear.',
  ],
  ease: [
    'It is good to hear that you find it easy to use.',
    'We are pleased that it is so simple to use for you.',
    'Good to know that everything was easy for you.',
  ],
  look: [
    'We are pleased that you like how it looks.',
    'It is lovely that the look is to your taste.',
    'Good to hear that the design has won you over.',
  ],
  price: [
    'We are pleased that you find it good value.',
    'Good to know that the price is right for you.',
    'It is nice to hear that it is worth its price to you.',
  ],
  quality: [
    'We are pleased that the quality has convinced you.',
    'It is great that you are happy with the quality.',
    'Good to hear that the quality is what you hoped for.',
  ],
  performance: [
    'It is good to hear that it does its job so well.',
    'We are pleased that it performs as you hoped.',
    'Good to know that it works well for you.',
  ],
  screen: [
    'We are pleased that you like the screen.',
    'Good to know that the screen has convinced you.',
    'It is great that the screen is to your liking.',
  ],
  camera: [
    'We are pleased that you like the camera.',
    'Good to hear that the camera has convinced you.',
    'It is great that the camera gives you good pictures.',
  ],
  features: [
    'We are pleased that you like what it can do.',
    'It is good to hear that the features are useful to you.',
    'Good to know that it offers the features that you need.',
  ],
  connection: [
    'Good to know that the connection works well for you.',
    'We are pleased that connecting it went smoothly.',
    'It is great that the connection gives you no trouble.',
  ],
  cleanliness: [
    'We are pleased that you found everything so clean.',
    'Good to hear that the cleanliness was to your liking.',
    'It is good to know that everything was clean.',
  ],
  location: [
    'We are pleased that the location suited you.',
    'It is good to hear that you liked the location.',
    'Good to know that the location was right for you.',
  ],
}
