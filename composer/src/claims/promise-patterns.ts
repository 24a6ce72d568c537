import { noGreeting } from '../words/greetings.ts'
import { words } from '../words/term-pattern.ts'
import type { ClaimPattern } from './claim.ts'

/** Commitments to an action, and guarantees. */
export const promisePatterns: ClaimPattern[] = [
  {
    kind: 'promise',
    reason: 'This promises a call or a message.',
    always: true,
    pattern: words(
      [
        "(?:will|['’]ll|shall|going to)\\s+(?:\\p{L}+\\s+){0,3}?(?:call|phone|ring|contact|e-?mail|message|text|dm|write(?:\\s+to)?)\\s+you|(?:will|['’]ll|shall|going to)\\s+(?:\\p{L}+\\s+){0,3}?(?:reach(?:ing)? out(?: to you)?|be in touch|get in touch)|and (?:write to|call|contact|e-?mail|message) you|call(?:ing)? you back|call ?back|expect (?:a|our) (?:call|e-?mail|message)",
        'meld(?:en|et|e) (?:wir )?(?:uns|sich|mich)(?: \\p{L}+){0,4} bei (?:ihnen|dir)|bei (?:ihnen|dir) (?:\\p{L}+ ){0,2}melden|(?:rufen|ruft|rufe) (?:wir )?(?:sie|dich)(?: \\p{L}+){0,3} (?:an|zurück)|(?:sie|dich) (?:\\p{L}+ ){0,4}(?:anrufen|zurückrufen|kontaktieren|anschreiben)|kontaktier(?:en|t|e) (?:wir )?(?:sie|dich)|(?:nehmen|nimmt) (?:wir )?(?:\\p{L}+ ){0,3}(?:kontakt|verbindung) (?:mit ihnen |zu ihnen |mit dir )?auf|(?:setzen|setzt) (?:wir )?(?:uns|sich) (?:\\p{L}+ ){0,4}mit (?:ihnen|dir) in verbindung|rückruf\\p{L}*|(?:schreiben|schreibt) (?:wir )?(?:ihnen|dir)(?: \\p{L}+){0,2} eine (?:e-?mail|nachricht)|(?:und|wird) (?:ihnen|dir) (?:persönlich )?schreiben',
        '(?:vous|te) (?:re)?contacter(?:a|ons|ont|ai)?|(?:vous|te) (?:r?appeler(?:a|ons|ont)?|téléphoner\\p{L}*|écrir(?:a|ons|ont))|(?:re)?prendr(?:a|ons|ont) contact|prenons contact',
        '(?:le|les|te|lo|la) (?:llamar|contactar|escribir|telefonear)(?:emos|á|án|é)|(?:le|te|lo|la) llamamos|(?:se )?pondr(?:emos|á|án) en contacto|nos pondremos en contacto|nos pondremos|contactaremos con|devolver(?:le|te) la llamada',
        '(?:la|vi|ti|le|lo) (?:ri)?(?:contatter|chiamer)(?:emo|à|anno|ò)|(?:le|ti|vi) scriver(?:emo|à|anno|ò)|(?:ci|si) metter(?:emo|à|anno) in contatto|(?:ri)?contatteremo',
        '(?:entraremos|entrará|entrarão|vamos entrar|vai entrar|irá entrar) em conta[c]?to|(?:ligaremos|ligará|vamos ligar) para|(?:lhe|o|a|te) (?:ligar|contactar|telefonar)(?:emos|á|ão)|(?:vai|irá|vamos) (?:lhe )?(?:escrever|ligar|telefonar)(?: para você)?',
      ].join('|'),
      '折り返し|(?:ご?連絡|お電話|メール)(?:を)?(?:いたします|差し上げ|さしあげ|させていただき|します)|(?:会|将|马上|主动|尽快)[^。！，,]{0,8}(?:联系您|联系你|致电|打电话|回电|与您联系|跟您联系|给您发)',
    ),
  },
  {
    kind: 'promise',
    reason: 'No stored fact supports this commitment.',
    always: true,
    pattern: words(
      [
        "(?:will|shall|['’]ll)(?: \\p{L}+){0,2}? (?:address|resolve|rectify|correct|fix|solve|improve|change|retrain|upgrade|compensate|ensure|make sure|make (?:it|this|things) right|take (?:\\p{L}+ ){0,2}(?:steps?|action|measures?))|(?:will|shall) (?:\\p{L}+ )?be (?:addressed|resolved|rectified|corrected|solved|improved|changed|taken|followed up)|(?:steps?|action|measures?) (?:will|shall) (?:\\p{L}+ )?(?:be taken|follow)",
        '(?:wird|werden) (?:\\p{L}+ ){0,4}(?:behoben|geändert|verbessert|abgestellt|gelöst|korrigiert|sicherstellen|beheben)|stellen (?:wir )?sicher|sorgen (?:wir )?dafür|maßnahmen (?:ergreifen|treffen)',
        'veillerons à|ferons en sorte|nous assurerons|(?:sera|seront) (?:corrigée?s?|résolue?s?|réglée?s?|améliorée?s?|prises?)|prendrons (?:les|des) mesures|mesures seront prises',
        '(?:será|serán) (?:corregid|resuelt|solucionad|mejorad)[oa]s?|se tomarán|tomaremos (?:las |todas )?\\p{L}*\\s?medidas|nos (?:aseguraremos|encargaremos)|(?:solucionaremos|resolveremos|corregiremos|mejoraremos)',
        '(?:sarà|saranno|verrà|verranno) (?:risolt|corrett|migliorat|pres|sistemat)[oaie]|faremo in modo|prenderemo provvedimenti|(?:risolveremo|correggeremo|sistemeremo|miglioreremo)|ci assicureremo',
        '(?:será|serão) (?:resolvid|corrigid|melhorad|tomad)[oa]s?|tomaremos|vamos (?:resolver|corrigir|melhorar|garantir)|(?:resolveremos|corrigiremos|melhoraremos)|faremos com que',
      ].join('|'),
      '再発防止|改善いたします|改善します|対策を講じ|対応いたします|解決いたします|(?:一定|保证|马上|尽快|立即|将)(?:会)?(?:为您)?(?:解决|处理|改进|整改|改善)',
    ),
  },
  {
    kind: 'promise',
    reason: 'No stored fact supports this promise.',
    always: true,
    pattern: words(
      [
        `(?:we|i) (?:can |hereby |do |will |fully )?(?:guarantee|promise|ensure|assure|swear|vow)|['’]ll (?:guarantee|promise|ensure)|guaranteed|(?:will|won['’]t|will not) (?:never |not )?(?:happen|occur) again|never happen again|never happened (?:before|to (?:us|anyone))|free of charge|for free|at no (?:extra )?(?:cost|charge)|at our (?:expense|cost)|(?:is|are) on (?:its|their|the) way|(?:has|have|was|were|had) (?:already )?(?:been )?(?:shipped|sent out|dispatched|fired|dismissed)|will be (?:shipped|sent|delivered|repaired|fixed|fired|dismissed|credited|paid)|(?:we|i)(?: will|['’]ll) (?:\\p{L}+ ){0,2}?(?:send|ship|post|mail|deliver|repair|fix|pay|credit|upgrade|cancel|fire|dismiss|sue|give you|offer you|take care of it)|within the hour|for (?:a|the|your) (?:whole )?(?:lifetime|life)|(?:free|guaranteed|covered|valid|yours|replaced|repaired|lasts?) for life|for ever|forever|right away|immediately (?:send|ship|repair|pay)|(?:we(?:['’]re| are)|i(?:['’]m| am)) (?:(?!not )\\p{L}+ ){0,2}?(?:sending|shipping|posting|mailing) (?:you|out|an?|another|the|it|your)${noGreeting}|(?:we|i) (?:send|ship|mail|post) you${noGreeting}|(?:we|i)(?:['’]ll| will) (?:\\p{L}+ ){0,2}?(?:pop|put|get|drop) (?:\\p{L}+ ){0,4}in the (?:post|mail)`,
        `(?:wir |ich )?(?:garantieren?|verspr(?:e|i)chen?|sichern|versichern) (?:wir |ich )?(?:ihnen|dir|dass)|garantiert|wird (?:\\p{L}+ ){0,2}(?:nicht|nie) (?:wieder|mehr) (?:vorkommen|passieren)|kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis|umsonst|auf unsere kosten|ist (?:bereits |schon )?unterwegs|wurde (?:bereits |schon )?(?:versandt|verschickt|entlassen)|(?:schicken?|senden?|liefer[en]|zahlen?|schenken?|ersetzen?|repariere?n?|überweisen?) (?:wir |ich )?(?:ihnen|dir)${noGreeting}|(?:geht|gehen) (?:\\p{L}+ ){0,6}(?:raus|in die post)|(?:legen?|geben?|packen?) (?:wir |ich )?(?:ihnen|dir) (?:\\p{L}+ ){0,5}(?:in die post|bei|dazu)|(?:ihnen|dir) (?:\\p{L}+ ){0,5}(?:zuschicken|zusenden|zu schicken|zu senden|überweisen|schenken|reparieren)`,
        `(?:vous |te )?(?:garantissons|promettons|assurons)|(?:je|on) (?:vous )?(?:garantis|promets|garantit|promet)|ne se reproduira (?:plus|pas|jamais)|n['’]arrivera plus|gratuit(?:e|s|es|ement)?|sans frais|à nos frais|est en (?:route|chemin)|a (?:déjà )?été (?:expédiée?|envoyée?|licenciée?)|(?:vous |t['’])(?:envo(?:ie|yons)|expédi(?:e|ons))${noGreeting}|(?:vous|te) rembours(?:e|ons)|(?:vous )?(?:enverr(?:ons|a)|livrer(?:ons|a)|offr(?:ons|irons|ira)|réparer(?:ons|a)|verser(?:ons|a))`,
        `(?:le |les |te |se lo )?(?:garantizamos|prometemos|aseguramos)|prometo|garantizado|no volverá a (?:ocurrir|pasar|suceder)|gratis|gratuit[oa]s?|sin coste|sin costo|a nuestro cargo|está en camino|ha sido (?:enviado|despedid[oa])|(?:le|les|te) (?:env(?:ío|iamos)|mand(?:o|amos)|reembols(?:o|amos))${noGreeting}|(?:le|les|te) (?:enviar(?:emos|á)|mandar(?:emos|á)|regalar\\p{L}+|reparar(?:emos|á)|pagar(?:emos|á)|daremos|ofrecemos|ofreceremos)|(?:enviaremos|repararemos)`,
        `(?:vi |le |ti )?(?:garantiamo|promettiamo|assicuriamo)|prometto|garantito|non (?:accadrà|succederà|capiterà) (?:mai )?più|gratuit[oaei]|gratuitamente|senza spese|a nostre spese|(?:è|già) in arrivo|è stat[oa] (?:spedit[oa]|licenziat[oa])|(?:le|vi|ti) (?:invi(?:o|amo)|mand(?:o|iamo)|spedi(?:sco|amo)|rimbors(?:o|iamo))${noGreeting}|(?:le|vi|ti) (?:invier(?:emo|à)|mander(?:emo|à)|spedir(?:emo|à)|regaler(?:emo|à)|riparer(?:emo|à)|offr(?:iamo|iremo))|(?:invieremo|spediremo|ripareremo)`,
        `(?:lhe )?(?:garantimos|prometemos|asseguramos)|prometo|garantido|não (?:vai |irá )?(?:acontecer|se repetir|voltará a acontecer)(?: novamente| de novo| mais)?|grátis|gratuit[oa]s?|gratuitamente|sem custos?|por nossa conta|está a caminho|foi (?:enviad[oa]|despachad[oa]|demitid[oa])|(?:lhe|te) (?:env(?:io|iamos)|mand(?:o|amos)|reembols(?:o|amos))${noGreeting}|(?:lhe |te )?(?:enviaremos|mandaremos|consertaremos|pagaremos|daremos|oferecemos|ofereceremos)|vamos (?:lhe )?(?:enviar|mandar|consertar|pagar|dar|oferecer)`,
      ].join('|'),
      'お約束|約束(?:します|いたします)|保証いたします|保証します|二度とこのような|二度と起こ|無料|無償|弊社負担|当店負担|発送いたしました|発送済み|解雇|(?:お送り|発送|お届け|修理|進呈|お支払い)(?:いたします|します|させていただきます)|保证|承诺|免费|不会再(?:发生|有)|已(?:经)?(?:发货|寄出|开除|解雇)|(?:给您|为您|向您)[^。，,]{0,6}(?:寄|补寄|送|维修|赔|转账|打款)',
    ),
  },
  {
    kind: 'promise',
    reason: 'No stored fact says that this is free.',
    pattern: words(
      [
        "free (?:(?:worldwide|standard|express|next-day|international|domestic|and fast|fast) )*(?:shipping|delivery|postage|shipment|repairs?|returns?|exchanges?|replacements?|refills?|samples?|engraving|gift[- ]wrap(?:ping)?)|(?:shipping|delivery|postage|repairs?|returns?|exchanges?|refills?|replacements?|engraving|gift[- ]wrapping) (?:is|are) (?:always |completely |now |also )?free|(?:ships?|deliver(?:ed|s)?|comes?) (?:completely )?free|no (?:shipping|delivery|extra) (?:fees?|costs?|charges?)|charge (?:you )?nothing|(?:don[’']t|do not|never) charge|(?:never|don[’']t|won[’']t|do not|will not) (?:have to )?pay (?:for )?(?:any )?(?:postage|shipping|delivery|returns?)|(?:we|we[’']ll|we will) (?:\\p{L}+ )?(?:pay|cover) (?:for )?(?:the |your |all )?(?:postage|shipping|delivery)|(?:postage|shipping|delivery) (?:is |will be )?(?:on us|included)|(?:postage|shipping|delivery) (?:won[’']t|doesn[’']t|will not|does not) cost",
        '(?:rücksendung(?:en)?|retouren?|umtausch|versand|lieferung) (?:ist|sind) (?:immer )?(?:frei|kostenfrei)|ohne (?:versandkosten|aufpreis)|versandkostenfrei\\p{L}*|portofrei\\p{L}*|keine? (?:porto|versandkosten|versandgebühren?)|(?:versand|lieferung|porto|versandkosten) (?:geht|gehen) auf uns|(?:übernehmen|tragen) wir (?:das porto|die versandkosten)|wir (?:übernehmen|tragen) (?:das porto|die versandkosten|den versand)',
        '(?:livraison|expédition|port) (?:\\p{L}+ )?offerte?|offr(?:ons|e) la livraison|sans frais de (?:port|livraison)|(?:livraison|port|frais de port) (?:est |sont )?(?:inclus|compris|à notre charge)\\p{L}*|prenons (?:en charge )?(?:la livraison|les frais de (?:port|livraison))(?: en charge)?',
        '(?:corre|va|queda|corren|van) (?:de|por|a) nuestra cuenta|sin gastos de envío|envíos? sin coste',
        'senza spese di spedizione|spedizione (?:\\p{L}+ )?(?:inclusa|omaggio)',
        'frete (?:grátis|incluso)|portes grátis|sem custo de envio',
      ].join('|'),
      '送料(?:込み|当店負担)|包邮|免运费',
    ),
  },
]
