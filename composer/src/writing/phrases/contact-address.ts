/**
 * Sentences with the brand's own `{address}`. `order` asks for the order number, `given` has it, `tell` asks what went
 * wrong, `ask` and `askAbout` are for a question, and `again` is for a customer whose messages went unanswered.
 * `{do}` is what the order number is for (order-contact.ts), and `{thing}` what the question is about
 * (mentioned-things.ts).
 */
export type AddressLine =
  | 'order'
  | 'orderAndAsk'
  | 'given'
  | 'plain'
  | 'tell'
  | 'ask'
  | 'askAbout'
  | 'again'
  | 'againGiven'
  | 'data'
  | 'ready'

export const contactAddress: Record<string, Record<AddressLine, readonly string[]>> = {
  en: {
    order: [
      'Please write to us at {address} with your order number so we can {do}.',
      'Could you email us at {address} with your order number so we can {do}?',
      'Please send your order number to {address} so we can {do}.',
      'If you email your order number to {address}, we can {do}.',
      'With your order number, we can {do}; please write to {address}.',
    ],
    orderAndAsk: [
      'Please write to us at {address} with your order number so we can {do} and answer your question.',
      'If you email your order number to {address}, we can {do} and answer your question.',
    ],
    given: [
      'We have your order number; please write to us at {address} so we can {do}.',
      'With the order number you gave us, we can {do}; please write to {address}.',
    ],
    plain: [
      'Please write to us at {address} so we can look into it with you.',
      'We’d like to look into it with you; please write to us at {address}.',
      'Please contact us at {address} so we can talk about it.',
      'Could you write to us at {address} so we can look into it?',
    ],
    tell: [
      'Please tell us at {address} what went wrong, and include your order number so we can look into it.',
      'Could you write to {address} with your order number and tell us what went wrong?',
      'Please write to us at {address} with your order number and a few words on what went wrong.',
    ],
    ask: [
      'We’d be glad to answer your question at {address}.',
      'If you write to us at {address}, we’d be glad to answer your question.',
      'Please write to us at {address} for an answer to your question.',
    ],
    askAbout: [
      'We’d be glad to answer your question about {thing} at {address}.',
      'If you write to us at {address}, we’d be glad to answer your question about {thing}.',
    ],
    again: [
      'If you write to {address} once more with your order number, we can look for your earlier messages.',
      'Please send your order number to {address} once more so we can find your earlier messages.',
    ],
    againGiven: [
      'With the order number you gave us, we can look for your earlier messages; please write to {address} once more.',
    ],
    data: ['Please write to us at {address} about your request.', 'You can send us your request at {address}.'],
    ready: ['If there’s anything we can do for you, please write to us at {address}.'],
  },
  de: {
    order: [
      'Bitte schreiben Sie uns mit Ihrer Bestellnummer an {address}, damit wir {do}.',
      'Schicken Sie Ihre Bestellnummer bitte an {address}, damit wir {do}.',
      'Bitte nennen Sie uns unter {address} Ihre Bestellnummer, damit wir {do}.',
      'Schreiben Sie bitte an {address} und geben Sie Ihre Bestellnummer an, damit wir {do}.',
    ],
    orderAndAsk: [
      'Bitte schreiben Sie uns mit Ihrer Bestellnummer an {address}, damit wir {do} und Ihre Frage beantworten.',
      'Schicken Sie Ihre Bestellnummer bitte an {address}, damit wir {do} und Ihre Frage beantworten.',
    ],
    given: [
      'Ihre Bestellnummer haben wir; bitte schreiben Sie uns an {address}, damit wir {do}.',
      'Ihre Bestellnummer liegt uns vor; unter {address} erreichen Sie uns, damit wir {do}.',
    ],
    plain: [
      'Bitte schreiben Sie uns an {address}, damit wir uns das mit Ihnen ansehen können.',
      'Wir möchten uns das gern mit Ihnen ansehen; bitte schreiben Sie uns an {address}.',
      'Bitte melden Sie sich unter {address}, damit wir darüber sprechen können.',
    ],
    tell: [
      'Bitte schreiben Sie uns an {address}, was nicht in Ordnung war, und nennen Sie Ihre Bestellnummer.',
      'Schreiben Sie uns bitte mit Ihrer Bestellnummer an {address}, was nicht gestimmt hat.',
    ],
    ask: [
      'Ihre Frage beantworten wir gern unter {address}.',
      'Schreiben Sie uns an {address}, dann beantworten wir Ihre Frage gern.',
    ],
    askAbout: [
      'Ihre Frage {thing} beantworten wir gern unter {address}.',
      'Schreiben Sie uns an {address}, dann beantworten wir Ihre Frage {thing} gern.',
    ],
    again: [
      'Wenn Sie mit Ihrer Bestellnummer noch einmal an {address} schreiben, können wir nach Ihren früheren Nachrichten suchen.',
      'Bitte schicken Sie Ihre Bestellnummer noch einmal an {address}, damit wir Ihre früheren Nachrichten finden.',
    ],
    againGiven: [
      'Ihre Bestellnummer haben wir; bitte schreiben Sie noch einmal an {address}, damit wir Ihre früheren Nachrichten finden.',
    ],
    data: ['Bitte schreiben Sie uns mit Ihrem Anliegen an {address}.', 'Ihr Anliegen können Sie an {address} richten.'],
    ready: ['Wenn wir etwas für Sie tun können, schreiben Sie uns bitte an {address}.'],
  },
  fr: {
    order: [
      'Écrivez-nous à {address} avec votre numéro de commande, afin que nous puissions {do}.',
      'Pouvez-vous nous écrire à {address} avec votre numéro de commande, pour que nous puissions {do} ?',
      'Envoyez votre numéro de commande à {address}, afin que nous puissions {do}.',
      'Avec votre numéro de commande, envoyé à {address}, nous pourrons {do}.',
    ],
    orderAndAsk: [
      'Écrivez-nous à {address} avec votre numéro de commande, afin que nous puissions {do} et répondre à votre question.',
      'Envoyez votre numéro de commande à {address}, afin que nous puissions {do} et répondre à votre question.',
    ],
    given: [
      'Nous avons votre numéro de commande : écrivez-nous à {address}, afin que nous puissions {do}.',
      'Avec le numéro de commande indiqué, nous pourrons {do} : écrivez-nous à {address}.',
    ],
    plain: [
      'Écrivez-nous à {address}, afin que nous puissions voir cela avec vous.',
      'Nous aimerions voir cela avec vous : écrivez-nous à {address}.',
      'Pouvez-vous nous écrire à {address}, pour que nous puissions en parler ?',
    ],
    tell: [
      'Dites-nous à {address} ce qui n’allait pas, avec votre numéro de commande, pour que nous puissions regarder cela.',
      'Pouvez-vous nous écrire à {address} avec votre numéro de commande et ce qui n’allait pas ?',
    ],
    ask: [
      'Nous répondrons avec plaisir à votre question si vous nous écrivez à {address}.',
      'Pour votre question, vous pouvez nous écrire à {address}.',
    ],
    askAbout: [
      'Nous répondrons avec plaisir à votre question sur {thing} si vous nous écrivez à {address}.',
      'Pour votre question sur {thing}, vous pouvez nous écrire à {address}.',
    ],
    again: [
      'Si vous écrivez encore une fois à {address} avec votre numéro de commande, nous pourrons rechercher vos messages.',
      'Renvoyez votre numéro de commande à {address}, pour que nous puissions retrouver vos messages.',
    ],
    againGiven: [
      'Nous avons votre numéro de commande : écrivez encore une fois à {address}, pour que nous puissions retrouver vos messages.',
    ],
    data: [
      'Adressez-nous votre demande à {address}.',
      'Vous pouvez nous écrire à {address} au sujet de votre demande.',
    ],
    ready: ['Si nous pouvons faire quelque chose pour vous, écrivez-nous à {address}.'],
  },
  es: {
    order: [
      'Escríbanos a {address} con su número de pedido, para que podamos {do}.',
      '¿Podría escribirnos a {address} con su número de pedido, para que podamos {do}?',
      'Envíe su número de pedido a {address}, para que podamos {do}.',
      'Con su número de pedido podremos {do}: escríbanos a {address}.',
    ],
    orderAndAsk: [
      'Escríbanos a {address} con su número de pedido, para que podamos {do} y responder a su pregunta.',
      'Envíe su número de pedido a {address}, para que podamos {do} y responder a su pregunta.',
    ],
    given: [
      'Ya tenemos su número de pedido; escríbanos a {address}, para que podamos {do}.',
      'Con el número de pedido que nos ha dado podremos {do}; escríbanos a {address}.',
    ],
    plain: [
      'Escríbanos a {address}, para que podamos verlo con usted.',
      'Nos gustaría verlo con usted; escríbanos a {address}.',
      '¿Podría escribirnos a {address}, para que podamos hablarlo?',
    ],
    tell: [
      'Cuéntenos en {address} qué falló e indique su número de pedido, para que podamos revisarlo.',
      '¿Podría escribirnos a {address} con su número de pedido y decirnos qué falló?',
    ],
    ask: [
      'Con gusto responderemos a su pregunta en {address}.',
      'Si nos escribe a {address}, con gusto responderemos a su pregunta.',
    ],
    askAbout: [
      'Con gusto responderemos a su pregunta sobre {thing} en {address}.',
      'Si nos escribe a {address}, con gusto responderemos a su pregunta sobre {thing}.',
    ],
    again: [
      'Si escribe otra vez a {address} con su número de pedido, podremos buscar sus mensajes anteriores.',
      'Envíe de nuevo su número de pedido a {address}, para que podamos encontrar sus mensajes anteriores.',
    ],
    againGiven: [
      'Ya tenemos su número de pedido; escriba otra vez a {address}, para que podamos encontrar sus mensajes anteriores.',
    ],
    data: ['Escríbanos a {address} sobre su solicitud.', 'Puede enviarnos su solicitud a {address}.'],
    ready: ['Si podemos hacer algo por usted, escríbanos a {address}.'],
  },
  it: {
    order: [
      'Ci scriva a {address} con il numero d’ordine, così possiamo {do}.',
      'Può scriverci a {address} indicando il numero d’ordine, così possiamo {do}?',
      'Mandi il numero d’ordine a {address}, così possiamo {do}.',
      'Con il numero d’ordine possiamo {do}: ci scriva a {address}.',
    ],
    orderAndAsk: [
      'Ci scriva a {address} con il numero d’ordine, così possiamo {do} e rispondere alla Sua domanda.',
      'Mandi il numero d’ordine a {address}, così possiamo {do} e rispondere alla Sua domanda.',
    ],
    given: [
      'Abbiamo il Suo numero d’ordine: ci scriva a {address}, così possiamo {do}.',
      'Con il numero d’ordine che ci ha indicato possiamo {do}: ci scriva a {address}.',
    ],
    plain: [
      'Ci scriva a {address}, così possiamo vedere la cosa insieme.',
      'Vorremmo vedere la cosa con Lei: ci scriva a {address}.',
      'Può scriverci a {address}, così possiamo parlarne?',
    ],
    tell: [
      'Ci dica a {address} che cosa non è andato, con il numero d’ordine, così possiamo verificare.',
      'Può scriverci a {address} con il numero d’ordine e dirci che cosa non è andato?',
    ],
    ask: [
      'Risponderemo volentieri alla Sua domanda a {address}.',
      'Se ci scrive a {address}, risponderemo volentieri alla Sua domanda.',
    ],
    askAbout: [
      'Risponderemo volentieri alla Sua domanda {thing} a {address}.',
      'Se ci scrive a {address}, risponderemo volentieri alla Sua domanda {thing}.',
    ],
    again: [
      'Se scrive ancora una volta a {address} con il numero d’ordine, possiamo cercare i Suoi messaggi precedenti.',
      'Mandi di nuovo il numero d’ordine a {address}, così possiamo ritrovare i Suoi messaggi precedenti.',
    ],
    againGiven: [
      'Abbiamo il Suo numero d’ordine: scriva ancora una volta a {address}, così possiamo ritrovare i Suoi messaggi precedenti.',
    ],
    data: ['Ci scriva a {address} per la Sua richiesta.', 'Può inviarci la Sua richiesta a {address}.'],
    ready: ['Se possiamo fare qualcosa per Lei, ci scriva a {address}.'],
  },
  pt: {
    order: [
      'Escreva para {address} com o número do pedido, para que possamos {do}.',
      'Pode escrever para {address} com o número do pedido, para que possamos {do}?',
      'Envie o número do pedido para {address}, para que possamos {do}.',
      'Com o número do pedido, podemos {do}: escreva para {address}.',
    ],
    orderAndAsk: [
      'Escreva para {address} com o número do pedido, para que possamos {do} e responder à sua pergunta.',
      'Envie o número do pedido para {address}, para que possamos {do} e responder à sua pergunta.',
    ],
    given: [
      'Já temos o número do pedido; escreva para {address}, para que possamos {do}.',
      'Com o número do pedido que indicou, podemos {do}; escreva para {address}.',
    ],
    plain: [
      'Escreva para {address}, para que possamos ver isso em conjunto.',
      'Gostaríamos de ver isso em conjunto; escreva para {address}.',
      'Pode escrever para {address}, para que possamos falar sobre isso?',
    ],
    tell: [
      'Conte-nos em {address} o que não estava bem e indique o número do pedido, para que possamos verificar.',
      'Pode escrever para {address} com o número do pedido e dizer o que não estava bem?',
    ],
    ask: [
      'Teremos gosto em responder à sua pergunta em {address}.',
      'Se escrever para {address}, responderemos com gosto à sua pergunta.',
    ],
    askAbout: [
      'Teremos gosto em responder à sua pergunta sobre {thing} em {address}.',
      'Se escrever para {address}, responderemos com gosto à sua pergunta sobre {thing}.',
    ],
    again: [
      'Se escrever mais uma vez para {address} com o número do pedido, podemos procurar as suas mensagens anteriores.',
      'Envie de novo o número do pedido para {address}, para que possamos encontrar as suas mensagens anteriores.',
    ],
    againGiven: [
      'Já temos o número do pedido; escreva mais uma vez para {address}, para que possamos encontrar as suas mensagens anteriores.',
    ],
    data: ['Escreva para {address} sobre a sua solicitação.', 'Pode enviar a sua solicitação para {address}.'],
    ready: ['Se pudermos fazer algo para ajudar, escreva para {address}.'],
  },
  ja: {
    order: [
      'ご注文番号を添えて {address} までご連絡いただければ、{do}できます。',
      '{do}できますよう、ご注文番号を {address} までお知らせください。',
      'お手数ですが、ご注文番号を {address} までお送りいただければ、{do}できます。',
    ],
    orderAndAsk: [
      'ご注文番号を添えて {address} までご連絡いただければ、{do}のうえ、ご質問にもお答えできます。',
      'お手数ですが、ご注文番号を {address} までお送りいただければ、{do}のうえ、ご質問にもお答えできます。',
    ],
    given: [
      'ご注文番号は承っております。{do}できますよう、{address} までご連絡ください。',
      'ご注文番号を確認いたしました。{address} までご連絡いただければ、{do}できます。',
    ],
    plain: [
      '詳しいお話を伺いたく、{address} までご連絡いただけますでしょうか。',
      'お手数ですが、{address} までご連絡いただければ、状況を確認できます。',
    ],
    tell: [
      'どのような点がご期待に沿えなかったか、ご注文番号を添えて {address} までお知らせください。',
      'お気づきの点を、ご注文番号とあわせて {address} までお聞かせいただけますでしょうか。',
    ],
    ask: ['ご質問は {address} で承ります。', 'ご質問につきましては、{address} までお問い合わせください。'],
    askAbout: [
      '{thing}についてのご質問は {address} で承ります。',
      '{thing}についてのご質問は、{address} までお問い合わせください。',
    ],
    again: [
      '重ねてのお手数をおかけしますが、ご注文番号を添えて {address} までご連絡いただければ、以前のお問い合わせをお探しできます。',
      '恐れ入りますが、以前のお問い合わせをお探しできますよう、ご注文番号を今一度 {address} までお送りください。',
    ],
    againGiven: ['恐れ入りますが、以前のお問い合わせをお探しできますよう、今一度 {address} までご連絡ください。'],
    data: ['ご要望につきましては、{address} までご連絡ください。', 'ご要望は {address} で承ります。'],
    ready: ['私どもでお力になれることがございましたら、{address} までご連絡ください。'],
  },
  zh: {
    order: [
      '请把订单号发送到 {address}，以便我们{do}。',
      '麻烦您带上订单号写信到 {address}，方便我们{do}。',
      '有了订单号，我们就能{do}，请写信到 {address}。',
    ],
    orderAndAsk: [
      '请把订单号发送到 {address}，以便我们{do}并回答您的问题。',
      '麻烦您带上订单号写信到 {address}，方便我们{do}并回答您的问题。',
    ],
    given: [
      '您的订单号我们已经看到，请写信到 {address}，以便我们{do}。',
      '有了您提供的订单号，我们可以{do}，请写信到 {address}。',
    ],
    plain: ['请写信到 {address}，方便我们与您一起核实。', '我们想进一步了解，请写信到 {address}。'],
    tell: [
      '请写信到 {address}，告诉我们哪里出了问题，并附上订单号。',
      '能否请您带上订单号写信到 {address}，说说哪里不满意？',
    ],
    ask: ['您的问题，欢迎写信到 {address}，我们很乐意回答。', '如需了解，请写信到 {address}，我们很乐意回答您的问题。'],
    askAbout: [
      '关于{thing}的问题，欢迎写信到 {address}，我们很乐意回答。',
      '如需了解{thing}，请写信到 {address}，我们很乐意回答您的问题。',
    ],
    again: [
      '麻烦您带上订单号再写一次信到 {address}，以便我们查找您之前的留言。',
      '请把订单号再发送一次到 {address}，我们来查找您之前的消息。',
    ],
    againGiven: ['您的订单号我们已经看到，麻烦您再写一次信到 {address}，以便我们查找您之前的留言。'],
    data: ['关于您的要求，请写信到 {address}。', '您的要求可以发送到 {address}。'],
    ready: ['如果有我们能帮上忙的地方，请写信到 {address}。'],
  },
}
