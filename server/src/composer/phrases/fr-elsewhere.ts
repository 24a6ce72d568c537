import type { PhraseBook } from './phrase-book.ts'

export const frElsewhere: PhraseBook['elsewhere'] = {
  good: {
    sound: [
      'Nous sommes ravis que ce soit si agréable à l’oreille.',
      'Nous sommes heureux que cela vous plaise aussi à l’oreille.',
      'Il est agréable de lire que vos oreilles y trouvent leur compte.',
    ],
    features: [
      'Nous sommes ravis que vous y trouviez tant de choses qui vous plaisent.',
      'Nous sommes heureux que tout ce qui est proposé vous plaise.',
      'Nous nous réjouissons que vous y trouviez votre bonheur.',
      'Il est agréable de lire que tout cela vous plaît.',
      'C’est un plaisir de savoir que vous en profitez pleinement.',
    ],
    ease: [
      'Nous sommes ravis que tout vous paraisse si simple.',
      'Nous sommes contents que tout soit si pratique pour vous.',
      'Il est agréable de lire que tout vous paraît facile.',
    ],
    look: [
      'Nous sommes ravis que vous trouviez cela si beau.',
      'Nous sommes heureux que le style soit à votre goût.',
      'Il est agréable de lire que cela vous plaît aussi à l’œil.',
    ],
    quality: [
      'Nous sommes ravis que cela soit à la hauteur de vos attentes.',
      'Nous sommes heureux que l’ensemble vous convienne.',
      'Il est agréable de lire que tout cela vous plaît autant.',
    ],
    comfort: [
      'Nous sommes ravis que vous vous y sentiez si bien.',
      'Nous sommes contents que ce soit si agréable pour vous.',
      'Il est agréable de lire que vous y avez trouvé ce confort.',
    ],
    size: [
      'Nous sommes contents que la taille vous convienne.',
      'Nous sommes ravis que les dimensions soient les bonnes.',
      'Il est agréable de lire que la taille vous plaît.',
    ],
    price: [
      'Nous sommes ravis que vous y trouviez votre compte.',
      'Nous sommes heureux que cela en vaille la peine pour vous.',
      'Il est agréable de lire que vous y voyez un avantage.',
      'Nous sommes contents que cela vous paraisse avantageux.',
    ],
    connection: [
      'Nous sommes contents que la connexion fonctionne bien.',
      'Nous sommes ravis que tout se passe bien en ligne aussi.',
      'Il est agréable de lire que la connexion vous donne satisfaction.',
    ],
  },
  bad: {
    sound: [
      'Le bruit ou un mauvais son est pénible, nous le comprenons.',
      'Nous comprenons que cela n’ait pas été agréable à l’oreille.',
      'Nous regrettons que cela n’ait pas été plus agréable à l’oreille.',
    ],
    damage: [
      'Cela n’aurait pas dû se produire.',
      'Tout aurait dû être en bon état.',
      'Nous sommes désolés de ce défaut.',
    ],
    missing: [
      'Il est dommage qu’il vous ait manqué quelque chose.',
      'Nous comprenons que cela vous ait manqué.',
      'Nous regrettons qu’il vous ait manqué quelque chose.',
    ],
    ease: [
      'Nous comprenons que cela vous donne du fil à retordre.',
      'Cela n’est pas toujours simple, nous le comprenons.',
      'Il est dommage que cela ne vous paraisse pas plus simple.',
    ],
    quality: [
      'Vous étiez en droit d’en attendre davantage.',
      'Nous comprenons que vous en espériez davantage.',
      'Nous regrettons que cela ne soit pas à la hauteur de vos attentes.',
    ],
    comfort: [
      'Vous auriez dû vous y sentir bien.',
      'Il est dommage que cela n’ait pas été plus agréable pour vous.',
      'Nous regrettons que le confort vous ait manqué.',
    ],
    size: [
      'Il est dommage que la taille ne vous convienne pas.',
      'Nous comprenons que vous attendiez d’autres dimensions.',
      'Nous regrettons que la taille ne soit pas celle que vous attendiez.',
    ],
    performance: [
      'Tout devrait fonctionner sans souci.',
      'Vous devriez bien sûr pouvoir compter sur un bon fonctionnement.',
      'Nous regrettons que tout ne fonctionne pas comme il se doit.',
    ],
  },
}

export const frNoticed: PhraseBook['noticed'] = {
  delivery: ['Nous comprenons votre remarque sur la livraison.', 'Votre remarque sur la livraison nous est utile.'],
  battery: ['Votre remarque sur la batterie nous est utile.'],
  zip: ['Votre remarque sur la fermeture nous est utile.'],
  size: ['Nous comprenons votre remarque sur la taille.', 'Votre remarque sur la taille nous est utile.'],
  colour: ['Votre remarque sur la couleur nous est utile.'],
  material: ['Votre remarque sur la matière nous est utile.'],
  comfort: ['Votre remarque sur le confort nous est utile.'],
  sound: ['Votre remarque sur le son nous est utile.'],
  taste: ['Votre remarque sur le goût nous est utile.'],
  packaging: ['Votre remarque sur l’emballage nous est utile.'],
  service: ['Nous prenons à cœur votre remarque sur notre service.'],
  look: ['Votre remarque sur l’aspect nous est utile.'],
  price: ['Nous comprenons votre remarque sur le prix.'],
  quality: ['Nous comprenons votre remarque sur la qualité.', 'Votre remarque sur la qualité nous est utile.'],
  performance: ['Votre remarque sur le fonctionnement nous est utile.'],
  screen: ['Votre remarque sur l’écran nous est utile.'],
  camera: ['Votre remarque sur les photos nous est utile.'],
  connection: ['Votre remarque sur la connexion nous est utile.'],
  cleanliness: ['Nous prenons au sérieux votre remarque sur la propreté.'],
  location: ['Nous comprenons votre remarque sur l’emplacement.'],
}
