import type { PhraseBook } from './phrase-book.ts'

export const ptBad: PhraseBook['bad'] = {
  damage: [
    'Um defeito assim incomoda, nós entendemos.',
    'Você esperava um produto em bom estado, e com razão.',
    'Sentimos muito por esse defeito.',
    'Um defeito assim não deveria acontecer.',
  ],
  missing: [
    'Tudo deveria ter chegado completo e correto.',
    'Você esperava receber tudo certinho, e com razão.',
    'Sentimos muito que tenha faltado algo.',
  ],
  delivery: [
    'A entrega deveria ter dado certo.',
    'Sabemos como um problema na entrega incomoda.',
    'Sentimos muito que a entrega não tenha sido como você esperava.',
    'Você merecia uma entrega sem problemas.',
  ],
  battery: [
    'A bateria não deveria dar problema.',
    'Você precisa poder contar com a bateria.',
    'Lamentamos que a bateria tenha deixado a desejar.',
  ],
  zip: [
    'O zíper deveria funcionar sem problemas.',
    'Um zíper que não funciona incomoda mesmo, nós entendemos.',
    'Lamentamos que o zíper esteja dando problema.',
  ],
  size: [
    'O tamanho deveria ter servido para você.',
    'Entendemos que você contava com outro tamanho.',
    'Lamentamos que o tamanho não seja o que você esperava.',
  ],
  colour: [
    'Entendemos que você esperava outra cor.',
    'A cor deveria ser a que você esperava.',
    'Lamentamos que você não tenha gostado da cor.',
  ],
  material: [
    'Entendemos que esperasse outro material.',
    'É natural esperar mais do material.',
    'Lamentamos que o material tenha deixado a desejar.',
  ],
  comfort: [
    'Você merecia mais conforto.',
    'Entendemos que a falta de conforto incomode.',
    'Lamentamos que não seja confortável para você.',
  ],
  sound: [
    'Entendemos que o som não tenha agradado.',
    'Entendemos a sua decepção com o som.',
    'Sentimos muito que você não tenha gostado do som.',
  ],
  taste: [
    'Sentimos muito que o sabor não tenha conquistado você.',
    'Você esperava um sabor melhor, e com razão.',
    'Lamentamos que o sabor não seja o que você esperava.',
    'Entendemos que o sabor não seja do seu gosto.',
  ],
  smell: [
    'Entendemos que o cheiro incomode.',
    'O cheiro não deveria incomodar.',
    'Lamentamos que você não tenha gostado do cheiro.',
  ],
  packaging: [
    'A embalagem deveria ter sido melhor.',
    'Sentimos muito que a embalagem tenha deixado a desejar.',
    'Você merecia uma embalagem mais cuidadosa.',
  ],
  service: [
    'Você deveria ter recebido um atendimento melhor.',
    'Nossa equipe deveria ter ajudado mais.',
    'Sentimos muito que o atendimento não tenha sido bom.',
    'Não é esse o atendimento que queremos oferecer.',
  ],
  person: [
    'Ninguém da nossa equipe deveria deixar essa impressão.',
    'Nossa equipe deveria ter tratado você de outra forma.',
    'Sentimos muito pelo tratamento que você recebeu.',
  ],
  ease: [
    'Entendemos que não tenha sido fácil.',
    'Tudo deveria ser mais simples de usar.',
    'Lamentamos que o uso tenha sido complicado.',
  ],
  look: [
    'O visual deveria ser como você imaginava.',
    'Entendemos que você imaginava algo diferente.',
    'Lamentamos que o visual não seja o que você esperava.',
  ],
  price: [
    'Por esse preço, é natural esperar mais.',
    'Entendemos que o preço não tenha agradado.',
    'Lamentamos que o preço pareça alto para você.',
  ],
  quality: [
    'Entendemos que esperasse outra qualidade.',
    'Entendemos a sua decepção com a qualidade.',
    'Sentimos muito que a qualidade não seja a que você esperava.',
    'Entendemos que a qualidade não tenha agradado.',
  ],
  performance: [
    'Tudo deveria funcionar sem problemas.',
    'Você esperava que tudo funcionasse bem, e com razão.',
    'Sentimos muito que nem tudo funcione como deveria.',
    'Entendemos que um mau funcionamento incomode.',
    'Lamentamos que o funcionamento tenha deixado a desejar.',
  ],
  screen: [
    'Você merecia uma tela melhor.',
    'É natural esperar mais da tela.',
    'Lamentamos que a tela tenha deixado a desejar.',
  ],
  camera: [
    'A câmera deveria tirar fotos melhores.',
    'Você esperava mais da câmera, e com razão.',
    'Lamentamos que as fotos tenham deixado a desejar.',
  ],
  features: [
    'Entendemos que você esperava algo mais completo.',
    'Você esperava encontrar mais opções.',
    'Lamentamos que você não tenha encontrado tudo o que procurava.',
    'Entendemos que você esperava mais recursos.',
  ],
  connection: [
    'Você merecia uma conexão sem problemas.',
    'Uma conexão que falha incomoda, nós entendemos.',
    'Lamentamos que a conexão esteja dando problema.',
  ],
  cleanliness: [
    'Tudo deveria estar bem limpo.',
    'Você tem todo o direito de esperar limpeza.',
    'Sentimos muito que a limpeza tenha deixado a desejar.',
  ],
  location: [
    'Você esperava uma localização melhor.',
    'Entendemos que a localização não tenha sido a ideal para você.',
    'Lamentamos que a localização não tenha sido prática para você.',
  ],
}
