/** For a customer whose earlier comments we answered: after a complaint, and otherwise. */
export const onceMore: Record<string, Record<'again' | 'back', string[]>> = {
  en: {
    again: ['Thank you for writing to us again.', 'Thank you for letting us know once more.'],
    back: ['It’s good to hear from you again.', 'It’s always nice to hear from you again.'],
  },
  de: {
    again: ['Danke, dass Sie uns erneut schreiben.', 'Danke, dass Sie sich noch einmal melden.'],
    back: ['Es ist schön, wieder von Ihnen zu hören.', 'Wie schön, dass Sie uns wieder schreiben.'],
  },
  fr: {
    again: ['Merci de nous écrire à nouveau.', 'Merci d’avoir repris contact avec nous.'],
    back: ['Nous avons plaisir à vous lire à nouveau.', 'Quel plaisir d’avoir encore de vos nouvelles.'],
  },
  es: {
    again: ['Gracias por volver a escribirnos.', 'Gracias por escribirnos de nuevo.'],
    back: ['Da gusto volver a saber de usted.', 'Es un placer leerle de nuevo.'],
  },
  it: {
    again: ['Grazie per averci scritto di nuovo.', 'Grazie per essersi rivolto ancora a noi.'],
    back: ['È bello risentirLa.', 'Fa sempre piacere risentirLa.'],
  },
  pt: {
    again: ['Obrigado por nos escrever de novo.', 'Obrigado por voltar a falar conosco.'],
    back: ['É bom receber notícias suas de novo.', 'É sempre bom ler você outra vez.'],
  },
  ja: {
    again: ['再びご連絡いただき、ありがとうございます。', 'あらためてお声をお寄せいただき、ありがとうございます。'],
    back: ['再びお便りをいただき、うれしく存じます。', 'またお声をお聞かせいただき、うれしく存じます。'],
  },
  zh: {
    again: ['谢谢您再次联系我们。', '谢谢您再次告诉我们。'],
    back: ['很高兴再次收到您的留言。', '再次看到您的留言，真好。'],
  },
}
