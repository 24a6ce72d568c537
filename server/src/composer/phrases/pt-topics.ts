import type { PhraseBook } from './phrase-book.ts'

export const ptGood: PhraseBook['good'] = {
  delivery: ['Que bom que a entrega correu bem.', 'Ficamos contentes que tudo tenha chegado como devia.'],
  battery: ['É bom saber que a bateria agradou.'],
  zip: ['É bom saber que o zíper funciona bem.'],
  size: ['Que bom que o tamanho deu certo.'],
  colour: ['Que bom que a cor agradou.'],
  material: ['Que bom que o material agradou.'],
  comfort: ['Que bom que o conforto agradou.'],
  sound: ['Que bom que o som agradou.'],
  taste: ['Que bom que o sabor agradou.'],
  smell: ['Que bom que o perfume agradou.'],
  packaging: ['Que bom que tudo chegou bem embalado.'],
  service: [
    'Vamos passar os seus elogios à equipe com prazer.',
    'As suas palavras sobre o atendimento significam muito para a equipe.',
  ],
  ease: ['Que bom que o uso é simples para você.'],
  look: ['Que bom que o visual agradou.'],
  price: ['Que bom que o custo-benefício agradou.'],
  quality: ['Que bom que a qualidade agradou.', 'É bom saber que a qualidade está à altura.'],
}

export const ptBad: PhraseBook['bad'] = {
  damage: ['Um produto com defeito não é o que queremos vender.', 'Entendemos como um defeito assim incomoda.'],
  missing: [
    'Um pedido deveria chegar completo e correto.',
    'Que algo faltasse ou não fosse o pedido não deveria ter acontecido.',
  ],
  delivery: ['Está claro que a entrega não foi como deveria.', 'Entendemos como o problema com a entrega incomodou.'],
  battery: ['A bateria deveria ser melhor do que isso.', 'O que você conta sobre a bateria é útil para nós.'],
  zip: ['Um zíper precisa funcionar todos os dias.', 'Anotamos o que você conta sobre o zíper.'],
  size: ['É chato quando o tamanho não dá certo.', 'Anotamos o que você conta sobre o tamanho.'],
  colour: ['Entendemos que você esperava outra cor.', 'Anotamos o que você conta sobre a cor.'],
  material: ['Anotamos o que você conta sobre o material.', 'O material deveria ser melhor do que isso.'],
  comfort: ['Claro que deveria ser confortável.', 'Anotamos o que você conta sobre o conforto.'],
  sound: ['O som deveria ser melhor do que isso.', 'Anotamos o que você conta sobre o som.'],
  taste: ['É uma pena que o sabor não tenha agradado.', 'Anotamos o que você conta sobre o sabor.'],
  smell: ['Entendemos que o cheiro incomode.', 'Anotamos o que você conta sobre o cheiro.'],
  packaging: ['Uma embalagem precisa proteger o que está dentro.', 'Anotamos o que você conta sobre a embalagem.'],
  service: ['Você deveria ter recebido um atendimento melhor.', 'Levamos a sério a sua crítica ao atendimento.'],
  ease: ['Deveria ser mais fácil de usar.', 'Anotamos as dificuldades que você teve com o uso.'],
  look: ['É uma pena que o visual não tenha agradado.', 'Anotamos o que você conta sobre o visual.'],
  price: ['Entendemos que o preço é importante para você.', 'Anotamos o que você conta sobre o preço.'],
  quality: [
    'A qualidade deveria ser melhor do que você descreve.',
    'O que você conta sobre a qualidade é importante para nós.',
  ],
}
