import { anyOf, plainly } from './words-in.ts'

/** Another item than the ordered one: "a toaster instead of the mixer", "ordered a 38, got a 41". */
export const anotherItemIn = (text: string): string | null => another.exec(plainly(text))?.[0] ?? null

/** "Box was empty. Just paper." */
export const emptyBoxIn = (text: string): string | null => empty.exec(plainly(text))?.[0] ?? null

/** "Wrong size arrived", "ordered a 38, got a 41": not a size that doesn't suit the customer. */
export const sentSizeIn = (text: string): string | null => size.exec(plainly(text))?.[0] ?? null

const notTime = '(?! (?:\\d|two|three|four|five|six|seven|ten|the (?:expected|promised|usual|planned|quoted)))'
const box = '(?:box|parcel|package|packet|envelope|case|carton)'
const sizes =
  '(?:a |an |the )?(?:size )?(?:uk |us |eu )?(?:\\d{1,3}(?:\\.5)?|x{0,3}[sml]|xx?s|xx?l|small|medium|large|extra large)'
const got =
  '(?:got|received|was sent|were sent|been sent|they sent|you sent|sent me|sent|came|arrived|delivered|was given)'

const size = anyOf(
  [
    `(?:ordered|bought|chose|asked for|wanted|paid for|selected|picked) (?:it in |them in |one in |in )?${sizes}(?:,| -| –|;|\\.)? ?(?:and |but |yet )?(?:i |you |they )?(?:have |just |actually )?${got}(?: me| us)? (?:it in |in )?${sizes}(?! (?:days?|weeks?|hours?|minutes?))`,
    `${got}(?: me| us)? (?:it in |in )?${sizes} (?:instead of|rather than) ${sizes}(?! (?:days?|weeks?|hours?|minutes?|\\p{L}+s))`,
    `(?:received|got|sent|delivered|shipped)(?: me| us)? (?:the |a |an |two |in )?(?:completely |totally )?wrong size|wrong size (?:was |has been |had been )?(?:sent|arrived|came|delivered|received|in the (?:box|bag|parcel))|size (?:sent|received|delivered|that (?:came|arrived)) (?:was|is) (?:wrong|not the)|(?:you|they|seller|shop)(?:'ve| have)? (?:sent|shipped)(?: me| us)? the wrong size`,
    '(?:falsche|verkehrte|andere) (?:größe|schuhgröße|konfektionsgröße) (?:\\p{L}+ ){0,2}?(?:erhalten|bekommen|geschickt|geliefert|gekriegt|zugeschickt|angekommen)|größe (?:\\d{2}|x{0,2}[sml]) (?:statt|anstatt) (?:der |größe )*(?:\\d{2}|x{0,2}[sml])|(?:größe |in )?(?:\\d{2}|x{0,2}[sml]) bestellt,? (?:und |aber )?(?:größe |in )?(?:\\d{2}|x{0,2}[sml]) (?:bekommen|erhalten|geliefert|gekriegt|geschickt)',
    "(?:reçue?|envoyée?|livrée?) (?:\\p{L}+ )?(?:la |une )?mauvaise (?:taille|pointure)|(?:taille|pointure) (?:\\d{2}|x{0,2}[sml]) (?:au lieu|à la place) (?:de |du |d'une? )(?:la |taille |pointure )*(?:\\d{2}|x{0,2}[sml])|mauvaise (?:taille|pointure) (?:reçue|envoyée|livrée)|commandé (?:du |un |une |en |taille )?(?:\\d{2}|x{0,2}[sml]),? (?:et |mais )?(?:j'ai )?reçu (?:du |un |une |en |taille )?(?:\\d{2}|x{0,2}[sml])(?! jours)",
    '(?:talla|número) (?:\\d{2}|x{0,2}[sml]) en (?:vez|lugar) de (?:la |una |talla )*(?:\\d{2}|x{0,2}[sml])|(?:talla|número) (?:equivocad[oa]|incorrect[oa]|erróne[oa])|(?:pedí|compré) (?:la |una |un |talla )*(?:\\d{2}|x{0,2}[sml]),? (?:y |pero )?(?:me )?(?:llegó|enviaron|mandaron|vino|recibí) (?:la |una |un |talla )*(?:\\d{2}|x{0,2}[sml])(?! días)',
    '(?:taglia|numero) (?:\\d{2}|x{0,2}[sml]) (?:invece|al posto) (?:di |della |del )(?:taglia )?(?:\\d{2}|x{0,2}[sml])|(?:taglia|numero) sbagliat[oa]|(?:ordinato|preso|chiesto) (?:la |una |un |taglia )*(?:\\d{2}|x{0,2}[sml]),? (?:e |ma )?(?:mi )?(?:è arrivat[oa]|hanno mandato|hanno inviato|ho ricevuto) (?:la |una |un |taglia )*(?:\\d{2}|x{0,2}[sml])(?! giorni)',
    '(?:tamanho|número) (?:\\d{2}|[pmg]{1,2}) (?:em vez|ao invés) d[eo] (?:tamanho )?(?:\\d{2}|[pmg]{1,2})|(?:tamanho|número) errad[oa]|(?:pedi|comprei|encomendei) (?:o |um |tamanho )*(?:\\d{2}|[pmg]{1,2}|x{0,2}[sml]),? (?:e |mas )?(?:veio|chegou|recebi|mandaram|enviaram) (?:o |um |tamanho )*(?:\\d{2}|[pmg]{1,2}|x{0,2}[sml])(?! dias)',
    'maat (?:\\d{2}|x{0,2}[sml]) in plaats van (?:maat )?(?:\\d{2}|x{0,2}[sml])|(?:verkeerde|foute) maat (?:\\p{L}+ ){0,2}?(?:ontvangen|gekregen|gestuurd|geleverd|bezorgd)|(?:kreeg|ontving|kregen) (?:\\p{L}+ ){0,2}?(?:de |een )?(?:verkeerde|foute) maat|maat (?:\\d{2}|x{0,2}[sml]) besteld,? (?:en |maar )?(?:maat )?(?:\\d{2}|x{0,2}[sml]) (?:ontvangen|gekregen)',
  ],
  '(?:違う|間違った)サイズ(?:が|を)?(?:届|送)|サイズ(?:が|を)?(?:間違|違って届)|(?:发错|寄错)(?:了)?(?:尺码|码数|尺寸)|尺码(?:发错|寄错)',
)

