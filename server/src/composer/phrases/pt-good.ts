import type { PhraseBook } from './phrase-book.ts'

export const ptGood: PhraseBook['good'] = {
  delivery: [
    'Que bom que a entrega correu bem.',
    'É bom saber que tudo chegou direitinho.',
    'Ficamos felizes que a entrega tenha agradado.',
  ],
  battery: [
    'Que bom que a bateria dá conta do recado.',
    'É bom saber que a bateria agrada.',
    'Ficamos felizes que a bateria esteja à altura.',
  ],
  zip: [
    'Que bom que o zíper funciona bem.',
    'É bom saber que o fecho agrada.',
    'Ficamos felizes que o zíper cumpra o seu papel.',
  ],
  size: [
    'Que bom que o tamanho ficou certo.',
    'É bom saber que o tamanho serviu bem.',
    'Ficamos felizes que o tamanho tenha dado certo.',
  ],
  colour: [
    'Que bom que você gostou da cor.',
    'É bom saber que a cor agradou.',
    'Ficamos felizes que a cor seja do seu gosto.',
  ],
  material: [
    'Que bom que você gostou do material.',
    'É bom saber que o material agradou.',
    'Ficamos felizes que o material seja do seu gosto.',
  ],
  comfort: [
    'Que bom que é confortável para você.',
    'É bom saber que o conforto agradou.',
    'Ficamos felizes que seja tão confortável.',
  ],
  sound: [
    'Que bom que o som agradou.',
    'É bom saber que você gosta do som.',
    'Ficamos felizes que o som seja do seu gosto.',
  ],
  taste: [
    'Que bom que o sabor agradou.',
    'É bom saber que você gostou do sabor.',
    'Ficamos felizes que o gosto seja do seu agrado.',
  ],
  smell: [
    'Que bom que você gostou do cheiro.',
    'É bom saber que o aroma agradou.',
    'Ficamos felizes que o aroma seja do seu gosto.',
  ],
  packaging: [
    'Que bom que a embalagem agradou.',
    'É bom saber que tudo chegou bem embalado.',
    'Ficamos felizes que você tenha notado a embalagem.',
  ],
  service: [
    'As suas palavras sobre o atendimento significam muito para a equipe.',
    'Que bom que o atendimento agradou.',
    'É bom saber que o nosso atendimento ajudou.',
  ],
  person: [
    'Os seus elogios a uma pessoa da equipe nos deixam felizes.',
    'Que bom que alguém da equipe pôde ajudar tanto.',
    'É bonito ler palavras assim sobre alguém da equipe.',
  ],
  ease: [
    'Que bom que o uso é simples para você.',
    'É bom saber que tudo foi fácil.',
    'Ficamos felizes que seja tão fácil de usar.',
  ],
  look: [
    'Que bom que o visual agradou.',
    'É bom saber que você gostou do design.',
    'Ficamos felizes que o visual seja do seu gosto.',
  ],
  price: [
    'Que bom que o custo-benefício agradou.',
    'É bom saber que o preço pareceu justo.',
    'Ficamos felizes que, para você, valha o preço.',
  ],
  quality: [
    'Que bom que a qualidade agradou.',
    'É bom saber que a qualidade está à altura.',
    'Ficamos felizes que a qualidade seja a que você esperava.',
  ],
  performance: [
    'Que bom que funciona tão bem.',
    'É bom saber que o desempenho agradou.',
    'Ficamos felizes que faça o que deve fazer.',
  ],
  screen: [
    'Que bom que você gostou da tela.',
    'É bom saber que a tela agradou.',
    'Ficamos felizes que a tela seja do seu gosto.',
  ],
  camera: [
    'Que bom que você gostou da câmera.',
    'É bom saber que a câmera agradou.',
    'Ficamos felizes que as fotos da câmera agradem.',
  ],
  features: [
    'Que bom que as funções são úteis para você.',
    'É bom saber que os recursos agradaram.',
    'Ficamos felizes que tenha os recursos de que você precisa.',
  ],
  connection: [
    'Que bom que a conexão funciona bem.',
    'É bom saber que a conexão não dá trabalho.',
    'Ficamos felizes que tenha sido fácil conectar.',
  ],
  cleanliness: [
    'Que bom que você encontrou tudo limpo.',
    'É bom saber que a limpeza agradou.',
    'Ficamos felizes que a limpeza esteja à altura.',
  ],
  location: [
    'Que bom que a localização agradou.',
    'É bom saber que a localização foi boa para você.',
    'Ficamos felizes que você tenha gostado da localização.',
  ],
}
