import { anyOf, plainly } from './words-in.ts'

/** Words of a customer who waits for money back without calling it a refund: "I want my 295 euros by Friday". */
export function withheldMoney(text: string): string | null {
  const small = plainly(text)
  const [demanded] = demands.exec(small) ?? []
  if (demanded !== undefined) return demanded
  return returns.test(small) ? (unpaid.exec(small)?.[0] ?? null) : null
}

const sum = '(?:[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|\\$|£|euros?|dollars?|pounds?|quid|bucks|eur|usd|gbp))'

const demands = anyOf([
  `(?:want|need|demand|expect|give me|send me|pay me|pay back|return|don't have|do not have|haven't got|haven't had|don't get|where(?:'s| is| are)|still waiting (?:for|on)|waiting (?:for|on)|never got|owe me) my ${sum}(?: back)?`,
  `(?:want|need|demand|give me|send me) (?:the |those |these )?${sum} back`,
  `(?<!(?:no|without|any|zero|free of) (?:an? )?)(?:restocking|re-stocking|restock|return processing) (?:fee|charge)s?(?! (?:is|was|were|are) (?:waived|refunded|not|reasonable|fair))`,
  `(?:gave|paid|sent|credited|refunded|returned)(?: me| us)?(?: back)?(?: only| just)? ${sum} (?:back )?(?:out of|instead of|of) (?:the |my )?${sum}|(?:want|expect|owe me|need|where(?:'s| is)) the (?:other|rest|remaining|missing) ${sum}|(?:refund|credit) (?:was|is|came|came out) (?:\\p{L}+ )?(?:short|${sum} short|less than)`,
  '(?:kein|noch kein|bis heute kein) geld zurück|geld (?:\\p{L}+ ){0,3}?(?:nicht|nie) zurück(?:bekommen|erhalten| bekommen| erhalten|gezahlt)|(?:will|möchte|verlange|fordere|wollen) (?:\\p{L}+ ){0,2}?(?:mein|unser) geld zurück',
  `(?:will|möchte|verlange|fordere) (?:\\p{L}+ )?meine ${sum}(?: zurück)?|(?:veux|exige|rendez-moi) mes ${sum}|(?:quiero|exijo|devuélvanme) mis ${sum}|(?:voglio|esigo|rivoglio) i miei ${sum}|(?:wil|eis) mijn ${sum}|(?:quero|exijo) (?:os )?meus ${sum}`,
])

/** Who sent something back. */
const returns = anyOf(
  [
    'returned (?:it|them|the|this|my|both|one)|(?:sent|shipped|posted) (?:\\p{L}+ ){1,4}?back|(?:my|the|with the|of the) return(?:ed|s)?(?! (?:policy|address|label))|return parcel|you (?:signed|have had it|got it back)',
    'zurückgeschickt|zurückgesendet|retourniert|retoure|rücksendung|renvoyée?s?|retournée?s?|mon retour|devolv[ií]|he devuelto|devuelto|restituit[oaie]|rispedit[oaie]|il reso|devolvi|teruggestuurd|geretourneerd|mijn retour',
  ],
  '返品(?:した|しま|を)|送り返し',
)

const unpaid = anyOf(
  [
    "(?:my |the |any )?(?:money|cash|credit|refund) (?:has |have |is |was |still )*(?:hasn't|has not|haven't|never|still not|isn't|not|yet to)(?: \\p{L}+)? (?:come|came|arrived?|appeared?|shown?|been|back|seen|reached|landed)|(?:still )?no (?:credit|money|payment|refund)|(?:not|never|without|\\p{L}+n't) (?:yet |even |still |actually )*(?:seen|seeing|received|receiving|got|gotten|get|had|been given|given) (?:\\p{L}+ ){0,2}?(?:a penny|a cent|my money|the money|any money)|(?:not|never|\\p{L}+n't) been (?:paid|credited|refunded)",
    '(?:geld|betrag|gutschrift) (?:\\p{L}+ ){0,4}?(?:nicht|nie) (?:\\p{L}+ )?(?:da|zurück|erhalten|bekommen|gutgeschrieben|angekommen)|(?:kein|noch kein) geld|keine gutschrift|(?:toujours|jamais|pas) (?:\\p{L}+ ){0,3}?(?:mon argent|remboursée?|crédit)|(?:sin|no|todavía no) (?:\\p{L}+ ){0,3}?(?:mi dinero|el dinero|abono)|(?:non|ancora|mai) (?:\\p{L}+ ){0,3}?(?:i miei soldi|i soldi|accredit\\p{L}+)|(?:não|nunca|ainda) (?:\\p{L}+ ){0,3}?(?:o (?:meu )?dinheiro|crédito)|(?:nog geen|geen|niet) (?:\\p{L}+ ){0,3}?(?:geld|terugbetaling|teruggestort)',
  ],
  '(?:お金|代金)[^。！？\\n]{0,8}(?:戻っ|返っ|返金され)(?:て(?:い|き)ませ|てこな|ない)',
)
