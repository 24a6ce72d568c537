import { anyOf, plainly } from './words-in.ts'

/**
 * Words of a customer whose money is open: "I want the backpack or my money", or an order that was canceled, but shipped or
 * charged anyway. Not for four or five stars.
 */
export function openMoney(text: string, rating: number | null): string | null {
  if ((rating ?? 1) > 3) return null
  const small = plainly(text)
  return canceledAnyway(text) ?? (money.test(small) ? (demands.exec(small)?.[0] ?? null) : null)
}

/** An order that was canceled, but shipped or charged anyway. */
export const canceledAnyway = (text: string): string | null => {
  const small = plainly(text)
  return cancels.test(small) ? (shipped.exec(small)?.[0] ?? charged.exec(small)?.[0] ?? null) : null
}

export const isShippedAnyway = (text: string): boolean => shipped.test(plainly(text))

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const cancels = /cancel|storn|widerr|gekünd|kündig|annul|résil|anul|cancell|disdett|opgezegd/u
const money = /money|refund|geld|erstatt|argent|rembours|dinero|reembol|devoluci|soldi|rimbors|dinheiro|terugbet|pieni/u

/** Within one or two sentences. */
const near = '[^?\\n]{0,90}?'
const lately = '(?<!\\p{L})(?:still|anyway|anyhow|but|yet|then|now|nevertheless|regardless)(?!\\p{L})[^?\\n]{0,30}?'
const canceled =
  "(?<!(?:want to|wanted to|can't|cannot|couldn't|tried to|trying to|noise|would have|should have|if i|not|they|you|seller|never) )cancel(?:l?ed)(?! (?:on|my (?:next|return)))"

const shipped = anyOf([
  `${canceled}${near}(?:shipped|sent|dispatched|delivered|arrived|came)(?: it| them| out)? (?:anyway|anyhow|regardless|nonetheless)`,
  `${canceled}${near}${lately}(?:shipped|ship|sent|sending|dispatched|delivered|arrived|shipping (?:mail|e-?mail|notice|confirmation))`,
  `(?:shipped|sent|dispatched|delivered) (?:\\p{L}+ ){0,3}?(?:although|even though|despite|after) (?:i |we |me |my )?(?:had |have )?(?:already )?(?:cancel\\p{L}+)`,
  `(?:storniert|widerrufen)${near}(?<!\\p{L})(?:trotzdem|dennoch|doch|aber|jetzt|nun)(?!\\p{L})[^?\\n]{0,40}?(?:geliefert|verschickt|versandt|versendet|geschickt|angekommen|zugestellt)|trotz (?:\\p{L}+ )?(?:stornierung|storno|widerrufs?)[^?\\n]{0,40}?(?:geliefert|verschickt|versandt|versendet|geschickt|angekommen)`,
  `annulée?${near}(?<!\\p{L})(?:quand même|pourtant|mais|malgré|puis|et)(?!\\p{L})[^?\\n]{0,40}?(?:expédiée?|envoyée?|livrée?|arrivée?|reçue?)|malgré (?:l'|mon )annulation[^?\\n]{0,40}?(?:expédiée?|envoyée?|livrée?|reçue?)`,
  `(?:cancelé|cancelado|anulé|anulado)${near}(?<!\\p{L})(?:igualmente|aun así|pero|igual|y|después)(?!\\p{L})[^?\\n]{0,40}?(?:enviaron|enviado|mandaron|llegó|entregaron)`,
  `(?:annullato|cancellato)${near}(?<!\\p{L})(?:comunque|lo stesso|ma|poi|e)(?!\\p{L})[^?\\n]{0,40}?(?:spedit[oa]|inviat[oa]|arrivat[oa]|consegnat[oa])`,
  `(?:cancelei|cancelado|anulei)${near}(?<!\\p{L})(?:mesmo assim|mas|depois|e)(?!\\p{L})[^?\\n]{0,40}?(?:enviaram|enviado|chegou|entregaram|entregue)`,
  `geannuleerd${near}(?<!\\p{L})(?:toch|maar|alsnog|en)(?!\\p{L})[^?\\n]{0,40}?(?:verzonden|verstuurd|geleverd|bezorgd)`,
])

