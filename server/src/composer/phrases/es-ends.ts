import type { End } from './phrase-book.ts'

export const esEnds: Record<End, string[]> = {
  wish: [
    'Que lo disfrute.',
    'Esperamos que lo disfrute mucho tiempo.',
    'Le deseamos muchos buenos momentos con su compra.',
    '¡A disfrutarlo!',
    'Que le acompañe mucho tiempo.',
    'Deseamos que le siga dando alegrías.',
  ],
  farewell: [
    'Esperamos volver a verle pronto.',
    'Un cordial saludo.',
    'Hasta pronto.',
    'Será un placer volver a leerle.',
    'Un saludo de todo el equipo.',
    'Aquí nos tiene para lo que necesite.',
    'Hasta la próxima.',
  ],
  encourage: [
    'Opiniones como la suya nos animan a seguir.',
    'Es bueno saber qué es importante para usted.',
    'Por esto nos gusta nuestro trabajo.',
    'Palabras así recompensan todo el esfuerzo.',
    'Esto motiva a todo el equipo.',
    'Nos demuestra que el esfuerzo merece la pena.',
  ],
  invite: [
    'Cuéntenos qué podríamos mejorar.',
    '¿Qué tendría que cambiar para que todo fuera de su agrado? Su opinión nos ayuda.',
    'Cualquier sugerencia para mejorar es bienvenida.',
    '¿Qué le ha faltado? Su opinión nos ayuda.',
    'Si tiene alguna idea para mejorarlo, la leeremos con gusto.',
    'Díganos con confianza qué ha echado en falta.',
  ],
  help: [
    'Escríbanos con su número de pedido, para que podamos revisarlo.',
    'Póngase en contacto con nosotros con su número de pedido, para que podamos verlo juntos.',
    'Contacte con nosotros con su número de pedido: nos gustaría entender qué ha pasado.',
    'Envíenos un mensaje con su número de pedido y veremos dónde estuvo el fallo.',
    '¿Podría escribirnos con su número de pedido, para que busquemos la causa?',
    'Nos gustaría revisarlo con usted: escríbanos con su número de pedido.',
    'Un mensaje con su número de pedido nos ayudaría a entenderlo.',
    'Le pedimos que nos escriba con su número de pedido, para que podamos comprobarlo.',
  ],
  direct: [
    'Póngase en contacto directamente con nosotros, para que una persona pueda hablarlo con usted.',
    'Contacte directamente con nosotros con su número de pedido, para que una persona se ocupe de ello con usted.',
    'Le pedimos que contacte directamente con nosotros, para hablarlo en persona.',
  ],
  clarify: [
    'Si algo no fue bien, cuéntenos qué fue.',
    'Díganos si hay algo que podamos hacer por usted.',
    '¿Nos cuenta qué hay detrás de sus estrellas?',
  ],
  askMore: [
    'Si desea saber algo más, pregúntenos.',
    'Si queda alguna otra duda, aquí estamos.',
    'Cualquier otra pregunta es bienvenida.',
    'Pregunte con confianza si le surge otra duda.',
  ],
  offer: [
    'Si tiene alguna pregunta, escríbala aquí.',
    'Díganos si podemos hacer algo por usted.',
    'Aquí leemos todos los comentarios.',
    'Cuéntenos más si lo desea.',
  ],
  tellUs: [
    '¿Nos cuenta qué no fue bien?',
    'Cuanto más nos cuente, mejor podremos entenderlo.',
    '¿Qué fue lo que no le gustó? Cuéntenoslo.',
  ],
}
