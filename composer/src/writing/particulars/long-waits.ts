import { unspaced, wording } from './particular.ts'

/** Weeks of waiting: with nothing received yet, or until an order came. */
export const longWaits: Record<string, Record<'notArrived' | 'late', RegExp>> = Object.fromEntries(
  Object.entries({
    en: [
      '(?<!refund[^.!?]{0,60})(?:been )?waiting (?:for )?(?:over |more than |nearly |almost |about |now )?(?:two|three|four|five|six|seven|eight|several|many|\\d+|a few) (?:whole )?(?:weeks|months)(?! (?:for|on) (?:a |an |my |the |your |any )?(?:refund|reply|answer|response|money|replacement|list))|(?:weeks|months) (?:later |now |on )?(?:and )?(?:still )?(?:nothing|no (?:parcel|package|order|delivery|sign of it))',
      '(?:waited|wait of|had to wait) (?:over |more than |nearly |almost |about )?(?:two|three|four|five|six|seven|eight|several|many|\\d+|a few) (?:whole )?(?:weeks|months)(?! (?:for|on) (?:a |an |my |the |your |any )?(?:refund|reply|answer|response|money|replacement)| (?:to|before) (?:review|writ|us))',
    ],
    de: [
      'wart\\p{L}* (?:\\p{L}+ ){0,3}?seit (?:\\p{L}+ ){0,3}?(?:wochen|monaten)(?! auf (?:eine |meine |die |ihre )?(?:antwort|rückmeldung|erstattung|geld))|seit (?:\\p{L}+ ){0,3}?(?:wochen|monaten) (?:\\p{L}+ ){0,2}?(?:nichts|keine lieferung|kein paket)|(?:wochen|monate) (?:\\p{L}+ ){0,2}?(?:und )?(?:immer )?noch (?:immer )?(?:nichts|kein)',
      '(?:wochen|monate) (?:\\p{L}+ ){0,2}?(?:gewartet|wartezeit|warten müssen|lieferzeit)',
    ],
    fr: [
      "(?:attend\\p{L}*|attente) (?:\\p{L}+ ){0,4}?depuis (?:\\p{L}+ ){0,3}?(?:semaines|mois)(?! (?:une |votre |la )?réponse)|(?:semaines|mois) (?:que j'attends|et toujours (?:rien|pas)|d'attente et)",
      "(?:semaines|mois) (?:d'attente|pour (?:recevoir|être livrée?|la livraison))|attendu (?:\\p{L}+ ){0,3}?(?:semaines|mois)",
    ],
    es: [
      '(?:semanas|meses) (?:esperando|de espera)(?! (?:una |la |su )?(?:respuesta|contestación|devolución|reembolso)| (?:el |mi )(?:reembolso|dinero))|llev[oa]\\p{L}* (?:\\p{L}+ ){0,4}?(?:semanas|meses) (?:\\p{L}+ )?(?:sin (?:recibir|el pedido|mi pedido)|esperando)(?! (?:una |la |su )?(?:respuesta|contestación)| (?:el |mi )(?:reembolso|dinero))|(?:semanas|meses)(?: después)? y (?:todavía|aún|sigue sin) (?:nada|no|llegar)',
      '(?:tardó|tardaron|ha tardado|esperé|esperar|esperado) (?:\\p{L}+ ){0,3}?(?:semanas|meses)',
    ],
    it: [
      'aspett\\p{L}* (?:\\p{L}+ ){0,3}?da (?:\\p{L}+ ){0,3}?(?:settimane|mesi)(?! (?:una |la )?(?:vostra )?(?:risposta|rimborso))|(?:settimane|mesi) (?:che aspetto|di attesa e|e (?:ancora|non) )',
      '(?:settimane|mesi) (?:di attesa|per (?:ricevere|la consegna|arrivare))|aspettato (?:\\p{L}+ ){0,3}?(?:settimane|mesi)',
    ],
    pt: [
      '(?:semanas|meses) (?:esperando|aguardando|à espera|de espera e)(?! (?:uma |a |por uma )?(?:resposta|retorno|reembolso)| (?:o |meu )(?:reembolso|estorno|dinheiro))|(?:semanas|meses) e (?:até agora |ainda )?(?:nada|não)|(?:espero|aguardo) há (?:\\p{L}+ ){0,3}?(?:semanas|meses)',
      '(?:demorou|demoraram|esperei) (?:\\p{L}+ ){0,3}?(?:semanas|meses)|(?:semanas|meses) (?:de espera|para chegar)',
    ],
  }).map(([language, [never = '', late = '']]) => [
    language,
    { notArrived: wording(never).pattern, late: wording(late).pattern },
  ]),
)

longWaits['ja'] = {
  notArrived: unspaced(
    /(?:[2-9二三四五六数何]|\d\d)(?:週間|か月|ヶ月|カ月)(?:も|以上)?[^。！？返]{0,12}(?:届か|届いて(?:い)?(?:ない|ません)|来ない|来ません|まだ)/u,
  ).pattern,
  late: unspaced(/(?:[2-9二三四五六数何]|\d\d)(?:週間|か月|ヶ月|カ月)(?:も|以上)?(?:待(?:ち|た|っ)|かかり|かかっ)/u)
    .pattern,
}
longWaits['zh'] = {
  notArrived: unspaced(
    /等了?(?:[两三四五六七八几好多\d]+)个?(?:多)?(?:星期|周|礼拜|月)[^。！？]{0,10}(?:还没|没到|没收到|没有到|不见)/u,
  ).pattern,
  late: unspaced(
    /等了(?:[两三四五六七八几好多\d]+)个?(?:多)?(?:星期|周|礼拜|月)(?![^。！？]{0,12}(?:回复|退款|答复))|(?:[两三四五六几好\d]+)个?(?:星期|周|礼拜|月)才(?:到|收到|送到)/u,
  ).pattern,
}
