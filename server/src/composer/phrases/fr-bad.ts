import type { PhraseBook } from './phrase-book.ts'

export const frBad: PhraseBook['bad'] = {
  damage: [
    'Un tel défaut est agaçant, nous le comprenons.',
    'Vous étiez en droit d’attendre un article en bon état.',
    'Nous sommes désolés de ce défaut.',
    'Ce défaut n’aurait pas dû se produire.',
  ],
  missing: [
    'Tout aurait dû être complet et exact.',
    'Il est normal d’attendre que tout soit complet et exact.',
    'Nous sommes désolés qu’il vous ait manqué quelque chose.',
  ],
  delivery: [
    'La livraison aurait dû mieux se passer.',
    'Un souci de livraison est pénible, nous le savons.',
    'Nous sommes désolés que la livraison n’ait pas été à la hauteur.',
    'Vous étiez en droit d’attendre une livraison sans souci.',
  ],
  battery: [
    'La batterie devrait mieux tenir que cela.',
    'On doit pouvoir compter sur une batterie.',
    'Nous regrettons que la batterie vous donne du souci.',
  ],
  zip: [
    'Une fermeture doit fonctionner chaque jour.',
    'Une fermeture qui résiste gâche le plaisir, nous le comprenons.',
    'Nous regrettons que la fermeture vous donne du souci.',
  ],
  size: [
    'Nous comprenons qu’une taille qui ne va pas soit agaçante.',
    'Il est décevant que la taille n’aille pas, nous le comprenons.',
    'Nous regrettons que la taille ne vous convienne pas.',
  ],
  colour: [
    'Il est dommage que la couleur ne soit pas celle que vous espériez.',
    'La couleur devrait être celle que vous attendiez.',
    'Nous regrettons que la couleur ne vous plaise pas.',
  ],
  material: [
    'La matière devrait être meilleure que cela.',
    'La matière aurait dû vous donner satisfaction.',
    'Nous regrettons que la matière ne vous convienne pas.',
  ],
  comfort: [
    'Nous regrettons que le confort ne soit pas au rendez-vous.',
    'Sans confort, le plaisir n’y est pas, nous le comprenons.',
    'Nous regrettons que le confort vous ait manqué.',
  ],
  sound: [
    'Un mauvais son gâche le plaisir, nous le comprenons.',
    'Le son devrait être meilleur que cela.',
    'Nous regrettons que le son ne vous convienne pas.',
  ],
  taste: [
    'Le goût devrait bien sûr être un plaisir.',
    'Il est dommage que le goût ne vous plaise pas.',
    'Nous regrettons que le goût ne soit pas le vôtre.',
    'Les goûts comptent, et nous comprenons que celui-ci ne soit pas le vôtre.',
  ],
  smell: [
    'Nous comprenons que l’odeur vous gêne.',
    'Une telle odeur est désagréable, nous le comprenons.',
    'Nous regrettons que l’odeur vous gêne.',
  ],
  packaging: [
    'L’emballage aurait dû arriver en bon état.',
    'Nous sommes désolés que l’emballage n’ait pas été à la hauteur.',
    'Nous regrettons que l’emballage ne soit pas arrivé en bon état.',
  ],
  service: [
    'Notre service aurait dû mieux vous aider.',
    'Notre service aurait dû être bien meilleur.',
    'Nous regrettons que notre service n’ait pas été à la hauteur.',
    'Vous étiez en droit d’attendre un meilleur service.',
  ],
  person: [
    'Personne dans notre équipe ne devrait vous laisser cette impression.',
    'L’accueil d’un membre de l’équipe aurait dû être tout autre.',
    'Nous sommes désolés de l’accueil que vous avez eu.',
  ],
  ease: [
    'Nous comprenons que cela vous ait donné du fil à retordre.',
    'Cela devrait être plus simple pour vous.',
    'Nous sommes désolés que cela vous ait donné du mal.',
  ],
  look: [
    'Il est dommage que ce ne soit pas ce que vous imaginiez.',
    'Il est dommage que l’aspect ne vous plaise pas.',
    'Nous regrettons que l’aspect ne soit pas à votre goût.',
  ],
  price: [
    'À ce prix, vous étiez en droit d’attendre mieux.',
    'Nous comprenons que le prix compte pour vous.',
    'Nous regrettons que le prix vous paraisse trop élevé.',
  ],
  quality: [
    'La qualité devrait être meilleure que cela.',
    'Vous étiez en droit d’attendre une meilleure qualité.',
    'Nous regrettons que la qualité ne soit pas à la hauteur de vos attentes.',
    'Il est dommage que la qualité ne vous donne pas satisfaction.',
  ],
  performance: [
    'Cela devrait fonctionner sans souci.',
    'Vous devriez bien sûr pouvoir compter sur un bon fonctionnement.',
    'Nous regrettons que cela ne fonctionne pas comme il se doit.',
    'Tout aurait dû fonctionner normalement.',
    'Nous regrettons que le fonctionnement ne soit pas à la hauteur.',
  ],
  screen: [
    'L’écran devrait faire mieux que cela.',
    'L’écran aurait dû vous donner satisfaction.',
    'Nous regrettons que l’écran ne vous convienne pas.',
  ],
  camera: [
    'L’appareil photo devrait donner de meilleures images.',
    'Les photos devraient être meilleures que cela.',
    'Nous regrettons que les photos ne vous donnent pas satisfaction.',
  ],
  features: [
    'Nous regrettons que tout ne réponde pas à vos attentes.',
    'Nous comprenons que vous en attendiez davantage.',
    'Nous regrettons que cela n’offre pas tout ce que vous cherchiez.',
    'Vous en espériez davantage, et nous le comprenons.',
  ],
  connection: [
    'Vous étiez en droit d’attendre une connexion sans souci.',
    'Une connexion qui échoue est agaçante, nous le comprenons.',
    'Nous regrettons que la connexion vous donne du souci.',
  ],
  cleanliness: [
    'Tout aurait bien sûr dû être propre.',
    'Vous êtes en droit d’attendre une propreté parfaite.',
    'Nous sommes désolés que la propreté n’ait pas été au rendez-vous.',
  ],
  location: [
    'Il est dommage que l’emplacement ne vous ait pas convenu.',
    'Nous comprenons que l’emplacement n’ait pas été idéal pour vous.',
    'Nous regrettons que l’emplacement ne vous ait pas convenu.',
  ],
}
