import { deniedBy, partTroubles, type PartName, type PartState, trouble, type Troubles } from './trouble.ts'

const names: readonly PartName[] = [
  { named: 'tapa', said: 'la tapa' },
  { named: 'tapon', said: 'el tapón' },
  { named: 'asa', said: 'el asa' },
  { named: 'mango', said: 'el mango' },
  { named: 'boton', said: 'el botón' },
  { named: 'cierre', said: 'el cierre' },
  { named: 'hebilla', said: 'la hebilla' },
  { named: 'costura', said: 'la costura' },
  { named: 'cable|cordon', said: 'el cable' },
  { named: 'correa', said: 'la correa' },
  { named: 'suela', said: 'la suela' },
  { named: 'rueda', said: 'la rueda' },
  { named: 'bisagra', said: 'la bisagra' },
  { named: 'bomba', said: 'la bomba' },
  { named: 'cajon', said: 'el cajón' },
  { named: 'interruptor', said: 'el interruptor' },
]
const adverbs =
  '(?:(?:ya|siempre|muy|tambien|enseguida|completamente|totalmente|demasiado|casi|de cristal|de vidrio|de plastico|de madera|de metal|de cuero) )*'
const state = (topic: PartState['topic'], written: string, said: string, ahead?: string): PartState => ({
  topic,
  written: `${adverbs}(?:${written})`,
  ...(ahead === undefined ? {} : { ahead: `(?:${ahead}) (?:el|la)` }),
  one: said,
  many: said,
})
const states: readonly PartState[] = [
  state(
    'quality',
    '(?:se|se me|se ha) (?:atasca|atasco|atascado|traba|trabo|trabado|engancha|encaja mal)',
    'se atasque',
    '(?:se|se me) (?:atasca|traba)',
  ),
  state(
    'quality',
    '(?:se|se me|se le) (?:rompio|partio|rompe|ha roto|ha partido)|(?:esta|vino|llego|estaba) (?:rota?|partida?)',
    'se rompiera',
    '(?:se|se me|se le) (?:rompio|partio|ha roto|ha partido)',
  ),
  state(
    'quality',
    '(?:se|se me|se le) (?:solto|cayo|despego|descosio|suelta|cae|despega|descose|ha soltado|ha caido|ha despegado|ha descosido|desprendio)',
    'no aguantara',
    '(?:se|se me|se le) (?:solto|cayo|despego|descosio|ha soltado|ha caido|ha despegado|ha descosido)',
  ),
  state(
    'performance',
    'no (?:cierra|se cierra|ajusta|enrosca|encaja)(?: \\p{L}+)?',
    'no cierre bien',
    'no cierra(?: bien)?',
  ),
  state('performance', 'no (?:funciona|va)(?: \\p{L}+)?', 'no funcione'),
  state('damage', 'gotea|pierde agua|pierde liquido', 'pierda agua'),
  state('size', '(?:es|era|queda|resulta) (?:muy|demasiado|bastante) corta?', 'le resulte corto'),
]

const few = '(?:\\p{L}+ ){0,3}?'

export const es: Troubles = {
  denied: deniedBy('no|nunca|sin|si|ningun\\p{L}*|antigu[oa]|anterior|miedo|jamas|tampoco'),
  list: [
    ...partTroubles(
      names.filter(({ said }) => !said.startsWith('la ')),
      states,
    ),
    ...partTroubles(
      names.filter(({ said }) => said.startsWith('la ')),
      states.map((one) => ({ ...one, one: one.one.replace('corto', 'corta') })),
    ),
    trouble(
      'size',
      'las mangas le queden cortas',
      `mangas ${few}(?:muy |demasiado |bastante )?cortas|mangas (?:terminan|acaban|se quedan) ${few}(?:antes|encima|por encima)`,
    ),
    trouble('size', 'las mangas le queden largas', `mangas ${few}(?:muy |demasiado )largas`),
    trouble(
      'ease',
      'la limpieza sea tan difícil',
      '(?:dificil|complicad[oa]|imposible|un suplicio|una pesadilla|un rollo|un engorro|un horror|incomod[oa]|costos[oa]) (?:de|para|a la hora de) (?:limpiar|lavar)\\p{L}*|(?:cuesta|cuesta mucho|no se puede|no hay (?:manera|forma) de) (?:bien )?(?:limpiar|lavar)\\p{L}*',
    ),
    trouble(
      'damage',
      'entrara agua',
      `(?:entra|entro|ha entrado|cala|calo|se filtra|se filtro|deja pasar) (?:el |la )?(?:agua|lluvia)|(?:interior|dentro|saco|sacos|contenido|portatil|pies) ${few}(?:mojad[oa]s?|empapad[oa]s?|humed[oa]s?)|no es (?:impermeable|estanc[oa])`,
    ),
    trouble(
      'quality',
      'tuviera problemas con polillas',
      '(?:con|de|llen[oa] de|hay|habia|tenia|por) (?:las )?polillas?',
    ),
    trouble(
      'quality',
      'apareciera moho',
      `(?:con|tiene|tenia|salio|salido|aparecio|lleno de|llena de|hay|habia|sale) (?:\\p{L}+ )?moho|mohos[oa]|enmohec\\p{L}+`,
    ),
    trouble(
      'material',
      'le tiñera la piel',
      `(?:piel|dedos?|cuello|muneca|oreja) ${few}(?:verdes?|negr[oa]s?|azul(?:es)?)(?! (?:es|son))|me (?:tine|tino|mancha|mancho) (?:la piel|el dedo|los dedos|el cuello|la muneca)`,
    ),
    trouble(
      'performance',
      'el reloj no sea preciso',
      '(?:adelanta|atrasa|se adelanta|se atrasa|retrasa) (?:[\\p{L}\\d]+ ){0,3}?(?:minutos?|segundos?|horas?)',
    ),
    trouble(
      'material',
      'el artículo suelte pelusa',
      '(?:suelta|sueltan|deja|dejan|desprende) (?:\\p{L}+ ){0,2}?(?:pelo|pelos|pelusas?|fibras)',
    ),
    trouble('colour', 'el artículo destiña', 'destine|destino tod\\p{L}+|ha destenido|se destine'),
    trouble(
      'smell',
      'no se note el aroma al encenderla',
      '(?:encendida|encenderla|enciendes|encender|prendida|prenderla)[^.!?\\n]{0,30}(?:no huele|huele a nada|no se nota|ningun olor|nada)',
    ),
    trouble('comfort', 'la tela pique', '(?:pica|rasca|raspa)(?= ?(?:[.,!;:)]|$|mucho|un poco|bastante|y|demasiado))'),
    trouble(
      'ease',
      'el uso sea tan complicado',
      '(?:dificil|complicad[oa]|incomod[oa]) de (?:usar|utilizar|manejar|configurar)',
    ),
    trouble(
      'ease',
      'el montaje sea tan difícil',
      '(?:dificil|complicad[oa]|imposible) de (?:montar|armar|instalar)|montaje (?:\\p{L}+ ){0,2}?(?:dificil|complicado|imposible)',
    ),
    trouble(
      'connection',
      'la conexión no funcione',
      'no se (?:conecta|sincroniza|vincula|empareja)|(?:bluetooth|conexion) (?:\\p{L}+ )?(?:no (?:funciona|va)|se (?:cae|corta|pierde))',
    ),
    trouble(
      'damage',
      'el artículo no pareciera nuevo',
      '(?:parece|parecia|estaba|viene|vino|claramente|obviamente|esta) (?:ya )?usad[oa](?= ?(?:[.,!;:)]|$|y))',
    ),
  ],
}
