import type { PhraseBook } from './phrase-book.ts'

export const esBad: PhraseBook['bad'] = {
  damage: [
    'Un fallo así es muy molesto, lo entendemos.',
    'Es natural esperar un artículo en buen estado.',
    'Sentimos mucho este fallo.',
    'Un defecto así no debería haberse producido.',
  ],
  missing: [
    'Todo debería haber llegado completo y correcto.',
    'Es natural esperar que todo esté completo y correcto.',
    'Lamentamos que le faltara algo.',
  ],
  delivery: [
    'La entrega debería haber ido mejor.',
    'Un problema con la entrega es muy molesto, lo sabemos.',
    'Lamentamos que la entrega no fuera como debía.',
    'Es natural esperar una entrega sin problemas.',
  ],
  battery: [
    'La batería debería dar mejor resultado.',
    'Es importante poder confiar en la batería.',
    'Sentimos que la batería no le dé buen resultado.',
  ],
  zip: [
    'Una cremallera tiene que funcionar todos los días.',
    'Un cierre que falla es muy molesto, lo entendemos.',
    'Sentimos que el cierre le dé problemas.',
  ],
  size: [
    'Es una pena que la talla no sea la adecuada.',
    'Entendemos que esperaba otra talla.',
    'Sentimos que el tamaño no sea el que esperaba.',
  ],
  colour: [
    'Es una pena que el color no sea el que esperaba.',
    'Entendemos que el color no le convenza.',
    'Sentimos que el color no sea de su agrado.',
  ],
  material: [
    'Entendemos que esperara otro material.',
    'Entendemos que el material le haya decepcionado.',
    'Sentimos que el material no sea de su agrado.',
  ],
  comfort: [
    'Es lógico esperar más comodidad.',
    'Entendemos que esperaba más comodidad.',
    'Sentimos que la comodidad no le convenza.',
  ],
  sound: [
    'Lamentamos que el sonido no sea de su agrado.',
    'Entendemos que el sonido le haya decepcionado.',
    'Sentimos que el sonido no esté a la altura.',
  ],
  taste: [
    'Lamentamos que el sabor no le haya convencido.',
    'Es una pena que el sabor no sea de su agrado.',
    'Sentimos que el sabor no sea el que esperaba.',
    'Entendemos que no sea de su gusto.',
  ],
  smell: [
    'Entendemos que el olor no le convenza.',
    'Es una pena que el olor no sea el que esperaba.',
    'Sentimos que el olor no sea de su agrado.',
  ],
  packaging: [
    'El embalaje debería haber sido mejor.',
    'Sentimos que el embalaje no estuviera a la altura.',
    'Es lógico esperar un embalaje mejor.',
  ],
  service: [
    'Debería haber recibido una atención mejor.',
    'Nuestro equipo debería haberle ayudado mejor.',
    'Lamentamos que la atención no fuera la que merecía.',
    'Es lógico esperar una atención mejor.',
  ],
  person: [
    'Nadie de nuestro equipo debería causarle esa impresión.',
    'Debería haber recibido un trato mejor de nuestro equipo.',
    'Lamentamos el trato que recibió.',
  ],
  ease: [
    'Entendemos que el manejo no le convenza.',
    'Debería resultarle más fácil.',
    'Sentimos que le resulte difícil.',
  ],
  look: [
    'Entendemos que esperaba otro aspecto.',
    'Es una pena que el aspecto no sea de su agrado.',
    'Sentimos que el aspecto no sea el que esperaba.',
  ],
  price: [
    'Entendemos que el precio no le convenza.',
    'Entendemos que esperaba más por ese precio.',
    'Sentimos que el precio le parezca elevado.',
  ],
  quality: [
    'Entendemos que la calidad le haya decepcionado.',
    'Lamentamos que la calidad no sea la que esperaba.',
    'Entendemos que esperaba mejor calidad.',
  ],
  performance: [
    'Nada de esto debería haberle dado problemas.',
    'Debería poder confiar en que funcione.',
    'Lamentamos que no funcione como debería.',
    'Es lógico esperar que funcione bien.',
    'Entendemos lo molesto que es que algo no funcione.',
  ],
  screen: [
    'La pantalla debería ser mejor.',
    'Es lógico esperar más de la pantalla.',
    'Sentimos que la pantalla no le dé buen resultado.',
  ],
  camera: [
    'La cámara debería dar mejores fotos.',
    'Es lógico esperar más de la cámara.',
    'Sentimos que la cámara no le dé buen resultado.',
  ],
  features: [
    'Entendemos que esperaba algo más completo.',
    'Es una pena que no ofrezca tanto como esperaba.',
    'Sentimos que no ofrezca todo lo que buscaba.',
    'Es lógico que esperara más posibilidades.',
  ],
  connection: [
    'Es lógico esperar una conexión sin problemas.',
    'Una conexión que falla es muy molesta, lo entendemos.',
    'Sentimos que la conexión le dé problemas.',
  ],
  cleanliness: [
    'Todo debería haber estado limpio, por supuesto.',
    'Es lógico esperar que todo esté limpio.',
    'Lamentamos que la limpieza no estuviera a la altura.',
  ],
  location: [
    'Es una pena que la ubicación no le viniera bien.',
    'Entendemos que la ubicación no fuera la ideal para usted.',
    'Sentimos que la ubicación no le resultara práctica.',
  ],
}
