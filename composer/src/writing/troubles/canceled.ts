import { canceledAnyway, isShippedAnyway } from '../../reading/open-money.ts'

/** Clauses for an order that was canceled, then sent or charged anyway. */
const canceled: Readonly<Record<string, { sent: string; charged: string }>> = {
  en: {
    sent: 'your order was sent although you had canceled it',
    charged: 'you were charged although you had canceled',
  },
  de: {
    sent: 'Ihre Bestellung trotz Stornierung verschickt wurde',
    charged: 'Ihnen trotz Stornierung etwas berechnet wurde',
  },
  fr: {
    sent: 'votre commande ait été expédiée malgré l’annulation',
    charged: 'le paiement ait été prélevé malgré l’annulation',
  },
  es: { sent: 'su pedido se enviara pese a la cancelación', charged: 'se le cobrara pese a la cancelación' },
  it: {
    sent: 'il Suo ordine sia stato spedito nonostante l’annullamento',
    charged: 'l’importo sia stato addebitato nonostante l’annullamento',
  },
  pt: {
    sent: 'o pedido tenha sido enviado apesar do cancelamento',
    charged: 'o valor tenha sido cobrado apesar do cancelamento',
  },
}

export function canceledIn(text: string, language: string, rating: number | null): string | null {
  const words = canceled[language]
  if (!words || (rating ?? 1) > 3 || canceledAnyway(text) === null) return null
  return isShippedAnyway(text) ? words.sent : words.charged
}

export const canceledClauses: readonly string[] = Object.values(canceled).flatMap(({ sent, charged }) => [
  sent,
  charged,
])
