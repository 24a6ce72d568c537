import type { Discount } from '@bizamply/contract/discounts'

/** How a code is written into a reply, in the reply's language; one that we have no words for gets the bare code. */
export function codeWords({ code, type, amount, currency }: Discount, language: string | null): string {
  const sentence = sentences[language ?? '']
  if (!sentence || amount === null || !language) return code
  if (type === 'percentage')
    return sentence(code, new Intl.NumberFormat(language, { style: 'percent' }).format(amount / 100))
  if (type !== 'fixed_amount' || !currency) return code
  return sentence(code, new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount))
}

const sentences: Record<string, (code: string, off: string) => string> = {
  en: (code, off) => `With the code ${code} you get ${off} off your next order.`,
  de: (code, off) => `Mit dem Code ${code} erhalten Sie ${off} Rabatt auf Ihre nächste Bestellung.`,
  fr: (code, off) => `Avec le code ${code}, vous bénéficiez de ${off} de réduction sur votre prochaine commande.`,
  es: (code, off) => `Con el código ${code} tiene un ${off} de descuento en su próximo pedido.`,
  it: (code, off) => `Con il codice ${code} ha uno sconto di ${off} sul prossimo ordine.`,
  pt: (code, off) => `Com o código ${code} tem ${off} de desconto na próxima encomenda.`,
  nl: (code, off) => `Met de code ${code} krijgt u ${off} korting op uw volgende bestelling.`,
  ja: (code, off) => `クーポンコード ${code} で、次回のご注文が ${off} 引きになります。`,
  zh: (code, off) => `下次下单使用优惠码 ${code}，可立减 ${off}。`,
}
