import type { PhraseBook } from './phrase-book.ts'

export const esGood: PhraseBook['good'] = {
  delivery: ['Nos alegra que la entrega haya ido bien.', 'Qué bien que todo le llegara como debía.'],
  battery: ['Es bueno saber que la batería le convence.'],
  zip: ['Es bueno saber que la cremallera funciona bien.'],
  size: ['Nos alegra que el tamaño sea el adecuado.', 'Qué bien que le quede como debe.'],
  colour: ['Nos alegra que el color le guste.'],
  material: ['Nos alegra que el material le guste.'],
  comfort: ['Nos alegra que le resulte tan cómodo de usar.'],
  sound: ['Nos alegra que el sonido le convenza.'],
  taste: ['Nos alegra que le guste el sabor.'],
  smell: ['Nos alegra que le guste el aroma.'],
  packaging: ['Qué bien que todo llegara bien embalado.'],
  service: [
    'Haremos llegar sus elogios al equipo con mucho gusto.',
    'Sus palabras sobre la atención significan mucho para el equipo.',
  ],
  ease: ['Nos alegra que le resulte fácil de usar.'],
  look: ['Nos alegra que el aspecto sea de su gusto.'],
  price: ['Nos alegra que la relación entre calidad y precio le convenza.'],
  quality: ['Nos alegra que la calidad le convenza.', 'Es bueno saber que la calidad está a la altura.'],
}

export const esBad: PhraseBook['bad'] = {
  damage: [
    'Un artículo defectuoso no es lo que queremos vender a nadie.',
    'Entendemos lo molesto que es un defecto así.',
  ],
  missing: [
    'Un pedido debería llegar completo y correcto.',
    'Que faltara algo o que no fuera lo pedido no debería haber ocurrido.',
  ],
  delivery: [
    'Está claro que la entrega no fue como debía.',
    'Entendemos lo molesto que ha sido el problema con la entrega.',
  ],
  battery: ['La batería debería dar más de sí.', 'Lo que cuenta sobre la batería nos resulta útil.'],
  zip: ['Una cremallera tiene que funcionar todos los días.', 'Tomamos nota de lo que cuenta sobre la cremallera.'],
  size: ['Es molesto que el tamaño no sea el adecuado.', 'Tomamos nota de lo que cuenta sobre el tamaño.'],
  colour: ['Entendemos que esperaba otro color.', 'Tomamos nota de lo que cuenta sobre el color.'],
  material: ['Tomamos nota de lo que cuenta sobre el material.', 'El material debería ser mejor.'],
  comfort: ['Por supuesto, debería resultarle cómodo.', 'Tomamos nota de lo que cuenta sobre la comodidad.'],
  sound: ['El sonido debería ser mejor.', 'Tomamos nota de lo que cuenta sobre el sonido.'],
  taste: ['Es una pena que el sabor no sea de su gusto.', 'Tomamos nota de lo que cuenta sobre el sabor.'],
  smell: ['Entendemos que el olor le moleste.', 'Tomamos nota de lo que cuenta sobre el olor.'],
  packaging: [
    'Un embalaje tiene que proteger lo que lleva dentro.',
    'Tomamos nota de lo que cuenta sobre el embalaje.',
  ],
  service: ['Debería haber recibido una mejor atención.', 'Tomamos en serio su crítica sobre la atención.'],
  ease: ['Debería ser más fácil de usar.', 'Tomamos nota de las dificultades que ha tenido al usarlo.'],
  look: ['Es una pena que el aspecto no sea de su gusto.', 'Tomamos nota de lo que cuenta sobre el aspecto.'],
  price: ['Entendemos que el precio es importante para usted.', 'Tomamos nota de lo que cuenta sobre el precio.'],
  quality: [
    'La calidad debería ser mejor de lo que describe.',
    'Lo que cuenta sobre la calidad es importante para nosotros.',
  ],
}
