/** For the bereaved (`condolence`, then `shared`) and for pure insults (`calm`); never cheerful. */
export type SensitiveLine = 'condolence' | 'shared' | 'calm'

type SensitiveLines = Record<SensitiveLine, string[]>

export const enSensitive: SensitiveLines = {
  condolence: [
    'We’re very sorry for your loss.',
    'Please accept our sincere condolences.',
    'We’re deeply sorry to hear of your loss, and our thoughts are with you.',
    'Our hearts go out to you and your loved ones.',
  ],
  shared: ['Thank you for sharing this with us.', 'We’re grateful that you wrote to us at such a difficult time.'],
  calm: [
    'We received your message, and we’ve read it.',
    'We’ve read what you wrote.',
    'We can see that you’re very unhappy with us.',
    'We’ve taken note of your message.',
  ],
}

export const deSensitive: SensitiveLines = {
  condolence: [
    'Unser herzliches Beileid.',
    'Wir möchten Ihnen unser aufrichtiges Beileid aussprechen.',
    'Ihr Verlust tut uns sehr leid, und wir sind in Gedanken bei Ihnen.',
    'Wir wünschen Ihnen und Ihren Angehörigen viel Kraft in dieser Zeit.',
  ],
  shared: ['Danke, dass Sie uns das anvertrauen.', 'Dass Sie uns trotzdem geschrieben haben, wissen wir zu schätzen.'],
  calm: [
    'Ihre Nachricht haben wir gelesen.',
    'Wir haben Ihre Zeilen zur Kenntnis genommen.',
    'Dass Sie mit uns sehr unzufrieden sind, haben wir zur Kenntnis genommen.',
    'Ihre Worte sind bei uns angekommen.',
  ],
}

export const frSensitive: SensitiveLines = {
  condolence: [
    'Nous vous présentons nos sincères condoléances.',
    'Toutes nos condoléances à vous et à vos proches.',
    'Nous sommes profondément désolés de votre perte, et nos pensées vont vers vous.',
    'Nous partageons votre peine et pensons à vous et à vos proches.',
  ],
  shared: ['Merci de nous l’avoir confié.', 'Nous vous sommes reconnaissants de nous avoir écrit malgré tout.'],
  calm: [
    'Nous avons lu votre message.',
    'Votre message nous est bien parvenu.',
    'Nous prenons note de votre vif mécontentement.',
    'Nous avons pris connaissance de votre message.',
  ],
}

export const esSensitive: SensitiveLines = {
  condolence: [
    'Le damos nuestro más sentido pésame.',
    'Sentimos mucho su pérdida.',
    'Lamentamos profundamente su pérdida y le acompañamos en el sentimiento.',
    'Nuestras más sinceras condolencias para usted y los suyos.',
  ],
  shared: ['Gracias por contárnoslo.', 'Le agradecemos que nos haya escrito a pesar de todo.'],
  calm: [
    'Hemos leído su mensaje.',
    'Su mensaje nos ha llegado.',
    'Vemos que su descontento con nosotros es grande.',
    'Hemos tomado nota de lo que nos escribe.',
  ],
}

export const itSensitive: SensitiveLines = {
  condolence: [
    'Le porgiamo le nostre più sentite condoglianze.',
    'Ci dispiace moltissimo per la Sua perdita.',
    'Siamo profondamente addolorati per la Sua perdita e Le siamo vicini.',
    'Sentite condoglianze a Lei e ai Suoi cari.',
  ],
  shared: ['Grazie per averlo condiviso con noi.', 'Le siamo grati per averci scritto nonostante tutto.'],
  calm: [
    'Abbiamo letto il Suo messaggio.',
    'Il Suo messaggio ci è arrivato.',
    'Prendiamo atto del Suo forte malcontento.',
    'Abbiamo preso nota di quanto ci scrive.',
  ],
}

export const ptSensitive: SensitiveLines = {
  condolence: [
    'Nossos sinceros pêsames.',
    'Sentimos muito pela sua perda.',
    'Lamentamos profundamente a sua perda, e nossos pensamentos estão com você.',
    'Nossas condolências a você e à sua família.',
  ],
  shared: ['Obrigado por compartilhar isso conosco.', 'Agradecemos que você tenha escrito mesmo assim.'],
  calm: [
    'Lemos a sua mensagem.',
    'Sua mensagem chegou até nós.',
    'Registramos a sua insatisfação.',
    'Lemos o que você escreveu.',
  ],
}

export const jaSensitive: SensitiveLines = {
  condolence: [
    '心よりお悔やみ申し上げます。',
    '謹んでお悔やみ申し上げます。',
    'ご心痛いかばかりかとお察しし、心より哀悼の意を表します。',
    'お知らせを拝読し、胸が痛みます。心よりご冥福をお祈りいたします。',
  ],
  shared: [
    'おつらい中、お知らせくださいましたことに御礼申し上げます。',
    'おつらい中でのお便り、大切に拝読いたしました。',
  ],
  calm: [
    'お言葉を確かに拝読いたしました。',
    'いただいたお言葉を受け止めております。',
    '厳しいお言葉を受け止めております。',
    'ご投稿の内容を確認いたしました。',
  ],
}

export const zhSensitive: SensitiveLines = {
  condolence: [
    '请您节哀。',
    '得知这个消息，我们深感难过，请您节哀。',
    '谨向您和家人致以深切的慰问。',
    '对于您亲人的离去，我们深表哀悼。',
  ],
  shared: ['谢谢您愿意告诉我们。', '感谢您在这样的时候还写信给我们。'],
  calm: [
    '您的留言我们已经认真读过。',
    '您的不满我们已经看到。',
    '您的留言我们已经收到。',
    '您对我们的不满，我们已经了解。',
  ],
}
