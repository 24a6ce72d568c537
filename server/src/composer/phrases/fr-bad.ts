import type { PhraseBook } from './phrase-book.ts'

export const frBad: PhraseBook['bad'] = {
  damage: [
    'Un article défectueux n’est pas ce que nous voulons vendre.',
    'Un tel défaut est agaçant, nous le comprenons.',
    'Cela aurait dû fonctionner et tenir.',
  ],
  missing: [
    'Une commande devrait arriver complète et exacte.',
    'Un oubli ou une erreur dans la commande n’aurait pas dû arriver.',
    'Vous auriez dû recevoir exactement ce que vous aviez commandé.',
  ],
  delivery: [
    'La livraison ne s’est manifestement pas passée comme il se doit.',
    'Un souci de livraison est pénible, nous le savons.',
    'Nous avons noté ce que vous écrivez sur la livraison.',
  ],
  battery: [
    'La batterie devrait faire mieux que cela.',
    'Ce que vous écrivez sur la batterie nous est utile.',
    'On doit pouvoir compter sur une batterie.',
  ],
  zip: [
    'Une fermeture doit fonctionner chaque jour.',
    'Nous avons noté ce que vous écrivez sur la fermeture.',
    'Une fermeture qui résiste gâche le plaisir, nous le comprenons.',
  ],
  size: [
    'Une taille qui ne va pas, c’est agaçant.',
    'Nous avons noté ce que vous écrivez sur la taille.',
    'Votre remarque sur la taille nous est utile.',
  ],
  colour: [
    'Il est dommage que la couleur ne soit pas celle que vous espériez.',
    'Nous avons noté ce que vous écrivez sur la couleur.',
    'Votre remarque sur la couleur nous est utile.',
  ],
  material: [
    'La matière devrait être meilleure que cela.',
    'Nous avons noté ce que vous écrivez sur la matière.',
    'Votre remarque sur la matière nous est utile.',
  ],
  comfort: [
    'Le confort devrait bien sûr être au rendez-vous.',
    'Nous avons noté ce que vous écrivez sur le confort.',
    'Sans confort, le plaisir n’y est pas, nous le comprenons.',
  ],
  sound: [
    'Le son devrait vous donner plus de plaisir.',
    'Nous avons noté ce que vous écrivez sur le son.',
    'Votre remarque sur le son nous est utile.',
  ],
  taste: [
    'Il est dommage que le goût ne vous plaise pas.',
    'Nous avons noté ce que vous écrivez sur le goût.',
    'Le goût devrait bien sûr être un plaisir.',
  ],
  smell: [
    'Nous comprenons que l’odeur vous gêne.',
    'Nous avons noté ce que vous écrivez sur l’odeur.',
    'Une telle odeur est désagréable, nous le comprenons.',
  ],
  packaging: [
    'Un emballage doit protéger ce qu’il contient.',
    'Nous avons noté ce que vous écrivez sur l’emballage.',
    'Votre remarque sur l’emballage nous est utile.',
  ],
  service: [
    'Un bon service devrait vous simplifier les choses, nous le savons.',
    'Nous prenons à cœur votre critique de notre service.',
    'Notre service aurait dû mieux vous aider.',
  ],
  person: [
    'Personne dans notre équipe ne devrait vous laisser cette impression.',
    'Nous prenons à cœur ce que vous écrivez sur un membre de notre équipe.',
    'L’accueil d’un membre de l’équipe aurait dû être tout autre.',
  ],
  ease: [
    'L’utilisation devrait être plus simple.',
    'Nous avons noté les difficultés que vous avez eues à l’utiliser.',
    'Votre remarque sur la facilité d’utilisation nous est utile.',
  ],
  look: [
    'Il est dommage que l’aspect ne vous plaise pas.',
    'Nous avons noté ce que vous écrivez sur l’aspect.',
    'Votre remarque sur le style nous est utile.',
  ],
  price: [
    'Nous comprenons que le prix compte pour vous.',
    'Nous avons noté ce que vous écrivez sur le prix.',
    'À ce prix, vous devriez bien sûr avoir satisfaction.',
  ],
  quality: [
    'La qualité devrait être meilleure que ce que vous décrivez.',
    'Ce que vous écrivez sur la qualité compte pour nous.',
    'Nous avons noté vos remarques sur la qualité.',
  ],
  performance: [
    'Cela devrait mieux fonctionner.',
    'Nous avons noté ce que vous écrivez sur le fonctionnement.',
    'Votre remarque sur les performances nous est utile.',
  ],
  screen: [
    'L’écran devrait faire mieux que cela.',
    'Nous avons noté ce que vous écrivez sur l’écran.',
    'Votre remarque sur l’écran nous est utile.',
  ],
  camera: [
    'L’appareil photo devrait donner de meilleures images.',
    'Nous avons noté ce que vous écrivez sur l’appareil photo.',
    'Votre remarque sur les photos nous est utile.',
  ],
  features: [
    'Nous avons noté les fonctions qui ne vous conviennent pas.',
    'Votre remarque sur les fonctionnalités nous est utile.',
    'Il est dommage que les fonctions ne répondent pas à vos attentes.',
  ],
  connection: [
    'La connexion devrait se faire sans souci.',
    'Nous avons noté ce que vous écrivez sur la connexion.',
    'Une connexion qui échoue est agaçante, nous le comprenons.',
  ],
  cleanliness: [
    'Tout aurait bien sûr dû être propre.',
    'Nous prenons au sérieux ce que vous écrivez sur la propreté.',
    'Vous êtes en droit d’attendre une propreté parfaite.',
  ],
  location: [
    'Il est dommage que l’emplacement ne vous ait pas convenu.',
    'Nous avons noté ce que vous écrivez sur l’emplacement.',
    'Votre remarque sur l’emplacement nous est utile.',
  ],
}
