import { withBoundMarks } from './fr-spaces.ts'

/** For a question about someone's health that no stored fact answers. */
interface HealthLines {
  address: string[]
  privately: string[]
  directly: string[]
}

const lines: Record<string, HealthLines> = {
  en: {
    address: [
      'Because this is about someone’s health, we’d rather check than guess; please write to us at {address}.',
      'With a question about someone’s health, we want to be sure; please write to us at {address}.',
    ],
    privately: [
      'Because this is about someone’s health, we’d rather check than guess; please send us a private message.',
      'With a question about someone’s health, we want to be sure; please send us a private message.',
    ],
    directly: [
      'Because this is about someone’s health, we’d rather check than guess; please contact us directly.',
      'With a question about someone’s health, we want to be sure; please contact us directly.',
    ],
  },
  de: {
    address: [
      'Es geht um die Gesundheit, und wir möchten lieber nachsehen als raten; bitte schreiben Sie uns an {address}.',
      'Bei einer Frage zur Gesundheit möchten wir sichergehen; bitte schreiben Sie uns an {address}.',
    ],
    privately: [
      'Es geht um die Gesundheit, und wir möchten lieber nachsehen als raten; bitte schreiben Sie uns eine private Nachricht.',
      'Bei einer Frage zur Gesundheit möchten wir sichergehen; bitte schreiben Sie uns eine private Nachricht.',
    ],
    directly: [
      'Es geht um die Gesundheit, und wir möchten lieber nachsehen als raten; bitte schreiben Sie uns direkt.',
      'Bei einer Frage zur Gesundheit möchten wir sichergehen; bitte schreiben Sie uns direkt.',
    ],
  },
  fr: {
    address: [
      'Comme il s’agit de santé, nous préférons vérifier ; écrivez-nous à {address}.',
      'Pour une question de santé, nous voulons être sûrs de notre réponse ; écrivez-nous à {address}.',
    ],
    privately: [
      'Comme il s’agit de santé, nous préférons vérifier ; envoyez-nous un message privé.',
      'Pour une question de santé, nous voulons être sûrs de notre réponse ; envoyez-nous un message privé.',
    ],
    directly: [
      'Comme il s’agit de santé, nous préférons vérifier ; écrivez-nous directement.',
      'Pour une question de santé, nous voulons être sûrs de notre réponse ; écrivez-nous directement.',
    ],
  },
  es: {
    address: [
      'Como se trata de la salud, preferimos comprobarlo; escríbanos a {address}.',
      'En una pregunta sobre la salud queremos estar seguros; escríbanos a {address}.',
    ],
    privately: [
      'Como se trata de la salud, preferimos comprobarlo; envíenos un mensaje privado.',
      'En una pregunta sobre la salud queremos estar seguros; envíenos un mensaje privado.',
    ],
    directly: [
      'Como se trata de la salud, preferimos comprobarlo; escríbanos directamente.',
      'En una pregunta sobre la salud queremos estar seguros; escríbanos directamente.',
    ],
  },
  it: {
    address: [
      'Poiché si tratta di salute, preferiamo verificare; ci scriva a {address}.',
      'Per una domanda sulla salute vogliamo essere sicuri; ci scriva a {address}.',
    ],
    privately: [
      'Poiché si tratta di salute, preferiamo verificare; ci mandi un messaggio privato.',
      'Per una domanda sulla salute vogliamo essere sicuri; ci mandi un messaggio privato.',
    ],
    directly: [
      'Poiché si tratta di salute, preferiamo verificare; ci scriva direttamente.',
      'Per una domanda sulla salute vogliamo essere sicuri; ci scriva direttamente.',
    ],
  },
  pt: {
    address: [
      'Como se trata de saúde, preferimos verificar; escreva para {address}.',
      'Numa pergunta sobre saúde, queremos ter certeza; escreva para {address}.',
    ],
    privately: [
      'Como se trata de saúde, preferimos verificar; envie uma mensagem privada.',
      'Numa pergunta sobre saúde, queremos ter certeza; envie uma mensagem privada.',
    ],
    directly: [
      'Como se trata de saúde, preferimos verificar; escreva diretamente para nós.',
      'Numa pergunta sobre saúde, queremos ter certeza; escreva diretamente para nós.',
    ],
  },
  ja: {
    address: [
      '健康に関わることですので、確認のうえお答えしたく、{address} までお問い合わせください。',
      '健康に関するご質問ですので、正確にお答えできますよう、{address} までご連絡ください。',
    ],
    privately: [
      '健康に関わることですので、確認のうえお答えしたく、個別メッセージでお問い合わせください。',
      '健康に関するご質問ですので、正確にお答えできますよう、個別メッセージでご連絡ください。',
    ],
    directly: [
      '健康に関わることですので、確認のうえお答えしたく、直接お問い合わせください。',
      '健康に関するご質問ですので、正確にお答えできますよう、直接ご連絡ください。',
    ],
  },
  zh: {
    address: [
      '这关系到健康，我们希望核实清楚，请写信到 {address}。',
      '涉及健康的问题，我们想确保准确，请写信到 {address}。',
    ],
    privately: ['这关系到健康，我们希望核实清楚，请私信我们。', '涉及健康的问题，我们想确保准确，请私信我们。'],
    directly: ['这关系到健康，我们希望核实清楚，请直接联系我们。', '涉及健康的问题，我们想确保准确，请直接联系我们。'],
  },
}

export function healthLines(language: string, way: keyof HealthLines, address: string | null = null): string[] {
  const found = (lines[language]?.[way] ?? []).map((line) => line.replace('{address}', () => address ?? '{address}'))
  return language === 'fr' ? found.map(withBoundMarks) : found
}
