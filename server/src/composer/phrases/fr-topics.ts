import type { PhraseBook } from './phrase-book.ts'

export const frGood: PhraseBook['good'] = {
  delivery: ['Nous sommes heureux que la livraison se soit bien passée.', 'Tant mieux si tout vous est bien parvenu.'],
  battery: ['Il est bon de savoir que l’autonomie vous convient.'],
  zip: ['Il est bon de savoir que la fermeture éclair fonctionne bien.'],
  size: ['Tant mieux si la taille vous va.', 'Nous sommes heureux que la taille soit la bonne.'],
  colour: ['Nous sommes ravis que la couleur vous plaise.'],
  material: ['Nous sommes heureux que la matière vous plaise.'],
  comfort: ['Nous sommes heureux que le confort soit au rendez-vous.'],
  sound: ['Nous sommes heureux que le son vous plaise.'],
  taste: ['Nous sommes ravis que le goût vous plaise.'],
  smell: ['Nous sommes ravis que le parfum vous plaise.'],
  packaging: ['Tant mieux si tout est arrivé bien emballé.'],
  service: [
    'Nous transmettons vos compliments à l’équipe avec plaisir.',
    'Vos mots sur le service feront plaisir à l’équipe.',
  ],
  ease: ['Nous sommes heureux que tout soit si simple à utiliser pour vous.'],
  look: ['Nous sommes ravis que le style vous plaise.', 'Tant mieux si l’aspect est à votre goût.'],
  price: ['Nous sommes heureux que le rapport qualité-prix vous convienne.'],
  quality: [
    'Nous sommes heureux que la qualité soit à votre goût.',
    'Savoir que la qualité vous plaît nous encourage.',
  ],
}

export const frBad: PhraseBook['bad'] = {
  damage: [
    'Un article défectueux n’est pas ce que nous voulons vendre.',
    'Un défaut est agaçant, et nous le comprenons.',
  ],
  missing: [
    'Une commande devrait arriver complète et conforme.',
    'Qu’il manque quelque chose ou que ce ne soit pas le bon article n’aurait pas dû arriver.',
  ],
  delivery: [
    'La livraison ne s’est visiblement pas passée comme elle aurait dû.',
    'Nous comprenons combien ce souci de livraison a pu vous agacer.',
  ],
  battery: ['L’autonomie devrait être meilleure que cela.', 'Ce que vous écrivez sur l’autonomie nous est utile.'],
  zip: [
    'Une fermeture éclair doit fonctionner tous les jours.',
    'Nous prenons note de ce que vous écrivez sur la fermeture éclair.',
  ],
  size: ['Il est agaçant que la taille ne convienne pas.', 'Nous prenons note de votre remarque sur la taille.'],
  colour: [
    'Nous comprenons que vous attendiez une autre couleur.',
    'Nous prenons note de votre remarque sur la couleur.',
  ],
  material: ['Nous prenons note de votre remarque sur la matière.', 'La matière devrait être meilleure que cela.'],
  comfort: ['Le confort devrait bien sûr être au rendez-vous.', 'Nous prenons note de votre remarque sur le confort.'],
  sound: ['Le son devrait vous donner plus de plaisir.', 'Nous prenons note de votre remarque sur le son.'],
  taste: ['Il est dommage que le goût ne vous plaise pas.', 'Nous prenons note de votre remarque sur le goût.'],
  smell: ['Nous comprenons que l’odeur vous gêne.', 'Nous prenons note de votre remarque sur l’odeur.'],
  packaging: ['Un emballage doit protéger ce qu’il contient.', 'Nous prenons note de votre remarque sur l’emballage.'],
  service: [
    'Vous auriez dû recevoir une meilleure aide de notre part.',
    'Nous prenons au sérieux votre critique du service.',
  ],
  ease: ['L’utilisation devrait être plus simple que cela.', 'Nous prenons note de vos difficultés d’utilisation.'],
  look: ['Il est dommage que l’aspect ne soit pas à votre goût.', 'Nous prenons note de votre remarque sur l’aspect.'],
  price: ['Nous comprenons que le prix compte pour vous.', 'Nous prenons note de votre remarque sur le prix.'],
  quality: [
    'La qualité devrait être meilleure que ce que vous décrivez.',
    'Ce que vous écrivez sur la qualité compte pour nous.',
  ],
}
