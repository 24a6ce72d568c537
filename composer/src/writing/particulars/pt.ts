import { type Wordings, wording } from './particular.ts'

/** A few words of the same sentence without a denial. */
const near = '(?:(?! não | nunca | nada | sem )[^.!?;\\n]){0,40}?'
const broken =
  '(?:quebrad[oa]s?|partid[oa]s?|danificad[oa]s?|rachad[oa]s?|trincad[oa]s?|em pedaços|arranhad[oa]s?|amassad[oa]s?|derretid[oa]s?|com defeito|estragad[oa]s?)'
const parcel = '(?:caixa|pacote|embalagem|encomenda)'
const family =
  '(?:mãe|pai|mulher|esposa|marido|esposo|irmã|irmão|filha|filho|amiga|amigo|namorada|namorado|avó|tia|sobrinha|sogra|colega)'

export const pt: Wordings = {
  waiting: wording(
    `(?:cadê|onde está) (?:o )?meu (?:reembolso|estorno|dinheiro)|nenhum (?:reembolso|estorno)|(?:reembolso|estorno|devolução|dinheiro|troca)${near} (?:ainda não|até agora|nunca|não caiu|não chegou)|(?:estou|continuo) (?:esperando|aguardando|à espera) (?:d)?o (?:meu )?(?:reembolso|estorno|dinheiro)|ainda não (?:me )?(?:devolveram|reembolsaram|estornaram)`,
    'Isto já deveria estar resolvido.',
    'Você não deveria ter que esperar tanto.',
    'Ninguém deveria esperar tanto.',
  ),
  chargedTwice: wording(
    `(?:cobrad[oa]s?|cobraram|debitad[oa]|descontad[oa]|paguei) (?:\\p{L}+ )?(?:duas vezes|em dobro|2 vezes)|cobrança (?:duplicada|em dobro|dupla)|(?:duas|2) cobranças`,
    'Um valor nunca deveria ser cobrado duas vezes.',
    'Entendemos que uma segunda cobrança preocupe.',
  ),
  wrongItem: wording(
    `(?:produto|artigo|cor|tamanho|aroma|modelo|pedido|item) (?:errad[oa]|trocad[oa])|(?:pedi|comprei|encomendei) [^.!?\\n]{2,40}(?:,| e| mas) (?:me )?(?:mandaram|enviaram|veio|chegou|recebi)(?! (?:bem|rápido|certo|tudo|no |em |antes))|não é o que (?:pedi|comprei)`,
    'Deveria ter recebido exatamente o que pediu.',
    'Um pedido tem de chegar tal como foi feito.',
  ),
  incomplete: wording(
    `(?:só|so|somente|apenas) (?:recebi|veio|chegou|entregaram|enviaram) (?:\\d+|uma?|dois|duas|a metade|metade|parte)|(?:recebi|veio|chegou|entregaram|enviaram) (?:só|so|somente|apenas) (?:\\d+|uma?|dois|duas|a metade|metade|parte)|(?:faltou|faltando|faltaram|está faltando|falta) (?:um|uma|o|a|os|as|\\d+|peças?)|pedido incompleto`,
    'O seu pedido deveria ter chegado completo.',
    'Tudo o que você pediu deveria estar no pacote.',
  ),
  notArrived: wording(
    `(?:nunca|ainda não|não) (?:me )?(?:chegou|foi entregue|entregaram|foi enviado)|(?:não|nunca|ainda não) recebi(?! (?:nenhuma |uma |qualquer )?(?:resposta|retorno|ajuda))|(?:consta|aparece)(?: como)? entregue|(?:cadê|onde está|o que houve com) (?:o )?meu (?:pedido|produto|pacote)|(?:estou|continuo) esperando (?:o )?(?:meu )?(?:pedido|produto)|${parcel} extraviad[oa]`,
    'O seu pedido já deveria ter chegado.',
    'Um pedido não deveria demorar assim.',
  ),
  arrivedBroken: wording(
    `(?:chegou|veio) com (?:uma |um )?(?:rachadura|risco|trinca|amassado|furo)|(?:cheg\\p{L}+|veio|vieram|receb\\p{L}+|entreg\\p{L}+)${near} (?<!${parcel} )${broken}|(?:vidro|tampa|pote|frasco|vela|copo) (?:estava |veio |chegou )?${broken}`,
    'O seu pedido deveria ter chegado intacto.',
    'Nada deveria chegar nesse estado.',
  ),
  late: wording(
    `(?:dias|semanas|meses) de atraso|com (?:muito )?atraso|(?:entrega|envio|pedido)${near} (?:demor\\p{L}+|atras\\p{L}+|lent[oa])|chegou (?:muito |demasiado )?(?:tarde|atrasad[oa])`,
    'O seu pedido deveria ter chegado antes.',
    'É tempo demais para uma entrega.',
  ),
  roughDelivery: wording(
    `${parcel} (?:estava |veio |chegou )?(?:\\p{L}+ ){0,2}?(?:molhad[oa]|encharcad[oa]|rasgad[oa]|abert[oa]|amassad[oa]|destruíd[oa]|violad[oa])|(?:entregador|carteiro|transportadora)${near} (?:jogou|deixou|atirou)|na chuva`,
    'Um pedido não deveria chegar nesse estado.',
    'O seu pedido deveria ter sido tratado com mais cuidado.',
  ),
  badlyPacked: wording(
    `(?:mal|não (?:veio|estava|foi)(?: bem)?) (?:embalad[oa]|protegid[oa]|lacrad[oa]|fechad[oa]|acondicionad[oa])s?|embalagem[^.!?\\n]{0,20} (?:ruim|péssima|frágil|insuficiente|fraca|inadequada|fina demais)|sem (?:nenhuma )?proteção`,
    'O pedido deveria ter sido embalado com mais cuidado.',
    'A embalagem deveria proteger o pedido durante todo o caminho.',
  ),
  overPackaged: wording(
    `(?:excesso de|tanto|tanta) (?:plástico|embalagem|papelão)|(?:plástico|embalagem) (?:demais|em excesso)`,
    'Entendemos que a preferência seja por menos embalagem.',
    'A observação sobre a embalagem é justa.',
  ),
  codeFailed: wording(
    `(?:código|cupom)(?: [^.!?\\n]{0,30})? não (?:funcion\\p{L}+|foi aceito|entrou|val\\p{L}+|pegou)`,
    'Um código nosso deveria simplesmente funcionar.',
    'Sabemos como é chato um código que não é aceito.',
  ),
  brokeSoon: wording(
    `(?:quebrou|rasgou|estragou|descosturou|rachou)[^.!?\\n]{0,12} (?:em|com|depois de|após|no|na) (?:menos de |apenas |só )?(?:uma?|dois|duas|três|pouc[oa]s|primeir[oa]|\\p{Nd}+)|parou de funcionar|não funciona mais|já (?:quebrou|rasgou|estragou)`,
    'Deveria durar muito mais.',
    'Nada deveria estragar tão cedo.',
  ),
  burnsBadly: wording(
    `pavio${near} (?:apaga|afoga|solta fumaça|curto demais|muito curto)|(?:fica|vive) apagando|(?:queima|derrete)${near} (?:mal|de forma irregular|só de um lado|desigual)|fuligem`,
    'Deveria queimar por igual e sem problemas.',
    'O pavio não deveria dar trabalho.',
  ),
  shortLived: wording(
    `(?:acaba|acabou|gasta|gastou|queima|derrete)${near} (?:muito|rápido demais|demasiado) ?(?:rápido|depressa)?|(?:não|quase não) dur(?:a|ou)(?: nada| muito)?|dur(?:a|ou) (?:muito )?pouco`,
    'Entendemos que esperava uma duração maior.',
    'Deveria poder aproveitar por mais tempo.',
  ),
  notAsShown: wording(
    '(?:não|nada) (?:\\p{L}+ ){0,3}?(?:como|a ver com|correspond\\p{L}*|condiz\\p{L}*|igual) (?:\\p{L}+ ){0,3}?(?:fotos?|imagem|imagens|descrição|anúncio|descrito)|diferente (?:da|das|do) (?:fotos?|imagem|descrição|anúncio)',
    'O que chega deveria corresponder ao que mostramos.',
    'As fotos e a descrição deveriam ser exatas.',
  ),
  tooSmall: wording(
    '(?:menor|mais curt[oa]|mais fin[oa]|minúscul[oa]) (?:do )?que (?:\\p{L}+ ?){0,3}?(?:esperava|pensei|imaginava|parece|foto)|pequen[oa] (?:demais )?(?:para|pelo) (?:o )?preço',
    'Entendemos que esperava algo maior.',
    'Lamentamos que não seja tão grande como esperava.',
  ),
  tooShort: wording(
    `(?:cabo|fio|mangas?|alça|corrente|guia|pernas)[^.!?\\n]{0,16} (?:(?:muito|tão|bem) curt[oa]s?|curtíssim[oa]s?|curt[oa]s? demais)|curt[oa]s? (?:demais )?para`,
    'Entendemos que o comprimento não tenha sido o ideal.',
    'Lamentamos que o comprimento não seja suficiente.',
  ),
  tooWeak: wording(
    `(?:cheiro|aroma|perfume)${near} (?:fraco|fraquinho|some|desaparece|inexistente)|não (?:cheira|tem cheiro|exala)(?: (?:a nada|nada|nenhum|quase))?|(?:sem|quase sem|pouco) (?:cheiro|aroma|perfume)`,
    'Entendemos que esperava um aroma mais intenso.',
    'Deveria poder aproveitar o aroma.',
  ),
  tooStrong: wording(
    `(?:cheiro|aroma|perfume)${near} (?:forte demais|muito forte|enjoativo|intenso demais|doce demais)|(?:forte|doce|intens[oa]) demais (?:para|pra) (?:mim|meu|minha|nós)`,
    'Entendemos que o aroma tenha sido demais para você.',
    'Lamentamos que o aroma não seja do seu gosto.',
  ),
  notFresh: wording(
    `não (?:está|estava|é|era|veio|chegou) (?:\\p{L}+ )?fresc[oa]s?|vencid[oa]s?|fora da validade|rançosa?o?`,
    'O que chega deveria estar sempre fresco.',
    'O frescor deveria durar até a chegada.',
  ),
  changed: wording(
    '(?:mudaram|mudou|alteraram) (?:a |o )?(?:receita|fórmula|aroma|cheiro|composição|corte|tecido)|antes era (?:muito )?melhor|(?:o antigo|a antiga|o anterior|a anterior) era (?:muito )?melhor',
    'Entendemos que gostava mais da versão anterior.',
    'Vemos que sente falta da versão anterior.',
  ),
  notWorth: wording(
    `não vale (?:\\p{L}+ ){0,2}?(?:preço|dinheiro|custa|valor)|(?:por|pelo) (?:esse |este )?(?:preço|valor),? (?:\\p{L}+ ){0,2}?(?:esperava|esperaria|melhor)|car[oa] (?:demais )?(?:para|pelo) (?:o )?que`,
    'Por esse preço, é natural esperar mais.',
    'Entendemos que a expectativa fosse maior por esse preço.',
  ),
  again: wording(
    '(?:segund[oa]|terceir[oa]|quart[oa]|quint[oa]) (?:pedido|compra|vez que (?:compro|peço))|(?:comprei|pedi) (?:de novo|novamente|outra vez|mais (?:um|uma|dois|duas))|sempre compro|client[ea] fiel|recomprei',
    'Ter voltado a comprar conosco significa muito.',
    'Obrigado por voltar.',
  ),
  willReturn: wording(
    '(?<!não )(?:comprarei|vou comprar|pretendo comprar|voltarei a comprar|compraria) (?:\\p{L}+ )?(?:novamente|de novo|mais|outras? vez(?:es)?|sempre)|voltarei a comprar',
    'Esperamos pelo seu próximo pedido.',
    'Será um prazer receber o seu próximo pedido.',
  ),
  gift: wording(
    `(?:de|para|como|um) presente|presente (?:perfeito|ideal|lindo)|(?:dei|comprei) (?:de presente )?(?:para|pra|à) (?:a )?minha ${family}`,
    'Que bom que pensou em nós para um presente.',
    'Obrigado por pensar em nós para um presente.',
  ),
  recommends: wording(
    '(?<!não )(?:super |muito )?(?:recomendo|recomendaria|indico|recomendadíssimo|recomendável)',
    'Obrigado pela recomendação.',
    'A sua recomendação significa muito para nós.',
  ),
  asDescribed: wording(
    '(?:exatamente|igual|tal|conforme|idêntic[oa]) (?:como |ao |à |a |o |na |no )?(?:\\p{L}+ ){0,2}?(?:foto|fotos|descrição|descrito|anúncio|anunciado|esperava|imagem)|exatamente o que eu (?:queria|procurava|esperava)',
    'É bom saber que tudo está como esperava.',
    'Que tudo seja como esperado é o nosso objetivo.',
  ),
  better: wording(
    '(?:melhor|mais bonit[oa]|mais maci[oa]) (?:do )?que (?:eu )?(?:esperava|pensei|imaginava|nas fotos|na foto)|(?:superou|supera|superaram) (?:todas )?(?:as )?(?:minhas )?expectativas',
    'Que alegria ter superado as suas expectativas.',
    'Superar as suas expectativas é o melhor elogio.',
  ),
  heldUp: wording(
    '(?:depois de|após|há) (?:\\p{Nd}+|dois|três|quatro|cinco|vários) anos[^.!?\\n]{0,40} (?:ainda|continua|como nov[oa])|(?:ainda|continua) como nov[oa]',
    'Que bom que continua em tão bom estado.',
    'É bom saber que dura tão bem.',
  ),
  personal: wording(
    '(?:fase|momento|período|ano) (?:muito |tão )?(?:difícil|dur[oa]|complicad[oa])|no hospital|quimio\\p{L}*|(?:às|em) lágrimas|chorei de (?:alegria|emoção)',
    'Obrigado por compartilhar algo tão pessoal conosco.',
    'Saber disso nos toca profundamente.',
  ),
  note: wording(
    '(?:bilhete|bilhetinho|cartinha|cartão) (?:escrito à mão|na caixa|personalizado|de agradecimento)|(?:carinho|mimo) (?:no|na) (?:bilhete|caixa)',
    'Que bom que reparou no bilhete.',
    'Ficamos contentes que o bilhete tenha agradado.',
  ),
  helped: wording(
    `(?:responderam|resolveram|atenderam|ajudaram|trocaram) (?:\\p{L}+ ){0,2}?(?:rápido|rapidamente|na hora|imediatamente|muito bem|super bem)|(?:ótimo|excelente|maravilhoso|impecável) (?:atendimento|suporte)|atendimento (?:\\p{L}+ )?(?:ótimo|excelente|nota 10|nota dez|impecável|maravilhoso|rápido)|(?:muito|super) (?:atencios[oa]s?|prestativ[oa]s?)`,
    'Ficamos felizes que a nossa equipe tenha ajudado.',
    'É bom saber que a nossa ajuda fez diferença.',
  ),
  delighted: wording(
    `(?:ela|ele|elas|eles|todos|todo mundo|(?:minha|meu) ${family}) (?:\\p{L}+ )?(?:amou|adorou|amaram|adoraram|ficou (?:encantad[oa]|feliz)|ficaram (?:encantad[oa]s|felizes)|se emocionou)|(?:amou|adorou) o presente`,
    'Que alegria saber que fez tanto sucesso.',
    'Uma reação assim é o melhor que podemos esperar.',
  ),
  simile: wording(
    `(?:cheira|cheiro|cheirinho|aroma) (?:\\p{L}+ )?(?:como (?:uma?|se)|de (?:infância|natal|férias|casa de|vó))|a casa toda|casa inteira`,
    'Que jeito bonito de descrever.',
    'Adoramos a sua descrição.',
  ),
  productGood: wording(
    `10 ?/ ?10|em si (?:é|está)`,
    'Ficamos felizes por saber que o produto em si agrada.',
    'É bom saber que o produto em si agradou.',
  ),
}
