import type { PhraseBook } from './phrase-book.ts'

export const frGood: PhraseBook['good'] = {
  delivery: [
    'Nous sommes contents que la livraison se soit bien passée.',
    'C’est un plaisir de savoir que tout vous est bien parvenu.',
    'Votre satisfaction au sujet de la livraison nous réjouit.',
  ],
  battery: [
    'Il est bon de savoir que la batterie tient ses promesses.',
    'Nous sommes contents que la batterie vous convienne.',
    'La batterie vous donne satisfaction, et cela nous fait plaisir.',
  ],
  zip: [
    'Il est bon de savoir que la fermeture fonctionne bien.',
    'Nous sommes contents que la fermeture vous convienne.',
    'La fermeture vous donne satisfaction, et cela nous fait plaisir.',
  ],
  size: [
    'Nous sommes contents que la taille vous convienne.',
    'Il est bon de savoir que la taille est la bonne.',
    'Que la taille vous aille bien nous fait plaisir.',
  ],
  colour: [
    'Nous sommes ravis que la couleur soit à votre goût.',
    'Il est agréable de savoir que la couleur vous plaît.',
    'La couleur vous plaît, et cela nous fait plaisir.',
  ],
  material: [
    'Nous sommes contents que la matière vous plaise.',
    'Il est bon de savoir que la matière vous convient.',
    'La matière vous donne satisfaction, et cela nous fait plaisir.',
  ],
  comfort: [
    'Nous sommes contents que le confort vous plaise.',
    'Il est bon de savoir que le confort est au rendez-vous.',
    'Votre confort compte pour nous, et cela nous fait plaisir.',
  ],
  sound: [
    'Nous sommes contents que le son vous plaise.',
    'Il est bon de savoir que le son est à votre goût.',
    'Le son vous donne satisfaction, et cela nous fait plaisir.',
  ],
  taste: [
    'Nous sommes ravis que le goût vous plaise.',
    'Il est bon de savoir que vous en aimez le goût.',
    'Que cela vous régale nous fait plaisir : le goût compte tant.',
  ],
  smell: [
    'Nous sommes ravis que le parfum vous plaise.',
    'Il est bon de savoir que l’odeur est à votre goût.',
    'L’odeur vous plaît, et cela nous fait plaisir.',
  ],
  packaging: [
    'Nous sommes contents que l’emballage vous ait plu.',
    'Il est bon de savoir que tout est arrivé bien emballé.',
    'Vos mots sur l’emballage nous font plaisir.',
  ],
  service: [
    'Vos mots sur le service comptent beaucoup pour l’équipe.',
    'Nous sommes contents que le service vous ait donné satisfaction.',
    'Il est bon de savoir que notre service a su vous aider.',
  ],
  person: [
    'Vos compliments pour une personne de notre équipe nous touchent.',
    'Il est bon de savoir qu’une personne de l’équipe a si bien su vous aider.',
    'De tels mots sur un membre de l’équipe nous font très plaisir.',
  ],
  ease: [
    'Il est bon de savoir que l’utilisation vous paraît facile.',
    'Nous sommes contents que tout soit si simple pour vous.',
    'La facilité d’utilisation vous plaît, et cela nous fait plaisir.',
  ],
  look: [
    'Nous sommes contents que l’aspect vous plaise.',
    'Il est agréable de savoir que le design est à votre goût.',
    'Le style vous plaît, et cela nous fait plaisir.',
  ],
  price: [
    'Nous sommes contents que le prix vous paraisse juste.',
    'Il est bon de savoir que le rapport qualité-prix vous convient.',
    'Que cela vaille son prix à vos yeux nous fait plaisir.',
  ],
  quality: [
    'Nous sommes contents que la qualité vous plaise.',
    'Il est bon de savoir que la qualité est à la hauteur.',
    'La qualité vous donne satisfaction, et cela nous fait plaisir.',
  ],
  performance: [
    'Nous sommes contents que tout fonctionne si bien.',
    'Il est bon de savoir que les performances sont au rendez-vous.',
    'Que cela marche comme vous le souhaitiez nous fait plaisir.',
  ],
  screen: [
    'Nous sommes contents que l’écran vous plaise.',
    'Il est bon de savoir que l’écran vous convient.',
    'L’écran vous donne satisfaction, et cela nous fait plaisir.',
  ],
  camera: [
    'Nous sommes contents que l’appareil photo vous plaise.',
    'Il est bon de savoir que la qualité des photos vous convient.',
    'L’appareil photo vous donne satisfaction, et cela nous fait plaisir.',
  ],
  features: [
    'Nous sommes contents que les fonctions vous soient utiles.',
    'Il est bon de savoir que les fonctionnalités vous plaisent.',
    'Les fonctions vous donnent satisfaction, et cela nous fait plaisir.',
  ],
  connection: [
    'Nous sommes contents que la connexion se fasse sans souci.',
    'Il est bon de savoir que la connexion fonctionne bien.',
    'La connexion vous donne satisfaction, et cela nous fait plaisir.',
  ],
  cleanliness: [
    'Nous sommes contents que la propreté vous ait plu.',
    'Il est bon de savoir que vous avez trouvé tout propre.',
    'Vos mots sur la propreté nous font plaisir.',
  ],
  location: [
    'Nous sommes contents que l’emplacement vous ait plu.',
    'Il est bon de savoir que l’emplacement vous convenait.',
    'L’emplacement vous a plu, et cela nous fait plaisir.',
  ],
}
