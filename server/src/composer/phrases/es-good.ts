import type { PhraseBook } from './phrase-book.ts'

export const esGood: PhraseBook['good'] = {
  delivery: [
    'Nos alegra que la entrega haya ido bien.',
    'Qué bien que todo le haya llegado en condiciones.',
    'Es bueno saber que la entrega fue de su agrado.',
  ],
  battery: [
    'Nos alegra que la batería le dé buen resultado.',
    'Es bueno saber que la batería cumple.',
    'Qué bien que la batería le haya convencido.',
  ],
  zip: [
    'Nos alegra que la cremallera funcione bien.',
    'Es bueno saber que el cierre cumple.',
    'Qué bien que el cierre sea de su agrado.',
  ],
  size: [
    'Nos alegra que la talla sea la adecuada.',
    'Es bueno saber que el tamaño le va bien.',
    'Qué bien que haya acertado con la talla.',
  ],
  colour: [
    'Nos alegra que le guste el color.',
    'Qué bien que el color sea de su agrado.',
    'Es bueno saber que el color le ha convencido.',
  ],
  material: [
    'Nos alegra que le guste el material.',
    'Es bueno saber que el material le ha convencido.',
    'Qué bien que el material sea de su agrado.',
  ],
  comfort: [
    'Nos alegra que le resulte cómodo.',
    'Es bueno saber que la comodidad le ha convencido.',
    'Qué bien que le resulte tan cómodo.',
  ],
  sound: [
    'Nos alegra que disfrute del sonido.',
    'Es bueno saber que el sonido le ha convencido.',
    'Qué bien que el sonido sea de su agrado.',
  ],
  taste: [
    'Nos alegra que le guste el sabor.',
    'Qué bien que el sabor sea de su agrado.',
    'Es bueno saber que le ha sabido tan bien.',
  ],
  smell: [
    'Nos alegra que le guste el aroma.',
    'Qué bien que el aroma sea de su agrado.',
    'Es bueno saber que disfruta del aroma.',
  ],
  packaging: [
    'Nos alegra que le haya gustado el embalaje.',
    'Es bueno saber que llegó bien embalado.',
    'Qué bien que se fije en el embalaje.',
  ],
  service: [
    'Sus palabras sobre la atención significan mucho para el equipo.',
    'Nos alegra que el servicio haya sido de su agrado.',
    'Es bueno saber que se sintió bien en nuestras manos: el servicio nos importa.',
  ],
  person: [
    'Sus elogios a una persona de nuestro equipo nos alegran mucho.',
    'Qué bien que alguien del equipo pudiera ayudarle tanto.',
    'Es bonito leer palabras así sobre alguien del equipo.',
  ],
  ease: [
    'Es bueno saber que le resulta fácil de usar.',
    'Nos alegra que todo le resulte tan sencillo.',
    'Qué bien que el manejo sea tan fácil para usted.',
  ],
  look: [
    'Nos alegra que le guste su aspecto.',
    'Qué bien que el diseño sea de su agrado.',
    'Es bueno saber que el diseño le ha convencido.',
  ],
  price: [
    'Nos alegra que el precio le parezca bueno.',
    'Es bueno saber que la relación calidad-precio le convence.',
    'Qué bien que para usted valga lo que cuesta.',
  ],
  quality: [
    'Nos alegra que la calidad le haya convencido.',
    'Es bueno saber que la calidad está a la altura.',
    'Qué bien que la calidad sea la que esperaba.',
  ],
  performance: [
    'Nos alegra que funcione tan bien.',
    'Es bueno saber que el rendimiento es el que esperaba.',
    'Qué bien que cumpla con lo que debe.',
  ],
  screen: [
    'Nos alegra que le guste la pantalla.',
    'Es bueno saber que la pantalla le ha convencido.',
    'Qué bien que la pantalla sea de su agrado.',
  ],
  camera: [
    'Nos alegra que le guste la cámara.',
    'Es bueno saber que la cámara le ha convencido.',
    'Qué bien que disfrute de las fotos de la cámara.',
  ],
  features: [
    'Nos alegra que las funciones le sean útiles.',
    'Es bueno saber que las funciones le han convencido.',
    'Qué bien que tenga las prestaciones que necesita.',
  ],
  connection: [
    'Nos alegra que la conexión funcione bien.',
    'Es bueno saber que la conexión no da problemas.',
    'Qué bien que conectarlo haya sido tan fácil.',
  ],
  cleanliness: [
    'Nos alegra que lo encontrara todo tan limpio.',
    'Es bueno saber que la limpieza fue de su agrado.',
    'Qué bien que la limpieza le haya convencido.',
  ],
  location: [
    'Nos alegra que le gustara la ubicación.',
    'Es bueno saber que la ubicación le vino bien.',
    'Qué bien que la ubicación fuera de su agrado.',
  ],
}
