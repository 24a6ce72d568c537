import { type Faults, unspaced, wording } from './particular.ts'

const count = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|a few|a couple of)'
const denied =
  "(?<!(?:(?<!\\p{L})(?:not|never|no|none|without|any|nothing|cannot|hardly|barely|thought|afraid|worried|feared)|n't)(?: \\p{L}+){0,3} )"
/** Parts that shouldn't come off; a lid may. */
const parts =
  '(?:straps?|handles?|buttons?|zip(?:per)?s?|knobs?|wheels?|legs?|arms?|buckles?|hooks?|clasps?|soles?|heels?|stones?|spouts?|loops?|hinges?|badges?|ears?|eyes?|pockets?|pull tabs?)'
const finish =
  '(?:gold|silver|plating|coating|paint|print|logo|finish|enamel|lacquer|varnish|gold colou?r|silver colou?r)'
const sentBack =
  '(?:(?:sent|posted|mailed|shipped|brought|took|gave) (?:(?!not )[\\p{L}\\d]+ ){0,4}back|returned (?:it|them|this|the|my|both|one|two)|my return (?:was|has|arrived|is)|since (?:my|the) return|after (?:my|the) return|returned)'
const unpaid =
  "(?:(?:no|not|never|still|haven't|hasn't|without|yet|nothing|waiting|where is|where's)[^.!?]{0,50}(?:refund\\p{L}*|money(?: back)?|penny|cent|reimburs\\p{L}*))"

