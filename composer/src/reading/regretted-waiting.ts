import { anyOf, plainly } from './words-in.ts'

/** "Terrible that I waited so long to buy one": the only regret is not having bought it sooner. */
export const regretsOnlyWaiting = (text: string): boolean => regrets.test(plainly(text))

const regrets = anyOf(
  [
    '(?:that |i |we |for |why did (?:i|we) )(?:waited|waiting|wait|took|taken|put off buying) (?:me |us )?(?:so|this|that) long (?:to|before)(?: \\p{L}+)? (?:buy|get|order|try|find|discover|purchase|buying|getting|ordering|trying|own)(?:ing)?',
    "(?:didn't|did not|hadn't|had not|haven't|not|never) (?:\\p{L}+ )?(?:buy|bought|buying|get|got|getting|find|found|finding|discover|discovered|discovering|order|ordered|ordering|try|tried|know|knew) (?:about )?(?:it|this|them|these|one|you|mine|another|a second one|two|three)? ?(?:\\p{L}+ )?(?:sooner|earlier|years ago|months ago|before now|long ago)",
    "(?:wish|wished|if only) (?:that )?(?:i|we)(?:'d| had| would have) (?:bought|found|discovered|ordered|got|gotten|tried|known) (?:about )?(?:it|this|them|these|one|you|mine)? ?(?:\\p{L}+ )?(?:sooner|earlier|years ago|ages ago|long ago|before)",
    '(?:hätte|hätten) (?:ich|wir) (?:\\p{L}+ ){0,4}?(?:früher|eher) (?:gekauft|bestellt|entdeckt|gefunden)|(?:nicht|nie) (?:\\p{L}+ )?(?:früher|eher) (?:gekauft|bestellt|entdeckt|gefunden)|so lange (?:damit )?gewartet (?:habe|zu haben)',
    "(?:ne pas |pas )(?:l'|les? |la )?(?:avoir )?(?:acheté|commandé|découvert|connu|trouvé)(?:e|es|s)? (?:\\p{L}+ )?(?:plus tôt|avant)|(?:avoir )?attendu (?:si|aussi) longtemps (?:pour|avant)",
    'no haber(?:l[oae]s?)? (?:comprado|descubierto|conocido|pedido|probado)(?:l[oa]s?)? (?:\\p{L}+ )?antes|haber (?:esperado|tardado) tanto',
    'non aver(?:l[oaie])? (?:comprat|pres|scopert|ordinat|trovat|conosciut)[oaie] prima|(?:aver|avere) aspettato (?:così )?tanto',
    'não (?:\\p{L}+ )?(?:ter )?(?:comprado|descoberto|conhecido|encomendado|comprei|descobri)(?: \\p{L}+)? antes|(?:ter )?esperado tanto',
    'niet (?:\\p{L}+ )?(?:eerder|vroeger) (?:\\p{L}+ )?(?:gekocht|besteld|ontdekt|gevonden)|zo lang (?:\\p{L}+ )?gewacht',
  ],
  'もっと早く[^。！？\\n]{0,8}(?:買|購入|注文|知り|出会|出逢)',
)

/** "It's ok", "fine, I guess": neither praise nor a complaint. */
export const isLukewarm = (text: string): boolean => lukewarm.test(plainly(text))

const lukewarm = anyOf(
  [
    "(?:^|[.!?,;\\n] ?)(?:(?:it's|its|it is|they're|they are|this is|is|was|overall|just|all|quality is|product is|pretty much) )*(?:ok|okay|fine|alright|all right|so-so|average|not bad|nothing special|acceptable|passable)(?= ?(?:$|[.!,;]|i guess|i suppose|but|though|for (?:the price|what)|nothing more|overall))",
    '(?:ist |sind |ganz |soweit |so weit |alles )?(?:ok|okay|in ordnung|geht so|nichts besonderes|mittelmäßig|durchschnittlich)(?= ?(?:$|[.!,;]|aber))',
    '(?:correct|moyen|bof|sans plus|passable|ça va)(?= ?(?:$|[.!,;]|mais))|(?:está |es )?(?:normal|regular|normalit[oa]|aceptable|no está mal)(?= ?(?:$|[.!,;]|pero))|(?:discret[oa]|nella media|niente di (?:che|speciale)|accettabile|così così)(?= ?(?:$|[.!,;]|ma))|(?:razoável|mais ou menos|aceitável|mediano)(?= ?(?:$|[.!,;]|mas))|(?:gaat wel|redelijk|prima maar|niet bijzonder|matig)(?= ?(?:$|[.!,;]|maar))',
  ],
  'まあまあ|普通です|可もなく不可もな|ふつうです',
)
