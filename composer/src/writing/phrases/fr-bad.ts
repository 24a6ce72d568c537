import type { PhraseBook } from './phrase-book.ts'

export const frBad: PhraseBook['bad'] = {
  damage: [
    'Nous comprenons qu’un tel défaut soit agaçant.',
    'Vous étiez en droit d’attendre un article en bon état.',
    'Nous sommes désolés de ce défaut.',
    'Un tel défaut n’aurait pas dû se produire.',
  ],
  missing: [
    'Votre commande aurait dû être complète et conforme.',
    'Vous étiez en droit de recevoir exactement ce que vous attendiez.',
    'Nous sommes désolés qu’il vous ait manqué quelque chose.',
  ],
  delivery: [
    'La livraison aurait dû mieux se passer.',
    'Nous savons combien un souci de livraison est pénible.',
    'Nous sommes désolés que la livraison n’ait pas été à la hauteur.',
    'Vous étiez en droit d’attendre une livraison sans souci.',
  ],
  battery: [
    'La batterie ne devrait pas vous causer de souci.',
    'Vous devez pouvoir compter sur la batterie.',
    'Nous regrettons que la batterie vous pose problème.',
  ],
  zip: [
    'La fermeture devrait fonctionner sans difficulté.',
    'Nous comprenons qu’une fermeture qui fonctionne mal soit agaçante.',
    'Nous regrettons que la fermeture vous pose problème.',
  ],
  size: [
    'Nous comprenons qu’une taille qui ne convient pas soit décevante.',
    'Vous attendiez une autre taille, et c’est bien normal.',
    'Nous regrettons que la taille ne vous convienne pas.',
  ],
  colour: [
    'Nous comprenons que vous attendiez une autre couleur.',
    'La couleur aurait dû être celle que vous espériez.',
    'Nous regrettons que la couleur ne vous plaise pas.',
  ],
  material: [
    'Nous comprenons que vous espériez une autre matière.',
    'Nous comprenons que la matière vous ait déçu.',
    'Nous regrettons que la matière ne vous convienne pas.',
  ],
  comfort: [
    'Nous regrettons que le confort ne soit pas au rendez-vous.',
    'Nous comprenons que ce manque de confort soit gênant.',
    'Vous étiez en droit d’attendre plus de confort.',
  ],
  sound: [
    'Nous comprenons qu’un mauvais son gâche le plaisir.',
    'Nous comprenons que le son vous ait déçu.',
    'Nous regrettons que le son ne vous convienne pas.',
  ],
  taste: [
    'Vous espériez un meilleur goût, et c’est bien normal.',
    'Nous comprenons que ce goût ne vous plaise pas.',
    'Nous regrettons que le goût ne vous convienne pas.',
    'Le goût aurait dû vous plaire.',
  ],
  smell: [
    'Nous comprenons que l’odeur vous gêne.',
    'L’odeur n’aurait pas dû vous gêner.',
    'Nous sommes désolés que l’odeur soit désagréable.',
  ],
  packaging: [
    'L’emballage aurait dû être mieux.',
    'Nous sommes désolés que l’emballage n’ait pas été à la hauteur.',
    'Vous étiez en droit d’attendre un emballage plus soigné.',
  ],
  service: [
    'Notre service aurait dû mieux vous aider.',
    'Ce n’est pas le service que nous voulons vous offrir.',
    'Nous regrettons que notre service n’ait pas été à la hauteur.',
    'Vous étiez en droit d’attendre un meilleur service.',
  ],
  person: [
    'Personne dans notre équipe ne devrait vous laisser cette impression.',
    'Vous auriez dû recevoir un tout autre accueil.',
    'Nous sommes désolés de l’accueil que vous avez reçu.',
  ],
  ease: [
    'Nous comprenons que l’utilisation vous ait donné du fil à retordre.',
    'L’utilisation devrait être plus simple pour vous.',
    'Nous sommes désolés que l’utilisation vous ait donné du mal.',
  ],
  look: [
    'Vous imaginiez un autre aspect, et nous comprenons votre déception.',
    'L’aspect aurait dû correspondre à vos attentes.',
    'Nous regrettons que l’aspect ne soit pas à votre goût.',
  ],
  price: [
    'À ce prix, vous étiez en droit d’attendre mieux.',
    'Nous comprenons que le prix vous déçoive.',
    'Nous regrettons que le prix vous paraisse trop élevé.',
  ],
  quality: [
    'Nous comprenons que la qualité vous ait déçu.',
    'Nous regrettons que la qualité ne soit pas à la hauteur de vos attentes.',
    'Nous comprenons votre déception face à la qualité.',
  ],
  performance: [
    'Tout devrait fonctionner sans souci.',
    'Vous devriez pouvoir compter sur un bon fonctionnement.',
    'Nous regrettons que tout ne fonctionne pas comme il se doit.',
    'Tout aurait dû fonctionner normalement.',
    'Nous comprenons qu’un mauvais fonctionnement soit agaçant.',
  ],
  screen: [
    'Vous pouviez vous attendre à un meilleur écran.',
    'L’écran aurait dû vous donner satisfaction.',
    'Nous regrettons que l’écran ne vous convienne pas.',
  ],
  camera: [
    'L’appareil photo devrait prendre de meilleures photos.',
    'Nous comprenons que les photos vous déçoivent.',
    'Nous regrettons que les photos ne vous donnent pas satisfaction.',
  ],
  features: [
    'Vous espériez y trouver plus de possibilités.',
    'Nous comprenons que vous en attendiez davantage.',
    'Nous regrettons que vous n’y trouviez pas tout ce que vous cherchiez.',
    'Vous en attendiez plus, et c’est bien normal.',
  ],
  connection: [
    'Vous étiez en droit d’attendre une connexion sans souci.',
    'Nous comprenons qu’une connexion qui échoue soit agaçante.',
    'Nous regrettons que la connexion vous pose problème.',
  ],
  cleanliness: [
    'Tout aurait dû être parfaitement propre.',
    'Vous êtes en droit d’attendre une propreté irréprochable.',
    'Nous sommes désolés que la propreté n’ait pas été au rendez-vous.',
  ],
  location: [
    'Vous espériez un meilleur emplacement.',
    'Nous comprenons que l’emplacement n’ait pas été idéal pour vous.',
    'Nous regrettons que l’emplacement ne vous ait pas convenu.',
  ],
}
