/** For a comment that may be either praise or blame: true to both, and no thanks for either. */
export const heard: Record<string, string[]> = {
  en: [
    'It is good to know what you think.',
    'Your opinion matters to us.',
    'Your feedback is useful to us.',
    'We are interested in your experience.',
  ],
  de: [
    'Gut zu wissen, wie Sie das sehen.',
    'Ihre Meinung ist uns wichtig.',
    'Was Sie schreiben, hilft uns weiter.',
    'Ihre Erfahrung interessiert uns.',
  ],
  fr: [
    'Votre point de vue nous intéresse.',
    'Votre avis nous est utile.',
    'Nous avons bien noté ce que vous écrivez.',
    'Votre expérience compte pour nous.',
  ],
  es: [
    'Nos ayuda saber lo que piensa.',
    'Su opinión nos importa.',
    'Su comentario nos resulta útil.',
    'Nos interesa su experiencia.',
  ],
  it: [
    'È utile sapere che cosa ne pensa.',
    'La Sua opinione è importante per noi.',
    'Ciò che scrive ci è davvero utile.',
    'La Sua esperienza ci interessa.',
  ],
  pt: [
    'É bom saber o que você pensa.',
    'Seu ponto de vista é importante para nós.',
    'Seu comentário é útil para nós.',
    'Sua experiência conta muito para nós.',
  ],
  ja: [
    'お客様のお考えを伺うことができ、ありがたく存じます。',
    'お寄せいただくお声は、私どもにとって貴重なものです。',
    'お寄せいただいたお言葉は、大変参考になります。',
    'いただいたお声を大切にいたします。',
  ],
  zh: [
    '了解您的想法，对我们很有帮助。',
    '您的看法对我们很重要。',
    '您写下的内容，对我们很有参考价值。',
    '您的真实体验，我们很在意。',
  ],
}
