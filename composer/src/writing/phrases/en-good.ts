import type { PhraseBook } from './phrase-book.ts'

export const enGood: PhraseBook['good'] = {
  delivery: [
    'It’s great that you’re happy with the delivery.',
    'We’re glad the delivery went smoothly.',
    'It’s good to hear that the delivery went as it should.',
    'It’s nice to hear that the delivery worked out for you.',
    'It’s a pleasure to hear that the delivery went so well.',
    'We’re pleased that your order arrived as you hoped.',
  ],
  battery: [
    'It’s good to know the battery does its job.',
    'We’re glad you’re happy with the battery.',
    'It’s great that the battery works so well for you.',
  ],
  zip: [
    'It’s good to know the zipper works well for you.',
    'It’s nice to hear that you like the zipper.',
    'We’re glad the zipper does what it should.',
  ],
  size: [
    'We’re glad the size is right for you.',
    'It’s good to know the size is right.',
    'It’s great that the size works for you.',
    'It’s nice to hear that {it’s|they’re} just the right size.',
  ],
  colour: [
    'It’s great that the color works for you.',
    'We’re glad you like the color.',
    'It’s good to hear that the color is what you hoped for.',
  ],
  material: [
    'We’re glad you like the material.',
    'It’s good to know you’re happy with the material.',
    'It’s nice to hear that the material works for you.',
  ],
  comfort: [
    'It’s great that you find {it|them} comfortable.',
    'We’re glad you find {it|them} so comfortable.',
    'It’s good to hear that {it’s|they’re} comfortable.',
    'It’s so nice to hear how comfortable {it is|they are}.',
  ],
  sound: [
    'We’re glad the sound lives up to your expectations.',
    'It’s great that you enjoy the sound.',
    'It’s good to know you like what you hear.',
    'It’s nice to hear that you like the sound.',
  ],
  taste: [
    'We’re delighted that you like the taste.',
    'It’s great that you find {it|them} so tasty.',
    'It’s good to hear that the taste is right for you.',
    'It’s wonderful that the taste won you over.',
    'It’s so nice to hear that you enjoy the taste.',
    'We’re glad the flavor is just what you like.',
    'It’s a pleasure to hear how good {it tastes|they taste}.',
  ],
  smell: [
    'We’re glad you like the scent.',
    'It’s nice to hear that the scent is right for you.',
    'It’s good to know you enjoy the scent.',
  ],
  packaging: [
    'We’re glad you liked the packaging.',
    'It’s good to know {it|they} arrived well packed.',
    'It’s nice to hear that you were happy with the packaging.',
  ],
  service: [
    'Your kind words about the service mean a lot to the team.',
    'We’re glad you were happy with the service.',
    'It’s great that you felt well taken care of.',
    'It’s good to hear that you were in good hands.',
    'It’s so nice to hear that you liked our service.',
    'It’s nice to know that you could count on our service.',
  ],
  person: [
    'Your praise for our colleague means a lot to us.',
    'It’s wonderful that someone on our team was able to help.',
    'Kind words about a colleague are always nice to hear.',
  ],
  ease: [
    'It’s good to hear that you find {it|them} easy to use.',
    'We’re glad you find {it|them} so simple to use.',
    'It’s good to know that everything was easy for you.',
    'It’s so nice to hear that you find {it|them} so simple.',
    'It’s great that {it’s|they’re} so easy for you to use.',
    'It’s a pleasure to hear how easy {it is|they are} to use.',
  ],
  look: [
    'We’re glad you like how {it looks|they look}.',
    'It’s wonderful that the look appeals to you.',
    'It’s good to hear that you like the design.',
    'It’s so nice to hear that {it looks|they look} the way you hoped.',
    'It’s great that you think {it looks|they look} so good.',
    'It’s a pleasure to hear that you like the look.',
  ],
  price: [
    'We’re glad you find {it|them} a good value.',
    'It’s good to know the price is right for you.',
    'We’re glad the price works for you.',
    'It’s nice to hear that {it feels|they feel} like a good value to you.',
    'It’s so nice to hear that you find {it|them} worth every penny.',
    'It’s great that you feel the money was well spent.',
    'It’s a pleasure to hear that you find {it|them} well worth the price.',
  ],
  quality: [
    'We’re glad the quality met your expectations.',
    'It’s great that you’re happy with the quality.',
    'It’s good to hear that the quality is what you hoped for.',
    'It’s so nice to hear that you find {it|them} well made.',
    'It’s good to know the quality lives up to your expectations.',
    'It’s a pleasure to hear how much you like the quality.',
  ],
  performance: [
    'It’s good to hear that {it does its|they do their} job so well.',
    'We’re glad {it performs|they perform} the way you hoped.',
    'It’s good to know {it works|they work} well for you.',
    'It’s so nice to hear that {it does|they do} just what {it|they} should.',
    'It’s great that you can rely on {it|them}.',
    'It’s nice to hear that {it works|they work} just as {it|they} should.',
  ],
  screen: [
    'We’re glad you like the screen.',
    'It’s good to know the screen is what you hoped for.',
    'It’s great that you enjoy the screen.',
  ],
  camera: [
    'We’re glad you like the camera.',
    'It’s good to hear that the camera does what you expected.',
    'It’s great that the camera takes good pictures for you.',
  ],
  features: [
    'We’re glad you’re getting so much out of {it|them}.',
    'It’s good to hear that {it has|they have} what you need.',
    'It’s good to know you found what you were looking for.',
    'It’s so nice to hear that there’s so much you like about {it|them}.',
    'It’s great that you get so much out of {it|them}.',
    'It’s a pleasure to hear that {it suits|they suit} you so well.',
  ],
  connection: [
    'It’s good to know the connection works well for you.',
    'We’re glad connecting {it|them} went smoothly.',
    'It’s great that the connection gives you no trouble.',
  ],
  cleanliness: [
    'We’re glad you found everything so clean.',
    'It’s good to hear how clean you found everything.',
    'It’s nice to know that everything was clean.',
  ],
  location: [
    'We’re glad the location worked for you.',
    'It’s good to hear that you liked the location.',
    'It’s nice to know the location was right for you.',
  ],
}

/** For games, apps, and places. */
export const enGoodNotGoods: PhraseBook['notGoods']['good'] = {
  comfort: [
    'It’s good to hear that you felt so much at ease.',
    'We’re glad you found it so relaxing.',
    'It’s wonderful that it was so pleasant for you.',
  ],
  connection: [
    'It’s great that staying connected is no trouble.',
    'We’re glad the connection works so well for you.',
    'It’s good to hear that you’re happy with the connection.',
  ],
  ease: [
    'It’s great that you find your way around so easily.',
    'It’s good to hear that you find it so easy.',
    'We’re glad everything was simple for you.',
  ],
  features: [
    'We’re glad there’s so much you like about it.',
    'It’s good to hear that there’s so much for you to enjoy.',
    'It’s great that you find so much to enjoy in it.',
    'It’s so nice to hear that it offers what you were looking for.',
  ],
  look: [
    'We’re pleased that you like how it looks.',
    'It’s good to hear that you like the way it looks.',
    'It’s wonderful that you find it so attractive.',
    'It’s so nice to hear that you like what you see.',
  ],
  quality: [
    'We’re glad you like it so much.',
    'It’s good to hear that it’s as good as you hoped.',
    'It’s great that you think so highly of it.',
  ],
  performance: [
    'It’s good to hear that everything works so well.',
    'We’re glad it works so well for you.',
    'It’s good to know it all works as it should.',
  ],
}
