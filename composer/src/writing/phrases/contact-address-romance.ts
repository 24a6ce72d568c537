import type { AddressLine } from './address-line.ts'

export const contactAddressRomance: Record<string, Record<AddressLine, readonly string[]>> = {
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
      'Pouvez-vous nous écrire à {address}, pour que nous comprenions ce qui s’est passé ?',
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
      'Si vous écrivez à {address} avec votre numéro de commande, nous pourrons rechercher vos messages.',
      'Envoyez votre numéro de commande à {address}, pour que nous puissions retrouver vos messages.',
    ],
    againGiven: [
      'Nous avons votre numéro de commande : écrivez encore une fois à {address}, pour que nous puissions retrouver vos messages.',
    ],
    data: [
      'Adressez-nous votre demande à {address}.',
      'Vous pouvez nous écrire à {address} au sujet de votre demande.',
    ],
    press: ['Écrivez-nous à {address}, afin que la bonne personne puisse vous répondre.'],
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
      '¿Podría escribirnos a {address}, para que veamos qué ha pasado?',
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
      'Si escribe a {address} con su número de pedido, podremos buscar sus mensajes anteriores.',
      'Envíe su número de pedido a {address}, para que podamos encontrar sus mensajes anteriores.',
    ],
    againGiven: [
      'Ya tenemos su número de pedido; escriba a {address}, para que podamos encontrar sus mensajes anteriores.',
    ],
    data: ['Escríbanos a {address} sobre su solicitud.', 'Puede enviarnos su solicitud a {address}.'],
    press: ['Escríbanos a {address}, para que le responda la persona adecuada.'],
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
      'Può scriverci a {address}, così capiamo che cosa è successo?',
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
      'Se scrive a {address} con il numero d’ordine, possiamo cercare i Suoi messaggi precedenti.',
      'Mandi il numero d’ordine a {address}, così possiamo ritrovare i Suoi messaggi precedenti.',
    ],
    againGiven: [
      'Abbiamo il Suo numero d’ordine: scriva a {address}, così possiamo ritrovare i Suoi messaggi precedenti.',
    ],
    data: ['Ci scriva a {address} per la Sua richiesta.', 'Può inviarci la Sua richiesta a {address}.'],
    press: ['Ci scriva a {address}, così potrà risponderLe la persona giusta.'],
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
      'Pode escrever para {address}, para entendermos o que aconteceu?',
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
      'Se escrever para {address} com o número do pedido, podemos procurar as suas mensagens anteriores.',
      'Envie de novo o número do pedido para {address}, para que possamos encontrar as suas mensagens anteriores.',
    ],
    againGiven: [
      'Já temos o número do pedido; escreva para {address}, para que possamos encontrar as suas mensagens anteriores.',
    ],
    data: ['Escreva para {address} sobre a sua solicitação.', 'Pode enviar a sua solicitação para {address}.'],
    press: ['Escreva para {address}, para que a pessoa certa possa responder.'],
    ready: ['Se pudermos fazer algo para ajudar, escreva para {address}.'],
  },
}
