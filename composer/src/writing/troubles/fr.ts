import { deniedBy, partTroubles, type PartName, type PartState, trouble, type Troubles } from './trouble.ts'

const feminine: readonly PartName[] = [
  { named: 'poignee', said: 'la poignée' },
  { named: 'anse', said: 'l’anse' },
  { named: 'sangle|bandouliere|laniere', said: 'la sangle' },
  { named: 'couture', said: 'la couture' },
  { named: 'boucle', said: 'la boucle' },
  { named: 'charniere', said: 'la charnière' },
  { named: 'pompe', said: 'la pompe' },
  { named: 'semelle', said: 'la semelle' },
  { named: 'roue', said: 'la roue' },
]
const masculine: readonly PartName[] = [
  { named: 'couvercle', said: 'le couvercle' },
  { named: 'bouchon', said: 'le bouchon' },
  { named: 'bouton', said: 'le bouton' },
  { named: 'cable|cordon|fil', said: 'le câble' },
  { named: 'bracelet', said: 'le bracelet' },
  { named: 'fermoir', said: 'le fermoir' },
  { named: 'tiroir', said: 'le tiroir' },
  { named: 'interrupteur', said: 'l’interrupteur' },
  { named: 'pied', said: 'le pied' },
]
const adverbs =
  '(?:(?:deja|tout|toujours|completement|totalement|vraiment|tres|trop vite|vite|beaucoup|bien|un peu|aussi|maintenant|malheureusement|en verre|en plastique|en bois|en metal|en cuir) )*'
const state = (topic: PartState['topic'], written: string, said: string): PartState => ({
  topic,
  written: `${adverbs}(?:${written})(?! (?:pas|jamais|plus))`,
  one: said,
  many: said,
})
const be = '(?:est|etait|s.est|a ete|est arrivee?)'
const statesOf = (e: '' | 'e'): PartState[] => [
  state('quality', `se bloque|coince|se coince|reste bloquee?|${be} ${adverbs}(?:bloque|coince)e?`, `se bloque`),
  state(
    'quality',
    `${be} ${adverbs}(?:casse|brise)e?|a ${adverbs}(?:casse|lache|cede)|casse|se casse`,
    `${e ? 'se soit cassée' : 'se soit cassé'}`,
  ),
  state(
    'quality',
    `${be} ${adverbs}(?:decolle|detache|decousue?|arrache|dechire)e?|se (?:decolle|detache|decoud|dechire)|tombe`,
    e ? 'n’ait pas tenu' : 'n’ait pas tenu',
  ),
  state(
    'performance',
    'ne (?:ferme|se ferme|visse|tient|fonctionne|marche) (?:pas|plus|jamais)(?: \\p{L}+)?',
    e ? 'ne tienne pas bien' : 'ne tienne pas bien',
  ),
  state('damage', `fuit|goutte|n.est pas etanche`, 'fuie'),
  state(
    'size',
    `${be} ${adverbs}(?:beaucoup |bien |vraiment )?trop courte?`,
    e ? 'soit trop courte' : 'soit trop court',
  ),
]

const few = '(?:\\p{L}+ ){0,3}?'

export const fr: Troubles = {
  denied: deniedBy('pas|jamais|sans|si|aucune?|ancien(?:ne)?|precedente?|peur|craignais|evite'),
  list: [
    ...partTroubles(masculine, statesOf('')),
    ...partTroubles(feminine, statesOf('e')),
    trouble(
      'size',
      'les manches soient trop courtes',
      `manches ${few}(?:trop|vraiment|bien trop) courtes|manches (?:s.arretent|finissent) ${few}(?:avant|au-dessus)`,
    ),
    trouble('size', 'les manches soient trop longues', `manches ${few}trop longues`),
    trouble(
      'ease',
      'le nettoyage soit si difficile',
      `(?:difficile|penible|impossible|galere|dur|complique|compliquee|chiante?|une horreur|un cauchemar|un calvaire|infernal) ${'(?:a|de) '}(?:bien )?(?:nettoyer|laver|entretenir)|nettoyage ${few}(?:difficile|penible|galere|fastidieux|complique|impossible)`,
    ),
    trouble(
      'damage',
      'l’eau soit entrée',
      `(?:prend|laisse passer|laisse entrer) l.eau|(?:l.)?eau ${few}(?:entree?|rentree?|infiltree?|passe a travers)|(?:interieur|sac de couchage|tente|contenu|ordinateur|pieds) ${few}(?:etait|etaient|est|sont|fut) ${few}(?:trempee?s?|mouillee?s?|humides?)|pas (?:du tout )?(?:etanche|impermeable)`,
    ),
    trouble('quality', 'vous ayez eu des problèmes de mites', '(?:des|plein de|pleine? de|trous de|par les) mites'),
    trouble('quality', 'de la moisissure soit apparue', 'moisi(?:e|s|es|ssures?)?'),
    trouble(
      'material',
      'l’article ait coloré votre peau',
      `(?:ma peau|mon doigt|mes doigts|mon cou|mon poignet) ${few}(?:verte?s?|noire?s?|bleue?s?)|(?:verdit|noircit|colore|teint) (?:ma peau|mon doigt|mes doigts|la peau|les doigts)`,
    ),
    trouble(
      'performance',
      'la montre ne soit pas précise',
      '(?:avance|retarde|prend|perd|derive) (?:de |d.)?(?:[\\p{L}\\d]+ ){0,3}?(?:minutes?|secondes?) (?:par|chaque|en un|en une) (?:jour|heure|semaine)',
    ),
    trouble(
      'material',
      'l’article perde ses peluches',
      `(?:perd|laisse|fait) ${few}(?:peluches|poils|fibres)|peluche(?= ?(?:[.,!;]|$|enormement|beaucoup|partout))`,
    ),
    trouble('material', 'l’article déteigne', 'deteint|a deteint'),
    trouble(
      'smell',
      'on ne la sente pas une fois allumée',
      '(?:allumee?|brule|en brulant)[^.!?\\n]{0,30}(?:ne sent (?:rien|plus|pas)|aucune? (?:odeur|parfum)|on ne sent rien|plus rien)',
    ),
    trouble(
      'comfort',
      'le tissu gratte',
      '(?:gratte|pique|demange)(?= ?(?:[.,!;:)]|$|la peau|un peu|beaucoup|enormement|et|trop))',
    ),
    trouble(
      'ease',
      'l’utilisation soit si compliquée',
      '(?:difficile|complique|compliquee|penible|galere) (?:a|d.) ?(?:utiliser|manipuler|regler|programmer)',
    ),
    trouble(
      'ease',
      'le montage soit si difficile',
      '(?:difficile|complique|compliquee|penible|galere) a (?:monter|assembler|installer)|(?:montage|installation) (?:\\p{L}+ ){0,2}?(?:difficile|complique|compliquee|penible)',
    ),
    trouble(
      'connection',
      'la connexion ne fonctionne pas',
      'ne se (?:connecte|synchronise|appaire) (?:pas|plus|jamais)|(?:bluetooth|connexion) (?:ne (?:fonctionne|marche) (?:pas|plus)|se coupe|coupe)',
    ),
    trouble(
      'damage',
      'l’article n’ait pas eu l’air neuf',
      '(?:semble|semblait|visiblement|manifestement|a l.air|deja) (?:avoir )?(?:ete )?(?:utilisee?|portee?|servi)(?= ?(?:[.,!;:)]|$|et))',
    ),
  ],
}
