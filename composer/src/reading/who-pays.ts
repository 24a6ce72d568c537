import { anyOf, plainly } from './words-in.ts'

/** A customer who expects the shop to pay for what happened: "Who is going to pay for that?" Not with four or five stars. */
export function asksWhoPays(text: string, rating: number | null): string | null {
  const small = plainly(text)
  return (rating ?? 1) > 3 || !hints.test(small) ? null : (demands.exec(small)?.[0] ?? null)
}

/** One of these is in every match. */
const hints =
  /pay|reimburs|compensat|cover|owe me|zahl|ersetzt|ersatz|kommt|übernehm|ersetzen|aufkommen|paie|rembours|dédommag|réparation|paga|cubr|indem|indeni|rimbors|risarc|betaa?l|vergoed/

const damage = '(?:the |all )?(?:damages?|repairs?|cleaning|replacement)'

const demands = anyOf([
  `who(?:'s| is| are|'ll| will|'s| on earth is) (?:going to |gonna )?(?:pay(?:ing)?|reimburs(?:e|ing)|compensat(?:e|ing))(?: me)? for (?:that|this|it|all|the (?:damage|repair|clean)\\p{L}*|my)|who pays for (?:that|this|it|the (?:damage|repair|clean)\\p{L}*|my)|(?:expect|want|demand|ask)(?:ing)? you (?:guys )?to (?:cover|pay(?: for)?|reimburse|compensate)(?: me| us)?(?: for)?(?: the| my| this| that| all| it| ${damage})?|(?:you|they) (?:should|must|will have to|need to|have to|owe me) (?:cover|pay for|reimburse me for|compensate me for) (?:${damage}|my \\p{L}+)|you owe me (?:a new|for)`,
  '(?:wer|und wer) (?:zahlt|bezahlt|ersetzt|kommt)(?: mir| uns| nun| jetzt| denn)* (?:das|den schaden|dafür|die (?:reparatur|reinigung)|für (?:den schaden|das|die))|(?:erwarte|verlange|fordere),? (?:\\p{L}+ ){0,2}?(?:dass sie (?:\\p{L}+ ){0,4}?(?:zahlen|übernehmen|ersetzen|aufkommen)|schadens?ersatz)|schadens?ersatz',
  "qui (?:va )?(?:paie|paye|payer|payera|paiera|rembourse|rembourser|me rembourse)(?: me)? (?:ça|cela|les? (?:dégâts|réparations?|dommages)|pour (?:ça|cela|les))|(?:j'exige|je demande|j'attends) (?:\\p{L}+ )?(?:un dédommagement|réparation)|dédommagement",
  '(?:y )?quién (?:me |nos )?(?:lo )?(?:paga|pagará|va a pagar)(?:me)? (?:esto|eso|el daño|los daños|por|la reparación|ahora)|(?:exijo|espero|quiero) (?:\\p{L}+ ){0,2}?(?:una indemnización|que (?:me )?(?:paguen|cubran|indemnicen))',
  '(?:e )?chi (?:mi |ci )?(?:lo )?(?:paga|ripaga|pagherà|rimborsa)(?: ora| adesso)? (?:i danni|questo|il danno|la riparazione|per)|(?:pretendo|esigo|voglio) (?:\\p{L}+ )?(?:un risarcimento|il risarcimento)|risarcimento',
  '(?:e )?quem (?:é que )?(?:me )?(?:vai )?(?:pagar?|paga)(?: agora)? (?:isto|isso|o prejuízo|os danos|por isso|o estrago|a reparação|o conserto)|(?:exijo|quero) (?:\\p{L}+ )?(?:uma indenização|uma indemnização)|indeni[zs]ação|indemnização',
  '(?:en )?wie (?:gaat (?:dat|dit|de schade) betalen|(?:betaalt|vergoedt) (?:dat|dit|de schade|mij|dat nu))|schadevergoeding',
])
