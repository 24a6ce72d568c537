import { deniedBy, partTroubles, type PartName, type PartState, trouble, type Troubles } from './trouble.ts'

const names: readonly PartName[] = [
  { named: 'tampa', said: 'a tampa' },
  { named: 'alca', said: 'a alça' },
  { named: 'fivela', said: 'a fivela' },
  { named: 'costura', said: 'a costura' },
  { named: 'sola', said: 'a sola' },
  { named: 'roda|rodinha', said: 'a roda' },
  { named: 'dobradica', said: 'a dobradiça' },
  { named: 'gaveta', said: 'a gaveta' },
  { named: 'cabo|fio', said: 'o cabo' },
  { named: 'botao', said: 'o botão' },
  { named: 'fecho', said: 'o fecho' },
  { named: 'puxador', said: 'o puxador' },
  { named: 'interruptor', said: 'o interruptor' },
]
const adverbs = '(?:(?:ja|sempre|muito|tambem|logo|completamente|totalmente|quase|de vidro|de plastico|de madeira) )*'
const state = (topic: PartState['topic'], written: string, said: string, ahead?: string): PartState => ({
  topic,
  written: `${adverbs}(?:${written})`,
  ...(ahead === undefined ? {} : { ahead: `(?:${ahead}) (?:o|a)` }),
  one: said,
  many: said,
})
const states: readonly PartState[] = [
  state('quality', 'emperra|emperrou|trava|travou|esta emperrad[oa]|prende', 'emperre'),
  state(
    'quality',
    'quebrou|partiu|partiu-se|se partiu|rachou|(?:esta|veio|chegou) (?:quebrad[oa]|partid[oa])',
    'tenha quebrado',
    'quebrou(?:-se)?|partiu(?:-se)?|se quebrou|rachou',
  ),
  state(
    'quality',
    'soltou|se soltou|soltou-se|caiu|descolou|descosturou|descolou-se|rasgou|arrebentou',
    'não tenha aguentado',
    'soltou(?:-se)?|se soltou|caiu|descolou(?:-se)?|arrebentou',
  ),
  state('performance', 'nao (?:fecha|encaixa|veda|enrosca)(?: \\p{L}+)?', 'não feche bem'),
  state('performance', 'nao (?:funciona|funcionou)(?: \\p{L}+)?', 'não funcione'),
  state('damage', 'vaza|vazou|pinga|verte', 'vaze'),
  state('size', '(?:e|era|ficou) (?:muito|demasiado) curt[oa]', 'seja curto demais'),
]

const few = '(?:\\p{L}+ ){0,3}?'

export const pt: Troubles = {
  denied: deniedBy('nao|nunca|sem|se|nenhum\\p{L}*|antig[oa]|anterior|medo|nem'),
  list: [
    ...partTroubles(
      names.filter(({ said }) => said.startsWith('o ')),
      states,
    ),
    ...partTroubles(
      names.filter(({ said }) => said.startsWith('a ')),
      states.map((one) => ({ ...one, one: one.one.replace('curto', 'curta') })),
    ),
    trouble('size', 'as mangas sejam curtas demais', `mangas ${few}(?:muito |demasiado )?curtas`),
    trouble(
      'ease',
      'a limpeza seja tão difícil',
      '(?:dificil|complicad[oa]|impossivel|um pesadelo|um saco|chat[oa]|ruim) (?:de|para|pra) (?:limpar|lavar)|(?:nao da (?:para|pra)|nao consigo) (?:limpar|lavar)',
    ),
    trouble(
      'damage',
      'tenha entrado água',
      `(?:entra|entrou|passa|passou) (?:a )?agua|(?:interior|dentro|saco-cama|conteudo|portatil|notebook|pes) ${few}(?:molhad[oa]s?|encharcad[oa]s?|ensopad[oa]s?)|nao e impermeavel`,
    ),
    trouble('quality', 'tenha tido problemas com traças', '(?:com|de|chei[oa] de|tinha|havia) tracas'),
    trouble(
      'quality',
      'tenha aparecido mofo',
      'mofou|mofad[oa]|bolor|bolorent[oa]|(?:com|tem|tinha|deu|apareceu|criou|cheio de) (?:\\p{L}+ )?mofo',
    ),
    trouble(
      'material',
      'tenha manchado a sua pele',
      `(?:pele|dedos?|pescoco|pulso) ${few}(?:verdes?|pret[oa]s?|azuis|azul)|(?:manchou|mancha|deixou) (?:a pele|o dedo|o pescoco|o pulso)`,
    ),
    trouble(
      'performance',
      'o relógio não seja preciso',
      '(?:adianta|atrasa|se atrasa|adiantando|atrasando) (?:[\\p{L}\\d]+ ){0,3}?(?:minutos?|segundos?|horas?)',
    ),
    trouble(
      'material',
      'o produto solte fiapos',
      '(?:solta|soltam|soltando|larga) (?:\\p{L}+ ){0,2}?(?:pelos?|pelinhos?|fiapos?|fibras|cotao)',
    ),
    trouble('colour', 'o produto desbote', 'desbotou|desbota|solta tinta|manchou (?:as |a )?roupas?'),
  ],
}
