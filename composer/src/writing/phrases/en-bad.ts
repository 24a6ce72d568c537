import type { PhraseBook } from './phrase-book.ts'

export const enBad: PhraseBook['bad'] = {
  damage: [
    'A fault like this should not happen.',
    'A fault like this is a real nuisance.',
    'It should have held up better than this.',
    'You should be able to count on something that lasts.',
  ],
  missing: [
    'An order should be complete and correct when it arrives.',
    'Nothing should be missing or wrong when an order arrives.',
    'You should have received exactly what you ordered.',
  ],
  delivery: [
    'The delivery clearly did not go as it should have.',
    'Trouble with a delivery is annoying, we know.',
    'You should not have had this trouble with the delivery.',
    'A delivery should simply go smoothly.',
  ],
  battery: [
    'The battery should serve you better than that.',
    'Trouble with the battery is frustrating, we know.',
    'A battery has to be something that you can rely on.',
  ],
  zip: [
    'A zipper has to work reliably every day.',
    'Trouble with the zipper is annoying, we know.',
    'The zip should not give you any trouble.',
  ],
  size: [
    'We understand that the size did not work for you.',
    'We are sorry that the fit was not right for you.',
    'It is a pity that the size was not right for you.',
  ],
  colour: [
    'We understand that the color disappointed you.',
    'It is a shame that the color is not what you expected.',
    'The colour is clearly not what you had in mind.',
  ],
  material: [
    'The material should be better than that.',
    'We are sorry that the material disappointed you.',
    'It is a pity that the material is not what you hoped for.',
  ],
  comfort: [
    'It is a pity that it is not comfortable for you.',
    'You should not have to compromise on comfort.',
    'We know how annoying it is when something is not comfortable.',
  ],
  sound: [
    'You are right to expect better sound.',
    'We understand that you had hoped for better sound.',
    'It is a pity that the sound is not what you hoped for.',
  ],
  taste: [
    'It is a pity that the taste is not for you.',
    'It is a shame that you did not enjoy the taste.',
    'We understand that it is not to your taste.',
    'We understand that you expected it to taste better.',
  ],
  smell: [
    'We understand that the smell bothers you.',
    'It should not have a smell that bothers you.',
    'A smell like that is unpleasant, we know.',
  ],
  packaging: [
    'You are right to expect better packaging.',
    'The packaging should have been better than that.',
    'Good packaging is part of a good order, we know.',
  ],
  service: [
    'You should have had better help from us.',
    'We take your criticism of our service to heart.',
    'This is not what good service looks like, we know.',
    'Our service should have been there for you.',
  ],
  person: [
    'You should have been treated better than that.',
    'We are sorry for the way you were treated.',
    'No one on our team should leave you with that impression.',
  ],
  ease: [
    'It should be much easier to use.',
    'Using it should not be this much trouble.',
    'It should not take this much effort.',
    'Something that is hard to use is frustrating, we know.',
  ],
  look: [
    'It is a pity that the look is not to your taste.',
    'It is a shame that it does not look the way you hoped.',
    'The look is clearly not to your liking.',
    'The way it looks is clearly not what you had in mind.',
  ],
  price: [
    'We can see that the price did not seem right to you.',
    'We understand that it did not feel worth the price.',
    'We are sorry that the price did not feel right to you.',
    'You should feel that you got good value for money.',
  ],
  quality: [
    'The quality should be better than that.',
    'You are right to expect better quality.',
    'We are sorry that the quality disappointed you.',
    'That is not the quality that you should get.',
  ],
  performance: [
    'It should do its job better than that.',
    'It should simply work.',
    'It should work well every time that you need it.',
    'You should be able to rely on it.',
  ],
  screen: [
    'The screen should serve you better than that.',
    'You are right to expect more of the screen.',
    'Trouble with the screen is annoying, we know.',
  ],
  camera: [
    'The camera should give you better pictures than that.',
    'You are right to expect more of the camera.',
    'It is a pity that the camera is not what you hoped for.',
  ],
  features: [
    'We understand that you had hoped for more from it.',
    'It is a pity that it does not offer what you hoped for.',
    'We understand that you would have liked more.',
    'We can see that you expected it to offer more.',
  ],
  connection: [
    'The connection should not have given you trouble.',
    'You should be able to count on the connection.',
    'A connection that fails is annoying, we know.',
  ],
  cleanliness: [
    'Everything should of course have been clean.',
    'We are sorry that it was not clean.',
    'You are right to expect everything to be clean.',
  ],
  location: [
    'It is a pity that the location did not suit you.',
    'We understand that the location was inconvenient for you.',
    'We understand that you had hoped for a better location.',
  ],
}

/** For games, apps, and places. */
export const enBadElsewhere: PhraseBook['elsewhere']['bad'] = {
  comfort: ['We are sorry that you did not feel at ease.'],
  connection: [
    'Getting and staying connected should be no trouble.',
    'Trouble with the connection is annoying, we know.',
    'The connection should be stable.',
  ],
  ease: [
    'We understand that this was not easy for you.',
    'It should not be this much trouble.',
    'We can see that this took more effort than it should.',
  ],
  look: [
    'It is a pity that the look is not to your taste.',
    'We understand that you had hoped for a better look.',
    'It clearly does not look the way you had hoped.',
  ],
  quality: [
    'We understand that you had hoped for better.',
    'You are right to expect more.',
    'It should be better than that.',
  ],
  size: ['We understand that the size was not right for you.'],
  price: [
    'We are sorry that the price did not feel right to you.',
    'We can see that the price did not seem right to you.',
    'We understand that it did not feel worth the price.',
  ],
}
