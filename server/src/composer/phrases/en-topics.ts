import type { PhraseBook } from './phrase-book.ts'

export const enGood: PhraseBook['good'] = {
  delivery: ['It is great that everything reached you so well.', 'We are pleased that the delivery went smoothly.'],
  battery: ['Good to know that the battery does its job well.', 'We are pleased that you are happy with the battery.'],
  zip: ['Good to know that the zip works well for you.'],
  size: ['We are pleased that the size is right for you.', 'It is good to know that the fit is right.'],
  colour: ['It is lovely that the colour is to your taste.', 'We are pleased that you like the colour.'],
  material: ['We are pleased that you like the material.', 'Good to know that the material has convinced you.'],
  comfort: ['It is great that you find it comfortable.', 'We are pleased that it is so comfortable for you.'],
  sound: ['We are pleased that the sound has convinced you.', 'It is great that you enjoy the sound.'],
  taste: ['We are delighted that you like the taste.', 'It is great that it tastes good to you.'],
  smell: ['We are pleased that you like the scent.'],
  packaging: [
    'We are pleased that the packaging found favour with you.',
    'Good to know that it came to you well packed.',
  ],
  service: [
    'We will gladly pass your praise on to the team.',
    'Your kind words about the service mean a lot to the team.',
  ],
  ease: ['It is good to hear that you find it easy to use.', 'We are pleased that it is so simple to use for you.'],
  look: ['We are pleased that you like how it looks.', 'It is lovely that the look is to your taste.'],
  price: ['We are pleased that you find it good value.', 'Good to know that the price is right for you.'],
  quality: ['We are pleased that the quality has convinced you.', 'It is great that you are happy with the quality.'],
}

export const enBad: PhraseBook['bad'] = {
  damage: [
    'Something that is faulty or breaks is not what we want to sell to anybody.',
    'A faulty item is a real nuisance, and we understand that you are annoyed.',
  ],
  missing: [
    'An order should be complete and correct when it arrives.',
    'That something was missing or not what you ordered should not have happened.',
  ],
  delivery: [
    'The delivery clearly did not go as it should have.',
    'We understand how annoying the trouble with the delivery was.',
  ],
  battery: [
    'The battery should serve you better than that.',
    'What you write about the battery is useful for us to know.',
  ],
  zip: ['A zip has to work reliably every day.', 'We have taken note of what you write about the zip.'],
  size: ['It is annoying when the size is not right.', 'We have taken note of what you write about the size.'],
  colour: [
    'We understand that you had expected a different colour.',
    'We have taken note of what you write about the colour.',
  ],
  material: ['We have taken note of what you write about the material.', 'The material should do better than that.'],
  comfort: ['It should of course be comfortable for you.', 'We have taken note of what you write about the comfort.'],
  sound: [
    'The sound should give you more pleasure than that.',
    'We have taken note of what you write about the sound.',
  ],
  taste: ['It is a pity that the taste is not for you.', 'We have taken note of what you write about the taste.'],
  smell: ['We understand that the smell bothers you.', 'We have taken note of what you write about the smell.'],
  packaging: [
    'The packaging should protect what is in it.',
    'We have taken note of what you write about the packaging.',
  ],
  service: [
    'You should have had better help from us.',
    'That our service did not help you as it should is something we take to heart.',
  ],
  ease: ['It should be easier to use than that.', 'We have taken note of the trouble that you had in using it.'],
  look: ['It is a pity that the look is not to your taste.', 'We have taken note of what you write about the look.'],
  price: ['We understand that the price matters to you.', 'We have taken note of what you write about the price.'],
  quality: ['The quality should be better than you describe.', 'What you write about the quality matters to us.'],
}
