import { type Concerns, wording } from './particular.ts'

const few = '(?:(?!pas |non |no |não |jamais |mai |nunca |ne )\\p{L}+ ){0,4}?'
const livreur = '(?:livreur|livreuse|coursier|transporteur|facteur|chauffeur)'
const repartidor = '(?:repartidor[a]?|mensajer[oa]|transportista|cartero|conductor)'
const impoli =
  '(?:impolie?s?|désagréables?|agressi(?:f|ve)s?|malpolie?s?|grossi(?:er|ère)s?|méprisante?s?|hautaine?s?|insolente?s?|irrespectueu(?:x|se)s?)'
const maleducado =
  '(?:maleducad[oa]s?|groser[oa]s?|borde|antipátic[oa]s?|desagradables?|grosería|irrespetuos[oa]s?|prepotentes?)'
const équipe = '(?:service client|conseill(?:er|ère)|vendeu(?:r|se)|équipe|personnel|employée?|support|standardiste)'
const equipo =
  '(?:atención al cliente|servicio al cliente|emplead[oa]|dependient[ea]|vendedor[a]?|soporte|personal|equipo|agente)'
const pas = '(?<!(?:pas de|pas|aucune?|sans|jamais|ni)(?: \\p{L}+)? )'
const sin = '(?<!(?:sin|ningun[ao]?|no|nunca|ni)(?: \\p{L}+)? )'

export const es: Concerns = {
  deletesData: wording(
    '(?:borr|elimin|suprim|supres|olvid)\\p{L}*',
    'Entendemos que se trata de la eliminación de sus datos.',
    'Vemos que su petición se refiere a la eliminación de sus datos.',
  ),
  aboutData: wording(
    '\\p{L}+',
    'Entendemos que se trata de sus datos personales.',
    'Vemos que su petición se refiere a sus datos personales.',
  ),
  photoUsed: wording(
    '(?:mi|mis|nuestra|nuestras) (?:\\p{L}+ )?(?:fotos?|imagen|imágenes|vídeos?|cara)(?: \\p{L}+){0,8} sin (?:mi (?:permiso|consentimiento|autorización)|permiso|consentimiento|autorización|pedir(?:me)?|preguntar(?:me)?|avisar(?:me)?)|sin (?:mi (?:permiso|consentimiento)|pedirme permiso)(?: \\p{L}+){0,5} (?:mi|mis) (?:fotos?|imagen)',
    'La foto de un cliente no debería usarse sin su permiso.',
    'Entendemos que se trata de su foto.',
  ),
  charged: wording(
    '(?:cobr|carg|factur|pag|tarjeta)\\p{L}*',
    'Entendemos que se trata de un cargo.',
    'Vemos que su mensaje se refiere a un cargo.',
  ),
  subscription: wording(
    '(?:no (?:puedo|me deja|me dejan|hay manera de|hay forma de|consigo|pude|logro)|imposible|cómo (?:puedo )?|llevo \\p{L}+ intentando|intento) ?(?:\\p{L}+ )?(?:cancelar|darme de baja de|dar de baja|anular) (?:\\p{L}+ )?(?:suscripción|membresía|cuota)',
    'Cancelar una suscripción debería ser fácil.',
    'Una suscripción debería poder cancelarse sin complicaciones.',
  ),
  rudeDriver: wording(
    `${repartidor} (?:era|fue|es|estuvo) ${few}${maleducado}|${repartidor} ${maleducado}|${repartidor} (?:\\p{L}+ ){0,2}?(?:gritó|insultó|me gritó|me insultó)`,
    'Quien entrega su pedido debería tratarle con educación.',
    'Una entrega debería hacerse siempre con respeto.',
  ),
  rudeStaff: wording(
    `${equipo}(?: \\p{L}+){0,2}? (?:era|fue|es|estuvo|ha sido|son) ${few}${maleducado}|${equipo} ${maleducado}|${equipo} (?:\\p{L}+ ){0,3}?(?:me colgó|me insultó|me gritó)`,
    'Nadie de nuestro equipo debería tratarle así.',
    'Nuestro equipo debería tratar a cada cliente con respeto.',
  ),
  leaks: wording(
    `${sin}(?:gotea|goteaba|pierde (?:agua|líquido|aceite)|tiene (?:una )?fugas?|se sale el (?:agua|líquido)|se derrama)`,
    'No debería haber fugas.',
    'Nada debería gotear.',
  ),
  stained: wording(
    `${sin}(?:(?:con|tenía|tiene|una|unas|varias|lleno de|llena de) (?:\\p{L}+ )?manchas? (?:en|por|de fábrica|desde|al)|manchad[oa]s?(?= ?(?:[.,!;]|$|al|en|por|de)))`,
    'No debería haber manchas.',
    'Nada debería llegarle con manchas.',
  ),
  scratched: wording(
    `${sin}(?:(?:con|tenía|tiene|un|unos|varios|lleno de|llena de) (?:\\p{L}+ )?(?:arañazos?|rayones|rayón|rasguños?)|(?:estaba|está|vino|llegó|venía) (?:\\p{L}+ )?(?:rayad[oa]|arañad[oa])s?(?= ?(?:[.,!;]|$|en|por|al)))(?! en (?:la (?:piel|cara|mano)|el brazo))`,
    'No debería haber arañazos.',
    'El artículo debería llegarle sin arañazos.',
  ),
  holed: wording(
    `${sin}(?:(?:con|tenía|tiene|tienen|un|unos|varios|lleno de|ya) (?:\\p{L}+ )?agujeros?(?! (?:para|de ventilación))|agujeread[oa]s?|se (?:ha )?(?:rasg(?:ó|ado)|descos(?:ió|ido) la tela))`,
    'No debería haber agujeros ni roturas.',
    'Entendemos que un agujero o una rotura le moleste.',
  ),
  rusts: wording(
    `${sin}(?:oxid(?:a|ó|ado|ada|ados|adas)|óxido(?! de))`,
    'No debería oxidarse nada.',
    'El óxido no debería aparecer.',
  ),
  seams: wording(
    `costuras? (?:\\p{L}+ ){0,3}?(?:abr\\p{L}*|rom\\p{L}*|rot[oa]s?|descos\\p{L}*|suelt[oa]s?|salt\\p{L}*)|${sin}(?:descosid[oa]s?|se descosió|hilos sueltos)`,
    'Las costuras deberían aguantar.',
    'Una costura no debería abrirse.',
  ),
  wobbles: wording(
    `${sin}(?:se tambalea|tambalea|cojea|inestable|se vuelca|baila)(?! de)`,
    'Debería quedar bien firme.',
    'Entendemos que esa falta de estabilidad moleste.',
  ),
  passedOn: wording(
    '(?:díganle|dile|decidle|transmitan|trasladen|pasen)(?: \\p{L}+){0,5} (?:jef[ea]|encargad[oa]|responsable|equipo|felicitación|agradecimiento)|merece (?:\\p{L}+ ){0,2}?(?:aumento|ascenso|premio|medalla|bonus)',
    'Leer un elogio así para alguien del equipo es una alegría.',
    'Es muy amable al elogiar a alguien de nuestro equipo.',
  ),
  occasion: wording(
    '(?:boda|compromiso|bautizo|comunión|aniversario|graduación|bodas de (?:oro|plata)|(?:mi|nuestro|su) cumpleaños)',
    'Nos alegra haber estado en una ocasión tan especial.',
    'Qué alegría haber acompañado un día tan especial.',
  ),
}

