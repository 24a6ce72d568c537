import type { PhraseBook } from './phrase-book.ts'

export const esBad: PhraseBook['bad'] = {
  damage: [
    'Un artículo defectuoso no es lo que queremos vender a nadie.',
    'Un fallo así es un fastidio, lo entendemos.',
    'Debería haber funcionado y aguantado.',
  ],
  missing: [
    'Un pedido debería llegar completo y correcto.',
    'Que faltara algo o no fuera lo pedido no debería haber ocurrido.',
    'Debería haber recibido exactamente lo que pidió.',
  ],
  delivery: [
    'Está claro que la entrega no fue como debía.',
    'Un problema con la entrega es muy molesto, lo sabemos.',
    'Hemos tomado nota de lo que cuenta sobre la entrega.',
  ],
  battery: [
    'La batería debería dar mejor resultado.',
    'Lo que cuenta sobre la batería nos resulta útil.',
    'Uno debe poder confiar en la batería.',
  ],
  zip: [
    'Una cremallera tiene que funcionar todos los días.',
    'Hemos tomado nota de lo que cuenta sobre el cierre.',
    'Un cierre que falla quita las ganas, lo entendemos.',
  ],
  size: [
    'Es un fastidio que la talla no sea la adecuada.',
    'Hemos tomado nota de lo que cuenta sobre el tamaño.',
    'Su comentario sobre la talla nos resulta útil.',
  ],
  colour: [
    'Es una pena que el color no sea el que esperaba.',
    'Hemos tomado nota de lo que cuenta sobre el color.',
    'Su comentario sobre el color nos resulta útil.',
  ],
  material: [
    'El material debería ser mejor.',
    'Hemos tomado nota de lo que cuenta sobre el material.',
    'Su comentario sobre el material nos resulta útil.',
  ],
  comfort: [
    'Por supuesto, debería resultarle cómodo.',
    'Hemos tomado nota de lo que cuenta sobre la comodidad.',
    'Sin comodidad no se disfruta, lo entendemos.',
  ],
  sound: [
    'El sonido debería darle más alegrías.',
    'Hemos tomado nota de lo que cuenta sobre el sonido.',
    'Su comentario sobre el sonido nos resulta útil.',
  ],
  taste: [
    'Es una pena que el sabor no sea de su agrado.',
    'Hemos tomado nota de lo que cuenta sobre el sabor.',
    'El sabor debería ser un placer, por supuesto.',
  ],
  smell: [
    'Entendemos que el olor le moleste.',
    'Hemos tomado nota de lo que cuenta sobre el olor.',
    'Un olor así es desagradable, lo entendemos.',
  ],
  packaging: [
    'Un embalaje debe proteger lo que lleva dentro.',
    'Hemos tomado nota de lo que cuenta sobre el embalaje.',
    'Su comentario sobre el embalaje nos resulta útil.',
  ],
  service: [
    'Debería haber recibido una mejor atención por nuestra parte.',
    'Tomamos muy en serio su crítica a nuestro servicio.',
    'Un buen servicio es otra cosa, lo sabemos.',
  ],
  person: [
    'Nadie de nuestro equipo debería causarle esa impresión.',
    'Tomamos muy en serio lo que cuenta sobre una persona de nuestro equipo.',
    'El trato de nuestro equipo debería haber sido otro.',
  ],
  ease: [
    'Debería ser más fácil de usar.',
    'Hemos tomado nota de las dificultades que ha tenido al usarlo.',
    'Su comentario sobre el manejo nos resulta útil.',
  ],
  look: [
    'Es una pena que el aspecto no sea de su agrado.',
    'Hemos tomado nota de lo que cuenta sobre el aspecto.',
    'Su comentario sobre el diseño nos resulta útil.',
  ],
  price: [
    'Entendemos que el precio es importante para usted.',
    'Hemos tomado nota de lo que cuenta sobre el precio.',
    'Por ese precio, lo lógico es esperar más.',
  ],
  quality: [
    'La calidad debería ser mejor de lo que describe.',
    'Lo que cuenta sobre la calidad nos importa.',
    'Hemos tomado nota de sus observaciones sobre la calidad.',
  ],
  performance: [
    'Debería funcionar mejor.',
    'Hemos tomado nota de lo que cuenta sobre el funcionamiento.',
    'Su comentario sobre el rendimiento nos resulta útil.',
  ],
  screen: [
    'La pantalla debería ser mejor.',
    'Hemos tomado nota de lo que cuenta sobre la pantalla.',
    'Su comentario sobre la pantalla nos resulta útil.',
  ],
  camera: [
    'La cámara debería dar mejores fotos.',
    'Hemos tomado nota de lo que cuenta sobre la cámara.',
    'Su comentario sobre la cámara nos resulta útil.',
  ],
  features: [
    'Hemos tomado nota de las funciones que no le convencen.',
    'Su comentario sobre las funciones nos resulta útil.',
    'Es una pena que las prestaciones no le convenzan.',
  ],
  connection: [
    'La conexión debería funcionar sin problemas.',
    'Hemos tomado nota de lo que cuenta sobre la conexión.',
    'Una conexión que falla es un fastidio, lo entendemos.',
  ],
  cleanliness: [
    'Todo debería haber estado limpio, por supuesto.',
    'Tomamos muy en serio lo que cuenta sobre la limpieza.',
    'Tiene todo el derecho a esperar limpieza.',
  ],
  location: [
    'Es una pena que la ubicación no le viniera bien.',
    'Hemos tomado nota de lo que cuenta sobre la ubicación.',
    'Su comentario sobre la ubicación nos resulta útil.',
  ],
}
