/** Praised before it was used: nobody is happy with the use of it yet. */
export function isUnusedYet(text: string): boolean {
  return unused.test(text.slice(0, 4000).toLowerCase())
}

const unused = new RegExp(
  [
    "(?:not|n't|n’t) (?:yet )?(?:used|tried|tested|opened|worn)(?: (?:it|them|this))?(?: out)? yet|(?:not|n't|n’t) yet (?:used|tried|tested)",
    'noch nicht (?:benutzt|ausprobiert|getestet|probiert|verwendet|getragen)',
    'pas encore (?:essayé|testé|utilisé|porté)',
    '(?:todavía|aún|aun) no (?:l[oa]s? )?(?:he |hemos )?(?:usado|probado|utilizado|estrenado)',
    "non (?:l'ho |li ho |le ho )?ancora (?:provat|usat|utilizzat)|ancora non (?:l'ho )?(?:provat|usat)",
    '(?:ainda|inda) n[ãa]o (?:o |a )?(?:usei|testei|experimentei|utilizei|provei|usamos)|n[ãa]o (?:usei|testei|experimentei) ainda',
    'まだ(?:使って|試して|使用して|着て|開けて)|还没(?:有)?(?:用|使用|试|拆|穿)',
    'henüz (?:kullan|dene)|daha kullanmad',
  ].join('|'),
  'u',
)
