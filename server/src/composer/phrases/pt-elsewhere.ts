import type { PhraseBook } from './phrase-book.ts'

export const ptElsewhere: PhraseBook['elsewhere'] = {
  good: {
    sound: [
      'Que bom que o ambiente sonoro agradou.',
      'É bom saber que também agrada aos ouvidos.',
      'Ficamos felizes que seja tão agradável de ouvir.',
    ],
    features: [
      'Que bom que o conteúdo agradou tanto.',
      'É bom saber que você encontrou tanta coisa boa.',
      'Ficamos felizes que você aproveite tanto.',
      'Ficamos contentes que o conjunto tenha agradado.',
      'É ótimo saber que há tanta coisa do seu agrado.',
    ],
    ease: [
      'Que bom que é tudo tão simples para você.',
      'É bom saber que você acha tudo tão prático.',
      'Ficamos felizes que seja tão fácil para você.',
    ],
    look: [
      'Que bom que você achou tão bonito.',
      'É bom saber que o visual agradou.',
      'Ficamos felizes que o estilo seja do seu gosto.',
    ],
    quality: [
      'Que bom que você gostou tanto.',
      'É bom saber que está à altura do que você esperava.',
      'Ficamos felizes que o conjunto tenha agradado.',
    ],
    comfort: [
      'Que bom que foi tudo tão agradável.',
      'É bom saber que você se sentiu à vontade.',
      'Ficamos felizes que seja tão agradável para você.',
    ],
    size: [
      'Que bom que o tamanho agradou.',
      'É bom saber que o tamanho foi bom para você.',
      'Ficamos felizes que o tamanho seja do seu agrado.',
    ],
    taste: [
      'Que bom que estava tão gostoso.',
      'É bom saber que o gosto agradou.',
      'Ficamos felizes que tenha sido do seu gosto.',
    ],
    connection: [
      'Que bom que a conexão funciona bem.',
      'É bom saber que tudo vai bem também on-line.',
      'Ficamos felizes que a conexão seja como você esperava.',
    ],
  },
  bad: {
    sound: [
      'Barulho ou som ruim cansa, nós entendemos.',
      'É uma pena que não tenha sido mais agradável aos ouvidos.',
      'Lamentamos que o barulho ou o som tenha incomodado.',
    ],
    damage: ['Isso não deveria ter acontecido.', 'Tudo deveria estar em bom estado.', 'Sentimos muito por essa falha.'],
    missing: [
      'É uma pena que tenha faltado algo para você.',
      'Entendemos que você esperava algo mais.',
      'Lamentamos que tenha faltado algo.',
    ],
    ease: [
      'Entendemos que não seja fácil.',
      'Nem sempre é simples, nós entendemos.',
      'É uma pena que não seja mais simples para você.',
    ],
    features: [
      'Entendemos que você esperava mais conteúdo.',
      'É natural querer algo mais completo.',
      'É uma pena que você tenha sentido falta de algo.',
    ],
    look: [
      'Entendemos o que você diz sobre o visual.',
      'É uma pena que o visual não tenha agradado.',
      'Lamentamos que o visual não seja o que você esperava.',
    ],
    quality: [
      'É natural esperar algo melhor.',
      'Entendemos que você esperava mais.',
      'Lamentamos que não esteja à altura do que você esperava.',
    ],
    comfort: [
      'Tudo deveria ter sido mais agradável, é claro.',
      'É uma pena que não tenha sido mais agradável para você.',
      'Lamentamos que tenha faltado conforto.',
    ],
    taste: [
      'Lamentamos que não tenha sido do seu gosto.',
      'Entendemos que você esperava algo mais gostoso.',
      'É uma pena que o gosto não fosse o que você esperava.',
    ],
    size: [
      'É uma pena que o tamanho não seja o que você esperava.',
      'Entendemos que você esperava outro tamanho.',
      'Lamentamos que o tamanho não tenha agradado.',
    ],
    performance: [
      'Tudo deveria funcionar sem problemas.',
      'É natural esperar que tudo funcione bem.',
      'Lamentamos que nem tudo funcione como deveria.',
    ],
  },
}

export const ptNoticed: PhraseBook['noticed'] = {
  delivery: ['Entendemos o que você diz sobre a entrega.', 'A sua observação sobre a entrega é útil para nós.'],
  battery: ['A sua observação sobre a bateria é útil para nós.'],
  zip: ['A sua observação sobre o zíper é útil para nós.'],
  size: ['Entendemos o que você diz sobre o tamanho.', 'A sua observação sobre o tamanho é útil para nós.'],
  colour: ['A sua observação sobre a cor é útil para nós.'],
  material: ['A sua observação sobre o material é útil para nós.'],
  comfort: ['A sua observação sobre o conforto é útil para nós.'],
  sound: ['A sua observação sobre o som é útil para nós.'],
  taste: ['A sua observação sobre o sabor é útil para nós.'],
  packaging: ['A sua observação sobre a embalagem é útil para nós.'],
  service: ['Levamos a sério a sua observação sobre o atendimento.'],
  look: ['Entendemos o que você diz sobre o visual.'],
  price: ['Entendemos o que você diz sobre o preço.'],
  quality: ['Entendemos o que você diz sobre a qualidade.', 'A sua observação sobre a qualidade é útil para nós.'],
  performance: ['Entendemos que você gostaria que fosse melhor nesse ponto.'],
  screen: ['A sua observação sobre a tela é útil para nós.'],
  camera: ['A sua observação sobre a câmera é útil para nós.'],
  connection: ['A sua observação sobre a conexão é útil para nós.'],
  cleanliness: ['Levamos a sério a sua observação sobre a limpeza.'],
  location: ['Entendemos o que você diz sobre a localização.'],
}
