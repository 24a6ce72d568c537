import { withBoundMarks } from './fr-spaces.ts'

/** For a question that no stored fact answers. `{thing}` is what it's about. */
interface Unanswered {
  /** The customer asked in public, where a private message can be sent. */
  privately: string[]
  privatelyAbout: string[]
  directlyAbout: string[]
}

const lines: Record<string, Unanswered> = {
  en: {
    privately: [
      'We’d rather not guess here; please send us a private message.',
      'Please send us a private message so we can check the details.',
      'We don’t want to give you a wrong answer here; please send us a private message.',
    ],
    privatelyAbout: [
      'We’d rather not guess about {thing}; please send us a private message.',
      'For a reliable answer about {thing}, please send us a private message.',
      'Please send us a private message about {thing} so we can check the details.',
    ],
    directlyAbout: [
      'We’d rather not guess about {thing}, so please ask us directly.',
      'For a reliable answer about {thing}, please contact us directly.',
    ],
  },
  de: {
    privately: [
      'Wir möchten hier nicht raten; schreiben Sie uns bitte eine private Nachricht.',
      'Schreiben Sie uns bitte eine private Nachricht, damit wir genau nachsehen können.',
      'Bevor wir hier etwas Falsches sagen: Schreiben Sie uns bitte eine private Nachricht.',
    ],
    privatelyAbout: [
      'Schreiben Sie uns Ihre Frage {thing} bitte als private Nachricht, damit wir genau nachsehen können.',
      'Für eine verlässliche Antwort auf Ihre Frage {thing} schreiben Sie uns bitte eine private Nachricht.',
    ],
    directlyAbout: [
      'Stellen Sie uns Ihre Frage {thing} bitte direkt, damit wir genau nachsehen können.',
      'Eine verlässliche Antwort auf Ihre Frage {thing} bekommen Sie am besten, wenn Sie uns direkt schreiben.',
    ],
  },
  fr: {
    privately: [
      'Nous préférons ne pas répondre au hasard ; envoyez-nous un message privé.',
      'Envoyez-nous un message privé, pour que nous puissions vérifier les détails.',
      'Pour une réponse exacte, le mieux est de nous envoyer un message privé.',
    ],
    privatelyAbout: [
      'Pour une réponse exacte sur {thing}, envoyez-nous un message privé.',
      'Envoyez-nous votre question sur {thing} en message privé, pour que nous puissions vérifier.',
    ],
    directlyAbout: [
      'Pour une réponse exacte sur {thing}, écrivez-nous directement.',
      'Posez-nous directement votre question sur {thing}, pour que nous puissions vérifier.',
    ],
  },
  es: {
    privately: [
      'Preferimos no responder a la ligera; envíenos un mensaje privado.',
      'Envíenos un mensaje privado, para que podamos comprobar los detalles.',
      'Para una respuesta segura, lo mejor es que nos envíe un mensaje privado.',
    ],
    privatelyAbout: [
      'Para una respuesta segura sobre {thing}, envíenos un mensaje privado.',
      'Envíenos su pregunta sobre {thing} por mensaje privado, para que podamos comprobarlo.',
    ],
    directlyAbout: [
      'Para una respuesta segura sobre {thing}, escríbanos directamente.',
      'Háganos su pregunta sobre {thing} directamente, para que podamos comprobarlo.',
    ],
  },
  it: {
    privately: [
      'Preferiamo non rispondere a caso; ci mandi un messaggio privato.',
      'Ci mandi un messaggio privato, così possiamo verificare i dettagli.',
      'Per una risposta sicura, la cosa migliore è mandarci un messaggio privato.',
    ],
    privatelyAbout: [
      'Per una risposta sicura {thing}, ci mandi un messaggio privato.',
      'Ci mandi la Sua domanda {thing} in un messaggio privato, così possiamo verificare.',
    ],
    directlyAbout: [
      'Per una risposta sicura {thing}, ci scriva direttamente.',
      'Ci faccia direttamente la Sua domanda {thing}, così possiamo verificare.',
    ],
  },
  pt: {
    privately: [
      'Preferimos não arriscar uma resposta aqui; envie uma mensagem privada.',
      'Envie uma mensagem privada, para que possamos conferir os detalhes.',
      'Para uma resposta certa, o melhor é enviar uma mensagem privada.',
    ],
    privatelyAbout: [
      'Para uma resposta certa sobre {thing}, envie uma mensagem privada.',
      'Envie a sua pergunta sobre {thing} por mensagem privada, para que possamos conferir.',
    ],
    directlyAbout: [
      'Para uma resposta certa sobre {thing}, escreva diretamente para nós.',
      'Faça a sua pergunta sobre {thing} diretamente para nós, para que possamos conferir.',
    ],
  },
  ja: {
    privately: [
      '不確かなお答えを避けたく、個別メッセージでお問い合わせいただけますと幸いです。',
      '詳細を確認できますよう、ご質問を個別メッセージでお寄せください。',
      '正確なお答えのため、ご質問は個別メッセージでお送りください。',
    ],
    privatelyAbout: [
      '{thing}についてのご質問は、個別メッセージでお送りください。',
      '{thing}について詳細を確認できますよう、個別メッセージでお問い合わせください。',
    ],
    directlyAbout: [
      '{thing}についてのご質問は、直接お問い合わせください。',
      '{thing}について詳細を確認できますよう、直接お問い合わせください。',
    ],
  },
  zh: {
    privately: [
      '为了避免出错，请您私信我们咨询。',
      '请私信我们提出您的问题，以便我们核实细节。',
      '想得到准确的答复，最好私信联系我们。',
    ],
    privatelyAbout: ['关于{thing}的问题，请私信我们，以便我们核实。', '想准确了解{thing}，欢迎私信我们。'],
    directlyAbout: ['关于{thing}的问题，请直接联系我们，以便我们核实。', '想准确了解{thing}，欢迎直接联系我们。'],
  },
}

const none: Unanswered = { privately: [], privatelyAbout: [], directlyAbout: [] }

export function unansweredIn(language: string): Unanswered {
  const { privately, privatelyAbout, directlyAbout } = lines[language] ?? none
  if (language !== 'fr') return { privately, privatelyAbout, directlyAbout }
  return {
    privately: privately.map(withBoundMarks),
    privatelyAbout: privatelyAbout.map(withBoundMarks),
    directlyAbout: directlyAbout.map(withBoundMarks),
  }
}

/** With the thing, or null if it isn't plainly one. */
export function unansweredOn(language: string, privately: boolean, thing: string | null): string[] | null {
  const found = unansweredIn(language)
  if (thing !== null) {
    const about = privately ? found.privatelyAbout : found.directlyAbout
    return about.map((line) => line.replace('{thing}', () => thing))
  }
  return privately ? found.privately : null
}
