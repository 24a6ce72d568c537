import type { PhraseBook } from './phrase-book.ts'

export const pt: PhraseBook = {
  language: 'pt',
  greeting: 'Olá, {name}!',
  order: 'seu pedido',
  named: '{product}',
  joiner: ' ',
  openings: {
    bad: [
      'Sentimos muito que {product} tenha deixado você na mão.',
      'Não era assim que {product} devia chegar até você, e pedimos desculpa.',
      'Entendemos o seu aborrecimento com {product} e lamentamos.',
      'Lamentamos muito ler isto sobre {product}.',
    ],
    mixed: [
      'Uma palavra sincera sobre {product} vale muito para nós.',
      'Lemos com atenção a sua opinião sobre {product}.',
      'Ajuda saber o que agrada e o que não agrada em uma compra como {product}.',
    ],
    good: [
      'Que alegria ler que {product} agradou, muito obrigado.',
      'Suas palavras sobre {product} alegraram o nosso dia, obrigado.',
      'Obrigado por contar aos outros sobre {product}.',
      'Ficamos felizes que {product} combine com você.',
    ],
    question: ['É uma boa pergunta sobre {product}.', 'Obrigado por perguntar sobre {product}.'],
  },
  aboutTopic: {
    bad: [
      'O que você conta sobre {topic} não é o que queremos para ninguém.',
      'Seu comentário sobre {topic} ficou claro, e é importante para nós.',
      'Levamos a sério o que você diz sobre {topic}.',
    ],
    mixed: [
      'Seu comentário sobre {topic} já está com quem pode melhorar isso.',
      'Anotamos sobretudo o que você diz sobre {topic}.',
    ],
    good: [
      'O que você diz sobre {topic} vai alegrar quem trabalha nisso todos os dias.',
      'Gostamos especialmente do que você conta sobre {topic}.',
    ],
    question: ['Você quer saber mais sobre {topic}, e isso merece uma boa resposta.'],
  },
  general: {
    bad: ['Aqui uma pessoa leu as suas palavras.', 'Não é a impressão que queremos deixar.'],
    mixed: ['Opiniões equilibradas como a sua ajudam todo mundo.', 'Detalhes assim nos fazem melhorar.'],
    good: ['É por palavras assim que fazemos o nosso trabalho.', 'Mostramos a mensagem para toda a equipe.'],
    question: ['Com certeza outras pessoas querem saber o mesmo.'],
  },
  closings: {
    bad: ['Uma pessoa da nossa equipe vai ver o que aconteceu.', 'Um colega vai olhar isso com atenção.'],
    mixed: ['É bom ter você como cliente.'],
    good: ['Aproveite bastante!', 'Que acompanhe você por muito tempo.'],
    question: ['Um colega vai responder aqui.'],
  },
  topics: [
    ['zíper|ziper|fecho', 'o zíper'],
    ['entrega|prazo|pacote|há semanas|atras|chegou|correio', 'a entrega'],
    ['tamanho|pequen|grande|apertad', 'o tamanho'],
    ['cor |cores|tom ', 'a cor'],
    ['quebr|rachad|defeit|rasg', 'o dano'],
    ['vaza|goteja|pingando', 'o vazamento'],
    ['cheiro|aroma|perfume', 'o aroma'],
    ['macio|macia|coça|tecido|lã|linho|couro', 'o material'],
    ['luz|luminária|ilumina', 'a luz'],
    ['embal|caixa', 'a embalagem'],
    ['serviço|atendimento|resposta|escrevi', 'o nosso atendimento'],
    ['preço|caro|dinheiro', 'o preço'],
    ['qualidade|resistente|acabamento', 'a qualidade'],
    ['lind|bonit|design', 'o design'],
    ['devolu|reembols|troca', 'a devolução'],
    ['costura|fios ', 'as costuras'],
    ['fabricad|onde é feit', 'a fabricação'],
    ['lavagem|lavei|encolh', 'a lavagem'],
  ],
}
