import type { PhraseBook } from './phrase-book.ts'

export const esElsewhere: PhraseBook['elsewhere'] = {
  good: {
    sound: [
      'Nos alegra que el ambiente sonoro sea de su agrado.',
      'Qué bien que también esto le gustara.',
      'Nos alegra que en este aspecto todo fuera de su agrado.',
    ],
    features: [
      'Nos alegra que disfrute tanto de todo lo que ofrece.',
      'Qué bien que le guste tanto lo que ofrece.',
      'Celebramos que encuentre tanto de su agrado.',
      'Da gusto saber que lo aprovecha al máximo.',
      'Es estupendo que le parezca tan completo.',
    ],
    ease: [
      'Nos alegra que todo le resulte tan sencillo.',
      'Qué bien que le resulte tan práctico.',
      'Da gusto saber que todo le es tan fácil.',
    ],
    look: [
      'Nos alegra que le parezca tan bonito.',
      'Qué bien que el estilo sea de su agrado.',
      'Da gusto saber que le resulta tan bonito.',
    ],
    quality: [
      'Nos alegra que esté a la altura de lo que esperaba.',
      'Qué bien que le haya gustado tanto.',
      'Da gusto saber que le ha convencido.',
    ],
    comfort: [
      'Nos alegra que le resulte tan agradable.',
      'Qué bien que se haya sentido a gusto.',
      'Da gusto saber que le resulta cómodo.',
    ],
    size: [
      'Nos alegra que el tamaño sea de su agrado.',
      'Qué bien que el tamaño sea el que buscaba.',
      'Da gusto saber que el tamaño le va bien.',
    ],
    taste: [
      'Nos alegra que le haya sabido tan bien.',
      'Qué bien que haya sido de su gusto.',
      'Nos encanta saber que le ha sabido bien.',
    ],
    connection: [
      'Nos alegra que la conexión funcione bien.',
      'Qué bien que todo vaya bien también en línea.',
      'Da gusto saber que la conexión no le da problemas.',
    ],
    price: [
      'Nos alegra que el precio le parezca bueno.',
      'Qué bien que le haya merecido la pena.',
      'Celebramos que le parezca ajustado de precio.',
      'Da gusto saber que la relación calidad-precio es de su agrado.',
    ],
  },
  bad: {
    sound: [
      'El ruido o un mal sonido resultan pesados, lo entendemos.',
      'Es una pena que no fuera más agradable al oído.',
      'Sentimos que el ruido o el sonido le molestara.',
    ],
    damage: [
      'Esto no debería haber ocurrido.',
      'Todo debería haber estado en buen estado.',
      'Sentimos mucho este fallo.',
    ],
    missing: [
      'Es una pena que echara algo en falta.',
      'Entendemos que esperaba algo más.',
      'Sentimos que le faltara algo.',
    ],
    ease: [
      'Entendemos que no le resulte fácil.',
      'No siempre es sencillo, lo entendemos.',
      'Es una pena que no le resulte más sencillo.',
    ],
    quality: [
      'Es comprensible que esperara algo mejor.',
      'Entendemos que esperaba más.',
      'Sentimos que no esté a la altura de lo que esperaba.',
    ],
    comfort: [
      'Debería haberse sentido a gusto.',
      'Es una pena que no le resultara más agradable.',
      'Sentimos que le faltara comodidad.',
    ],
    taste: [
      'Sentimos que no le supiera como esperaba.',
      'Entendemos que no fuera de su gusto.',
      'Es una pena que no le supiera mejor.',
    ],
    size: [
      'Es una pena que el tamaño no sea el que esperaba.',
      'Entendemos que esperaba otro tamaño.',
      'Sentimos que el tamaño no sea de su agrado.',
    ],
    look: [
      'Entendemos lo que nos dice sobre el aspecto.',
      'Es una pena que el aspecto no sea de su agrado.',
      'Sentimos que el aspecto no esté a la altura de lo que esperaba.',
    ],
    performance: [
      'Todo debería funcionar sin problemas.',
      'Por supuesto, tendría que poder confiar en que todo funcione.',
      'Lamentamos que no todo funcione como debería.',
    ],
  },
}

export const esNoticed: PhraseBook['noticed'] = {
  delivery: ['Entendemos lo que nos dice sobre la entrega.', 'Su comentario sobre la entrega nos resulta útil.'],
  battery: ['Su comentario sobre la batería nos resulta útil.'],
  zip: ['Su comentario sobre el cierre nos resulta útil.'],
  size: ['Entendemos lo que nos dice sobre el tamaño.', 'Su comentario sobre el tamaño nos resulta útil.'],
  colour: ['Su comentario sobre el color nos resulta útil.'],
  material: ['Su comentario sobre el material nos resulta útil.'],
  comfort: ['Su comentario sobre la comodidad nos resulta útil.'],
  sound: ['Su comentario sobre el sonido nos resulta útil.'],
  taste: ['Su comentario sobre el sabor nos resulta útil.'],
  packaging: ['Su comentario sobre el embalaje nos resulta útil.'],
  service: ['Tomamos muy en serio lo que nos dice sobre la atención.'],
  look: ['Entendemos lo que nos dice sobre el aspecto.'],
  price: ['Entendemos lo que nos dice sobre el precio.'],
  quality: ['Entendemos lo que nos dice sobre la calidad.', 'Su comentario sobre la calidad nos resulta útil.'],
  performance: ['Su comentario sobre el funcionamiento nos resulta útil.'],
  screen: ['Su comentario sobre la pantalla nos resulta útil.'],
  camera: ['Su comentario sobre la cámara nos resulta útil.'],
  connection: ['Su comentario sobre la conexión nos resulta útil.'],
  cleanliness: ['Tomamos muy en serio lo que nos dice sobre la limpieza.'],
  location: ['Entendemos lo que nos dice sobre la ubicación.'],
}
