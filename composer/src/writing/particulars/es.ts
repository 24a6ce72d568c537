import { type Wordings, wording } from './particular.ts'

/** A few words of the same sentence without a denial. */
const near = '(?:(?! no | nunca | nada | sin )[^.!?;\\n]){0,40}?'
const broken =
  '(?:rot[oa]s?|quebrad[oa]s?|dañad[oa]s?|agrietad[oa]s?|en pedazos|hech[oa] añicos|golpead[oa]s?|derretid[oa]s?|rayad[oa]s?|defectuos[oa]s?|abollad[oa]s?)'
const parcel = '(?:caja|paquete|embalaje)'
const family =
  '(?:madre|mamá|padre|papá|mujer|esposa|marido|esposo|hermana|hermano|hija|hijo|amiga|amigo|novia|novio|abuela|tía|sobrina|suegra|compañera)'

export const es: Wordings = {
  waiting: wording(
    `(?:dónde está|dónde queda) (?:mi|el) (?:reembolso|dinero)|sin (?:el |mi )?reembolso|(?:reembolso|devolución|dinero|cambio)${near} (?:todavía no|aún no|sigue sin|nunca|no ha llegado|no me (?:ha|han))|(?:sigo|seguimos|estoy) esperando (?:el |mi |la )(?:reembolso|devolución|dinero|cambio)|(?:todavía|aún) no me han (?:devuelto|reembolsado)`,
    'Esto ya debería estar resuelto.',
    'No debería haber tenido que esperar tanto.',
    'Nadie debería esperar tanto.',
  ),
  chargedTwice: wording(
    `(?:cobrad[oa]|cobraron|cargado|cargaron|pagado) (?:\\p{L}+ )?(?:dos veces|doble|2 veces)|(?:doble|dos) (?:cobros?|cargos?)`,
    'Un importe nunca debería cobrarse dos veces.',
    'Entendemos que un segundo cargo le preocupe.',
  ),
  wrongItem: wording(
    `(?:producto|artículo|color|talla|aroma|modelo|pedido) (?:equivocad[oa]|incorrect[oa]|erróne[oa])|(?:pedí|compré|encargué) [^.!?\\n]{2,40}(?:,| y| pero) (?:me )?(?:mandaron|enviaron|llegó|ha llegado|llegaron|vino|recibí)(?! (?:bien|rápido|perfecto|a tiempo|pronto|en))|me (?:mandaron|enviaron) otr[oa]|no es lo que (?:pedí|compré)`,
    'Debería haber recibido exactamente lo que pidió.',
    'Un pedido tiene que llegar tal como se hizo.',
  ),
  incomplete: wording(
    `(?:un[oa]?|dos|tres|\\d+) de (?:l[oa]s )?(?:dos|tres|cuatro|cinco|\\d+) [^.!?\\n]{0,30}(?:lleg\\p{L}+|han llegado)|(?:faltaba|faltaban|falta|faltan) (?:un|una|el|la|los|las|dos|en)(?! aire| (?:color|tono|talla|opción|modelo|poco|toque|detalle|bolsillo|punto|versión)| \\p{L}+ más)|solo (?:me )?(?:llegó|llegaron|recibí|han enviado) (?:un[oa]?|dos|la mitad)|pedido incompleto`,
    'Su pedido debería haber llegado completo.',
    'En el paquete debería haber estado todo lo que pidió.',
  ),
  notArrived: wording(
    `(?:nunca|todavía no|aún no|no) (?:me )?(?:ha llegado|llegó|han llegado)|(?:no|nunca|aún no|todavía no) (?:lo |la )?(?:he recibido|recibí)(?! (?:ninguna |una |ningún )?(?:respuesta|contestación|ayuda))|(?:figura|consta|aparece|pone)(?: como)? entregado|(?:dónde está|dónde queda|qué pasa con|cuándo llega(?:rá)?) (?:mi|el) (?:pedido|paquete|envío)|(?:no hay|sin) (?:noticias|rastro) de(?:l| mi) (?:pedido|paquete)|sigo esperando (?:el |mi )(?:pedido|paquete)|${parcel} (?:se )?perdi\\p{L}+`,
    'Su pedido ya debería haberle llegado.',
    'Un pedido no debería hacerse esperar así.',
  ),
  arrivedBroken: wording(
    `(?:llegó|venía|vino|traía) con (?:una |un )?(?:grieta|golpe|rotura|raja|rasguño|agujero)|(?:lleg\\p{L}+|vino|vinieron|recib\\p{L}+|entreg\\p{L}+)${near} (?<!${parcel} )${broken}|(?:cristal|tapa|vaso|bote|frasco|vela) (?:estaba |está |vino |llegó )?${broken}`,
    'Su pedido debería haber llegado en perfecto estado.',
    'Nada debería llegarle en esas condiciones.',
  ),
  late: wording(
    `(?:días|semanas|meses) de retraso|con (?:mucho )?retraso|(?:envío|entrega|pedido|paquete)${near} (?:tard\\p{L}+|lent[oa]|demorad[oa]|con retraso)|lleg\\p{L}+ (?:muy |demasiado |(?:\\p{L}+ ){1,3}(?:días|semanas) )?tarde`,
    'Su pedido debería haber llegado antes.',
    'Es demasiado tiempo para una entrega.',
  ),
  roughDelivery: wording(
    `${parcel} (?:estaba |venía |llegó |vino )?(?:\\p{L}+ ){0,2}?(?:mojad[oa]|empapad[oa]|rot[oa]|abiert[oa]|aplastad[oa]|destrozad[oa]|golpead[oa])|(?:repartidor|mensajero|cartero)${near} (?:tiró|dejó|lanzó)|bajo la lluvia`,
    'Un pedido no debería llegar en ese estado.',
    'Su pedido merecía un trato más cuidadoso.',
  ),
  badlyPacked: wording(
    `(?:mal|poco|no (?:venía|estaba|iba)(?: bien)?) (?:empaquetad[oa]|embalad[oa]|protegid[oa]|cerrad[oa]|sellad[oa])s?|(?:embalaje|caja|empaquetado)[^.!?\\n]{0,20} (?:insuficiente|malo|pésimo|endeble|demasiado fin[oa])|sin (?:ninguna )?protección`,
    'Su pedido debería haber ido mejor embalado.',
    'El embalaje debería proteger su pedido durante todo el trayecto.',
  ),
  overPackaged: wording(
    `(?:demasiad[oa]|tant[oa]|exceso de) (?:plástico|embalaje|cartón|envoltorio)`,
    'Entendemos que prefiera menos embalaje.',
    'Su observación sobre el embalaje es muy razonable.',
  ),
  codeFailed: wording(
    `(?:código|cupón)(?: [^.!?\\n]{0,30})? no (?:funcion\\p{L}+|sirv\\p{L}+|fue aceptado|me dej\\p{L}+|val\\p{L}+)`,
    'Un código nuestro debería funcionar sin más.',
    'Sabemos lo molesto que es un código que no se acepta.',
  ),
  brokeSoon: wording(
    `(?:se (?:me )?(?:rompió|ha roto|estropeó|ha estropeado|descosió|rasgó)|dejó de funcionar|ha dejado de funcionar|ya no funciona)`,
    'Debería durar mucho más.',
    'Nada debería estropearse tan pronto.',
  ),
  burnsBadly: wording(
    `mecha${near} (?:se apaga|se ahoga|humea|muy corta|demasiado corta)|se apaga (?:siempre|todo el tiempo|constantemente|sola)|(?:quema|arde|se consume)${near} (?:mal|de forma desigual|irregular|solo por un lado)|hollín`,
    'Debería arder de manera uniforme y sin problemas.',
    'La mecha no debería darle trabajo.',
  ),
  shortLived: wording(
    `(?:se consume|se gasta|se acaba|se gastó|se acabó|se desgasta)${near} (?:muy|demasiado) (?:rápido|pronto)|(?:no|apenas) (?:me )?dur(?:a|ó)(?: nada| mucho)?|dur(?:a|ó) (?:muy )?poco|en (?:una|un|dos|tres|pocos|pocas) (?:semanas?|días?|horas?|tardes?) se (?:acabó|gastó|consumió|terminó)`,
    'Entendemos que esperaba que durara más.',
    'Debería poder disfrutarlo durante más tiempo.',
  ),
  notAsShown: wording(
    '(?:no|nada) (?:\\p{L}+ ){0,3}?(?:como|que ver con|corresponde\\p{L}*|coincide\\p{L}*) (?:\\p{L}+ ){0,3}?(?:fotos?|imagen|imágenes|descripción|anuncio|descrito)|diferente (?:a|de) (?:la |las )?(?:fotos?|imagen|descripción)',
    'Lo que llega debería coincidir con lo que mostramos.',
    'Las fotos y la descripción deberían ser exactas.',
  ),
  tooSmall: wording(
    '(?:más pequeñ[oa]s?|más cort[oa]s?|más fin[oa]s?|pequeñísim[oa]s?) (?:de lo que|que) (?:\\p{L}+ ?){0,3}?(?:esperaba|pensaba|imaginaba|parece|foto)|pequeñ[oa]s? para (?:el|ese) precio',
    'Entendemos que lo esperaba más grande.',
    'Lamentamos que no sea tan grande como esperaba.',
  ),
  tooShort: wording(
    `(?:cable|correa|mangas?|cadena|asa|tira|perneras?)[^.!?\\n]{0,16} (?:(?:demasiado|muy|tan) cort[oa]s?|cortísim[oa]s?)|demasiado cort[oa]s? para`,
    'Entendemos que el largo no sea el adecuado para usted.',
    'Lamentamos que el largo no le sirva.',
  ),
  tooWeak: wording(
    `(?:olor|aroma|fragancia)${near} (?:débil|flojo|floja|suave de más|desaparece|inexistente)|no (?:huele|olía) (?:a nada|casi nada|nada|mucho)|(?:apenas|casi no) (?:huele|se nota el (?:olor|aroma))|(?:sin|ningún|poco) (?:olor|aroma)`,
    'Entendemos que esperaba un aroma más intenso.',
    'Debería poder disfrutar del aroma.',
  ),
  tooStrong: wording(
    `(?:olor|aroma|fragancia)${near} (?:demasiado|muy) (?:fuerte|intens[oa]|dulce)|huele demasiado|demasiado (?:fuerte|intens[oa]|dulce) para (?:mí|mi|nosotros)|(?:olor|aroma) (?:empalagos[oa]|mareante)`,
    'Entendemos que el aroma le resultara excesivo.',
    'Lamentamos que el aroma no sea de su agrado.',
  ),
  notFresh: wording(
    `(?:no|nada) (?:está |estaba |es |era |venía |llegó )?(?:muy |del todo )?fresc[oa]s?|caducad[oa]s?|ranci[oa]s?|fecha de (?:tueste|caducidad)[^.!?\\n]{0,20} (?:hace|pasada|vencida)`,
    'Lo que recibe debería llegar en su mejor momento.',
    'La frescura debería notarse desde el primer día.',
  ),
  changed: wording(
    '(?:cambiado|cambiaron|han cambiado|modificado) (?:la |el |de )?(?:receta|fórmula|aroma|olor|composición|corte|tela)|antes (?:era|eran|olía|sabía) (?:mucho )?mejor|(?:el|la) (?:antigu[oa]|anterior|de antes) (?:\\p{L}+ )?era (?:mucho )?mejor',
    'Entendemos que le gustaba más la versión anterior.',
    'Vemos que echa de menos la versión anterior.',
  ),
  notWorth: wording(
    `no vale (?:\\p{L}+ ){0,2}?(?:precio|dinero|cuesta|pagué)|(?:por|para) (?:ese|este|el) precio,? (?:\\p{L}+ ){0,2}?(?:esperaba|esperaría|mejor)|car[oa]s? para lo que`,
    'Por ese precio, es lógico que esperara más.',
    'Entendemos que esperara más por ese precio.',
  ),
  again: wording(
    'es (?:la|el) (?:segund[oa]|tercer[oa]?|cuart[oa]) que (?:compro|pido)|(?:segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]) (?:pedido|compra|vez que (?:pido|compro))|(?:he vuelto|volví|vuelvo|volvimos) a (?:comprar|pedir)|(?:ya )?he repetido|repito siempre|client[ea] habitual|siempre (?:compro|pido)',
    'Que haya vuelto a confiar en nosotros significa mucho.',
    'Gracias por volver a elegirnos.',
  ),
  willReturn: wording(
    '(?:volveré|volveremos|voy a volver) a (?:comprar|pedir)|repetiré|repetiremos|(?:compraré|pediré) (?:más|otra vez|de nuevo)|seguiré comprando',
    'Esperamos con ganas su próximo pedido.',
    'Aquí estaremos para su próximo pedido.',
  ),
  gift: wording(
    `(?:de|para|como|un|el) regalo|regalo (?:perfecto|ideal|precioso)|(?:se (?:la|lo) )?regalé a (?:mi|una?) ${family}`,
    'Qué bien que piense en nosotros para un regalo.',
    'Gracias por pensar en nosotros para un regalo.',
  ),
  recommends: wording(
    '(?<!no )(?<!no lo )(?<!no la )(?:lo |la |los |las )?(?:recomiendo|recomendaría|recomendable|recomendaré)|(?:muy|totalmente|100%) recomendable',
    'Gracias por su recomendación.',
    'Su recomendación significa mucho para nosotros.',
  ),
  asDescribed: wording(
    '(?:tal|exactamente|justo|igual) (?:y )?(?:como|cual|que) (?:\\p{L}+ ){0,3}?(?:foto|fotos|descripción|esperaba|imagen|descrito)|justo lo que (?:quería|buscaba|necesitaba|esperaba)',
    'Es bueno saber que todo es como esperaba.',
    'Que todo sea como esperaba es nuestro objetivo.',
  ),
  better: wording(
    '(?:mejor|más bonit[oa]|más suave) de lo que (?:esperaba|pensaba|imaginaba)|(?:superado|superó|supera) (?:todas )?mis expectativas',
    'Qué alegría haber superado sus expectativas.',
    'Superar sus expectativas es el mejor elogio.',
  ),
  heldUp: wording(
    '(?:después de|tras|desde hace|llevo) (?:\\p{Nd}+|dos|tres|cuatro|cinco|varios) años[^.!?\\n]{0,40} (?:sigue|todavía|aún|como nuev[oa])|(?:sigue|está) como (?:nuev[oa]|el primer día)',
    'Qué bien que siga en tan buen estado.',
    'Es bueno saber que ha durado tan bien.',
  ),
  personal: wording(
    '(?:época|momento|año|etapa|racha) (?:muy |tan )?(?:difícil|dur[oa]|complicad[oa])|en el hospital|quimio\\p{L}*|lágrimas (?:de|en)|hasta las lágrimas',
    'Gracias por compartir algo tan personal con nosotros.',
    'Que nos lo cuente nos llega muy adentro.',
  ),
  note: wording(
    '(?:nota|tarjeta|notita|tarjetita) (?:escrita a mano|a mano|personal|en la caja|en el paquete|manuscrita)|(?:bonita|linda) (?:nota|tarjeta)',
    'Qué bien que le gustara la nota.',
    'Nos hace ilusión que se fijara en la nota.',
  ),
  helped: wording(
    `(?:respondieron|contestaron|solucionaron|resolvieron|ayudaron|cambiaron) (?:\\p{L}+ ){0,2}?(?:rápido|rapidísimo|enseguida|al momento|en el acto|al instante|muy bien)|(?:excelente|gran|buena|buenísima|magnífica|estupenda|inmejorable) (?:atención|servicio)(?: al cliente)?|atención (?:al cliente )?(?:\\p{L}+ )?(?:excelente|de diez|inmejorable|estupenda|maravillosa)|(?:muy|súper) (?:atent[oa]s|serviciales)`,
    'Nos alegra que nuestro equipo le haya ayudado.',
    'Es bueno saber que nuestra ayuda le sirvió.',
  ),
  delighted: wording(
    `(?:le|les) (?:ha |han )?(?:encant\\p{L}+|enamor\\p{L}+|fascin\\p{L}+)|(?:quedó|quedaron|se quedó|está|están) (?:\\p{L}+ )?(?:encantad[oa]s?|felices|enamorad[oa]s?|emocionad[oa]s?)|quiere (?:una|uno|otra|otro) (?:para cada|igual|más)|un acierto total`,
    'Qué alegría que haya gustado tanto.',
    'Una reacción así es lo mejor que podemos esperar.',
  ),
  simile: wording(
    `(?:huele|olor|aroma|sabe) (?:\\p{L}+ )?(?:como (?:una?|la|el|en|si)|a (?:mi infancia|vacaciones|navidad|hogar|casa de|verano))|toda la casa`,
    'Qué forma tan bonita de describirlo.',
    'Lo describe usted de maravilla.',
  ),
  productGood: wording(
    `10 ?/ ?10|en sí (?:es|está)`,
    'Nos alegra que el producto en sí le guste.',
    'Es bueno saber que el producto en sí le convence.',
  ),
}
