import type { AddressLine } from './address-line.ts'
import { contactAddressRomance } from './contact-address-romance.ts'

export const contactAddress: Record<string, Record<AddressLine, readonly string[]>> = {
  ...contactAddressRomance,
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
      'Please contact us at {address} so we can find out what happened.',
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
      'If you write to {address} with your order number, we can look for your earlier messages.',
      'Please send your order number to {address} so we can find your earlier messages.',
    ],
    againGiven: [
      'With the order number you gave us, we can look for your earlier messages; please write to {address}.',
    ],
    data: ['Please write to us at {address} about your request.', 'You can send us your request at {address}.'],
    press: ['Please write to us at {address} so that the right person can answer.'],
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
      'Bitte melden Sie sich unter {address}, damit wir klären können, was geschehen ist.',
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
      'Wenn Sie mit Ihrer Bestellnummer an {address} schreiben, können wir nach Ihren früheren Nachrichten suchen.',
      'Bitte schicken Sie Ihre Bestellnummer an {address}, damit wir Ihre früheren Nachrichten finden.',
    ],
    againGiven: [
      'Ihre Bestellnummer haben wir; bitte schreiben Sie an {address}, damit wir Ihre früheren Nachrichten finden.',
    ],
    data: ['Bitte schreiben Sie uns mit Ihrem Anliegen an {address}.', 'Ihr Anliegen können Sie an {address} richten.'],
    press: ['Bitte schreiben Sie uns an {address}, damit die richtige Person Ihnen antworten kann.'],
    ready: ['Wenn wir etwas für Sie tun können, schreiben Sie uns bitte an {address}.'],
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
      'お手数をおかけしますが、ご注文番号を添えて {address} までご連絡いただければ、以前のお問い合わせをお探しできます。',
      '恐れ入りますが、以前のお問い合わせをお探しできますよう、ご注文番号を {address} までお送りください。',
    ],
    againGiven: ['恐れ入りますが、以前のお問い合わせをお探しできますよう、{address} までご連絡ください。'],
    data: ['ご要望につきましては、{address} までご連絡ください。', 'ご要望は {address} で承ります。'],
    press: ['担当の者がお答えできますよう、{address} までご連絡ください。'],
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
      '麻烦您带上订单号写信到 {address}，以便我们查找您之前的留言。',
      '请把订单号发送到 {address}，我们来查找您之前的消息。',
    ],
    againGiven: ['您的订单号我们已经看到，麻烦您写信到 {address}，以便我们查找您之前的留言。'],
    data: ['关于您的要求，请写信到 {address}。', '您的要求可以发送到 {address}。'],
    press: ['请写信到 {address}，以便由合适的同事答复您。'],
    ready: ['如果有我们能帮上忙的地方，请写信到 {address}。'],
  },
}
