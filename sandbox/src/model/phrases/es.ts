import type { PhraseBook } from './phrase-book.ts'

export const es: PhraseBook = {
  language: 'es',
  greeting: 'Hola, {name}:',
  order: 'su pedido',
  named: '{product}',
  joiner: ' ',
  openings: {
    bad: [
      'sentimos que {product} le haya decepcionado.',
      'así no debía llegarle {product}, y lo sentimos.',
      'entendemos su enfado con {product} y lo lamentamos.',
      'lamentamos mucho leer esto sobre {product}.',
    ],
    mixed: [
      'nos ayuda leer lo que le gusta de su compra, {product}, y lo que no.',
      'una palabra sincera sobre {product} vale mucho para nosotros.',
      'hemos leído con atención su opinión sobre {product}.',
    ],
    good: [
      'gracias, qué alegría leer que {product} le gusta.',
      'sus palabras sobre {product} nos alegran el día, gracias.',
      'gracias por hablar a otros de su compra, {product}.',
      'nos encanta que {product} le vaya tan bien.',
    ],
    question: ['es una buena pregunta sobre {product}.', 'gracias por preguntar por {product}.'],
  },
  aboutTopic: {
    bad: [
      'Lo que cuenta sobre {topic} no es lo que queremos para usted.',
      'Su comentario sobre {topic} está claro, y nos importa.',
      'Tomamos en serio lo que dice sobre {topic}.',
    ],
    mixed: [
      'Su comentario sobre {topic} ya está con quienes pueden mejorarlo.',
      'Hemos apuntado sobre todo lo que dice sobre {topic}.',
    ],
    good: [
      'Lo que dice sobre {topic} alegrará a quienes trabajan en ello cada día.',
      'Nos gusta especialmente lo que cuenta sobre {topic}.',
    ],
    question: ['Quiere saber más sobre {topic}, y eso merece una buena respuesta.'],
  },
  general: {
    bad: ['Aquí una persona ha leído sus palabras.', 'No es la impresión que queremos dejar.'],
    mixed: ['Opiniones equilibradas como la suya ayudan a todos.', 'Detalles así nos hacen mejorar.'],
    good: ['Por palabras así hacemos nuestro trabajo.', 'Hemos enseñado sus palabras a todo el equipo.'],
    question: ['Seguro que otros se preguntan lo mismo.'],
  },
  closings: {
    bad: ['Una persona de nuestro equipo mirará qué ha pasado.', 'Un compañero lo revisará con calma.'],
    mixed: ['Nos alegra tenerle entre nuestros clientes.'],
    good: ['¡Que lo disfrute!', 'Que le acompañe mucho tiempo.'],
    question: ['Un compañero le responderá aquí.'],
  },
  topics: [
    ['cremallera', 'la cremallera'],
    ['entrega|envío|envio|paquete|hace semanas|tarde|llegó|llego', 'la entrega'],
    ['talla|tamaño|pequeñ|grande|ajust', 'la talla'],
    ['color', 'el color'],
    ['roto|rota|rompi|grieta|defect', 'ese daño'],
    ['gotea|fuga|pierde agua', 'esa fuga'],
    ['olor|huele|aroma', 'el aroma'],
    ['suave|pica|tela|lana|lino|cuero', 'el material'],
    ['luz|lámpara|ilumina', 'la luz'],
    ['embal|caja|envuelt', 'el embalaje'],
    ['servicio|respuesta|escrib|atención', 'nuestro servicio'],
    ['precio|caro|dinero', 'el precio'],
    ['calidad|resistente|acabado', 'la calidad'],
    ['bonit|diseño|hermos', 'el diseño'],
    ['devol|reembols', 'la devolución'],
    ['hilo|costura', 'las costuras'],
    ['fabrica|dónde se hace|origen', 'la fabricación'],
    ['lavad|lavar|encog', 'el lavado'],
  ],
}
