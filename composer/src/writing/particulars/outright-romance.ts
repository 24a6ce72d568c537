import { type Outright, wording } from './particular.ts'

const never = '(?!)'

export const outrightRomance: Record<string, Outright> = {
  fr: {
    emptyBox: wording(never, 'Le colis aurait dû contenir votre commande.', 'Une commande doit arriver complète.'),
    wrongSize: wording(
      never,
      'Vous auriez dû recevoir la taille commandée.',
      'La taille livrée doit être celle que vous avez commandée.',
    ),
    notDescribed: wording(
      "(?:décrite?s?|vendue?s?|annoncée?s?|présentée?s?) comme [^.!?;\\n]{2,40}?[.,;]? ?(?:mais |et )?(?:ce n'est|il n'est|elle n'est|ce n'etait) (?:\\p{L}+ )?(?:pas|absolument pas)|(?:ne correspond(?:ent|ait)?|non conforme|pas conforme)(?: \\p{L}+)? (?:pas )?(?:du tout )?(?:à|a) (?:la|sa|votre) description|publicité mensongère",
      'La description doit être juste.',
      'Ce qui arrive doit correspondre à la description.',
    ),
    expired: wording(
      '(?:date (?:de péremption|limite|de durabilité)|ddm|dlc|dluo)(?: [\\p{L}\\d]+){0,5}? (?:dépassée|passée|expirée)|(?<!pas )(?:périmée?s?|moisie?s?|moisissures?|pourrie?s?|rance)(?= ?(?:[.,!;]|$|depuis|à|a|dès|et|dans|sur|de))',
      'Rien ne devrait vous parvenir périmé ou abîmé.',
      'Vous devez pouvoir vous fier à la date.',
    ),
    seeThrough: wording(
      '(?<!pas )(?:est|sont|tres|trop|totalement|completement) (?:\\p{L}+ )?transparente?s?',
      'Nous comprenons que vous attendiez un tissu moins transparent.',
      'Un tissu transparent pose problème, nous le comprenons.',
    ),
    noisy: wording(
      '(?<!pas |peu )(?:trop|tres|vraiment|super|hyper) bruyante?s?|fait (?:\\p{L}+ ){0,3}?(?:boucan|vacarme|bruit(?! blanc))',
      'Nous comprenons que le bruit vous gêne.',
      'Votre remarque sur le bruit est justifiée.',
    ),
    badDelivery: wording(
      '(?:livreurs?|chauffeurs?|transporteurs?|coursiers?)(?: \\p{L}+){0,5}? (?:jete|lance|refuse|raye|abime|laisse (?:\\p{L}+ ){0,3}?(?:dehors|dans le hall|sous la pluie|dans le couloir))\\p{L}*',
      'Une livraison ne devrait pas se passer ainsi.',
      'La livraison aurait dû bien mieux se passer.',
    ),
  },
  es: {
    emptyBox: wording(never, 'El paquete debería haber traído su pedido.', 'Un pedido tiene que llegar completo.'),
    wrongSize: wording(
      never,
      'Debería haber recibido la talla que pidió.',
      'La talla enviada tiene que ser la que pidió.',
    ),
    notDescribed: wording(
      '(?:descrit[oa]s?|vendid[oa]s?|anunciad[oa]s?) como [^.!?;\\n]{2,40}?[.,;]? ?(?:pero |y )?no (?:lo )?(?:es|son|era)|no (?:se )?(?:corresponde|coincide|se ajusta)n? (?:en nada )?(?:con|a) la descripcion|no es como (?:se describe|pone)|publicidad engañosa',
      'La descripción tiene que ser correcta.',
      'Lo que llega debe coincidir con la descripción.',
    ),
    expired: wording(
      '(?:fecha de (?:caducidad|consumo)|consumo preferente)(?: [\\p{L}\\d]+){0,5}? (?:pasada|vencida|superada)|(?<!no (?:estaba |esta |vino )?)(?:caducad[oa]s?|con moho|mohos[oa]s?|podrid[oa]s?|enmohecid[oa]s?|ranci[oa]s?|estropead[oa]s? (?:al abrir|por dentro))',
      'Nada debería llegarle caducado o en mal estado.',
      'Tiene que poder fiarse de la fecha.',
    ),
    seeThrough: wording(
      '(?<!no )(?:se transparentan?|(?:es|son|muy|totalmente|demasiado) (?:\\p{L}+ )?transparentes?)',
      'Entendemos que esperaba una tela menos transparente.',
      'Comprendemos que la transparencia sea un problema.',
    ),
    noisy: wording(
      '(?<!no |nada )(?:muy|demasiado|super|bastante) ruidos[oa]s?|hacen? (?:\\p{L}+ ){0,3}?ruido(?! blanco)',
      'Entendemos que el ruido le moleste.',
      'Su observación sobre el ruido es acertada.',
    ),
    badDelivery: wording(
      '(?:repartidor(?:es)?|transportistas?|mensajeros?)(?: \\p{L}+){0,5}? (?:tir[oó]|tiraron|lanz[oó]|neg[oó]|negaron|ray[oó]|rayaron|dejaron (?:\\p{L}+ ){0,3}?(?:en (?:la calle|el portal|el pasillo)|bajo la lluvia))',
      'Una entrega no debería ser así.',
      'La entrega debería haber ido mucho mejor.',
    ),
  },
  it: {
    emptyBox: wording(never, 'Il pacco avrebbe dovuto contenere il Suo ordine.', 'Un ordine deve arrivare completo.'),
    wrongSize: wording(
      never,
      'Avrebbe dovuto ricevere la taglia ordinata.',
      'La taglia consegnata deve essere quella ordinata.',
    ),
    notDescribed: wording(
      '(?:descritt[oaie]|vendut[oaie]|pubblicizzat[oaie]) come [^.!?;\\n]{2,40}?[.,;]? ?(?:ma |e )?non (?:lo )?(?:e|sono|era)|non (?:corrisponde|e conforme)(?: \\p{L}+)? (?:alla|con la) descrizione|non e come (?:descritto|da descrizione)|pubblicita ingannevole',
      'La descrizione deve essere corretta.',
      'Ciò che arriva deve corrispondere alla descrizione.',
    ),
    expired: wording(
      '(?:data di scadenza|scadenza)(?: [\\p{L}\\d]+){0,4}? (?:superata|passata)|(?<!non (?:era |è |e )?)(?:scadut[oaie] (?:da|il|a|gia|ieri|nel)|gia scadut[oaie]|ammuffit[oaie]|con la muffa|marc[ioe]|avariat[oaie]|rancid[oaie])',
      'Nulla dovrebbe arrivarLe scaduto o guasto.',
      'Deve potersi fidare della data.',
    ),
    seeThrough: wording(
      '(?<!non )(?:e|sono|molto|troppo|completamente) (?:\\p{L}+ )?trasparent[ei]',
      'Comprendiamo che si aspettasse un tessuto meno trasparente.',
      'Capiamo che la trasparenza sia un problema.',
    ),
    noisy: wording(
      '(?<!non |poco )(?:molto|troppo|davvero|parecchio) rumoros[oaie]|fa (?:\\p{L}+ ){0,3}?(?:rumore(?! bianco)|baccano|chiasso)',
      'Comprendiamo che il rumore La disturbi.',
      'La Sua osservazione sul rumore è giusta.',
    ),
    badDelivery: wording(
      '(?:corrier[ei]|fattorin[oi]|autist[ai])(?: \\p{L}+){0,5}? (?:lanciato|buttato|gettato|rifiutat[oi]|graffiato|rovinato|lasciato (?:\\p{L}+ ){0,3}?(?:fuori|per strada|nel corridoio|sotto la pioggia))',
      'Una consegna non dovrebbe andare così.',
      'La consegna avrebbe dovuto andare molto meglio.',
    ),
  },
  pt: {
    emptyBox: wording(never, 'O pacote deveria ter trazido o seu pedido.', 'Um pedido tem de chegar completo.'),
    wrongSize: wording(never, 'Deveria ter recebido o tamanho que pediu.', 'O tamanho enviado tem de ser o que pediu.'),
    notDescribed: wording(
      '(?:descrit[oa]s?|vendid[oa]s?|anunciad[oa]s?) como [^.!?;\\n]{2,40}?[.,;]? ?(?:mas |e )?nao (?:e|sao|era)|nao (?:corresponde|condiz|confere|bate)(?: \\p{L}+)? (?:a|à|com a) descricao|diferente da descricao|propaganda enganosa|publicidade enganosa',
      'A descrição tem de estar certa.',
      'O que chega deve corresponder à descrição.',
    ),
    expired: wording(
      '(?:data de validade|validade|prazo de validade)(?: [\\p{L}\\d]+){0,4}? (?:vencid[oa]|expirad[oa]|ultrapassad[oa]|passad[oa])|(?<!nao (?:estava |esta |veio )?)(?:produto vencido|vencid[oa] (?:ha|desde|em)|fora d[eao] (?:prazo de )?validade|com bolor|mofad[oa]s?|com mofo|bolorent[oa]s?|podres?|estragad[oa]s? (?:quando|ao abrir|por dentro)|rançoso)',
      'Nada deveria chegar vencido ou estragado.',
      'Deve poder confiar na data.',
    ),
    seeThrough: wording(
      '(?<!nao )(?:(?:e|sao|muito|totalmente) (?:\\p{L}+ )?transparentes?|fica(?:m)? transparentes?)',
      'Entendemos que esperava um tecido menos transparente.',
      'Compreendemos que a transparência seja um problema.',
    ),
    noisy: wording(
      '(?<!nao |pouco |nada )(?:muito|demasiado|super|bem) (?:barulhent[oa]s?|ruidos[oa]s?)|faz(?:em)? (?:\\p{L}+ ){0,3}?(?:barulho|ruido)(?! branco)',
      'Entendemos que o barulho incomode.',
      'A sua observação sobre o barulho é justa.',
    ),
    badDelivery: wording(
      '(?:entregador(?:es)?|estafetas?|transportadora|motorista|carteiro)(?: \\p{L}+){0,5}? (?:atirou|jogou|arremessou|recusou|recusaram|riscou|riscaram|danificou|deixou (?:\\p{L}+ ){0,3}?(?:na rua|na chuva|no corredor))',
      'Uma entrega não deveria ser assim.',
      'A entrega deveria ter corrido muito melhor.',
    ),
  },
}