const another = anyOf([
  `(?:got|received|sent|found|inside was|there was|contained|containing|delivered|arrived with) (?:me |us )?(?:an?|the|some|two) (?:(?!lot|bit|great|good|nice|better)[\\p{L}-]+ ){1,3}instead of${notTime} (?:an?|the|my|what|one|two)(?!\\p{L})(?! (?:long|whole|week|month|day|usual))`,
  '(?:liegt|lag|war|kam|kommt|drin|erhielt|bekam|bekommen|erhalten|geliefert|geschickt) [^.!?\\n]{0,40}?(?:statt|anstatt|anstelle) (?:des|der|dem|den|von|eines|einer|meine[srn]?|die|das) (?!\\d|erwart|versproch|angegeb|angekünd)\\p{Lu}?\\p{L}+',
  "(?:reçue?|reçois|trouvée?|envoyée?|livrée?|avait|contenait) (?!en )[^.!?\\n\\d]{0,40}?(?:au lieu|à la place) (?:du|de la|de l'|d'une?|des|de mon|de ma)",
  '(?:recib\\p{L}+|lleg[óa]\\p{L}*|enviaron|mandaron|venía|vino|había|metieron|encontré)(?! en (?:\\d|un|dos))[^.!?\\n\\d]{0,40}?en (?:vez|lugar) (?:del|de la|de los|de las|de un|de una|de mi)(?!\\p{L})',
  "(?:ricevut\\p{L}+|arrivat\\p{L}+|mandat\\p{L}+|inviat\\p{L}+|trovat\\p{L}+|c'era|conteneva)(?! in )[^.!?\\n\\d]{0,40}?(?:al posto|invece) (?:del|della|dello|dei|delle|dell'|di una?|di quell)",
  '(?:recebi|veio|vieram|chegou|mandaram|enviaram|encontrei)(?! em )[^.!?\\n\\d]{0,40}?(?:em vez|ao invés|no lugar) (?:do|da|dos|das|de um|de uma)(?!\\p{L})',
  '(?:kreeg|kregen|ontving|zat|zit|kwam|lag|ligt|gestuurd|geleverd|ontvangen) [^.!?\\n\\d]{0,40}?in plaats van (?:de|het|een|mijn)(?!\\p{L})',
])

const empty = anyOf(
  [
    `${box} (?:was|is|were|arrived|came|turned up)(?: completely| totally| entirely)? empty|(?:opened|received|got|sent|delivered|unpacked)(?: me| us)?(?: up)? (?:an|your|the) empty ${box}|nothing (?:in|inside) the ${box}|empty ${box}(?: arrived| came| delivered)|(?:my|our|the|whole|entire) (?:order|delivery|shipment) (?:arrived|came|turned up|showed up)(?: completely| totally)? empty|(?:opened|unpacked|unboxed) [^.!?\\n]{1,40}(?:there was|there's|found|was) (?:literally |absolutely )?nothing (?:inside|in it|in there)(?! (?:that )?(?:was |is |were )?(?:wrong|broken|damaged))`,
    '(?:karton|paket|päckchen|schachtel|umschlag|box) (?:war|ist|kam) (?:\\p{L}+ ){0,2}?leer(?!\\p{L})|(?:karton|paket|päckchen|schachtel|umschlag)[^.!?\\n]{0,30} (?:war )?nichts (?:drin|darin)(?!\\p{L})|leere[rsnm]? (?:karton|paket|päckchen|umschlag|schachtel)',
    '(?:colis|boîte|carton|paquet|enveloppe) (?:était |est |arrivée? |reçue? )?(?:complètement |totalement )?vide(?!\\p{L})|(?:colis|boîte|carton|paquet)[^.!?\\n]{0,30} rien (?:dedans|à l.intérieur)(?!\\p{L})',
    '(?:caja|paquete|sobre) (?:estaba |llegó |vino |venía )?(?:completamente |totalmente )?vací[oa](?!\\p{L})|(?:caja|paquete|sobre)[^.!?\\n]{0,30} no (?:había|venía|traía) nada(?!\\p{L})',
    '(?:scatola|pacco|busta|confezione) (?:era |è |arrivat[oa] )?(?:completamente |del tutto )?vuot[oa](?!\\p{L})|(?:scatola|pacco|busta)[^.!?\\n]{0,30} non c.era (?:niente|nulla)(?!\\p{L})',
    '(?:caixa|pacote|envelope|embalagem) (?:veio |chegou |estava )(?:completamente |totalmente )?vazi[oa](?!\\p{L})|(?:caixa|pacote)[^.!?\\n]{0,30} não (?:tinha|veio|havia) nada(?!\\p{L})',
    '(?:doos|pakket|pakje|envelop) (?:was |is |kwam )?(?:helemaal |volledig )?leeg(?!\\p{L})|lege (?:doos|envelop)',
  ],
  '箱(?:の中)?[はが](?:空|から)(?:っぽ)?|空箱が?届|(?:盒子|箱子|包裹)里?(?:面)?(?:是|什么都)(?:空的|没有)|(?:收到|寄来)[^。，]{0,4}空(?:盒|包裹|箱)',
)
