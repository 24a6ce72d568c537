import type { PhraseBook } from './phrase-book.ts'

export const enGood: PhraseBook['good'] = {
  delivery: [
    'It is great that everything arrived safely.',
    'We are pleased that the delivery went smoothly.',
    'Good to hear that the delivery went as it should.',
    'It is nice to hear that you are satisfied with the delivery.',
    'It is a pleasure to hear that the delivery went so well.',
    'How nice that it arrived just as you wanted.',
  ],
  battery: [
    'Good to know that the battery does its job well.',
    'We are pleased that you are happy with the battery.',
    'It is great that the battery serves you so well.',
  ],
  zip: [
    'Good to know that the zipper works well for you.',
    'It is nice to hear that you like the zipper.',
    'We are pleased that the zipper does what it should.',
  ],
  size: [
    'We are pleased that the size is right for you.',
    'It is good to know that the fit is right.',
    'It is great that the size works for you.',
    'It is nice to hear that it fits so well.',
  ],
  colour: [
    'It is lovely that the color is to your taste.',
    'We are pleased that you like the color.',
    'Good to hear that the color is what you hoped for.',
  ],
  material: [
    'We are pleased that you like the material.',
    'Good to know that you are satisfied with the material.',
    'It is nice to hear that the material is to your liking.',
  ],
  comfort: [
    'It is great that you find it comfortable.',
    'We are pleased that you find it so comfortable.',
    'Good to hear that it is comfortable.',
    'How nice that it feels so comfortable.',
  ],
  sound: [
    'We are pleased that the sound lives up to your expectations.',
    'It is great that you enjoy the sound.',
    'Good to know that you like what you hear.',
    'It is nice that the sound is to your liking.',
  ],
  taste: [
    'We are delighted that you like the taste.',
    'It is great that you find it so tasty.',
    'Good to hear that the taste is right for you.',
    'It is lovely that you like the taste so much.',
    'How nice that you enjoy the taste.',
    'We are pleased that the flavor is just what you like.',
    'It is a pleasure to hear that it tastes so good.',
  ],
  smell: [
    'We are pleased that you like the scent.',
    'It is lovely that the scent is to your taste.',
    'Good to know that you enjoy the scent.',
  ],
  packaging: [
    'We are pleased that you liked the packaging.',
    'Good to know that it arrived well packed.',
    'It is nice to hear that the packaging was right.',
  ],
  service: [
    'Your kind words about the service mean a lot to the team.',
    'We are pleased that you were happy with the service.',
    'It is great that you felt well looked after.',
    'Good to hear that you were well cared for.',
    'How nice that you liked our service.',
    'It is nice to hear that you could rely on our service.',
  ],
  person: [
    'Your praise for our colleague means a lot to us.',
    'It is lovely that a member of our team could help you so well.',
    'Kind words about a colleague are always a joy to read.',
  ],
  ease: [
    'It is good to hear that you find it easy to use.',
    'We are pleased that you find it so simple to use.',
    'Good to know that everything was easy for you.',
    'How nice that you find it so simple.',
    'It is great that you get on with it so easily.',
    'It is a pleasure to hear that it is so easy to use.',
  ],
  look: [
    'We are pleased that you like how it looks.',
    'It is lovely that the look is to your taste.',
    'Good to hear that you like the design.',
    'How nice that it looks the way you hoped.',
    'It is great that you think it looks so good.',
    'It is a pleasure to hear that you like the look.',
  ],
  price: [
    'We are pleased that you find it good value.',
    'Good to know that the price is right for you.',
    'It is nice to hear that you find it good value for money.',
    'How nice that it is worth every penny to you.',
    'It is great that you feel the money was well spent.',
    'It is a pleasure to hear that you find it worth its price.',
  ],
  quality: [
    'We are pleased that the quality is what you expect.',
    'It is great that you are happy with the quality.',
    'Good to hear that the quality is what you hoped for.',
    'How nice that you find it so well made.',
    'It is good to know that you are satisfied with the quality.',
    'It is a pleasure to hear that you find the quality so good.',
  ],
  performance: [
    'It is good to hear that it does its job so well.',
    'We are pleased that it performs as you hoped.',
    'Good to know that it works well for you.',
    'How nice that it does just what it should.',
    'It is great that you can rely on it.',
    'It is nice to hear that it works just as it should.',
  ],
  screen: [
    'We are pleased that you like the screen.',
    'Good to know that you are satisfied with the screen.',
    'It is great that the screen is to your liking.',
  ],
  camera: [
    'We are pleased that you like the camera.',
    'Good to hear that the camera does what you expect.',
    'It is great that the camera gives you good pictures.',
  ],
  features: [
    'We are pleased that you get so much out of it.',
    'It is good to hear that it offers what you need.',
    'Good to know that it gives you what you were looking for.',
    'How nice that there is so much about it that you like.',
    'It is great that you get so much out of it.',
    'It is a pleasure to hear that it suits you so well.',
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

/** For games, apps, and places. */
export const enGoodElsewhere: PhraseBook['elsewhere']['good'] = {
  comfort: [
    'Good to hear that you feel so much at ease.',
    'We are pleased that you find it so relaxing.',
    'It is lovely that it was so pleasant for you.',
  ],
  connection: [
    'It is great that staying connected is no trouble.',
    'We are pleased that the connection works so well for you.',
    'Good to hear that you are happy with the connection.',
  ],
  ease: [
    'It is great that you find your way around so easily.',
    'Good to hear that you find it so easy.',
    'We are pleased that everything was simple for you.',
  ],
  features: [
    'We are pleased that you like so much about it.',
    'Good to hear that there is so much to enjoy.',
    'It is great that you find so much to enjoy in it.',
    'How nice that it offers what you were looking for.',
  ],
  look: [
    'We are pleased that you like how it looks.',
    'Good to hear that you find it so attractive.',
    'It is lovely that the look is to your taste.',
    'How nice that you like what you see.',
  ],
  quality: [
    'We are pleased that you find it so good.',
    'Good to hear that it is as good as you hoped.',
    'It is great that you think so highly of it.',
  ],
  performance: [
    'It is good to hear that everything works so well.',
    'We are pleased that it runs so well for you.',
    'Good to know that it all works as it should.',
  ],
}
