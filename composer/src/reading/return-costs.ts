import { anyOf, plainly } from './words-in.ts'

/**
 * A customer who is asked to pay for a return, or wants the shipping cost back: "you want me to pay to send it back?" Not
 * with four or five stars, and not in a question.
 */
export function returnCosts(text: string, rating: number | null): string | null {
  if ((rating ?? 1) > 3) return null
  const small = plainly(text)
  return hints.test(small) ? (costs.exec(small)?.[0] ?? null) : null
}

/** One of these is in every match. */
const hints =
  /pay|paid|fee|charge|cost|postage|zahl|kosten|porto|payer|frais|pagar|gastos|envío|pagare|spese|frete|terug|betalen/u

const back =
  '(?:to (?:send|ship|post|mail|return|get)(?: it| them| this)?(?: back)?|(?:for )?(?:the |my |a |your )?(?:return|returns|return shipping|return postage|postage back|postage to return|shipping back))(?!\\p{L})'

const costs = anyOf([
  `(?:want|wants|wanted|expect|expects|expected|ask|asks|asked|asking|make|makes|making|made|tell|told|force|forced|require[sd]?)(?: that)? (?:me|us) (?:to )?pay (?:\\p{L}+ ){0,2}?${back}`,
  `(?:i|we)(?:'m| am| was| were|'re| are)? (?:supposed|expected|asked|told|forced|made|required) to pay (?:\\p{L}+ ){0,2}?${back}`,
  `(?<!(?:do|will|would|did|if|not|never) (?:i|we) )(?:have|had) to pay (?:\\p{L}+ ){0,3}?(?:to (?:send|ship|post|mail|return)(?: it| them| this)?(?: back)|return (?:shipping|postage)|the return)`,
  '(?:want|demand|expect|need|give me|refund me|refund) (?:me )?(?:my|the|our) (?:express|shipping|delivery|postage|priority)(?: shipping| delivery)? (?:fees?|costs?|charges?|money) (?:back|refunded|returned)',
  '(?:soll|sollte|muss|musste|sollen|müssen) (?:ich |wir |jetzt |auch |noch |die |den |das |für |selbst |selber )*(?:rückversand|rücksendung|rücksendekosten|rückporto|retoure|versandkosten)(?: \\p{L}+){0,2} (?:zahlen|bezahlen|tragen|übernehmen)|(?:rückversand|rücksendung|rücksendekosten|rückporto|retoure)(?: \\p{L}+){0,2} (?:selbst|selber) (?:zahlen|bezahlen|tragen)|(?:will|möchte|verlange|fordere) (?:die |meine )?(?:express|versand)\\p{L}* (?:zurück|erstattet)',
  '(?:demand\\p{L}+|oblig\\p{L}+|exig\\p{L}+|fait|faire|faut|veut|veulent|voulez|dois|doit|devoir) (?:\\p{L}+ ){0,4}?(?:payer|paye|paie)(?: \\p{L}+){0,2}? (?:le|les frais de|les frais du|pour le|mon|des frais de) (?:renvoi|retour)|(?:frais de )?(?:renvoi|retour) (?:est |sont )?à (?:ma|mes) (?:charge|frais)',
  '(?:quieren|pretenden|piden|tengo|tuve|hacen|obligan)(?: a)? (?:que )?(?:\\p{L}+ ){0,2}?(?:pagar|pague) (?:\\p{L}+ ){0,4}?(?:devolución|devolverl[oa]|envío de vuelta)|(?:gastos de )?devolución (?:corren |corre |va |van )?(?:a|por) mi (?:cargo|cuenta)',
  '(?:vogliono|vorrebbero|chiedono|devo|dovrei|dovuto|pretendono)(?: che)? (?:\\p{L}+ ){0,2}?(?:pagare|paghi) (?:\\p{L}+ ){0,3}?(?:reso|restituzione|restituirl[oa]|rispedirl[oa])|(?:spese (?:di|del) )?(?:reso|restituzione) (?:è |sono )?a mio carico',
  '(?:querem|pedem|exigem|tenho|tive|obrigam)(?: que| de| a)? (?:\\p{L}+ ){0,2}?(?:pagar|pague) (?:\\p{L}+ ){0,4}?(?:devolução|devolver|frete de volta)|devolução (?:é |fica )?por minha conta',
  '(?:moet|moest|willen)(?: dat)?(?: ik)? (?:\\p{L}+ ){0,3}?(?:retour\\p{L}*|terugzend\\p{L}*|terugsturen)(?: \\p{L}+){0,2} (?:betalen|betaal)',
])