/** Faults that customers state plainly. */
export const faults: Record<string, Faults> = {
  en: {
    fake: wording(
      `${denied}(?:(?:this|it|watch|ring|bag|these|they|product|item|one|mine|that)(?:'s| is| are| was| were) (?:a |an |clearly |obviously |definitely |just |all |total |complete |cheap )*(?:fakes?|counterfeits?|knock-?offs?)(?! (?:fur|leather|plants?|flowers?|grass|tan|nails?|smile|suede|eyelash\\p{L}*))|counterfeits?|(?:total|complete|absolute|pure|such a|a|huge|big) scam|scammers?|you (?:are|were) (?:an? )?(?:frauds?|scammers|crooks|thieves)|(?:same|identical|exact)(?: \\p{L}+){0,4} (?:on|from|at) (?:aliexpress|temu|alibaba|wish|shein|dhgate)|dropshipp\\p{L}*)`,
      'We understand that you have doubts about {it|them}.',
      'We see that you have doubts about what you received.',
    ),
    refundLate: wording(
      `${sentBack}[\\s\\S]{0,160}?${unpaid}|(?:no|still no|never got (?:my|a|the)|waiting for (?:my|a|the)) (?:refund|money back)[^.!?]{0,60}${sentBack}`,
      'We know how frustrating it is to wait for a payment.',
      'You shouldn’t have had to wait this long for it.',
    ),
    postage: wording(
      '(?:postage|shipping(?: costs?| fees?)?|delivery (?:costs?|fees?|charges?))(?: \\p{L}+){0,3}? (?:is|was|are|were|seems?|feels?) (?!not )(?:\\p{L}+ ){0,3}?(?:steep|high|expensive|pricey|too much|costly|crazy|outrageous|ridiculous)|(?:expensive|pricey|high|steep|costly) (?:postage|shipping|delivery (?:costs?|fees?|charges?))',
      'We understand that the shipping cost feels high.',
      'Your point about the shipping cost is a fair one.',
    ),
    stopped: wording(
      `${denied}(?:stopped (?:working|heating|charging|running|ticking|turning on|lighting up|cooling|pumping|spinning|responding|functioning)|(?:watch|clock|lamp|light|kettle|motor|pump|timer|fan|speaker|battery|bulb)s? (?:just |simply |suddenly |already |has |have )*(?:stopped(?= ?(?:[.,!;]|$|after|on day|within|and))|died|quit|gave up|is dead|packed up)|no longer works?|(?:doesn't|does not) work any ?more|(?:dead|died) (?:after|within|in) (?:just |only |less than )?${count} (?:minutes?|hours?|days?|weeks?|months?))`,
      'We understand how frustrating it is when something stops working.',
      'You should be able to rely on {it|them} for much longer.',
    ),
    cameOff: wording(
      `${denied}(?:${parts}|(?:a |one |the )?(?:piece|part|bit) of (?:the |it|my )?(?:\\p{L}+ ){0,3}?)(?:\\p{L}+ )?(?:(?:has|have|had|just|already|simply|completely|then|both) )*(?:came off|come off|comes off|coming off|fell off|fallen off|falls off|falling off|snapped (?:clean )?off|broke (?:clean )?off|broken off|popped off|ripped off|tore off|torn off)|${denied}${parts} (?:(?:has|have|had|just|already|simply|completely|then|both) )*(?:came off|come off|comes off|coming off|fell off|fallen off|falls off|falling off|snapped (?:clean )?off|broke (?:clean )?off|broken off|popped off|ripped off|tore off|torn off)`,
      'We understand how annoying it is when a part comes off.',
      'No part of {it|them} should come off.',
    ),
    worn: wording(
      `${denied}${finish}(?: \\p{L}+){0,2}? (?:(?:has|have|is|are|was|were|had|already|all|just|started|starts|began|to) )*(?:c[ao]me off|coming off|comes off|worn off|wore off|wearing off|wears off|peel(?:s|ed|ing)?(?: off)?|rubbed off|rubs off|rubbing off|flak(?:ed|es|ing)(?: off)?)`,
      'We understand that you expected the finish to last.',
      'The finish should last much longer.',
    ),
    shrank: wording(
      `${denied}(?:(?:it|they|shirt|sweater|jumper|dress|pants|trousers|t-shirt|top|hoodie|one|mine|these) (?:(?:has|have|had|really|already|completely|totally|all) )*(?:shrank|shrunk|shrinks)|shr[au]nk (?:so|by|in|after|a lot|two|down|to))`,
      'We understand how disappointing it is when something shrinks.',
      'We can see why the shrinking upsets you.',
    ),
  },
  de: {
    fake: wording(
      '(?<!(?:kein|keine|keinen|nicht|dachte|nie)(?: \\p{L}+){0,3} )(?:fälschung(?:en)?|plagiat|gefälscht(?:e[rsnm]?)?|betrug|betrüger|abzocke|fake(?! ?(?:pelz|leder|fur)))',
      'Wir verstehen, dass Sie Zweifel haben.',
      'Ihre Zweifel an diesem Artikel haben wir gelesen.',
    ),
    refundLate: wording(
      '(?:zurückgeschickt|zurückgesendet|zurückgesandt|retourniert|retoure|rücksendung|zurückgegeben)[\\s\\S]{0,160}?(?:kein|keine|noch nicht|nicht|immer noch|warte|nichts)[^.!?]{0,40}(?:geld|erstatt\\p{L}*|rückerstatt\\p{L}*|gutschrift)',
      'Wie ärgerlich es ist, auf sein Geld zu warten, wissen wir.',
      'So lange hätten Sie nicht auf Ihr Geld warten sollen.',
    ),
    postage: wording(
      '(?:versand(?:kosten|gebühren)?|porto|lieferkosten) (?:(?!nicht |kein)\\p{L}+ ){0,4}?(?:teuer|hoch|happig|zu viel)|(?:hohe|teure[rn]?) (?:versand(?:kosten)?|porto)',
      'Wir verstehen, dass Ihnen die Versandkosten hoch vorkommen.',
      'Ihr Hinweis zu den Versandkosten ist berechtigt.',
    ),
    stopped: wording(
      '(?:funktioniert|geht|läuft|heizt|leuchtet|lädt|tickt) (?:\\p{L}+ ){0,3}?nicht mehr|(?:hat |schon )?den geist aufgegeben|stehen ?geblieben|(?:nach|schon) (?:\\p{L}+ ){1,3}(?:ausgefallen|kaputtgegangen|kaputt gegangen)|ging (?:nach|schon) (?:\\p{L}+ ){1,3}kaputt',
      'Wie ärgerlich es ist, wenn etwas nicht mehr funktioniert, wissen wir.',
      'Darauf sollten Sie sich viel länger verlassen können.',
    ),
    cameOff: wording(
      '(?:henkel|griff|riemen|gurt|knopf|rad|bein|arm|schnalle|sohle|öse|stein|träger|auge|ohr|teil) (?:(?!nicht |nie )\\p{L}+ ){0,4}?(?:abgebrochen|abgerissen|abgefallen|abgegangen|ausgerissen)|(?:henkel|griff|riemen|gurt|knopf|rad|bein|schnalle|sohle|träger) (?:brach|fiel|riss|ging) (?:\\p{L}+ ){0,4}?ab(?=[.,!]|$)',
      'Wie ärgerlich es ist, wenn sich ein Teil löst, wissen wir.',
      'Da sollte sich nichts lösen.',
    ),
    worn: wording(
      '(?:vergoldung|beschichtung|lack|druck|logo|glasur|versilberung) (?:(?!nicht |nie )\\p{L}+ ){0,4}?(?:abgegangen|abgeblättert|abgerieben|abgenutzt|abgeplatzt|blättert|löst sich)',
      'Wir verstehen, dass Sie eine haltbarere Oberfläche erwartet haben.',
      'Die Oberfläche sollte viel länger halten.',
    ),
    shrank: wording(
      '(?<!(?:nicht|nie|kaum)(?: \\p{L}+){0,2} )eingelaufen',
      'Wie ärgerlich es ist, wenn etwas einläuft, wissen wir.',
      'Wir verstehen, dass Sie das Einlaufen ärgert.',
    ),
  },
  fr: {
    fake: wording(
      "(?<!(?:pas|aucune?|jamais|sans|crainte|peur)(?: \\p{L}+){0,3} )(?:contrefaçons?|arnaque(?:urs?)?|escroquerie|escrocs?|c'est (?:un|du) faux(?= ?[.,!]|$)|faux produit)",
      'Nous comprenons que vous ayez des doutes.',
      'Nous avons lu vos doutes sur cet article.',
    ),
    refundLate: wording(
      "(?:retourné|renvoyé|retour)[\\s\\S]{0,160}?(?:toujours pas|pas encore|aucun|jamais|sans|j'attends)[^.!?]{0,40}(?:rembours\\p{L}*|argent)",
      'Nous savons combien il est frustrant d’attendre son argent.',
      'Vous n’auriez pas dû attendre aussi longtemps après votre retour.',
    ),
    postage: wording(
      "frais (?:de port|d'envoi|de livraison)(?: (?!pas )\\p{L}+){0,4} (?:élevés|chers|excessifs)|(?:livraison|port|envoi) (?:(?!pas )\\p{L}+ ){0,3}?(?:trop |un peu |très )ch(?:ère|er)",
      'Nous comprenons que les frais de port vous semblent élevés.',
      'Votre remarque sur les frais de port est légitime.',
    ),
    stopped: wording(
      "ne (?:fonctionne|marche|chauffe|s'allume|charge) plus|a cessé de (?:fonctionner|marcher)|(?:est )?tombée? en panne|(?:montre|horloge|lampe|bouilloire|moteur)(?: \\p{L}+){0,2} s'est arrêtée?",
      'Nous savons combien il est agaçant qu’un article ne fonctionne plus.',
      'Vous devriez pouvoir compter dessus bien plus longtemps.',
    ),
    cameOff: wording(
      "(?:anse|poignée|bretelle|sangle|bouton|roue|pied|bras|boucle|semelle|pierre|manche)s? (?:(?!pas |jamais )\\p{L}+ ){0,3}?(?:s'est |est |se sont |s'était )(?:\\p{L}+ )?(?:détachée?s?|décollée?s?|arrachée?s?|tombée?s?|décousue?s?)",
      'Nous savons combien il est agaçant qu’une pièce se détache.',
      'Rien ne devrait se détacher.',
    ),
    worn: wording(
      "(?:dorure|plaquage|placage|revêtement|peinture|vernis|impression|logo|émail) (?:(?!pas |jamais )\\p{L}+ ){0,3}?(?:partie?|s'écaille|écaillée?|s'en va|effacée?|décollée?|usée?)",
      'Nous comprenons que vous attendiez une finition plus durable.',
      'La finition devrait durer bien plus longtemps.',
    ),
    shrank: wording(
      "(?<!(?:pas|jamais)(?: \\p{L}+){0,2} )(?:a|ont|s'est) (?:(?!pas )\\p{L}+ )?rétréci\\p{L}*",
      'Nous comprenons combien il est décevant qu’un article rétrécisse.',
      'Nous comprenons que ce rétrécissement vous contrarie.',
    ),
  },
  es: {
    fake: wording(
      '(?<!(?:no|nunca|ninguna?|sin|miedo|temía)(?: \\p{L}+){0,3} )(?:falsificaci\\p{L}+|falsificad[oa]s?|estafa(?:dores)?|un timo|es fals[oa](?= ?[.,!]|$)|imitación barata)',
      'Entendemos que tenga dudas.',
      'Hemos leído sus dudas sobre este artículo.',
    ),
    refundLate: wording(
      '(?:devolví|devuelto|devolución|enviado de vuelta)[\\s\\S]{0,160}?(?:sin|todavía|aún|nunca|ningún|esperando|no)[^.!?]{0,40}(?:reembols\\p{L}*|dinero|devolución|abono)|esperando (?:la devolución|el reembolso)',
      'Sabemos lo frustrante que es esperar su dinero.',
      'No debería haber tenido que esperar tanto su dinero.',
    ),
    postage: wording(
      '(?:envío|gastos de envío|portes)(?: (?!no )\\p{L}+){0,3} (?:car[oa]s?|elevados?|altos?|excesiv\\p{L}*)',
      'Entendemos que los gastos de envío le parezcan altos.',
      'Su observación sobre los gastos de envío es razonable.',
    ),
    stopped: wording(
      '(?:dejó|ha dejado|dejaron) de (?:funcionar|calentar|cargar|andar)|no funciona más|ya no (?:funciona|enciende|carga|calienta)|se (?:me )?(?:paró|ha parado|estropeó|ha estropeado|averió)',
      'Sabemos lo molesto que es que algo deje de funcionar.',
      'Debería poder contar con él durante mucho más tiempo.',
    ),
    cameOff: wording(
      '(?:asa|mango|correa|botón|rueda|pata|brazo|hebilla|suela|piedra|tirante)s? (?:se )?(?:(?!no |nunca )\\p{L}+ ){0,2}?(?:cayó|salió|soltó|desprendió|despegó|caído|salido|soltado|desprendido|despegado)|se (?:me |le )?(?:ha )?(?:cayó|salió|soltó|desprendió|despegó|caído|salido|soltado|desprendido|despegado) (?:el |la |un |una )?(?:asa|mango|correa|botón|rueda|pata|brazo|hebilla|suela|piedra|tirante)',
      'Sabemos lo molesto que es que se suelte una pieza.',
      'No debería soltarse ninguna pieza.',
    ),
    worn: wording(
      '(?:baño|dorado|plateado|recubrimiento|pintura|esmalte|logo|estampado) (?:(?!no |nunca )\\p{L}+ ){0,3}?(?:se fue|se ha ido|desgast\\p{L}+|desconch\\p{L}+|se pel\\p{L}+|borrad\\p{L}+)',
      'Entendemos que esperara un acabado más duradero.',
      'El acabado debería durar mucho más.',
    ),
    shrank: wording(
      '(?<!(?:no|nunca)(?: \\p{L}+){0,2} )(?:encogi[oó]|ha encogido|encogieron)',
      'Entendemos lo decepcionante que es que algo encoja.',
      'Entendemos que le moleste que haya encogido.',
    ),
  },
  it: {
    fake: wording(
      '(?<!(?:non|mai|nessuna?|senza|paura|temevo)(?: \\p{L}+){0,3} )(?:truffa|truffe|truffatori|contraffatt[oaie]|contraffazione|è un falso|falso comprato|tarocc[oa]|imbroglioni)',
      'Capiamo che abbia dei dubbi.',
      'Abbiamo letto i Suoi dubbi su questo articolo.',
    ),
    refundLate: wording(
      '(?:reso|restituito|rispedito|rimandato indietro)[\\s\\S]{0,160}?(?:ancora|nessun|mai|non|senza|aspett\\p{L}*)[^.!?]{0,40}(?:rimbors\\p{L}*|soldi|denaro)',
      'Sappiamo quanto sia frustrante aspettare il proprio denaro.',
      'Non avrebbe dovuto aspettare così tanto dopo il reso.',
    ),
    postage: wording(
      '(?:spedizione|spese di spedizione)(?: (?!non )\\p{L}+){0,3} (?:car[ae]|alt[ae]|elevat[ae]|costos[ae])',
      'Capiamo che le spese di spedizione Le sembrino alte.',
      'La Sua osservazione sulle spese di spedizione è giusta.',
    ),
    stopped: wording(
      '(?:ha )?smesso di (?:funzionare|scaldare|andare|caricare)|non (?:funziona|si accende|scalda) più|si è (?:fermato|fermata|guastat[oa])',
      'Sappiamo quanto sia fastidioso quando qualcosa smette di funzionare.',
      'Dovrebbe poterci contare molto più a lungo.',
    ),
    cameOff: wording(
      '(?:manico|maniglia|cinghia|tracolla|bottone|ruota|gamba|braccio|fibbia|suola|pietra|spallina)(?: (?!non )\\p{L}+){0,2} (?:si è |si sono )(?:\\p{L}+ )?(?:staccat[oaie]|scollat[oaie])|si (?:è|sono) (?:\\p{L}+ )?(?:staccat[oaie]|scollat[oaie])',
      'Sappiamo quanto sia fastidioso quando si stacca una parte.',
      'Nessuna parte dovrebbe staccarsi.',
    ),
    worn: wording(
      '(?:doratura|placcatura|rivestimento|vernice|stampa|smalto|logo) (?:(?!non )\\p{L}+ ){0,3}?(?:andat[oa] via|staccat[oa]|consumat[oa]|scrostat[oa]|sparit[oa]|va via)',
      'Capiamo che si aspettasse una finitura più duratura.',
      'La finitura dovrebbe durare molto di più.',
    ),
    shrank: wording(
      '(?<!(?:non|mai)(?: \\p{L}+){0,2} )(?:si è|si sono|è) (?:(?!non )\\p{L}+ )?(?:ristrett[oaie]|infeltrit[oaie])',
      'Capiamo quanto sia deludente quando qualcosa si restringe.',
      'Capiamo che il restringimento La infastidisca.',
    ),
  },
  pt: {
    fake: wording(
      '(?<!(?:não|nunca|nenhuma?|sem|medo)(?: \\p{L}+){0,3} )(?:falsificad[oa]s?|falsificação|um golpe|golpistas?|fraude|burla|é fals[oa](?= ?[.,!]|$)|produto falso)',
      'Entendemos que tenha dúvidas.',
      'Lemos as suas dúvidas sobre este produto.',
    ),
    refundLate: wording(
      '(?:devolvi|devolução|devolvido|enviei de volta)[\\s\\S]{0,160}?(?:ainda|nenhum|nunca|não|sem|espero|esperando|aguardando|à espera)[^.!?]{0,40}(?:reembols\\p{L}*|estorno|dinheiro)',
      'Sabemos como é frustrante esperar pelo seu dinheiro.',
      'Não deveria ter esperado tanto por isso.',
    ),
    postage: wording(
      '(?:envio|frete|portes)(?: (?!não )\\p{L}+){0,4} (?:car[oa]s?|alt[oa]s?|elevad[oa]s?)',
      'Entendemos que o valor do envio pareça alto.',
      'A sua observação sobre o valor do envio é justa.',
    ),
    stopped: wording(
      '(?:parou|deixou) de (?:funcionar|trabalhar|aquecer|carregar)|não (?:funciona|liga|aquece|carrega) mais|já não (?:funciona|liga|aquece|carrega)|avariou|pifou',
      'Sabemos como é frustrante quando algo deixa de funcionar.',
      'Deveria poder contar com ele por muito mais tempo.',
    ),
    cameOff: wording(
      '(?:alça|pega|cabo|botão|roda|perna|braço|fivela|sola|pedra)s? (?:(?!não |nunca )\\p{L}+ ){0,2}?(?:caiu|soltou|descolou|arrancou|soltou-se|descolou-se|rebentou)',
      'Sabemos como é incômodo quando uma parte se solta.',
      'Nenhuma parte deveria soltar-se.',
    ),
    worn: wording(
      '(?:dourado|banho|revestimento|pintura|tinta|esmalte|estampa|logotipo) (?:(?!não |nunca )\\p{L}+ ){0,3}?(?:saiu|saindo|descascou|descascando|desgastou|sumiu)',
      'Entendemos que esperasse um acabamento mais duradouro.',
      'O acabamento deveria durar muito mais.',
    ),
    shrank: wording(
      '(?<!(?:não|nunca)(?: \\p{L}+){0,2} )(?:encolheu|encolheram)',
      'Entendemos como é frustrante quando algo encolhe.',
      'Entendemos que isso tenha desagradado.',
    ),
  },
  ja: {
    fake: unspaced(
      /(?:偽物|ニセモノ|にせもの|偽造品|詐欺|パチモン)(?!では|じゃ|かと|を疑)/u,
      'ご不信のお気持ち、拝察いたします。',
      'お寄せいただいたご不信の点、確かに拝読いたしました。',
    ),
    refundLate: unspaced(
      /返品[^！？]{0,60}(?:返金|お金)[^。]{0,12}(?:ない|ません|まだ)/u,
      'お支払いの件で、長くお待たせしてしまいました。',
      'お支払いの件でお待たせし、ご不安をおかけしました。',
    ),
    postage: unspaced(
      /送料[^。]{0,6}(?:高い|高く|高かっ)/u,
      '送料についてのご意見、ごもっともと存じます。',
      '送料を高くお感じになったとのこと、承知いたしました。',
    ),
    stopped: unspaced(
      /(?:時計|ランプ|ライト|モーター|ポンプ|ファン)[^。]{0,8}(?:止ま|停ま)(?:りました|った|って)|動かなく(?:なり|なっ)|使えなく(?:なり|なっ)|つかなくなっ|充電できなく/u,
      '動かなくなってしまい、さぞご不便だったことと存じます。',
      'もっと長くお使いいただけるべきところでした。',
    ),
    cameOff: unspaced(
      /(?:取っ手|ハンドル|持ち手|ストラップ|ボタン|金具|車輪|脚|留め具|ソール|石|部品)[^。]{0,8}(?:取れ(?:ました|た|て)|外れ(?:ました|た|て)|もげ|剥がれ)/u,
      '一部が外れてしまい、ご不便をおかけしました。',
      '部品が外れることのないようお届けすべきところでした。',
    ),
    worn: unspaced(
      /(?:メッキ|塗装|コーティング|プリント|印刷|ロゴ)[^。]{0,8}(?:剥が|はが|剥げ|はげ|落ち(?:ました|た|て)|取れ)/u,
      '仕上げが長持ちしなかったとのこと、承知いたしました。',
      '仕上げはもっと長く保たれるべきところでした。',
    ),
    shrank: unspaced(
      /縮(?:みました|んだ|んで)/u,
      '縮んでしまったとのこと、さぞご落胆のことと存じます。',
      '縮みについてのお知らせ、確かに承りました。',
    ),
  },
  zh: {
    fake: unspaced(
      /(?<!不是|不会是|没有)(?:假货|是假的|冒牌货?|山寨货?|骗子|诈骗|仿品)/u,
      '您的疑虑我们已经看到。',
      '您对商品有疑虑，我们理解。',
    ),
    refundLate: unspaced(
      /(?:退货|退回|寄回)[^！？]{0,40}(?:(?:退款|钱)[^。]{0,10}(?:没|未|还在等)|(?:没|未)[^。]{0,6}(?:退款|退钱))/u,
      '让您等了这么久，确实让人着急。',
      '等钱的心情，我们理解。',
    ),
    postage: unspaced(
      /(?:运费|邮费)[^。，]{0,4}(?:贵|高)/u,
      '您觉得运费偏高，我们理解。',
      '您提到的运费问题，我们记下了。',
    ),
    stopped: unspaced(
      /不能用了|不工作了|用不了了|不走了|不加热了|充不进电|开不了机|没反应了/u,
      '东西突然不能用了，确实让人着急。',
      '商品本该让您用得更久。',
    ),
    cameOff: unspaced(
      /(?:把手|提手|带子|肩带|扣子|纽扣|轮子|支架|鞋底|搭扣|挂钩|零件)[^。，]{0,6}(?:掉了|脱落|断了|开胶)/u,
      '部件脱落确实让人不便。',
      '部件不应该脱落。',
    ),
    worn: unspaced(
      /(?:镀金|镀层|涂层|油漆|漆面|印花)[^。，]{0,6}(?:掉|脱落|磨掉|剥落)/u,
      '表层本该更耐用。',
      '您希望表层更耐用，我们理解。',
    ),
    shrank: unspaced(/(?<!不|没|没有|不会)缩水/u, '衣物缩水确实让人失望。', '您因为缩水而不满意，我们理解。'),
  },
}
