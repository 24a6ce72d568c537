import type { ContactLines } from './phrase-book.ts'

/** For platforms where customers can't send the shop a private message; never asks for anything in public. */
export const contacting: Record<string, ContactLines> = {
  en: {
    help: [
      'Please contact us directly with your order number so we can look into it.',
      'Please get in touch with us directly and have your order number ready; we’d like to look into it.',
      'We’d like to look into this: please contact us directly with your order number.',
      'Could you contact us directly with your order number so we can see what went wrong?',
      'To look into it, we’d need your order number; please contact us directly.',
      'Please write to us directly with your order number so we can find out what happened.',
    ],
    helpIfOrder: [
      'Please contact us directly so we can look into it.',
      'We’d like to look into this: please contact us directly.',
      'We’d like to understand what happened; please get in touch with us directly.',
      'Could you write to us directly about this?',
      'Please get in touch with us directly so we can find out what happened.',
    ],
    direct: [
      'Please contact us directly so we can find out what happened.',
      'Please get in touch with us directly so we can look into it with you.',
      'Please write to us directly so we can look into it.',
    ],
  },
  de: {
    help: [
      'Bitte wenden Sie sich mit Ihrer Bestellnummer direkt an uns, damit wir der Sache nachgehen können.',
      'Melden Sie sich bitte mit Ihrer Bestellnummer direkt bei uns, damit wir uns das ansehen können.',
      'Wir möchten verstehen, was geschehen ist: Bitte schreiben Sie uns direkt und nennen Sie Ihre Bestellnummer.',
      'Dürfen wir Sie bitten, sich mit Ihrer Bestellnummer direkt an uns zu wenden, damit wir es prüfen können?',
      'Schreiben Sie uns bitte direkt mit Ihrer Bestellnummer, dann können wir nachsehen, woran es lag.',
      'Mit Ihrer Bestellnummer können wir nachsehen, was geschehen ist; bitte melden Sie sich direkt bei uns.',
    ],
    helpIfOrder: [
      'Bitte wenden Sie sich direkt an uns, damit wir der Sache nachgehen können.',
      'Wenn Sie möchten, melden Sie sich direkt bei uns, damit wir uns das ansehen können.',
      'Wir möchten verstehen, was geschehen ist: Bitte schreiben Sie uns direkt.',
      'Dürfen wir Sie bitten, uns dazu direkt zu schreiben?',
      'Bitte melden Sie sich direkt bei uns, damit wir es prüfen können.',
    ],
    direct: [
      'Bitte wenden Sie sich direkt an uns, damit wir klären können, was geschehen ist.',
      'Melden Sie sich bitte direkt bei uns, damit wir uns das mit Ihnen ansehen können.',
      'Wir bitten Sie, sich direkt bei uns zu melden, damit wir der Sache nachgehen können.',
    ],
  },
  fr: {
    help: [
      'Veuillez nous contacter directement avec votre numéro de commande, afin que nous puissions étudier votre situation.',
      'Écrivez-nous directement avec votre numéro de commande, pour que nous puissions voir cela ensemble.',
      'Nous aimerions comprendre ce qui s’est passé : contactez-nous directement avec votre numéro de commande.',
      'Pouvez-vous nous contacter directement, avec votre numéro de commande, pour que nous fassions le point ?',
      'N’hésitez pas à nous écrire directement, avec votre numéro de commande, pour que nous examinions la situation.',
    ],
    helpIfOrder: [
      'Contactez-nous directement, pour que nous puissions examiner votre situation.',
      'N’hésitez pas à nous écrire directement, pour que nous puissions voir ce qui s’est passé.',
      'Nous aimerions comprendre ce qui s’est passé : écrivez-nous directement.',
      'Pouvez-vous nous en dire plus en nous écrivant directement ?',
    ],
    direct: [
      'Écrivez-nous directement, afin que nous puissions voir cela avec vous.',
      'Veuillez nous contacter directement, afin que nous puissions faire le point avec vous.',
      'Nous vous prions de nous contacter directement, pour que nous examinions la situation.',
    ],
  },
  es: {
    help: [
      'Contacte directamente con nosotros con su número de pedido, para que podamos revisarlo.',
      'Escríbanos directamente con su número de pedido, para que podamos verlo juntos.',
      'Nos gustaría entender qué ha pasado: contacte directamente con nosotros con su número de pedido.',
      '¿Podría escribirnos directamente, con su número de pedido, para que lo revisemos?',
      'Le pedimos que nos escriba directamente con su número de pedido, para que podamos comprobarlo.',
    ],
    helpIfOrder: [
      'Contacte directamente con nosotros, para que podamos revisarlo.',
      'Escríbanos directamente, para que podamos verlo con usted.',
      'Nos gustaría entender qué ha pasado: escríbanos directamente.',
      '¿Podría escribirnos directamente para contarnos más?',
    ],
    direct: [
      'Le rogamos que nos escriba directamente, para que podamos revisarlo con usted.',
      'Póngase en contacto directamente con nosotros, para que podamos verlo con usted.',
      'Le pedimos que nos contacte directamente, para que podamos ver qué ha pasado.',
    ],
  },
  it: {
    help: [
      'Ci contatti direttamente indicando il Suo numero d’ordine, così possiamo verificare.',
      'Ci scriva direttamente con il Suo numero d’ordine, così possiamo esaminare insieme la cosa.',
      'Vorremmo capire che cosa è successo: ci contatti direttamente indicando il Suo numero d’ordine.',
      'Può scriverci direttamente indicando il Suo numero d’ordine, così possiamo capire che cosa non ha funzionato?',
      'La preghiamo di contattarci direttamente indicando il Suo numero d’ordine, così possiamo controllare.',
    ],
    helpIfOrder: [
      'Ci contatti direttamente, così possiamo verificare.',
      'Ci scriva pure direttamente, così possiamo esaminare la cosa con Lei.',
      'Vorremmo capire che cosa è successo: ci scriva direttamente.',
      'Può scriverci direttamente e raccontarci di più?',
    ],
    direct: [
      'Ci scriva direttamente, così possiamo verificare.',
      'Ci contatti direttamente, così possiamo esaminare la cosa con Lei.',
      'La preghiamo di contattarci direttamente, così possiamo capire che cosa è successo.',
    ],
  },
  pt: {
    help: [
      'Fale diretamente conosco com o número do pedido, para que possamos verificar.',
      'Escreva diretamente para nós com o número do pedido, para vermos isso juntos.',
      'Gostaríamos de entender o que aconteceu: fale diretamente conosco com o número do pedido.',
      'Você pode nos escrever diretamente, com o número do pedido, para vermos o que aconteceu?',
      'Pedimos que nos escreva diretamente com o número do pedido, para analisarmos a situação.',
    ],
    helpIfOrder: [
      'Fale diretamente conosco, para que possamos verificar.',
      'Escreva diretamente para nós, para que possamos ver isso com você.',
      'Gostaríamos de entender o que aconteceu: escreva diretamente para nós.',
      'Você pode nos escrever diretamente e contar mais?',
    ],
    direct: [
      'Escreva diretamente para nós, para que possamos verificar o que houve.',
      'Entre em contato diretamente conosco, para que possamos ver isso com você.',
      'Pedimos que fale diretamente conosco, para analisarmos a situação.',
    ],
  },
  ja: {
    help: [
      'お手数ですが、状況を確認したく、ご注文番号を添えて弊店まで直接ご連絡いただけますでしょうか。',
      '詳しい状況を伺いたく、ご注文番号とあわせて直接ご連絡をお願いいたします。',
      'よろしければ、ご注文番号を添えて、弊店まで直接お問い合わせください。',
      '恐れ入りますが、ご注文番号とともに、直接ご連絡くださいませ。',
      '経緯を確認したく存じますので、ご注文番号を添えて直接お問い合わせいただけますと幸いです。',
    ],
    helpIfOrder: [
      'よろしければ、弊店まで直接ご連絡のうえ、詳しい状況をお聞かせください。',
      '詳しい状況を伺いたく、直接ご連絡をいただけましたら幸いです。',
      '状況を確認したく存じますので、弊店まで直接お問い合わせください。',
      'お差し支えなければ、直接ご連絡いただき、詳しくお聞かせください。',
    ],
    direct: [
      '詳しいお話を伺いたく、お手数ですが弊店まで直接ご連絡をお願いいたします。',
      'お手数ですが、直接ご連絡いただき、詳しい状況をお聞かせください。',
      '直接お話を伺わせてください。弊店までご連絡をお待ちしております。',
    ],
  },
  zh: {
    help: [
      '请直接联系我们并附上订单号，以便我们核实情况。',
      '麻烦您带上订单号直接联系我们。',
      '烦请直接联系我们并附上订单号，我们来核对一下。',
      '方便的话，请直接联系我们并提供订单号，我们来了解情况。',
      '我们想进一步了解情况，请您直接联系我们，并附上订单号。',
      '能请您直接联系我们，并把订单号告诉我们吗？',
    ],
    helpIfOrder: [
      '方便的话，请直接联系我们，告诉我们具体情况。',
      '请您直接联系我们，让我们多了解一些情况。',
      '我们想进一步了解情况，欢迎您直接联系我们。',
      '请直接联系我们，方便我们核实。',
    ],
    direct: [
      '请您直接联系我们，方便我们向您了解情况。',
      '请直接联系我们，以便我们更好地了解情况。',
      '烦请您直接联系我们，并告诉我们具体情况。',
    ],
  },
}