const charged = anyOf([
  `${canceled}${near}(?:charged|billed|debited)(?: me| us| my \\p{L}+)? (?:anyway|anyhow|regardless|nonetheless)`,
  `${canceled}${near}${lately}(?:charged|billed|charging|billing|debited|took (?:my|the) money|taken (?:my|the) money)`,
  `(?:charged|billed|debited) (?:\\p{L}+ ){0,3}?(?:although|even though|despite|after) (?:i |we |me |my )?(?:had |have )?(?:already )?(?:cancel\\p{L}+)`,
  `(?:storniert|widerrufen|gekündigt)${near}(?<!\\p{L})(?:trotzdem|dennoch|doch|aber|weiter|weiterhin)(?!\\p{L})[^?\\n]{0,40}?(?:abgebucht|berechnet|belastet|eingezogen)|trotz (?:\\p{L}+ )?(?:stornierung|storno|widerrufs?|kündigung)[^?\\n]{0,40}?(?:abgebucht|berechnet|belastet|eingezogen)`,
  `(?:annulée?|résiliée?)${near}(?<!\\p{L})(?:quand même|pourtant|mais|toujours|et)(?!\\p{L})[^?\\n]{0,40}?(?:débitée?|prélevée?|facturée?)`,
  `(?:cancelé|cancelado|anulé|anulado)${near}(?<!\\p{L})(?:igualmente|aun así|pero|igual|siguen|y)(?!\\p{L})[^?\\n]{0,40}?(?:cobraron|cobrado|cobran|cobrando)`,
  `(?:annullato|cancellato|disdetto)${near}(?<!\\p{L})(?:comunque|lo stesso|ma|ancora|e)(?!\\p{L})[^?\\n]{0,40}?(?:addebitat[oa]|prelevat[oa]|pagat[oa])`,
  `(?:cancelei|cancelado|anulei)${near}(?<!\\p{L})(?:mesmo assim|mas|ainda|e)(?!\\p{L})[^?\\n]{0,40}?(?:cobraram|cobrado|cobrada|debitaram)`,
  `(?:geannuleerd|opgezegd)${near}(?<!\\p{L})(?:toch|maar|alsnog|en)(?!\\p{L})[^?\\n]{0,40}?(?:afgeschreven|in rekening|geïncasseerd)`,
])

const demands = anyOf([
  '(?:either |want |need |send )(?:\\p{L}+ ){0,2}?(?:the|my|a) (?:\\p{L}+ ){1,2}or (?:else )?(?:i want |give me |return |just )*(?:my money|a refund|my refund|the money)|no (?:answer|reply|response|word|news) (?:about|on|regarding) my (?:money|refund|payment)|(?:give|send|pay|hand) (?:me |us )(?:back )?(?:my|our) money(?: back)?|(?:(?:i|we)(?:.d| would| do| just| really| now| still)* (?:want|need|demand|like)|(?<=(?:^|[.!?,;\\n]) ?)(?:want|need)) (?:\\p{L}+ )?(?:my|our) money(?: back)?(?=[ .,!]*$|[.,!]| back| now| returned| immediately| today)',
  '(?:die|den|das|mein\\p{L}*|unser\\p{L}*|ware|paket|lieferung|artikel) (?:\\p{L}+ )?oder (?:ich will |eben |bitte )?(?:mein|das|unser) geld|(?:will|möchte|verlange|fordere|erwarte|wollen|brauche) (?:\\p{L}+ ){0,4}?(?:mein|unser|das) geld(?! (?:wert|nicht|ausgeben|verschwenden|sparen))|(?:wo|wann) (?:ist|bleibt|kommt|bekomme ich) (?:\\p{L}+ )?(?:mein|das) geld|geld (?:bitte )?zurück(?=[ .,!]*$|[.,!]| bitte)|rückerstattung (?:bitte|verlangt|gefordert)',
  "(?:mon|ma|mes|le|la|les|un|une) (?:\\p{L}+ ){1,2}ou (?:bien )?(?:mon argent|(?:un|le|mon) remboursement|(?:je veux |être )rembours\\p{L}+)|(?:je veux|j'exige|je réclame|j'attends|rendez-moi|rendez moi|remboursez) (?:\\p{L}+ ){0,3}?(?:mon argent|mon remboursement|d'être remboursée?|être remboursée?)|remboursez[- ]moi",
  '(?:mi|el|la|mis|los|las|un|una) (?:\\p{L}+ ){1,2}o (?:mi dinero|el dinero|el reembolso|que me devuelvan)|(?:quiero|exijo|reclamo|necesito|espero|pido) (?:\\p{L}+ ){0,4}?(?:mi dinero|el dinero de vuelta|el reembolso|un reembolso|la devolución del (?:dinero|importe))|(?:devuélvanme|devuelvanme|devolvedme|devuélveme|devuelvan) (?:\\p{L}+ )?dinero|que me devuelvan (?:el|mi) dinero',
  '(?:il mio|la mia|il|la|un|una) (?:\\p{L}+ ){1,2}o (?:i miei soldi|i soldi|il rimborso|un rimborso)|(?:voglio|pretendo|esigo|chiedo|rivoglio|aspetto) (?:\\p{L}+ ){0,3}?(?:i miei soldi|i soldi indietro|il rimborso|un rimborso)|(?:ridatemi|restituitemi|rendetemi) (?:i (?:miei )?)?soldi|rimborsatemi',
  '(?:mijn|de|het|een) (?:\\p{L}+ ){1,2}of (?:mijn|het) geld|(?:wil|eis|verwacht) (?:\\p{L}+ ){0,3}?(?:mijn geld|terugbetaling|geld terug)|geld terug(?=[ .,!]*$|[.,!]| graag| alstublieft| aub)',
  '(?:meu|minha|o|a|um|uma) (?:\\p{L}+ ){1,2}ou (?:o )?(?:meu )?dinheiro|(?:quero|exijo|espero|preciso) (?:\\p{L}+ ){0,3}?(?:o meu dinheiro|meu dinheiro|(?:o )?reembolso|dinheiro de volta)|(?:devolvam|devolva) (?:o )?(?:meu )?dinheiro',
  '(?:chcę|żądam|proszę o) (?:\\p{L}+ ){0,2}?(?:zwrotu? pieniędzy|moich pieniędzy)|oddajcie (?:moje )?pieniądze',
])
