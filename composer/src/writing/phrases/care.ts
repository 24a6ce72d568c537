/** For an injury or a danger by a product. */
export const stopUsing: Record<string, string[]> = {
  en: ['Please don’t use {it|them} any further for now.', 'Please stop using {it|them} for now.'],
  de: ['Bitte verwenden Sie den Artikel vorerst nicht weiter.', 'Bitte benutzen Sie den Artikel erst einmal nicht.'],
  fr: ['Par précaution, n’utilisez plus l’article.', 'N’utilisez plus l’article pour le moment.'],
  es: ['Por precaución, no siga usando el artículo.', 'Le pedimos que por ahora no use el artículo.'],
  it: ['Per precauzione, non usi più l’articolo.', 'La preghiamo per ora di non usare l’articolo.'],
  pt: ['Por precaução, não continue a usar o produto.', 'Pedimos que por enquanto não use o produto.'],
  ja: ['念のため、商品のご使用はお控えください。', '安全のため、しばらくご使用をお控えいただけますでしょうか。'],
  zh: ['为安全起见，请先不要继续使用该商品。', '请暂时不要使用这件商品。'],
}

/** For customers who have already unplugged it. */
export const keepUnplugged = ['Please leave {it|them} unplugged for now.']

/** After condolences, for an order that came late or never. */
export const lateToo: Record<string, string[]> = {
  en: [
    'We’re also sorry that your order didn’t reach you in time.',
    'That your order didn’t reach you in time makes it worse, and we apologize.',
  ],
  de: [
    'Dass Ihre Bestellung nicht rechtzeitig bei Ihnen war, tut uns ebenfalls leid.',
    'Auch dass Ihre Bestellung nicht rechtzeitig kam, bedauern wir sehr.',
  ],
  fr: [
    'Nous regrettons aussi que votre commande ne soit pas arrivée à temps.',
    'Nous sommes également désolés que votre commande ne soit pas arrivée à temps.',
  ],
  es: ['También lamentamos que su pedido no llegara a tiempo.', 'Sentimos además que su pedido no llegara a tiempo.'],
  it: [
    'Ci dispiace anche che il Suo ordine non sia arrivato in tempo.',
    'Siamo spiacenti anche che il Suo ordine non sia arrivato in tempo.',
  ],
  pt: [
    'Lamentamos também que o seu pedido não tenha chegado a tempo.',
    'Sentimos ainda que o seu pedido não tenha chegado a tempo.',
  ],
  ja: [
    'お届けが間に合わなかったことも、心よりお詫び申し上げます。',
    '間に合うようにお届けできず、重ねてお詫び申し上げます。',
  ],
  zh: ['订单没能及时送到，我们也非常抱歉。', '没能及时把订单送到您手中，我们同样深表歉意。'],
}

/** In a reply to a complaint that also praises; `{thing}` is from mentioned-things.ts. */
export const kindWords: Record<string, string[]> = {
  en: ['Thank you for your kind words about {thing}.', 'Your praise for {thing} is good to hear.'],
  de: ['Danke auch für Ihr Lob {thing}.', 'Ihre lobenden Worte {thing} freuen uns.'],
  fr: ['Merci aussi pour vos mots aimables sur {thing}.', 'Merci également pour votre compliment sur {thing}.'],
  es: [
    'Gracias también por sus amables palabras sobre {thing}.',
    'Le agradecemos también lo bueno que dice sobre {thing}.',
  ],
  it: ['Grazie anche per le belle parole {thing}.', 'Grazie anche per l’apprezzamento {thing}.'],
  pt: ['Obrigado também pelas palavras simpáticas sobre {thing}.', 'Agradecemos também o elogio sobre {thing}.'],
  ja: ['{thing}についてのお褒めの言葉、ありがとうございます。', '{thing}へのお褒めの言葉に感謝いたします。'],
  zh: ['也谢谢您对{thing}的肯定。', '您对{thing}的认可，我们也很感谢。'],
}

/** For praise that names someone on the team; `{who}` is that name. */
export const thankedName: Record<string, string[]> = {
  en: ['{who} will love reading this.', 'That will mean a lot to {who}.'],
  de: ['Dass Sie {who} namentlich loben, freut uns sehr.', 'Über Ihr Lob für {who} freuen wir uns sehr.'],
  fr: ['Votre compliment pour {who} nous fait très plaisir.', 'Merci d’avoir cité {who} avec autant de gentillesse.'],
  es: ['Su elogio a {who} nos alegra mucho.', 'Nos alegra mucho que mencione a {who}.'],
  it: ['Il Suo elogio a {who} ci fa molto piacere.', 'Ci fa molto piacere che citi {who}.'],
  pt: ['O seu elogio a {who} deixa-nos muito contentes.', 'Ficamos muito contentes por mencionar {who}.'],
}

/** For a customer who asks about their own data. */
export const worried: Record<string, string[]> = {
  en: ['We’re sorry for the worry this has caused you.', 'We’re sorry that you had to ask about this.'],
  de: ['Es tut uns leid, dass Sie sich deswegen Sorgen machen.', 'Es tut uns leid, dass Sie danach fragen mussten.'],
  fr: [
    'Nous sommes désolés de l’inquiétude que cela vous cause.',
    'Nous regrettons que vous ayez dû nous le demander.',
  ],
  es: ['Sentimos la preocupación que esto le causa.', 'Lamentamos que haya tenido que preguntarlo.'],
  it: ['Ci dispiace per la preoccupazione che questo Le causa.', 'Ci dispiace che abbia dovuto chiederlo.'],
  pt: ['Lamentamos a preocupação que isto lhe causa.', 'Lamentamos que tenha precisado de perguntar.'],
  ja: ['ご心配をおかけし、誠に申し訳ございません。', 'ご不安な思いをさせてしまい、申し訳ございません。'],
  zh: ['让您为此担心，我们非常抱歉。', '给您带来了不安，我们深表歉意。'],
}
