import { deniedBy, partTroubles, type PartName, type PartState, trouble, type Troubles } from './trouble.ts'

const names: readonly PartName[] = [
  { named: 'coperchio', said: 'il coperchio' },
  { named: 'tappo', said: 'il tappo' },
  { named: 'manico', said: 'il manico' },
  { named: 'maniglia', said: 'la maniglia' },
  { named: 'bottone', said: 'il bottone' },
  { named: 'pulsante', said: 'il pulsante' },
  { named: 'chiusura', said: 'la chiusura' },
  { named: 'fibbia', said: 'la fibbia' },
  { named: 'cucitura', said: 'la cucitura' },
  { named: 'cavo|filo', said: 'il cavo' },
  { named: 'cinturino', said: 'il cinturino' },
  { named: 'tracolla', said: 'la tracolla' },
  { named: 'suola', said: 'la suola' },
  { named: 'ruota', said: 'la ruota' },
  { named: 'cerniera', said: 'la cerniera' },
  { named: 'cassetto', said: 'il cassetto' },
  { named: 'interruttore', said: 'l’interruttore' },
]
const adverbs =
  '(?:(?:gia|sempre|molto|anche|subito|completamente|totalmente|troppo|quasi|purtroppo|di vetro|di plastica|di legno|in vetro|in legno|in metallo) )*'
const state = (topic: PartState['topic'], written: string, said: string, ahead?: string): PartState => ({
  topic,
  written: `${adverbs}(?:${written})`,
  ...(ahead === undefined ? {} : { ahead: `(?:${ahead}) (?:il|la|lo)` }),
  one: said,
  many: said,
})
const states: readonly PartState[] = [
  state('quality', '(?:si|mi si) (?:blocca|e bloccat[oa]|incastra|e incastrat[oa]|inceppa)', 'si blocchi'),
  state(
    'quality',
    '(?:si|mi si|e|era) (?:e |sono )?(?:gia )?(?:rott[oa]|spezzat[oa]|rompe|ruppe|spezza)',
    'si sia rotto',
    '(?:si|mi si) e (?:gia )?(?:rott[oa]|spezzat[oa])',
  ),
  state(
    'quality',
    '(?:si|mi si) e (?:gia )?(?:staccat[oa]|scucit[oa]|scollat[oa]|sfilat[oa])|si (?:stacca|scuce|scolla)',
    'non abbia tenuto',
    '(?:si|mi si) e (?:gia )?(?:staccat[oa]|scucit[oa]|scollat[oa])',
  ),
  state('performance', 'non (?:chiude|si chiude|tiene|si avvita|aggancia)(?: \\p{L}+)?', 'non chiuda bene'),
  state('performance', 'non (?:funziona|va)(?: \\p{L}+)?', 'non funzioni'),
  state('damage', 'perde(?: acqua)?|gocciola', 'perda'),
  state('size', '(?:e|era|risulta) (?:troppo|molto) cort[oa]', 'sia troppo corto'),
]
const ofGender = (one: string): string => one.replace('rotto', 'rotta').replace('corto', 'corta')

const few = '(?:\\p{L}+ ){0,3}?'

export const it: Troubles = {
  denied: deniedBy('non|mai|senza|se|nessun\\p{L}*|vecchi[oa]|precedente|paura|neanche'),
  list: [
    ...partTroubles(
      names.filter(({ said }) => !said.startsWith('la ')),
      states,
    ),
    ...partTroubles(
      names.filter(({ said }) => said.startsWith('la ')),
      states.map((one) => ({ ...one, one: ofGender(one.one) })),
    ),
    trouble(
      'size',
      'le maniche siano troppo corte',
      `maniche ${few}(?:troppo |molto |un po' )?corte|maniche (?:finiscono|arrivano) ${few}(?:prima|sopra)`,
    ),
    trouble('size', 'le maniche siano troppo lunghe', `maniche ${few}(?:troppo |molto )lunghe`),
    trouble(
      'ease',
      'la pulizia sia così difficile',
      `(?:difficile|complicat[oa]|impossibile|un incubo|una tortura|scomod[oa]|faticos[oa]|un'impresa) da (?:pulire|lavare|tenere pulit[oa])|(?:si pulisce|si lava) (?:male|con fatica|a fatica)|difficile (?:pulirl[oa]|lavarl[oa])`,
    ),
    trouble(
      'damage',
      'sia entrata acqua',
      `(?:entra|entrata|passa|fa passare|lascia passare|infiltra) (?:l')?acqua|acqua (?:e )?(?:entrata|passata|filtrata)|(?:interno|dentro|sacco a pelo|contenuto|portatile|piedi) ${few}(?:bagnat[oaie]|fradic[ioae]+|umid[oaie])|non e (?:impermeabile|stagn[oa])`,
    ),
    trouble(
      'quality',
      'abbia avuto problemi con le tarme',
      "(?:con|di|dalle|delle|pien[oa] di|c'erano) (?:le )?(?:tarme|falene)",
    ),
    trouble('quality', 'si sia formata della muffa', 'muffa|ammuffit[oaie]'),
    trouble(
      'material',
      'Le abbia colorato la pelle',
      `(?:pelle|dit[oa]|collo|polso) ${few}(?:verd[ei]|ner[oaie]|blu)(?! (?:e|sono))|(?:colora|ha colorato|macchia|ha macchiato|tinge) (?:la pelle|il dito|le dita|il collo|il polso)`,
    ),
    trouble(
      'performance',
      'l’orologio non sia preciso',
      '(?:va avanti|va indietro|resta indietro|anticipa|ritarda|perde|guadagna) (?:di )?(?:[\\p{L}\\d]+ ){0,3}?(?:minut[oi]|second[oi]) (?:al|ogni|a)(?!\\p{L})',
    ),
    trouble(
      'material',
      'l’articolo perda pelucchi',
      '(?:perde|perdono|lascia) (?:\\p{L}+ ){0,2}?(?:pelucchi|peli|pelo|fibre)',
    ),
    trouble('colour', 'l’articolo stinga', 'stinge|stinto|ha stinto'),
    trouble(
      'smell',
      'non se ne senta il profumo quando è accesa',
      '(?:accesa|accenderla|accendi|brucia)[^.!?\\n]{0,30}(?:non (?:profuma|si sente|sa di)|nessun (?:odore|profumo)|non sa di niente)',
    ),
  ],
}
