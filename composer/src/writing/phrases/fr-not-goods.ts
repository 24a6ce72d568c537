import type { PhraseBook } from './phrase-book.ts'

export const frNotGoods: PhraseBook['notGoods'] = {
  good: {
    sound: [
      'Nous sommes ravis que ce soit si agréable à l’oreille.',
      'Nous sommes heureux que l’ambiance sonore vous plaise.',
      'Vos compliments sur l’ambiance sonore nous font plaisir.',
    ],
    features: [
      'Nous sommes ravis que vous y trouviez tant de choses qui vous plaisent.',
      'Nous sommes contents que vous y trouviez de quoi vous plaire.',
      'Nous nous réjouissons que vous y trouviez votre bonheur.',
      'Cela fait plaisir de lire que vous y trouvez ce que vous cherchiez.',
      'Savoir que vous en profitez pleinement nous fait plaisir.',
    ],
    ease: [
      'Nous sommes ravis que tout vous paraisse si simple.',
      'Nous sommes contents que tout soit si pratique pour vous.',
      'Cela fait plaisir de lire que tout vous paraît facile.',
    ],
    look: [
      'Nous sommes ravis que l’esthétique vous plaise.',
      'Nous sommes heureux que le style soit à votre goût.',
      'Vos compliments sur l’esthétique nous font plaisir.',
    ],
    quality: [
      'Nous sommes ravis d’avoir été à la hauteur de vos attentes.',
      'Nous sommes heureux que l’ensemble vous convienne.',
      'Cela fait plaisir de lire que l’ensemble vous plaît autant.',
    ],
    comfort: [
      'Nous sommes ravis que vous vous y sentiez si bien.',
      'Nous sommes contents que ce soit si agréable pour vous.',
      'Cela fait plaisir de lire que vous y trouvez tant de confort.',
    ],
    size: [
      'Nous sommes contents que la taille vous convienne.',
      'Nous sommes ravis que les dimensions soient les bonnes.',
      'Cela fait plaisir de lire que la taille répond à vos attentes.',
    ],
    price: [
      'Nous sommes ravis que vous y trouviez votre compte.',
      'Nous sommes heureux que vous y trouviez un avantage.',
      'Cela fait plaisir de lire que vous en avez pour votre argent.',
      'Nous nous réjouissons que ce soit avantageux pour vous.',
    ],
    connection: [
      'Nous sommes contents que la connexion fonctionne bien.',
      'Nous nous réjouissons que la connexion soit bonne.',
      'Cela fait plaisir de lire que la connexion vous donne satisfaction.',
    ],
  },
  bad: {
    sound: [
      'Nous comprenons que ce soit pénible à l’oreille.',
      'L’ambiance sonore aurait dû être plus agréable.',
      'Nous regrettons que ce n’ait pas été plus agréable à l’oreille.',
    ],
    damage: [
      'Un tel problème n’aurait pas dû se produire.',
      'Tout aurait dû être en bon état.',
      'Nous sommes désolés de ce défaut.',
    ],
    missing: [
      'Rien n’aurait dû vous manquer.',
      'Nous comprenons que cela vous ait manqué.',
      'Nous regrettons qu’il vous ait manqué quelque chose.',
    ],
    ease: [
      'Nous comprenons que cela vous donne du fil à retordre.',
      'Ce n’est pas toujours simple, nous le savons.',
      'Nous regrettons que ce ne soit pas plus simple pour vous.',
    ],
    quality: [
      'Vous étiez en droit d’en attendre davantage.',
      'Nous comprenons que l’ensemble vous déçoive.',
      'Nous regrettons que l’ensemble ne soit pas à la hauteur de vos attentes.',
    ],
    comfort: [
      'Vous auriez dû vous y sentir bien.',
      'Nous comprenons que vous attendiez plus de confort.',
      'Nous regrettons que le confort vous ait manqué.',
    ],
    size: [
      'Vous espériez d’autres dimensions.',
      'Nous comprenons que la taille ne vous convienne pas.',
      'Nous regrettons que la taille ne soit pas celle que vous attendiez.',
    ],
    performance: [
      'Tout devrait fonctionner sans souci.',
      'Vous devriez pouvoir compter sur un bon fonctionnement.',
      'Nous regrettons que tout ne fonctionne pas comme il se doit.',
    ],
  },
}
