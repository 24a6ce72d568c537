import type { PhraseBook } from './phrase-book.ts'

export const enBad: PhraseBook['bad'] = {
  damage: [
    'Something that is faulty or breaks is not what we want to sell to anybody.',
    'A fault like this is a real nuisance.',
    'It should have worked and stayed in one piece.',
  ],
  missing: [
    'An order should be complete and correct when it arrives.',
    'That something was missing or not what you ordered should not have happened.',
    'You should have received exactly what you ordered.',
  ],
  delivery: [
    'The delivery clearly did not go as it should have.',
    'Trouble with a delivery is annoying, we know.',
    'We have taken note of what you write about the delivery.',
  ],
  battery: [
    'The battery should serve you better than that.',
    'What you write about the battery is useful for us to know.',
    'A battery has to be something that you can rely on.',
  ],
  zip: [
    'A zip has to work reliably every day.',
    'We have taken note of what you write about the zip.',
    'A zip that gives trouble spoils the fun, we know.',
  ],
  size: [
    'It is annoying when the size is not right.',
    'We have taken note of what you write about the size.',
    'What you tell us about the fit is useful to know.',
  ],
  colour: [
    'It is a pity about the colour.',
    'We have taken note of what you write about the colour.',
    'The colour is clearly not what you had in mind.',
  ],
  material: [
    'We have taken note of what you write about the material.',
    'The material should do better than that.',
    'What you tell us about the material is useful to know.',
  ],
  comfort: [
    'It should of course be comfortable for you.',
    'We have taken note of what you write about the comfort.',
    'A lack of comfort takes the pleasure out of it, we know.',
  ],
  sound: [
    'The sound should give you more pleasure than that.',
    'We have taken note of what you write about the sound.',
    'What you tell us about the sound is useful to know.',
  ],
  taste: [
    'It is a pity that the taste is not for you.',
    'We have taken note of what you write about the taste.',
    'The taste should be a pleasure, of course.',
  ],
  smell: [
    'We understand that the smell bothers you.',
    'We have taken note of what you write about the smell.',
    'A smell like that is unpleasant, we know.',
  ],
  packaging: [
    'The packaging should protect what is in it.',
    'We have taken note of what you write about the packaging.',
    'What you tell us about the packaging is useful to know.',
  ],
  service: [
    'You should have had better help from us.',
    'We take your criticism of our service to heart.',
    'Good service should look different, we know.',
  ],
  person: [
    'You should have been treated better than that by one of us.',
    'We take what you write about our colleague to heart.',
    'Nobody in our team should leave you with that impression.',
  ],
  ease: [
    'It should be easier to use than that.',
    'We have taken note of the trouble that you had in using it.',
    'What you tell us about how hard it is to use helps us.',
  ],
  look: [
    'It is a pity that the look is not to your taste.',
    'We have taken note of what you write about the look.',
    'What you tell us about the look is useful to know.',
  ],
  price: [
    'We understand that the price matters to you.',
    'We have taken note of what you write about the price.',
    'For its price you should be satisfied, of course.',
  ],
  quality: [
    'The quality should be better than you describe.',
    'What you write about the quality matters to us.',
    'We have taken note of your remarks on the quality.',
  ],
  performance: [
    'It should do its job better than that.',
    'We have taken note of what you write about how it works.',
    'What you tell us about the performance is useful to know.',
  ],
  screen: [
    'The screen should serve you better than that.',
    'We have taken note of what you write about the screen.',
    'What you tell us about the screen is useful to know.',
  ],
  camera: [
    'The camera should give you better pictures than that.',
    'We have taken note of what you write about the camera.',
    'What you tell us about the camera is useful to know.',
  ],
  features: [
    'We have taken note of which features you find wanting.',
    'What you tell us about the features is useful to know.',
    'We understand that the features did not convince you.',
  ],
  connection: [
    'The connection should work without trouble.',
    'We have taken note of what you write about the connection.',
    'A connection that fails is annoying, we know.',
  ],
  cleanliness: [
    'Everything should of course have been clean.',
    'We take what you write about the cleanliness seriously.',
    'You have every right to expect cleanliness.',
  ],
  location: [
    'It is a pity that the location did not suit you.',
    'We have taken note of what you write about the location.',
    'What you tell us about the location is useful to know.',
  ],
}
