/** For a customer who has sent the item back, by how they can reach the brand. */
export const returned: Record<string, Record<'address' | 'privately' | 'directly', string>> = {
  en: {
    address: 'If anything about the return is still open, please email us at {address}.',
    privately: 'If anything about the return is still open, please send us a private message.',
    directly: 'If anything about the return is still open, please contact us directly.',
  },
  de: {
    address: 'Falls zur Rücksendung noch etwas offen ist, schreiben Sie uns bitte an {address}.',
    privately: 'Falls zur Rücksendung noch etwas offen ist, schreiben Sie uns bitte eine private Nachricht.',
    directly: 'Falls zur Rücksendung noch etwas offen ist, wenden Sie sich bitte direkt an uns.',
  },
  fr: {
    address: 'S’il reste une question au sujet de votre retour, écrivez-nous à {address}.',
    privately: 'S’il reste une question au sujet de votre retour, écrivez-nous en message privé.',
    directly: 'S’il reste une question au sujet de votre retour, contactez-nous directement.',
  },
  es: {
    address: 'Si queda algo pendiente de la devolución, escríbanos a {address}.',
    privately: 'Si queda algo pendiente de la devolución, escríbanos por mensaje privado.',
    directly: 'Si queda algo pendiente de la devolución, contacte directamente con nosotros.',
  },
  it: {
    address: 'Se per il reso c’è ancora qualcosa in sospeso, ci scriva a {address}.',
    privately: 'Se per il reso c’è ancora qualcosa in sospeso, ci scriva in privato.',
    directly: 'Se per il reso c’è ancora qualcosa in sospeso, ci contatti direttamente.',
  },
  pt: {
    address: 'Se ainda houver algo em aberto sobre a devolução, escreva para {address}.',
    privately: 'Se ainda houver algo em aberto sobre a devolução, escreva para nós por mensagem privada.',
    directly: 'Se ainda houver algo em aberto sobre a devolução, fale diretamente conosco.',
  },
  ja: {
    address: '返品についてご不明な点がございましたら、{address} までご連絡ください。',
    privately: '返品についてご不明な点がございましたら、個別メッセージにてご連絡ください。',
    directly: '返品についてご不明な点がございましたら、弊店まで直接ご連絡ください。',
  },
  zh: {
    address: '退货方面如果还有问题，请写信到 {address}。',
    privately: '退货方面如果还有问题，请私信我们。',
    directly: '退货方面如果还有问题，请直接联系我们。',
  },
}
