import { list, type TopicWords } from './topic-words.ts'

export const es: TopicWords = {
  language: 'es',
  spaced: true,
  good: list(`bueno, buena, buenos, buenas, buen, bien, excelente, excelentes, perfecto, perfecta, perfectamente, genial, geniales,
    fantástico, fantástica, maravilloso, maravillosa, estupendo, estupenda, encanta, encantan, encantó, encantado, encantada,
    recomiendo, recomendable, recomendado, contento, contenta, satisfecho, satisfecha, feliz, bonito, bonita, bonitos, bonitas,
    precioso, preciosa, hermoso, hermosa, cómodo, cómoda, cómodos, cómodas, rápido, rápida, fácil, práctico, práctica, útil,
    amable, amables, increíble, espectacular, gusta, gustó, mejor, resistente, delicioso, deliciosa, rico, rica, chulo, chula, fiable`),
  bad: list(`malo, mala, malos, malas, mal, pésimo, pésima, horrible, horribles, terrible, decepción, decepcionado, decepcionada,
    decepcionante, defectuoso, defectuosa, roto, rota, rotos, rotas, rompió, rompe, inútil, basura, estafa, timo, problema,
    problemas, lamentable, desastre, peor, sucio, sucia, devolver, devuelto, devolví, devolución, falla, fallo, fallos,
    incómodo, incómoda, lento, lenta, caro, cara, vergüenza, inaceptable, desgraciadamente, mediocre, feo, fea, insatisfecho,
    insatisfecha, descontento, descontenta, arrepiento, porquería, no recomiendo, no lo recomiendo, nunca más, demasiado pequeño, demasiado grande`),
  before: list(`no, ni, nunca, jamás, sin, nada, ningún, ninguna, poco, tampoco`),
  after: list(`nada`),
  turns: list(
    `pero, sin embargo, aunque, no obstante, excepto, salvo, lástima que, por desgracia, en cambio, solo que`,
  ),
  elsewhere: list(
    `buscaba, buscando, sería, serían, estaría, ojalá, me gustaría, hubiera, podría, debería, anterior, anteriores, antiguo, antigua, viejo, vieja, otra marca, otras, otros, otro, comparado, comparación, a diferencia, tenía miedo, temía, si quieres, si buscas`,
  ),
  serious: list(
    `sarpullido, urticaria, herido, herida, lesión, lesiones, quemadura*, quemó, quemado, incendio, se incendió, explotó, descarga eléctrica, alérgic*, alergia, hospital, urgencias, intoxic*, envenen*, abogado, abogada, demanda, denuncia, denunciar, policía, consumo, ocu, facua`,
  ),
  asks: list(
    `es, son, se puede, puedo, pueden, puede, cómo, como, cuándo, dónde, cuál, cuáles, cuánto, cuánta, qué, quién, hay, tiene, tienen, alguien, sirve, viene, lleva, sabéis, saben, sería`,
  ),
  topics: {
    damage: {
      about: [],
      bad: list(
        `roto, rota, rotos, rotas, se rompió, se ha roto, se me rompió, defectuoso, defectuosa, no funciona, no funcionan, no funcionaba, no funcionó, dejó de funcionar, dejado de funcionar, dañado, dañada, estropeado, estropeada, se estropeó, no enciende, rasgado, averiado`,
      ),
    },
    missing: {
      about: [],
      bad: list(
        `falta, faltan, faltaba, faltaban, incompleto, incompleta, no incluye, no trae, artículo equivocado, producto equivocado, talla equivocada, color equivocado, no es lo que pedí, equivocado`,
      ),
    },
    delivery: {
      about: list(`entrega, envío, reparto, transporte, mensajería`),
      good: list(
        `entrega rápida, envío rápido, llegó rápido, llegó antes, llegó a tiempo, entrega puntual, rápida entrega, envío rapidísimo, llegó muy rápido, llegó pronto`,
      ),
      bad: list(
        `no ha llegado, no llegó, nunca llegó, no me ha llegado, llegó tarde, muy tarde, retraso, retrasado, sigo esperando, no he recibido, todavía no he recibido, no entregado, tardó mucho`,
      ),
    },
    battery: {
      about: list(`batería, carga, cargador, pilas, autonomía`),
      good: list(
        `buena batería, batería dura, la batería dura mucho, gran autonomía, buena autonomía, batería excelente`,
      ),
      bad: list(
        `no carga, batería no dura, la batería dura poco, batería dura poco, se descarga, poca batería, poca autonomía, no mantiene la carga`,
      ),
    },
    zip: {
      about: list(`cremallera, cremalleras, cierre`),
      bad: list(`cremallera se atasca, cremallera se rompió, cremallera rota, la cremallera no, cierre roto`),
    },
    size: {
      about: list(`talla, tamaño, tallas, medida, medidas`),
      good: list(
        `queda perfecto, queda perfecta, queda bien, queda genial, talla perfecta, tamaño perfecto, talla correcta, buen tamaño, queda muy bien`,
      ),
      bad: list(
        `demasiado pequeño, demasiado pequeña, demasiado grande, muy pequeño, muy pequeña, muy grande, talla pequeña, talla pequeño, talla grande, no me queda, no me vale, muy corto, muy largo, queda pequeño, queda pequeña, queda grande, muy estrecho, muy ancho, más pequeño de lo`,
      ),
    },
    colour: {
      about: list(`color, colores, tono`),
      good: list(
        `color precioso, color bonito, bonito color, colores bonitos, color muy bonito, precioso color, me encanta el color`,
      ),
      bad: list(
        `otro color, color diferente, distinto color, color distinto, destiñe, desteñido, desteñida, no es el color`,
      ),
    },
    material: {
      about: list(`material, materiales, tela, tejido, cuero, algodón, lana, lino`),
      good: list(`buen material, buenos materiales, tela suave, material de calidad, buena tela`),
      bad: list(
        `tela fina, material malo, mal material, tela muy fina, pica, material pobre, materiales malos, transparenta`,
      ),
    },
    comfort: {
      about: list(`comodidad`),
      good: list(`cómodo, cómoda, cómodos, cómodas, comodísimo, comodísima, muy cómodo`),
      bad: list(`incómodo, incómoda, incómodos, incómodas, hace daño, hacen daño, rozaduras, ampollas`),
    },
    sound: {
      about: list(`sonido, audio, graves, altavoz`),
      good: list(`buen sonido, sonido excelente, suena genial, suena muy bien, suena bien, gran sonido`),
      bad: list(`mal sonido, no suena, suena mal, sin sonido, sonido malo`),
    },
    taste: {
      about: list(`sabor, gusto a`),
      good: list(
        `delicioso, deliciosa, riquísimo, riquísima, muy rico, muy rica, buen sabor, buenísimo de sabor, sabe muy bien, sabor excelente`,
      ),
      bad: list(`mal sabor, sabe mal, sin sabor, sabor amargo, insípido, sabe fatal, no sabe a nada`),
    },
    smell: {
      about: list(`olor, aroma, fragancia`),
      good: list(`huele bien, huele muy bien, buen olor, huele genial, olor agradable, huele de maravilla, buen aroma`),
      bad: list(
        `huele mal, mal olor, apesta, olor fuerte, olor químico, huele fatal, olor desagradable, huele muy mal`,
      ),
    },
    packaging: {
      about: list(`embalaje, empaque, paquete, caja`),
      good: list(
        `bien embalado, muy bien embalado, buen embalaje, bien empaquetado, bien envuelto, bonito embalaje, muy bien empaquetado`,
      ),
      bad: list(
        `mal embalado, mal embalaje, caja rota, caja abierta, mal empaquetado, caja dañada, paquete abierto, caja golpeada`,
      ),
    },
    service: {
      about: list(`servicio, atención al cliente, atención, vendedor, personal, trato`),
      good: list(
        `buen servicio, excelente servicio, buena atención, excelente atención, muy amables, buen trato, servicio excelente, atención excelente`,
      ),
      bad: list(
        `mal servicio, pésimo servicio, mala atención, pésima atención, no responden, no contestan, nadie responde, no me contestan, sin respuesta, no me responden, nadie contesta`,
      ),
    },
    ease: {
      about: list(`uso, instrucciones, montaje, instalación, manejo`),
      good: list(
        `fácil de usar, fácil de montar, fácil de limpiar, fácil de instalar, sencillo de usar, muy fácil, intuitivo, intuitiva, fácil manejo`,
      ),
      bad: list(
        `difícil de usar, difícil de montar, complicado, complicada, sin instrucciones, instrucciones confusas, difícil de limpiar, difícil de configurar`,
      ),
    },
    look: {
      about: list(`diseño, aspecto, estética, apariencia`),
      good: list(
        `muy bonito, muy bonita, muy bonitos, muy bonitas, precioso, preciosa, buen diseño, diseño bonito, elegante, elegantes, bonito diseño, es bonito, es bonita, hermoso, hermosa`,
      ),
      bad: list(
        `feo, fea, feos, no es como en la foto, no se parece a la foto, diferente a la foto, no es igual que en la foto`,
      ),
    },
    price: {
      about: list(`precio, precios, relación calidad`),
      good: list(
        `buen precio, buena relación calidad, excelente relación calidad, precio razonable, vale la pena, barato, económico, muy buen precio, precio justo, vale lo que cuesta, precio imbatible`,
      ),
      bad: list(
        `muy caro, demasiado caro, carísimo, carísima, no vale la pena, no vale lo que cuesta, dinero tirado, tirar el dinero, precio excesivo, precio elevado`,
      ),
    },
    quality: {
      about: list(`calidad, acabado, acabados`),
      good: list(
        `buena calidad, muy buena calidad, excelente calidad, gran calidad, calidad excelente, buenos acabados, resistente, bien hecho, bien hecha, alta calidad, de calidad`,
      ),
      bad: list(
        `mala calidad, muy mala calidad, pésima calidad, baja calidad, poca calidad, mal hecho, mal hecha, calidad pésima, mal acabado, malos acabados, calidad mala, de mala calidad`,
      ),
    },
  },
}
