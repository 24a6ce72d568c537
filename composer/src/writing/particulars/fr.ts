import { type Wordings, wording } from './particular.ts'

/** A few words of the same sentence without a denial. */
const near = '(?:(?! pas | jamais | rien | aucun)[^.!?;\\n]){0,40}?'
const broken =
  '(?:cassée?s?|brisée?s?|abîmée?s?|endommagée?s?|fêlée?s?|fissurée?s?|en morceaux|en miettes|fondue?s?|rayée?s?|ébréchée?s?|écrasée?s?)'
const parcel = '(?:colis|carton|paquet|emballage|boîte)'
const family =
  '(?:mère|maman|père|papa|femme|mari|sœur|soeur|frère|fille|fils|amie?|copine|copain|grand-mère|tante|nièce|collègue)'

export const fr: Wordings = {
  waiting: wording(
    `(?:pas de|aucun|sans) remboursement|où est mon (?:remboursement|argent)|(?:remboursement|avoir|échange|remplacement|argent)${near} (?:toujours (?:pas|en attente)|jamais|pas encore)|(?:j'attends|attends|attendons|en attente) (?:toujours |encore )?(?:d'|de |du |le |mon |un |l')(?:remboursement|échange|remplacement|avoir)|toujours pas (?:été )?(?:remboursée?|reçu (?:mon|le) (?:remboursement|argent))`,
    'Cela aurait dû être réglé depuis longtemps.',
    'Vous n’auriez pas dû attendre aussi longtemps.',
    'Personne ne devrait attendre aussi longtemps.',
  ),
  chargedTwice: wording(
    `(?:débitée?s?|prélevée?s?|facturée?s?|payée?|encaissée?s?) (?:\\p{L}+ )?(?:deux fois|en double|2 fois)|double (?:débit|prélèvement|paiement|facturation)`,
    'Un montant ne devrait jamais être prélevé deux fois.',
    'Nous comprenons qu’un second prélèvement vous inquiète.',
  ),
  wrongItem: wording(
    `(?:mauvais|mauvaise|autre) (?:article|produit|taille|couleur|parfum|modèle|commande)${near} (?:reçue?|envoyée?|livrée?)|(?:reçu|envoyé|livré)${near} (?:le |la |un |une )?(?:mauvais|mauvaise|à la place)|commandé [^.!?\\n]{2,40}(?:,| et| mais) (?:j'ai |on m'a )?(?:reçu|envoyé|livré)|pas (?:ce que|l'article que) j'(?:ai|avais) commandé`,
    'Vous auriez dû recevoir exactement ce que vous aviez commandé.',
    'Une commande doit correspondre à ce qui a été demandé.',
  ),
  incomplete: wording(
    `(?:un|une|deux|trois|\\d+) (?:seulement )?sur (?:deux|trois|quatre|cinq|\\d+)(?! étoiles)|il (?:manque|manquait)(?! (?:un peu|de |juste))|(?:reçu|livré) (?:qu'une?|seulement (?:une?|la moitié|une partie))|commande incomplète|(?:manquant|manquante|manquants) dans (?:le colis|la commande)`,
    'Votre commande aurait dû être complète.',
    'Tout ce que vous aviez commandé aurait dû se trouver dans le colis.',
  ),
  notArrived: wording(
    `(?:jamais|toujours pas|pas encore|n'ai pas|n'est pas) (?:été |encore |toujours )?(?:reçue?|arrivée?|livrée?|expédiée?)|(?<!rembours[^.!?\\n]{0,80})toujours rien|(?:indiqué|marqué|noté)e? (?:comme )?livrée?|où (?:est|en est|se trouve) (?:ma|mon) (?:commande|colis|paquet)|j'attends toujours (?:ma|mon|le|la) (?:commande|colis|livraison)|${parcel} perdu`,
    'Votre commande aurait déjà dû vous parvenir.',
    'Une commande ne devrait pas se faire attendre ainsi.',
  ),
  arrivedBroken: wording(
    `(?:arrivée?s?|reçue?s?) avec une? (?:fissure|rayure|fêlure|bosse|trou)|(?:arrivée?s?|reçue?s?|livrée?s?)${near} (?<!${parcel} )${broken}|${broken}${near} (?:à l'arrivée|à la réception|pendant le transport|dans le colis)|(?:verre|couvercle|pot|flacon|bougie) (?:était |est |)${broken}`,
    'Votre commande aurait dû arriver intacte.',
    'Rien ne devrait vous parvenir dans cet état.',
  ),
  late: wording(
    `(?:retard)${near} (?:de livraison)|(?:semaines?|jours|mois) de retard|(?:livraison|envoi|expédition)${near} (?:trop long\\p{L}*|lente?|en retard|tardi\\p{L}+|interminable)|arrivée? (?:\\p{L}+ )?(?:trop tard|en retard)`,
    'Votre commande aurait dû arriver plus tôt.',
    'C’est trop long pour une livraison.',
  ),
  roughDelivery: wording(
    `${parcel} (?:était |est |est arrivé |arrivé )?(?:\\p{L}+ ){0,2}?(?:trempé|mouillé|déchiré|éventré|ouvert|écrasé|abîmé|endommagé|détruit|défoncé)|(?:livreur|facteur|transporteur)${near} (?:jeté|laissé|balancé|abandonné)|sous la pluie`,
    'Une commande ne devrait pas vous parvenir dans cet état.',
    'Votre commande aurait dû être traitée avec plus de soin.',
  ),
  badlyPacked: wording(
    `(?:mal|pas (?:bien|assez|suffisamment)|peu) (?:emballée?s?|protégée?s?|fermée?s?|scellée?s?|calée?s?)|(?:emballage|carton|protection)${near} (?:trop fine?|insuffisante?|inexistante?|trop léger|trop légère)|(?:aucune|sans) protection`,
    'Votre commande aurait dû être mieux emballée.',
    'L’emballage devrait protéger votre commande pendant tout le trajet.',
  ),
  overPackaged: wording(
    `(?:trop|autant|tant) (?:de |d')(?:plastique|emballages?|carton)|suremballage|suremballée?s?`,
    'Nous comprenons que vous souhaitiez moins d’emballage.',
    'Votre remarque sur l’emballage est tout à fait juste.',
  ),
  codeFailed: wording(
    `(?:code|bon|coupon)(?: [^.!?\\n]{0,30})? (?:ne (?:fonctionne|marche|passe)|n'a pas (?:fonctionné|marché|été accepté)|refusé|invalide)`,
    'Un code que nous donnons devrait simplement fonctionner.',
    'Nous savons combien un code refusé est agaçant.',
  ),
  brokeSoon: wording(
    `(?:cassée?s?|déchirée?s?|en panne|décousue?s?|abîmée?s?|hs) (?:après|au bout de|au bout d'|en) ?(?:seulement |à peine |moins de |moins d')?(?:une?|deux|trois|quatre|cinq|quelques|\\p{Nd}+) (?:minutes?|heures?|jours?|semaines?|mois|lavages?|utilisations?)|(?:cassée?s?|déchirée?s?|fendue?s?) (?:dès |au |à |après )(?:le |la |son |sa )?(?:tout )?(?:premiers?|première|deuxième|bout) (?:lavage|jour|usage|utilisation|fois|essai|semaine)|ne (?:marche|fonctionne) (?:déjà )?plus|s'est (?:cassée?|déchirée?|décousue?)`,
    'Cela devrait tenir bien plus longtemps.',
    'Rien ne devrait s’abîmer aussi vite.',
  ),
  burnsBadly: wording(
    `mèche${near} (?:s'éteint|se noie|fume|trop courte|s'est éteinte|noyée)|s'éteint (?:toujours|sans cesse|tout le temps|constamment)|(?:brûle|fond|se consume)${near} (?:mal|de travers|irrégulièrement|d'un seul côté)|suie`,
    'Elle devrait brûler régulièrement et sans souci.',
    'La mèche ne devrait pas vous donner de souci.',
  ),
  shortLived: wording(
    `(?:brûle|fond|se consume|use|s'use|vide|terminée?)${near} (?:trop|très|beaucoup trop|plus) (?:vite|rapidement)|(?:ne )?dure pas (?:assez )?(?:longtemps)?|n'a duré que|(?:durée|tenue) (?:trop |très )?(?:courte|limitée)`,
    'Nous comprenons que vous en attendiez une durée plus longue.',
    'Vous devriez pouvoir en profiter plus longtemps.',
  ),
  notAsShown: wording(
    '(?:pas|ne) (?:\\p{L}+ ){0,3}?(?:conforme|comme|correspond\\p{L}*) (?:\\p{L}+ ){0,3}?(?:description|photos?|images?|décrite?|annonce)|(?:différente?s?) (?:de|des|du) (?:la |les )?(?:photos?|description|images?)|non conforme',
    'Ce que vous recevez devrait correspondre à ce que nous montrons.',
    'Les photos et la description devraient être exactes.',
  ),
  tooSmall: wording(
    '(?:plus petite?s?|plus courte?s?|plus fine?s?|minuscules?) que (?:\\p{L}+ ?){0,3}?(?:prévue?|pensais|imaginais|photo|attendue?|je)|(?:petite?|minuscule) pour (?:le|ce) prix',
    'Nous comprenons que vous l’imaginiez en plus grand.',
    'Nous regrettons que la taille ne soit pas celle que vous espériez.',
  ),
  tooShort: wording(
    `(?:câble|cordon|fil|manches?|sangle|lanière|chaîne|laisse|jambes)[^.!?\\n]{0,16} trop courte?s?|trop courte?s? (?:pour|à)`,
    'Nous comprenons que la longueur ne vous convienne pas.',
    'Nous regrettons que la longueur ne suffise pas.',
  ),
  tooWeak: wording(
    `(?:odeur|parfum|senteur)${near} (?:faible|légère|inexistante?|disparaît|absente?|trop discr\\p{L}+)|(?:ne )?sent (?:absolument )?(?:rien|presque rien|pas (?:bon|grand-chose|assez))|(?:aucune?|pas d'|peu de) ?(?:odeur|parfum|senteur)`,
    'Nous comprenons que vous attendiez un parfum plus présent.',
    'Vous devriez pouvoir profiter du parfum.',
  ),
  tooStrong: wording(
    `(?:odeur|parfum|senteur)${near} (?:trop fort\\p{L}*|entêtante?|écœurante?|trop sucrée?|trop présente?|trop intense)|(?:odeur|parfum|senteur) (?:\\p{L}+ )?trop (?:fort|forte|sucrée?|intense|présente?)|sent trop fort|trop (?:fort|forte|sucrée?|intense) pour (?:moi|nous|mon|ma)`,
    'Nous comprenons que le parfum vous ait paru trop présent.',
    'Nous regrettons que ce parfum ne vous plaise pas.',
  ),
  notFresh: wording(
    `(?:pas|plus) (?:très |vraiment |assez )?(?:frais|fraîches?)|périmée?s?|rances?|éventée?s?|date (?:de torréfaction|limite|de péremption)[^.!?\\n]{0,20} (?:dépassée?|passée?|ancienne|il y a)`,
    'Vous devriez recevoir un produit bien frais.',
    'La fraîcheur devrait être au rendez-vous.',
  ),
  changed: wording(
    "(?:changé|modifié) (?:la |le |de |votre )?(?:recette|formule|parfum|composition|coupe|tissu)|(?:avant|autrefois),? (?:c'était|elle était|il était) (?:\\p{L}+ )?(?:mieux|meilleure?)|l'ancienne? (?:\\p{L}+ )?était (?:\\p{L}+ )?(?:mieux|meilleure?)",
    'Nous comprenons que vous préfériez l’ancienne version.',
    'Nous voyons que l’ancienne version vous manque.',
  ),
  notWorth: wording(
    `ne vaut (?:pas )?(?:\\p{L}+ )?(?:son prix|le prix|ce prix)|(?:pour|à) (?:ce|le) prix,? (?:\\p{L}+[ ']){0,4}?(?:attend\\p{L}+|mieux|espér\\p{L}+)|trop ch(?:er|ère) pour`,
    'À ce prix, vous étiez en droit d’attendre mieux.',
    'Nous comprenons que vous en attendiez plus pour ce prix.',
  ),
  again: wording(
    '(?:deuxième|troisième|quatrième|cinquième|2e|3e|2ème|3ème) (?:commande|achat|fois que)|(?:racheté|repris|re-commandé) (?:\\p{L}+ ?){0,3}|cliente? (?:fidèle|régulière?)|(?:plusieurs fois|toujours) (?:commandé|acheté|commande)',
    'Votre fidélité compte beaucoup pour nous.',
    'Merci de votre fidélité.',
  ),
  willReturn: wording(
    '(?:je )?(?:recommanderai|rachèterai|reviendrai|reprendrai)(?! pas)|(?:commanderai|achèterai) (?:à nouveau|encore|de nouveau)|(?:prochaine|nouvelle) commande',
    'Au plaisir de préparer votre prochaine commande.',
    'Nous serons heureux de vous retrouver.',
  ),
  gift: wording(
    `(?:en|pour un|beau|joli|parfait|super|comme|un|le) cadeau|(?:offerte?|offert) à (?:ma|mon|une?) ${family}`,
    'C’est un plaisir que vous pensiez à nous pour un cadeau.',
    'Merci d’avoir pensé à nous pour un cadeau.',
  ),
  recommends: wording(
    'je (?:le |la |les |vous )?(?:recommande|conseille)(?! pas)|(?:à recommander|recommande vivement|hautement recommandé)',
    'Merci pour votre recommandation.',
    'Votre recommandation compte beaucoup pour nous.',
  ),
  asDescribed: wording(
    '(?:exactement|parfaitement|bien|tout à fait) (?:comme|conforme)(?: \\p{L}+){0,3}?(?: (?:décrite?|photo|description|attendue?|annoncée?))?|conforme à (?:la |mes )?(?:description|photo|attentes)|exactement ce que je (?:voulais|cherchais|souhaitais)',
    'Savoir que tout correspond à vos attentes est une bonne nouvelle.',
    'Que tout soit conforme à vos attentes, c’est notre but.',
  ),
  better: wording(
    '(?:mieux|plus beau|plus belle|plus doux|plus douce) que (?:\\p{L}+ ?){0,3}?(?:prévu|pensais|imaginais|espérais|photo|attendais)|(?:dépassé|au-delà de|dépasse) (?:toutes )?mes (?:attentes|espérances)',
    'Nous sommes ravis que vos attentes aient été dépassées.',
    'Dépasser vos attentes est le plus beau des compliments.',
  ),
  heldUp: wording(
    '(?:après|depuis) (?:\\p{Nd}+|deux|trois|quatre|cinq|plusieurs) ans[^.!?\\n]{0,40} (?:toujours|encore)|(?:toujours|encore) comme neu(?:f|ve)',
    'Quelle bonne nouvelle, une si belle tenue dans le temps.',
    'Savoir que cela dure aussi bien est une belle nouvelle.',
  ),
  personal: wording(
    "(?:période|moment|année|passe) (?:très |si )?(?:difficile|dure|compliquée?|douloureuse)|à l'hôpital|chimio\\p{L}*|(?:émue?|ému) aux larmes|larmes aux yeux",
    'Merci de nous avoir confié quelque chose d’aussi personnel.',
    'Que vous nous le racontiez nous touche profondément.',
  ),
  note: wording(
    '(?:petit|gentil|joli) mot|(?:petite |jolie )?carte (?:manuscrite|dans le colis|personnalisée)|mot (?:manuscrit|écrit à la main|dans le colis)',
    'Que le petit mot vous ait fait plaisir nous fait sourire.',
    'C’est une joie que vous ayez remarqué le petit mot.',
  ),
  helped: wording(
    `(?:répondu|réglé|résolu|réagi|remplacé|échangé) (?:très |tout de )?(?:vite|rapidement|suite|aussitôt|immédiatement|dans l'heure|dans la journée)|(?:super|excellent|très bon|formidable|parfait) (?:service client|service|sav|contact|accueil)|service client (?:\\p{L}+ ){0,2}?(?:réactif|au top|parfait|excellent|adorable|formidable|efficace)|(?:très|super) (?:réactifs?|réactives?|serviables?|à l'écoute)`,
    'Nous sommes contents que notre équipe ait pu vous aider.',
    'Savoir que nous avons pu vous aider nous fait plaisir.',
  ),
  delighted: wording(
    `(?:l'a|l'ont|les a) (?:\\p{L}+ )?(?:adorée?s?|beaucoup aimée?s?)|(?:elle|il|ils|elles|tout le monde|toute la famille|(?:ma|mon) ${family}) (?:est|était|sont|étaient|a été) (?:\\p{L}+ )?(?:ravie?s?|aux anges|enchantée?s?|conquise?s?|émue?s?|fan)`,
    'Quel bonheur que le plaisir ait été si grand.',
    'Une telle réaction est notre plus belle récompense.',
  ),
  simile: wording(
    `(?:sent|sentait|odeur|parfum) (?:\\p{L}+ )?(?:comme (?:une?|la|le|les|chez|dans|quand)|de (?:mon enfance|vacances|noël))|toute la maison`,
    'Vous le décrivez à merveille.',
    'Quelle jolie façon de le décrire.',
  ),
  productGood: wording(
    `10 ?/ ?10|en soi (?:est|elle|il)`,
    'Nous sommes contents que le produit lui-même vous plaise.',
    'Savoir que le produit lui-même vous plaît est une bonne nouvelle.',
  ),
}
