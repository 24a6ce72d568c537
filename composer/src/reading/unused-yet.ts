import { compact } from '../words/compact.ts'

/** Praised before use, so the customer can't be happy with it yet. */
export function isUnusedYet(text: string): boolean {
  return unused.test(text.slice(0, 4000).toLowerCase())
}

const unused = compact(
  [
    "(?:we|i|u|you) (?:so |really |totally |definitely |both |all )*(?:need|want|gotta have|gotta get|must have) (?:this|these|one|it)(?= ?(?:[^\\p{L}' ]|$|for|in|now|so|asap|badly|please|before))|(?:on|adding (?:it|this|these) to|goes on) my (?:wish ?list|list)|(?:gonna|going to|will|have to|about to) (?:buy|order|get) (?:this|these|one|it)",
    "(?:not|n't|n’t|nt) (?:yet )?(?:been able to |had (?:a|the|any) chance to |had (?:the )?time to |really )?(?:used?|tr(?:y|ied)|test(?:ed)?|open(?:ed)?|worn|wear|installed?)(?: (?:it|them|this|that|mine))?(?: out)? yet",
    "(?:not|n't|n’t) yet (?:used|tried|tested|opened|worn|had)|yet to (?:use|try|test|open|wear|install) (?:it|them|this)|(?:will|still (?:need|have)) (?:have )?to (?:test|try) (?:it|them)|(?:untested|unopened) (?:so far|as yet|yet)",
    'noch nicht (?:benutzt|ausprobiert|getestet|probiert|verwendet|getragen|ausgepackt|im einsatz|in gebrauch)|noch keine gelegenheit',
    "pas encore (?:essayé|testé|utilisé|porté|ouvert|servi|eu l[’']occasion)",
    '(?:todavía|aún|aun) no (?:l[oa]s? )?(?:he |hemos )?(?:usado|probado|utilizado|estrenado|abierto|podido)|no l[oa]s? he (?:usado|probado|estrenado) (?:todavía|aún|aun)',
    "non (?:l'ho |li ho |le ho )?ancora (?:provat|usat|utilizzat|apert)|ancora non (?:l'ho )?(?:provat|usat|utilizzat)|(?:devo|dobbiamo) ancora provar",
    '(?:ainda|inda) n[ãa]o (?:o |a |os |as )?(?:(?:pude|consegui|deu para|deu pra|tive (?:como|tempo de|oportunidade de)) )?(?:us[eao]|test|experiment|utiliz|prov|abri|instal|estre)\\p{L}*|n[ãa]o (?:o |a )?(?:usei|testei|experimentei|utilizei|provei|usamos|testamos|abri|instalei|estreei) ainda|ainda (?:vou|irei) (?:testar|usar|experimentar)',
    'まだ(?:使って|試して|使用して|着て|開けて|開封して|未使用)|还没(?:有)?(?:用|使用|试|拆|穿|开始用)|尚未(?:使用|试)',
    'henüz (?:kullan|dene)|daha kullanmad',
  ].join('|'),
  'u',
)
