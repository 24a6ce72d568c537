import type { PhraseBook } from './phrase-book.ts'

export const enBad: PhraseBook['bad'] = {
  damage: [
    'Something that is faulty or breaks is not what we want to sell to anybody.',
    'A fault like this is a real nuisance.',
    'It should have stayed in one piece and done its job.',
    'You should be able to count on something that lasts.',
  ],
  missing: [
    'An order should be complete and correct when it arrives.',
    'Something missing or wrong in an order should not happen.',
    'You should have received exactly what you ordered.',
  ],
  delivery: [
    'The delivery clearly did not go as it should have.',
    'Trouble with a delivery is annoying, we know.',
    'You should not have had this trouble with the delivery.',
    'A delivery should be the easy part.',
  ],
  battery: [
    'The battery should serve you better than that.',
    'A battery that lets you down spoils everything else.',
    'A battery has to be something that you can rely on.',
  ],
  zip: [
    'A zip has to work reliably every day.',
    'A zip that sticks or gives way is tiresome, we know.',
    'A zip that gives trouble spoils the fun, we know.',
  ],
  size: [
    'It is annoying when the size is not right.',
    'We are sorry that the fit was not quite right for you.',
    'It is a pity that the size was not quite right for you.',
  ],
  colour: [
    'It is a pity about the colour.',
    'It is a shame that the colour is not what you expected.',
    'The colour is clearly not what you had in mind.',
  ],
  material: [
    'The material should be better than that.',
    'We are sorry to hear how you find the material.',
    'It is a pity that the material is not what you hoped for.',
  ],
  comfort: [
    'It is a pity that it is not comfortable for you.',
    'Comfort is not something that you should have to do without.',
    'A lack of comfort takes the pleasure out of it, we know.',
  ],
  sound: [
    'You are right to expect a better sound.',
    'The sound falls short for you, and that is a pity.',
    'It is a pity that the sound is not what you hoped for.',
  ],
  taste: [
    'It is a pity that the taste is not for you.',
    'It is a shame that you did not enjoy the taste.',
    'We understand that it is not to your taste.',
    'Something that does not taste good is no fun, we know.',
  ],
  smell: [
    'We understand that the smell bothers you.',
    'It should not have a smell that bothers you.',
    'A smell like that is unpleasant, we know.',
  ],
  packaging: [
    'The packaging should protect what is in it.',
    'The packaging should have been better than that.',
    'Good packaging is part of a good order, we know.',
  ],
  service: [
    'You should have had better help from us.',
    'We take your criticism of our service to heart.',
    'Good service should look different, we know.',
    'Our service should have been there for you.',
  ],
  person: [
    'You should have been treated better than that by one of us.',
    'We take what you write about our colleague to heart.',
    'Nobody in our team should leave you with that impression.',
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
    'We understand that the price matters to you.',
    'The price has to be right, we understand that.',
    'Your frank word on the price is useful to us.',
    'You should feel that it was worth what you paid.',
  ],
  quality: [
    'The quality should be better than that.',
    'You are right to expect better quality.',
    'What you write about the quality matters to us.',
    'Quality like that is not what you should get.',
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
    'Trouble with the screen spoils the rest, we know.',
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
    'The connection should work without trouble.',
    'You should be able to count on the connection.',
    'A connection that fails is annoying, we know.',
  ],
  cleanliness: [
    'Everything should of course have been clean.',
    'We take what you write about the cleanliness seriously.',
    'You have every right to expect cleanliness.',
  ],
  location: [
    'It is a pity that the location did not suit you.',
    'A place should be easy to get to, we understand.',
    'We understand that you had hoped for a better location.',
  ],
}

export const enNoticed: PhraseBook['noticed'] = {
  battery: ['What you write about the battery is useful for us to know.'],
  zip: ['What you tell us about the zip is useful to know.'],
  size: ['What you tell us about the fit is useful to know.'],
  colour: ['It helps us to know what you think of the colour.'],
  material: ['What you tell us about the material is useful to know.'],
  comfort: ['It helps us to know where it is not comfortable.'],
  sound: ['What you tell us about the sound is useful to know.'],
  taste: ['Tastes differ, and it helps us to know yours.'],
  packaging: ['Your point about the packaging is a good one.'],
  ease: ['It helps us to know what was hard to use.'],
  look: ['It helps us to know how you find the look.'],
  price: ['Your view of the price helps us.'],
  quality: ['It helps us to know how you judge the quality.'],
  performance: ['We are sorry that it does not work as well as it should.'],
  screen: ['What you tell us about the screen is useful to know.'],
  camera: ['What you tell us about the camera is useful to know.'],
  features: ['Your point is well taken.', 'It helps us to know what you would like it to offer.'],
  location: ['What you tell us about the location is useful to know.'],
}

/** Of games, apps and places. */
export const enBadElsewhere: PhraseBook['elsewhere']['bad'] = {
  comfort: ['You should have felt more at ease.'],
  connection: [
    'Getting and staying connected should be no trouble.',
    'Trouble with the connection spoils the pleasure, we know.',
    'The connection should hold.',
  ],
  ease: [
    'We understand that this was hard going for you.',
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
    'Your frank word on the price is useful to us.',
    'We understand that the price matters to you.',
    'The price has to be right, we understand that.',
  ],
}