export const fr: Concerns = {
  deletesData: wording(
    '(?:supprim|effac|suppression|oubli|retir)\\p{L}*',
    'Nous comprenons qu’il s’agit de la suppression de vos données.',
    'Nous voyons que votre demande porte sur la suppression de vos données.',
  ),
  aboutData: wording(
    '\\p{L}+',
    'Nous comprenons qu’il s’agit de vos données personnelles.',
    'Nous voyons que votre demande porte sur vos données personnelles.',
  ),
  photoUsed: wording(
    '(?:ma|mes|mon|notre|nos) (?:\\p{L}+ )?(?:photos?|images?|vidéos?|visage)(?: \\p{L}+){0,8} sans (?:me |nous )?(?:demander|mon (?:autorisation|accord|consentement)|autorisation|ma permission|permission|prévenir)|sans (?:mon (?:autorisation|accord|consentement)|ma permission|me demander)(?: \\p{L}+){0,5} (?:ma|mes) (?:photos?|images?)',
    'La photo d’un client ne devrait jamais être utilisée sans son accord.',
    'Nous comprenons qu’il s’agit de votre photo.',
  ),
  charged: wording(
    '(?:débit|prélèv|prélev|factur|paie|paye|payé|encaiss|carte)\\p{L}*',
    'Nous comprenons qu’il s’agit d’un prélèvement.',
    'Nous voyons que votre message porte sur un prélèvement.',
  ),
  subscription: wording(
    "(?:impossible|pas moyen|(?:ne |n')?(?:peux|arrive|parviens|peut|arrivons) (?:pas|plus) (?:à )?|comment|(?:essaie|essaye|essayé)) ?(?:de |d')?(?:\\p{L}+ )?(?:résilier|annuler|arrêter|stopper|suspendre) (?:\\p{L}+ )?(?:abonnement|adhésion)",
    'Résilier un abonnement devrait être simple.',
    'Un abonnement devrait pouvoir se résilier facilement.',
  ),
  rudeDriver: wording(
    `${livreur} (?:était|est|a été|fut) ${few}${impoli}|${livreur} ${impoli}|${livreur} (?:\\p{L}+ ){0,2}?(?:insultée?|crié|hurlé|injuriée?)`,
    'La personne qui livre votre commande devrait rester courtoise.',
    'Une livraison devrait toujours se faire avec courtoisie.',
  ),
  rudeStaff: wording(
    `${équipe}(?: \\p{L}+){0,2}? (?:était|est|a été|sont|étaient) ${few}${impoli}|${équipe} ${impoli}|${équipe} (?:\\p{L}+ ){0,3}?(?:raccroché au nez|insultée?)`,
    'Personne dans notre équipe ne devrait vous traiter ainsi.',
    'Notre équipe devrait traiter chaque client avec respect.',
  ),
  leaks: wording(
    `${pas}(?:fuit|fuient|fuyait|fuite|coule de partout)(?! (?:pas|plus|jamais))`,
    'Il ne devrait pas y avoir de fuite.',
    'Une fuite ne devrait pas se produire.',
  ),
  stained: wording(
    `${pas}(?:(?:avec|avait|a|ont|des|une|pleine?s? de) (?:\\p{L}+ )?taches? (?:sur|dans|partout|dès|au|à)|tachée?s?(?= ?(?:[.,!;]|$|à|dès|sur|en)))`,
    'Il ne devrait pas y avoir de tache.',
    'Rien ne devrait vous parvenir taché.',
  ),
  scratched: wording(
    `${pas}(?:(?:avec|avait|a|ont|des|une|pleine?s? de|plusieurs) (?:\\p{L}+ )?rayures?(?! (?:facilement|verticale|horizontale|bleue|blanche|noire|rouge|marine|fine))|(?:est|était|sont|arrivée?s?|reçue?s?) (?:\\p{L}+ )?rayée?s?(?= ?(?:[.,!;]|$|sur|à|dès)))`,
    'Il ne devrait pas y avoir de rayure.',
    'L’article devrait vous parvenir sans rayure.',
  ),
  holed: wording(
    `${pas}(?:(?:avec|avait|a|ont|des|un|déjà|plein de|plusieurs) (?:\\p{L}+ )?trous?(?! (?:pour|de ver|prévu|de fixation))|trouée?s?(?= ?(?:[.,!;]|$|après|au|dès))|déchirée?s?|déchirure)`,
    'Il ne devrait pas y avoir de trou ni de déchirure.',
    'Nous comprenons qu’un trou ou une déchirure vous contrarie.',
  ),
  rusts: wording(
    `${pas}(?:rouille(?:nt)?|rouillée?s?)(?! (?:pas|plus))`,
    'Rien ne devrait rouiller.',
    'La rouille ne devrait pas apparaître.',
  ),
  seams: wording(
    `coutures? (?:\\p{L}+ ){0,3}?(?:lâch\\p{L}*|craqu\\p{L}*|déf\\p{L}*|décous\\p{L}*|ouvr\\p{L}*|part\\p{L}*)|${pas}(?:décousue?s?|fils? qui (?:dépass|part)\\p{L}*)`,
    'Les coutures devraient tenir.',
    'Une couture ne devrait pas lâcher.',
  ),
  wobbles: wording(
    `${pas}(?:bancale?s?|vacille|branlante?s?|pas stables?|instables?|tangue)`,
    'L’ensemble devrait être bien stable.',
    'Nous comprenons que ce manque de stabilité vous gêne.',
  ),
  passedOn: wording(
    '(?:dites|transmettez|passez)(?: \\p{L}+){0,5} (?:chef|responsable|direction|manager|équipe|collègues?|félicitations|remerciements)|mérite (?:\\p{L}+ ){0,2}?(?:augmentation|prime|promotion|médaille)',
    'Lire un tel compliment pour quelqu’un de l’équipe est un plaisir.',
    'C’est gentil de féliciter quelqu’un de notre équipe.',
  ),
  occasion: wording(
    '(?:(?<!(?:ans|années|mois) de )mariage|fiançailles|baptême|communion|noces|(?:notre|mon|son|leur) anniversaire)',
    'Nous sommes heureux d’avoir été de la fête pour une occasion aussi spéciale.',
    'C’est une joie d’avoir accompagné un si beau jour.',
  ),
}
