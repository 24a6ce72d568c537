import { list, type TopicWords } from './topic-words.ts'

export const pt: TopicWords = {
  language: 'pt',
  spaced: true,
  good: list(`bom, boa, bons, boas, bem, ótimo, ótima, otimo, otima, ótimos, excelente, excelentes, perfeito, perfeita, maravilhoso,
    maravilhosa, lindo, linda, lindos, lindas, adorei, amei, gostei, gosto, recomendo, super recomendo, satisfeito, satisfeita, feliz,
    contente, rápido, rápida, rapida, rapido, fácil, confortável, prático, prática, top, show, nota 10, nota dez, parabéns, bonito, bonita,
    eficiente, melhor, fantástico, fantástica, incrível, resistente, delicioso, deliciosa, confiável, superou, funciona bem`),
  bad: list(`ruim, ruins, péssimo, péssima, pessimo, pessima, horrível, horrivel, terrível, decepção, decepcionado, decepcionada, decepcionante,
    defeito, defeituoso, quebrado, quebrada, quebrou, inútil, lixo, golpe, problema, problemas, pior, sujo, suja, devolver, devolvi,
    devolução, falha, desconfortável, desconfortáveis, lento, lenta, caro, cara, vergonha, lamentável, descaso, inaceitável, infelizmente, feio, feia,
    insatisfeito, insatisfeita, não recomendo, nao recomendo, nunca mais, enganado, enganada, errado, errada, mal, fraco, fraca, frágil, atraso, atrasado, atrasada`),
  before: list(`não, nao, nem, nunca, jamais, sem, nada, nenhum, nenhuma, pouco`),
  after: list(`nada`),
  turns: list(`mas, porém, porem, no entanto, embora, apesar, exceto, só que, infelizmente, entretanto, contudo`),
  elsewhere: list(
    `procurava, procurando, seria, seriam, gostaria, poderia, deveria, queria, anterior, antigo, antiga, velho, velha, outra marca, outras, outros, outro, comparado, comparação, diferente de, medo`,
  ),
  serious: list(
    `erupção, urticária, ferido, ferida, machuquei, machucou, queimadura, queimou minha, pegou fogo, incêndio, explodiu, choque elétrico, alérgic*, alergia, hospital, intoxic*, envenen*, advogado, advogada, processo, processar, justiça, denúncia, polícia, procon, reclame aqui`,
  ),
  asks: list(
    `é, são, pode, posso, podem, como, quando, onde, qual, quais, quanto, quanta, que, o que, quem, tem, têm, alguém, serve, vem, funciona, dá`,
  ),
  topics: {
    damage: {
      about: [],
      bad: list(
        `quebrado, quebrada, quebrados, quebrou, defeito, defeituoso, defeituosa, não funciona, nao funciona, não funcionou, parou de funcionar, danificado, danificada, não liga, nao liga, rasgado, rasgada, estragado, estragada, estragou`,
      ),
    },
    missing: {
      about: [],
      bad: list(
        `faltando, faltou, falta, faltaram, incompleto, incompleta, veio errado, veio errada, produto errado, cor errada, tamanho errado, não veio, nao veio, veio faltando, não é o que pedi, só recebi, recebi apenas, recebi só, veio apenas, veio só`,
      ),
    },
    delivery: {
      about: list(`entrega, prazo, envio, transportadora, correios`),
      good: list(
        `entrega rápida, entrega rapida, chegou rápido, chegou rapido, chegou antes, antes do prazo, dentro do prazo, no prazo, entrega no prazo, rápida entrega, entregue antes, chegou bem antes, entregue no prazo, rapidez na entrega, entrega super rápida`,
      ),
      bad: list(
        `não chegou, nao chegou, não recebi, nao recebi, atraso, atrasado, atrasada, atrasou, fora do prazo, ainda não, nunca chegou, demorou, demora, não foi entregue, nao foi entregue, não entregue, não entregou`,
      ),
    },
    battery: {
      about: list(`bateria, carregador, pilha, pilhas`),
      good: list(`bateria dura, boa bateria, ótima bateria, bateria excelente`),
      bad: list(`não carrega, nao carrega, bateria dura pouco, bateria não dura, descarrega`),
    },
    zip: {
      about: list(`zíper, ziper, fecho`),
      bad: list(`zíper quebrou, zíper emperra, ziper quebrou, zíper quebrado`),
    },
    size: {
      about: list(`tamanho, medida, medidas, numeração`),
      good: list(
        `serviu perfeitamente, serviu bem, tamanho certo, tamanho perfeito, tamanho ideal, caimento perfeito, ficou perfeito, ficou perfeita`,
      ),
      bad: list(
        `muito pequeno, muito pequena, muito grande, pequeno demais, grande demais, não serviu, nao serviu, apertado, apertada, muito curto, muito longo, menor do que, maior do que, muito pequenas, muito pequenos`,
      ),
    },
    colour: {
      about: list(`cor, cores, tonalidade`),
      good: list(`cor linda, cores lindas, linda cor, cor bonita, cores vivas`),
      bad: list(`cor diferente, outra cor, desbotou, desbotada, desbotado, cor não é`),
    },
    material: {
      about: list(`material, tecido, couro, algodão, malha`),
      good: list(
        `bom material, ótimo material, material de qualidade, material bom, material ótimo, tecido macio, tecido bom, material resistente`,
      ),
      bad: list(
        `tecido fino, material ruim, material fraco, material frágil, tecido ruim, transparente, material péssimo`,
      ),
    },
    comfort: {
      about: list(`conforto`),
      good: list(`confortável, confortáveis, muito confortável, super confortável, confortavel`),
      bad: list(`desconfortável, desconfortáveis, desconfortavel, machuca, incomoda`),
    },
    sound: {
      about: list(`som, áudio, graves`),
      good: list(`som ótimo, ótimo som, bom som, som excelente, som muito bom`),
      bad: list(`som ruim, sem som, chiado, som baixo, som péssimo`),
    },
    taste: {
      about: list(`sabor, gosto de`),
      good: list(`delicioso, deliciosa, muito gostoso, gostoso, sabor ótimo, saboroso`),
      bad: list(`gosto ruim, sem sabor, sabor amargo, sem gosto`),
    },
    smell: {
      about: list(`cheiro, perfume, aroma, fragrância`),
      good: list(`cheiroso, cheirosa, cheiro bom, bom cheiro, cheiro maravilhoso, cheiro ótimo, cheiro delicioso`),
      bad: list(`cheiro ruim, fede, cheiro forte, mau cheiro, cheiro horrível, cheiro desagradável`),
    },
    packaging: {
      about: list(`embalagem, embalado, embalada`),
      good: list(
        `bem embalado, bem embalada, ótima embalagem, boa embalagem, muito bem embalado, muito bem embalada, embalagem perfeita`,
      ),
      bad: list(
        `mal embalado, mal embalada, embalagem ruim, caixa amassada, caixa aberta, embalagem rasgada, embalagem violada, embalagem danificada, embalagem aberta`,
      ),
    },
    service: {
      about: list(`atendimento, suporte, vendedor, sac`),
      good: list(
        `bom atendimento, ótimo atendimento, excelente atendimento, muito atenciosos, atendimento ótimo, atendimento excelente`,
      ),
      bad: list(
        `péssimo atendimento, não respondem, nao respondem, sem resposta, atendimento ruim, ninguém responde, não responde, mau atendimento, atendimento péssimo, não consigo contato`,
      ),
    },
    ease: {
      about: list(`manual, montagem, instalação, instruções`),
      good: list(
        `fácil de usar, fácil de montar, fácil de limpar, prático de usar, fácil de instalar, fácil instalação, fácil montagem, facil de usar`,
      ),
      bad: list(
        `difícil de usar, difícil de montar, complicado, complicada, sem instruções, sem manual, difícil de instalar`,
      ),
    },
    look: {
      about: list(`design, visual, aparência, acabamento visual`),
      good: list(
        `lindo, linda, lindos, lindas, muito bonito, muito bonita, lindíssimo, lindíssima, lindo demais, design lindo, elegante`,
      ),
      bad: list(
        `feio, feia, diferente da foto, não é como na foto, diferente do anúncio, não corresponde à foto, não é igual à foto`,
      ),
    },
    price: {
      about: list(`preço, preco, preços, custo-benefício, custo beneficio, custo benefício`),
      good: list(
        `bom preço, ótimo preço, preço justo, bom custo, ótimo custo, vale a pena, excelente preço, excelente custo, preço bom`,
      ),
      bad: list(`muito caro, caro demais, não vale, nao vale, dinheiro jogado fora, preço alto, não vale a pena`),
    },
    quality: {
      about: list(`qualidade, acabamento`),
      good: list(
        `boa qualidade, ótima qualidade, excelente qualidade, otima qualidade, bom acabamento, alta qualidade, resistente, muito boa qualidade, qualidade excelente, de qualidade, qualidade ótima, bem feito, bem feita`,
      ),
      bad: list(
        `má qualidade, péssima qualidade, baixa qualidade, qualidade ruim, mal acabado, qualidade inferior, mal feito, mal feita, pessima qualidade, ma qualidade, de má qualidade, sem qualidade, qualidade péssima, péssimo acabamento, acabamento ruim`,
      ),
    },
  },
}
