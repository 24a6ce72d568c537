import type { PhraseBook } from './phrase-book.ts'

export const esNotGoods: PhraseBook['notGoods'] = {
  good: {
    sound: [
      'Nos alegra que le guste el sonido.',
      'Qué bien que el sonido le resulte agradable.',
      'Da gusto saber que le gusta lo que oye.',
    ],
    features: [
      'Nos alegra que disfrute tanto de lo que ofrece.',
      'Qué bien que le guste tanto lo que ofrece.',
      'Celebramos que encuentre tantas cosas de su agrado.',
      'Da gusto saber que le saca tanto partido.',
      'Es estupendo que haya tantas cosas que le gusten.',
    ],
    ease: [
      'Nos alegra que todo le resulte tan sencillo.',
      'Qué bien que le resulte tan fácil.',
      'Da gusto saber que todo le resulta tan fácil.',
    ],
    look: [
      'Nos alegra que le guste tanto la estética.',
      'Qué bien que el estilo sea de su agrado.',
      'Da gusto saber que el aspecto le gusta tanto.',
    ],
    quality: [
      'Nos alegra que esté a la altura de lo que esperaba.',
      'Qué bien que le haya gustado tanto.',
      'Da gusto saber que le ha convencido.',
    ],
    comfort: [
      'Nos alegra que le resulte tan agradable.',
      'Qué bien que se haya sentido a gusto.',
      'Da gusto saber que la comodidad le convence.',
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
      'Qué bien que la conexión vaya sin problemas.',
      'Da gusto saber que la conexión no le da problemas.',
    ],
    price: [
      'Nos alegra que el precio le parezca bueno.',
      'Qué bien que le haya merecido la pena.',
      'Celebramos que el precio le parezca ajustado.',
      'Da gusto saber que la relación calidad-precio es de su agrado.',
    ],
  },
  bad: {
    sound: [
      'Entendemos que el sonido le resultara molesto.',
      'Es una pena que no fuera más agradable al oído.',
      'Sentimos que el sonido no fuera agradable.',
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
      'Entendemos que no todo le resulte sencillo.',
      'Debería resultarle más fácil.',
      'Es una pena que le resulte difícil.',
    ],
    quality: [
      'Es comprensible que esperara algo mejor.',
      'Entendemos que esperaba más.',
      'Sentimos que no esté a la altura de lo que esperaba.',
    ],
    comfort: [
      'Sentimos que no se sintiera a gusto.',
      'Es una pena que no le resultara más agradable.',
      'Entendemos que esperaba más comodidad.',
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
      'Entendemos que esperaba otro aspecto.',
      'Es una pena que el aspecto no sea de su agrado.',
      'Sentimos que el aspecto no esté a la altura de lo que esperaba.',
    ],
    performance: [
      'Nada de esto debería haberle dado problemas.',
      'Debería poder confiar en que todo funcione.',
      'Lamentamos que no todo funcione como debería.',
    ],
  },
}
