import type { AgainLines } from './phrase-book.ts'

/** After earlier messages without an answer; `ignored` goes first. */
export const contactingAgain: Record<string, AgainLines> = {
  en: {
    ignored: [
      'You shouldn’t have had to wait for an answer.',
      'We know how frustrating it is to ask and get no answer.',
      'It shouldn’t take a review to get an answer from us.',
    ],
    privately: {
      help: [
        'Please send us your order number in a private message so we can find your earlier messages.',
        'With your order number in a private message, we can look for what you wrote to us before.',
      ],
      helpIfOrder: [
        'Please send us a private message so we can find your earlier messages.',
        'A private message from you would help us find what you wrote to us before.',
      ],
    },
    directly: {
      help: [
        'Please contact us directly with your order number so we can find your earlier messages.',
        'With your order number, we can look for what you wrote to us before; please contact us directly.',
      ],
      helpIfOrder: [
        'Please contact us directly so we can find your earlier messages.',
        'Please get in touch with us directly so we can look for what you wrote to us before.',
      ],
    },
  },
  de: {
    ignored: [
      'Sie hätten nicht auf eine Antwort warten müssen.',
      'Wie ärgerlich es ist, zu fragen und keine Antwort zu bekommen, wissen wir.',
      'Für eine Antwort von uns sollte keine Bewertung nötig sein.',
    ],
    privately: {
      help: [
        'Bitte nennen Sie uns Ihre Bestellnummer in einer privaten Nachricht, damit wir Ihre früheren Nachrichten finden.',
        'Mit Ihrer Bestellnummer in einer privaten Nachricht können wir nach Ihren früheren Nachrichten suchen.',
      ],
      helpIfOrder: [
        'Bitte schreiben Sie uns eine private Nachricht, damit wir Ihre früheren Nachrichten finden.',
        'Mit einer privaten Nachricht von Ihnen können wir nach Ihren früheren Nachrichten suchen.',
      ],
    },
    directly: {
      help: [
        'Bitte wenden Sie sich mit Ihrer Bestellnummer direkt an uns, damit wir Ihre früheren Nachrichten finden.',
        'Mit Ihrer Bestellnummer können wir nach Ihren früheren Nachrichten suchen; bitte melden Sie sich direkt bei uns.',
      ],
      helpIfOrder: [
        'Bitte wenden Sie sich direkt an uns, damit wir Ihre früheren Nachrichten finden.',
        'Melden Sie sich bitte direkt bei uns, damit wir nach Ihren früheren Nachrichten suchen können.',
      ],
    },
  },
  fr: {
    ignored: [
      'Vous n’auriez pas dû avoir à attendre une réponse.',
      'Nous savons combien il est frustrant de rester sans réponse.',
      'Il ne devrait pas falloir un avis pour obtenir une réponse de notre part.',
    ],
    privately: {
      help: [
        'Envoyez-nous votre numéro de commande en message privé, pour que nous puissions retrouver vos messages précédents.',
        'Avec votre numéro de commande en message privé, nous pourrons rechercher ce que vous nous avez écrit.',
      ],
      helpIfOrder: [
        'Écrivez-nous en message privé, pour que nous puissions retrouver vos messages précédents.',
        'Un message privé de votre part nous aiderait à retrouver vos messages précédents.',
      ],
    },
    directly: {
      help: [
        'Contactez-nous directement avec votre numéro de commande, pour que nous puissions retrouver vos messages précédents.',
        'Pour retrouver vos messages précédents, nous avons besoin de votre numéro de commande : contactez-nous directement.',
      ],
      helpIfOrder: [
        'Contactez-nous directement, pour que nous puissions retrouver vos messages précédents.',
        'Écrivez-nous directement, afin que nous puissions rechercher vos messages précédents.',
      ],
    },
  },
  es: {
    ignored: [
      'No debería haber tenido que esperar una respuesta.',
      'Sabemos lo frustrante que es preguntar y quedarse sin respuesta.',
      'No debería hacer falta una reseña para recibir una respuesta nuestra.',
    ],
    privately: {
      help: [
        'Envíenos su número de pedido por mensaje privado, para que podamos encontrar sus mensajes anteriores.',
        'Con su número de pedido por mensaje privado podemos buscar lo que nos escribió.',
      ],
      helpIfOrder: [
        'Escríbanos por mensaje privado, para que podamos encontrar sus mensajes anteriores.',
        'Un mensaje privado nos ayudaría a encontrar sus mensajes anteriores.',
      ],
    },
    directly: {
      help: [
        'Contacte directamente con nosotros con su número de pedido, para que podamos encontrar sus mensajes anteriores.',
        'Con su número de pedido podemos buscar lo que nos escribió: contacte directamente con nosotros.',
      ],
      helpIfOrder: [
        'Contacte directamente con nosotros, para que podamos encontrar sus mensajes anteriores.',
        'Escríbanos directamente, para que podamos buscar sus mensajes anteriores.',
      ],
    },
  },
  it: {
    ignored: [
      'Non avrebbe dovuto aspettare una risposta.',
      'Sappiamo quanto sia frustrante chiedere e restare senza risposta.',
      'Per avere una nostra risposta non dovrebbe servire una recensione.',
    ],
    privately: {
      help: [
        'Ci mandi il Suo numero d’ordine con un messaggio privato, così possiamo ritrovare i Suoi messaggi precedenti.',
        'Con il Suo numero d’ordine in un messaggio privato possiamo cercare ciò che ci ha scritto.',
      ],
      helpIfOrder: [
        'Ci scriva in privato, così possiamo ritrovare i Suoi messaggi precedenti.',
        'Un Suo messaggio privato ci aiuterebbe a ritrovare i Suoi messaggi precedenti.',
      ],
    },
    directly: {
      help: [
        'Ci contatti direttamente indicando il Suo numero d’ordine, così possiamo ritrovare i Suoi messaggi precedenti.',
        'Con il Suo numero d’ordine possiamo cercare ciò che ci ha scritto: ci contatti direttamente.',
      ],
      helpIfOrder: [
        'Ci contatti direttamente, così possiamo ritrovare i Suoi messaggi precedenti.',
        'Ci scriva direttamente, così possiamo cercare i Suoi messaggi precedenti.',
      ],
    },
  },
  pt: {
    ignored: [
      'Você não deveria ter ficado à espera de uma resposta.',
      'Sabemos como é frustrante perguntar e ficar sem resposta.',
      'Não deveria ser preciso uma avaliação para receber uma resposta nossa.',
    ],
    privately: {
      help: [
        'Envie o número do pedido por mensagem privada, para que possamos encontrar suas mensagens anteriores.',
        'Com o número do pedido em uma mensagem privada, podemos procurar o que você nos escreveu.',
      ],
      helpIfOrder: [
        'Escreva para nós por mensagem privada, para que possamos encontrar suas mensagens anteriores.',
        'Uma mensagem privada nos ajudaria a encontrar suas mensagens anteriores.',
      ],
    },
    directly: {
      help: [
        'Fale diretamente conosco com o número do pedido, para que possamos encontrar suas mensagens anteriores.',
        'Com o número do pedido, podemos procurar o que você nos escreveu: fale diretamente conosco.',
      ],
      helpIfOrder: [
        'Fale diretamente conosco, para que possamos encontrar suas mensagens anteriores.',
        'Escreva diretamente para nós, para que possamos procurar suas mensagens anteriores.',
      ],
    },
  },
  ja: {
    ignored: [
      'ご返答をお待たせしており、申し訳ございません。',
      'お問い合わせへの返答がなく、ご不便をおかけいたしました。',
      '本来であれば、最初のお問い合わせでお答えすべきところでした。',
    ],
    privately: {
      help: [
        '以前のお問い合わせを確認いたしますので、個別メッセージにてご注文番号をお知らせくださいませ。',
        'お手数ですが、以前いただいたご連絡を確認したく、ご注文番号を添えて個別メッセージをお送りください。',
      ],
      helpIfOrder: [
        '以前のお問い合わせを確認したく、お手数ですが個別メッセージをお送りください。',
        '恐れ入りますが、以前いただいたご連絡を確認できますよう、個別メッセージにてお知らせください。',
      ],
    },
    directly: {
      help: [
        '以前のお問い合わせを確認したく、ご注文番号を添えて弊店まで直接ご連絡いただけますでしょうか。',
        'お手数ですが、以前いただいたご連絡を確認できますよう、ご注文番号とあわせて直接ご連絡ください。',
      ],
      helpIfOrder: [
        '以前のお問い合わせを確認したく、お手数ですが弊店まで直接ご連絡ください。',
        '恐れ入りますが、以前いただいたご連絡を確認できますよう、直接お問い合わせください。',
      ],
    },
  },
  zh: {
    ignored: ['让您久等答复，非常抱歉。', '问了却得不到答复，确实让人着急。', '本不该让您写评价才能得到答复。'],
    privately: {
      help: [
        '请私信把订单号发给我们，以便我们查找您之前的留言。',
        '麻烦您私信告诉我们订单号，我们来查找您之前的消息。',
      ],
      helpIfOrder: ['请私信联系我们，以便我们查找您之前的留言。', '麻烦您私信联系我们，方便我们查找您之前的消息。'],
    },
    directly: {
      help: [
        '请直接联系我们并附上订单号，以便我们查找您之前的留言。',
        '麻烦您带上订单号直接联系我们，我们来查找您之前的消息。',
      ],
      helpIfOrder: ['请直接联系我们，以便我们查找您之前的留言。', '麻烦您直接联系我们，方便我们查找您之前的消息。'],
    },
  },
}
