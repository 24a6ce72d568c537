import type { PhraseBook } from './phrase-book.ts'

export const ptBad: PhraseBook['bad'] = {
  damage: [
    'Um defeito assim incomoda, nós entendemos.',
    'É natural esperar um produto em bom estado.',
    'Sentimos muito por esse defeito.',
    'Um defeito assim não deveria acontecer.',
  ],
  missing: [
    'Tudo deveria ter chegado completo e correto.',
    'É natural esperar que tudo venha completo e correto.',
    'Sentimos muito que tenha faltado algo.',
  ],
  delivery: [
    'A entrega deveria ter dado certo.',
    'Um problema com a entrega incomoda muito, nós sabemos.',
    'Sentimos muito que a entrega não tenha sido como você esperava.',
    'É natural esperar uma entrega sem problemas.',
  ],
  battery: [
    'A bateria deveria dar um resultado melhor.',
    'É preciso poder confiar na bateria.',
    'Lamentamos que a bateria não tenha agradado.',
  ],
  zip: [
    'Um zíper precisa funcionar todos os dias.',
    'Um fecho que dá problema tira o prazer, nós entendemos.',
    'Lamentamos que o fecho esteja dando problema.',
  ],
  size: [
    'É uma pena que o tamanho não tenha dado certo.',
    'Entendemos que você contava com outro tamanho.',
    'Lamentamos que o tamanho não seja o que você esperava.',
  ],
  colour: [
    'É uma pena que a cor não seja a que você esperava.',
    'A cor deveria ser a que você esperava.',
    'Lamentamos que a cor não tenha agradado.',
  ],
  material: [
    'O material deveria ser melhor do que isso.',
    'É natural esperar um material melhor.',
    'Lamentamos que o material não tenha agradado.',
  ],
  comfort: [
    'Claro que deveria ser confortável.',
    'Sem conforto não há prazer, nós entendemos.',
    'Lamentamos que não seja confortável para você.',
  ],
  sound: [
    'Sentimos que o som não tenha agradado.',
    'O som deveria ser melhor do que isso.',
    'Lamentamos que o som não esteja à altura.',
  ],
  taste: [
    'Sentimos que o sabor não tenha conquistado você.',
    'É uma pena que o sabor não tenha agradado.',
    'Lamentamos que o sabor não seja o que você esperava.',
    'Entendemos que o sabor não seja do seu gosto.',
  ],
  smell: [
    'Entendemos que o cheiro não tenha agradado.',
    'É uma pena que o cheiro não seja o que você esperava.',
    'Lamentamos que o cheiro não seja do seu gosto.',
  ],
  packaging: [
    'Sentimos que a embalagem não esteja à altura.',
    'Sentimos muito que a embalagem não tenha chegado em bom estado.',
    'Lamentamos que a embalagem não tenha chegado bem.',
  ],
  service: [
    'Você deveria ter recebido um atendimento melhor.',
    'A nossa equipe deveria ter ajudado melhor.',
    'Sentimos muito que o atendimento não tenha sido bom.',
    'É natural esperar um atendimento melhor.',
  ],
  person: [
    'Ninguém da nossa equipe deveria deixar essa impressão.',
    'A nossa equipe deveria ter tratado você de outra forma.',
    'Sentimos muito pela forma como trataram você.',
  ],
  ease: [
    'Entendemos que não tenha sido fácil.',
    'Deveria ser mais simples para você.',
    'Lamentamos que tenha sido complicado.',
  ],
  look: [
    'O que chega deve corresponder ao anúncio.',
    'É uma pena que não seja como você imaginava.',
    'Lamentamos que o visual não seja o que você esperava.',
  ],
  price: [
    'Entendemos o que você diz sobre o preço.',
    'Lamentamos que não tenha valido o que custou.',
    'Lamentamos que o preço pareça alto para você.',
  ],
  quality: [
    'A qualidade deveria ser melhor do que isso.',
    'É natural esperar uma qualidade melhor.',
    'Sentimos muito que a qualidade não seja a que você esperava.',
    'É uma pena que a qualidade não esteja à altura.',
  ],
  performance: [
    'Deveria funcionar sem problemas.',
    'É natural esperar que tudo funcione.',
    'Sentimos muito que não funcione como deveria.',
    'Tudo deveria funcionar normalmente.',
    'É uma pena que não funcione bem.',
  ],
  screen: [
    'A tela deveria ser melhor do que isso.',
    'É natural esperar mais da tela.',
    'Lamentamos que a tela não tenha agradado.',
  ],
  camera: [
    'A câmera deveria dar fotos melhores.',
    'É natural esperar mais da câmera.',
    'Lamentamos que as fotos não tenham agradado.',
  ],
  features: [
    'Entendemos que você esperava algo mais completo.',
    'É uma pena que não seja tão completo como você esperava.',
    'Lamentamos que não ofereça tudo o que você procurava.',
    'É natural esperar mais possibilidades.',
  ],
  connection: [
    'É natural esperar uma conexão sem problemas.',
    'Uma conexão que falha incomoda, nós entendemos.',
    'Lamentamos que a conexão esteja dando problema.',
  ],
  cleanliness: [
    'Tudo deveria estar limpo, é claro.',
    'Você tem todo o direito de esperar limpeza.',
    'Sentimos muito que a limpeza não estivesse à altura.',
  ],
  location: [
    'É uma pena que a localização não tenha sido boa para você.',
    'Entendemos que a localização não tenha sido a ideal para você.',
    'Lamentamos que a localização não tenha sido prática para você.',
  ],
}
