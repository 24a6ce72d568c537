import type { PhraseBook } from './phrase-book.ts'

export const fr: PhraseBook = {
  language: 'fr',
  greeting: 'Bonjour {name},',
  order: 'votre commande',
  named: '{product}',
  joiner: ' ',
  openings: {
    bad: [
      'nous sommes désolés que {product} vous ait déçu.',
      'ce n’est pas ainsi que {product} devait arriver chez vous, et nous en sommes désolés.',
      'nous comprenons votre colère au sujet de cet achat, {product}, et nous la regrettons.',
      'nous sommes vraiment navrés de lire cela sur {product}.',
    ],
    mixed: [
      'votre avis nuancé sur {product} nous est utile.',
      'un mot honnête sur {product} a beaucoup de valeur pour nous.',
      'nous avons lu avec attention ce que vous dites sur {product}.',
    ],
    good: [
      'merci, quel plaisir de lire que {product} vous plaît.',
      'vos mots sur {product} nous font très plaisir, merci.',
      'merci de parler de {product} autour de vous.',
      'nous sommes ravis que {product} vous convienne.',
    ],
    question: ['c’est une bonne question sur {product}.', 'merci pour votre question sur {product}.'],
  },
  aboutTopic: {
    bad: [
      'Ce que vous écrivez sur {topic} n’est pas ce que nous voulons pour vous.',
      'Votre remarque sur {topic} est bien comprise, et elle compte.',
      'Nous prenons au sérieux ce que vous dites sur {topic}.',
    ],
    mixed: [
      'Votre remarque sur {topic} est transmise aux personnes concernées.',
      'Nous avons surtout noté ce que vous dites sur {topic}.',
    ],
    good: [
      'Ce que vous dites sur {topic} fera plaisir à celles et ceux qui y travaillent chaque jour.',
      'Votre mot sur {topic} nous touche particulièrement.',
    ],
    question: ['Vous voulez en savoir plus sur {topic}, et cela mérite une vraie réponse.'],
  },
  general: {
    bad: ['Vos mots ont été lus ici par une personne.', 'Ce n’est pas l’impression que nous voulons laisser.'],
    mixed: ['Des avis équilibrés comme le vôtre aident tout le monde.', 'Ces détails nous font avancer.'],
    good: ['C’est pour des mots pareils que nous travaillons.', 'Toute l’équipe a lu vos mots avec le sourire.'],
    question: ['D’autres se posent sûrement la même question.'],
  },
  closings: {
    bad: ['Une personne de l’équipe va regarder ce qui s’est passé.', 'Un collègue va s’en occuper.'],
    mixed: ['Nous sommes heureux de vous compter parmi nos clients.'],
    good: ['Profitez-en bien !', 'Qu’il vous accompagne longtemps.'],
    question: ['Un collègue vous répondra ici.'],
  },
  topics: [
    ['fermeture|zip|éclair', 'la fermeture éclair'],
    ['livraison|colis|retard|semaines que|arrivé|expédi', 'la livraison'],
    ['taille|petit|grand|serré', 'la taille'],
    ['couleur|teinte', 'la couleur'],
    ['cassé|fissur|abîmé|défaut|déchir', 'ce dommage'],
    ['fuit|fuite|goutte', 'cette fuite'],
    ['odeur|parfum|sent ', 'le parfum'],
    ['doux|gratte|tissu|laine|lin|cuir', 'la matière'],
    ['lumière|lampe|éclaire', 'la lumière'],
    ['emball|carton', 'l’emballage'],
    ['service|réponse|écrit', 'notre service'],
    ['prix|cher|argent', 'le prix'],
    ['qualité|solide|finition', 'la qualité'],
    ['beau|belle|joli|design', 'le style'],
    ['retour|renvoy|rembours', 'le retour'],
    ['couture|fils ', 'les coutures'],
    ['fabriqué|provenance', 'la fabrication'],
    ['lavage|lavé|rétréci', 'le lavage'],
  ],
}
