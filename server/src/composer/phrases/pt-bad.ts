import type { PhraseBook } from './phrase-book.ts'

export const ptBad: PhraseBook['bad'] = {
  damage: [
    'Um produto com defeito não é o que queremos vender.',
    'Um defeito assim incomoda, nós entendemos.',
    'Deveria ter funcionado e durado.',
  ],
  missing: [
    'Um pedido deveria chegar completo e correto.',
    'Que algo faltasse ou não fosse o pedido não deveria ter acontecido.',
    'Você deveria ter recebido exatamente o que pediu.',
  ],
  delivery: [
    'Está claro que a entrega não foi como deveria.',
    'Um problema com a entrega incomoda muito, nós sabemos.',
    'Anotamos o que você conta sobre a entrega.',
  ],
  battery: [
    'A bateria deveria ser melhor do que isso.',
    'O que você conta sobre a bateria é útil para nós.',
    'É preciso poder confiar na bateria.',
  ],
  zip: [
    'Um zíper precisa funcionar todos os dias.',
    'Anotamos o que você conta sobre o zíper.',
    'Um fecho que dá problema tira o prazer, nós entendemos.',
  ],
  size: [
    'É chato quando o tamanho não dá certo.',
    'Anotamos o que você conta sobre o tamanho.',
    'A sua observação sobre o tamanho é útil para nós.',
  ],
  colour: [
    'É uma pena que a cor não seja a que você esperava.',
    'Anotamos o que você conta sobre a cor.',
    'A sua observação sobre a cor é útil para nós.',
  ],
  material: [
    'O material deveria ser melhor do que isso.',
    'Anotamos o que você conta sobre o material.',
    'A sua observação sobre o material é útil para nós.',
  ],
  comfort: [
    'Claro que deveria ser confortável.',
    'Anotamos o que você conta sobre o conforto.',
    'Sem conforto não há prazer, nós entendemos.',
  ],
  sound: [
    'O som deveria ser melhor do que isso.',
    'Anotamos o que você conta sobre o som.',
    'A sua observação sobre o som é útil para nós.',
  ],
  taste: [
    'É uma pena que o sabor não tenha agradado.',
    'Anotamos o que você conta sobre o sabor.',
    'O sabor deveria ser um prazer, é claro.',
  ],
  smell: [
    'Entendemos que o cheiro incomode.',
    'Anotamos o que você conta sobre o cheiro.',
    'Um cheiro assim é desagradável, nós entendemos.',
  ],
  packaging: [
    'Uma embalagem precisa proteger o que está dentro.',
    'Anotamos o que você conta sobre a embalagem.',
    'A sua observação sobre a embalagem é útil para nós.',
  ],
  service: [
    'Você deveria ter recebido um atendimento melhor.',
    'Levamos a sério a sua crítica ao atendimento.',
    'Um bom atendimento é outra coisa, nós sabemos.',
  ],
  person: [
    'Ninguém da nossa equipe deveria deixar essa impressão.',
    'Levamos a sério o que você conta sobre uma pessoa da nossa equipe.',
    'A nossa equipe deveria ter tratado você de outra forma.',
  ],
  ease: [
    'Deveria ser mais fácil de usar.',
    'Anotamos as dificuldades que você teve com o uso.',
    'A sua observação sobre a facilidade de uso é útil para nós.',
  ],
  look: [
    'É uma pena que o visual não tenha agradado.',
    'Anotamos o que você conta sobre o visual.',
    'A sua observação sobre o design é útil para nós.',
  ],
  price: [
    'Entendemos que o preço é importante para você.',
    'Anotamos o que você conta sobre o preço.',
    'Por esse preço, é natural esperar mais.',
  ],
  quality: [
    'A qualidade deveria ser melhor do que você descreve.',
    'O que você conta sobre a qualidade é importante para nós.',
    'Anotamos as suas observações sobre a qualidade.',
  ],
  performance: [
    'Deveria funcionar melhor.',
    'Anotamos o que você conta sobre o funcionamento.',
    'A sua observação sobre o desempenho é útil para nós.',
  ],
  screen: [
    'A tela deveria ser melhor do que isso.',
    'Anotamos o que você conta sobre a tela.',
    'A sua observação sobre a tela é útil para nós.',
  ],
  camera: [
    'A câmera deveria dar fotos melhores.',
    'Anotamos o que você conta sobre a câmera.',
    'A sua observação sobre a câmera é útil para nós.',
  ],
  features: [
    'Anotamos as funções que não agradaram.',
    'A sua observação sobre os recursos é útil para nós.',
    'É uma pena que os recursos não tenham agradado.',
  ],
  connection: [
    'A conexão deveria funcionar sem problemas.',
    'Anotamos o que você conta sobre a conexão.',
    'Uma conexão que falha incomoda, nós entendemos.',
  ],
  cleanliness: [
    'Tudo deveria estar limpo, é claro.',
    'Levamos a sério o que você conta sobre a limpeza.',
    'Você tem todo o direito de esperar limpeza.',
  ],
  location: [
    'É uma pena que a localização não tenha sido boa para você.',
    'Anotamos o que você conta sobre a localização.',
    'A sua observação sobre a localização é útil para nós.',
  ],
}
