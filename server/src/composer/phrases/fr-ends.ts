import type { End } from './phrase-book.ts'

export const frEnds: Record<End, string[]> = {
  wish: [
    'Profitez-en bien !',
    'Nous vous souhaitons d’en profiter longtemps.',
    'Nous vous en souhaitons un excellent usage.',
    'Que ce plaisir dure longtemps.',
    'Nous vous souhaitons encore de bons moments avec cet achat.',
    'Bonne continuation avec votre achat !',
  ],
  farewell: [
    'À très bientôt.',
    'Au plaisir de vous revoir.',
    'Bien à vous.',
    'Au plaisir de vous lire à nouveau.',
    'Toute l’équipe vous dit à bientôt.',
    'Nous serions heureux de vous retrouver.',
    'À une prochaine fois.',
  ],
  encourage: [
    'Des avis comme le vôtre nous encouragent.',
    'Il est bon de savoir ce qui compte pour vous.',
    'C’est pour cela que nous aimons notre travail.',
    'De tels mots récompensent tous nos efforts.',
    'Cela motive toute l’équipe.',
    'Cela nous montre que nos efforts en valent la peine.',
  ],
  invite: [
    'Dites-nous volontiers ce que nous pourrions améliorer.',
    'Que faudrait-il changer pour que tout vous convienne ? Votre avis nous aide.',
    'Toute suggestion pour faire mieux est la bienvenue.',
    'Qu’est-ce qui vous a manqué ? Votre avis nous aide.',
    'Si vous avez une idée d’amélioration, nous vous lirons avec attention.',
    'N’hésitez pas à nous dire ce qui vous a manqué.',
  ],
  help: [
    'Veuillez nous contacter avec votre numéro de commande, afin que nous puissions regarder cela.',
    'Écrivez-nous avec votre numéro de commande, pour que nous puissions voir cela ensemble.',
    'Contactez-nous avec votre numéro de commande : nous aimerions comprendre ce qui s’est passé.',
    'Envoyez-nous un message avec votre numéro de commande, afin que nous puissions vérifier.',
    'Pouvez-vous nous écrire avec votre numéro de commande, afin que nous cherchions la cause ?',
    'Nous aimerions examiner cela avec vous : écrivez-nous avec votre numéro de commande.',
    'Un message avec votre numéro de commande nous aiderait à comprendre.',
    'N’hésitez pas à nous écrire avec votre numéro de commande pour que nous examinions la situation.',
  ],
  direct: [
    'Contactez-nous directement, afin qu’une personne puisse en parler avec vous.',
    'Veuillez nous contacter directement avec votre numéro de commande, pour qu’une personne s’en occupe avec vous.',
    'Nous vous prions de nous contacter directement, afin d’en parler de vive voix.',
  ],
  clarify: [
    'Si quelque chose n’allait pas, dites-nous ce que c’était.',
    'Voulez-vous nous dire ce qui explique vos étoiles ?',
  ],
  askMore: [
    'Si vous souhaitez savoir autre chose, demandez-nous.',
    'N’hésitez pas si un autre point reste à éclaircir.',
    'Toute autre question est la bienvenue.',
    'Nous sommes à votre écoute pour toute autre question.',
  ],
  offer: [
    'Si vous avez une question, posez-la ici.',
    'Dites-nous si nous pouvons faire quelque chose pour vous.',
    'Nous lisons ici chaque commentaire.',
    'N’hésitez pas à nous en dire plus.',
  ],
  tellUs: [
    'Voulez-vous nous dire ce qui n’allait pas ?',
    'Écrivez-nous avec votre numéro de commande, pour que nous puissions regarder cela.',
    'Plus vous nous en dites, mieux nous pouvons comprendre.',
    'Qu’est-ce qui ne vous a pas convenu ? Dites-le-nous.',
  ],
}
