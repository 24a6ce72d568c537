/** Relatives, friends, and pets, as alternatives of a pattern by language. */
export const relatives = {
  en: '(?:mother|father|mom|mum|mam|mama|dad|daddy|papa|husband|wife|son|daughter|brother|sister|grandmother|grandfather|grandma|grandpa|grandson|granddaughter|granddad|nan|nana|nanny|gran|granny|auntie|aunt|uncle|partner|fiancée?|baby|child|friend|cousin|niece|nephew|parents|mother-in-law|father-in-law|hubby|dog|cat|pup|puppy|horse)',
  de: '(?:mutter|vaters?|mama|papas?|mann(?:es)?|frau|oma|opas?|sohn(?:e?s)?|tochter|bruders?|schwester|tante|onkels?|großmutter|großvaters?|eltern|partner(?:in|s)?|freund(?:in|e?s)?|kind(?:es)?|babys?|hund(?:e?s)?|katze|katers?|pferd(?:e?s)?|schwiegermutter|schwiegervaters?)',
  fr: '(?:père|mère|maman|papa|mari|femme|époux|épouse|fils|fille|frère|s(?:œ|oe)ur|grand[- ](?:mère|père|maman|papa)|mamie|mamy|papi|papy|oncle|tante|compagnon|compagne|conjointe?|bébé|enfant|amie?|cousine?|nièce|neveu|parents|beau-(?:père|frère)|belle-(?:mère|s(?:œ|oe)ur)|parrain|marraine|chien(?:ne)?|chat(?:te)?|cheval)',
  es: '(?:padres?|madre|papá|mamá|marido|espos[oa]|mujer|hij[oa]|herman[oa]|abuel(?:it)?[oa]|tí[oa]|prim[oa]|amig[oa]|pareja|novi[oa]|bebé|sobrin[oa]|suegr[oa]|perr(?:it)?[oa]|gat(?:it)?[oa]|caballo)',
  it: '(?:padre|madre|papà|mamma|marito|moglie|figli[oa]|fratello|sorella|nonn[oa]|zi[oa]|cugin[oa]|amic[oa]|compagn[oa]|bambin[oa]|nipote|suocer[oa]|genitori|cane|cagnolin[oa]|gatt[oa]|cavallo)',
  pt: '(?:pai|mãe|papai|mamãe|marido|esposa|esposo|mulher|filh[oa]|irmã|irmão|av[óô]|vovó|vovô|ti[oa]|prim[oa]|amig[oa]|companheir[oa]|bebê|bebé|sobrinh[oa]|sogr[oa]|cachorr(?:inh)?[oa]|cão|gat(?:inh)?[oa]|cavalo)',
  nl: '(?:moeder|vader|mama|papa|man|vrouw|oma|opa|zoon|dochter|broer|zus|tante|oom|ouders|partner|vriend(?:in)?|kind|baby|nicht|neef|hond(?:je)?|kat|poes|paard|schoonmoeder|schoonvader)',
} as const
