import type { PhraseBook } from './phrase-book.ts'

export const ptNotGoods: PhraseBook['notGoods'] = {
  good: {
    sound: [
      'Que bom que você gostou do som.',
      'É bom saber que o som foi agradável para você.',
      'Ficamos felizes que seja tão agradável de ouvir.',
    ],
    features: [
      'Que bom que você gostou tanto do que encontrou.',
      'É bom saber que você encontrou tanta coisa boa.',
      'Ficamos felizes que você esteja aproveitando tanto.',
      'Adoramos ver que você encontrou o que procurava.',
      'É ótimo que você tenha gostado de tanta coisa.',
    ],
    ease: [
      'Que bom que você achou tudo tão simples.',
      'É bom saber que você acha tudo tão prático.',
      'Ficamos felizes que seja tão fácil para você.',
    ],
    look: [
      'Que bom que você achou o visual bonito.',
      'É bom saber que você gostou do visual.',
      'Ficamos felizes que o estilo seja do seu gosto.',
    ],
    quality: [
      'Que bom que você teve uma impressão tão boa.',
      'É bom saber que atendemos ao que você esperava.',
      'Ficamos felizes com uma opinião tão boa.',
    ],
    comfort: [
      'Que bom que foi tudo tão agradável.',
      'É bom saber que você se sentiu à vontade.',
      'Ficamos felizes que seja tão agradável para você.',
    ],
    size: [
      'Que bom que você gostou do tamanho.',
      'É bom saber que o tamanho foi bom para você.',
      'Ficamos felizes que o tamanho seja o que você esperava.',
    ],
    taste: [
      'Que bom que estava tudo tão gostoso.',
      'É bom saber que você gostou do sabor.',
      'Ficamos felizes que tenha sido do seu gosto.',
    ],
    connection: [
      'Que bom que a conexão funciona bem.',
      'É bom saber que a conexão está boa.',
      'Ficamos felizes que a conexão seja como você esperava.',
    ],
  },
  bad: {
    sound: [
      'Barulho incomoda mesmo, nós entendemos.',
      'O som deveria ter sido mais agradável.',
      'Lamentamos que o barulho ou o som tenha incomodado.',
    ],
    damage: [
      'Um problema assim não deveria acontecer.',
      'Tudo deveria estar em bom estado.',
      'Sentimos muito por essa falha.',
    ],
    missing: [
      'Não deveria ter faltado nada.',
      'Entendemos que você esperava algo mais.',
      'Lamentamos que tenha faltado algo.',
    ],
    ease: [
      'Entendemos que não seja fácil.',
      'Nem sempre é simples, nós sabemos.',
      'Lamentamos que não seja mais simples para você.',
    ],
    features: [
      'Entendemos que você esperava mais conteúdo.',
      'Você esperava algo mais completo.',
      'Lamentamos que você tenha sentido falta de algo.',
    ],
    look: [
      'Entendemos que o visual não tenha agradado.',
      'Você esperava um visual melhor.',
      'Lamentamos que o visual não seja o que você esperava.',
    ],
    quality: [
      'Você merecia algo melhor.',
      'Entendemos que você esperava mais.',
      'Lamentamos não ter ficado à altura do que você esperava.',
    ],
    comfort: [
      'Tudo deveria ter sido mais confortável.',
      'Entendemos que você esperava mais conforto.',
      'Lamentamos que tenha faltado conforto.',
    ],
    taste: [
      'Lamentamos que não tenha sido do seu gosto.',
      'Entendemos que você esperava algo mais gostoso.',
      'Você esperava um sabor melhor, e com razão.',
    ],
    size: [
      'Você esperava outro tamanho, e com razão.',
      'Entendemos que o tamanho não tenha sido o ideal.',
      'Lamentamos que o tamanho não seja o que você esperava.',
    ],
    performance: [
      'Tudo deveria funcionar sem problemas.',
      'Você esperava que tudo funcionasse bem, e com razão.',
      'Lamentamos que nem tudo funcione como deveria.',
    ],
  },
}
