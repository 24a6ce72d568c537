/** Text that must not be repeated, as regular expressions for lowercase text. */
export interface QuotableTermsRules {
  /** Addresses, demands, accusations, and threats to the shop: anywhere in the words. */
  never: string
  /** People that must not be mentioned: the shop, its staff, others, and what belongs to them. */
  people: string
  /** Start of an incomplete thought. */
  half: string
  /** A clause that starts like this depends on another; a whole sentence may. */
  hangs: string
  /** Incomplete end. */
  open: string
  /** Connects parts that mean something different on their own; may occur anywhere. */
  splits: string
}

/** Only languages that replies are written in: comments in others aren't repeated. */
export const quotableTermsRules: Readonly<Record<string, QuotableTermsRules>> = {
  en: {
    never:
      "surprisingly|actually|original|previous|dlcs?|refurbished|decent|okay|ok|worst|trash|rubbish|garbage|crap\\p{L}*|disgust\\p{L}*|pathetic|addict\\p{L}*|porn\\p{L}*|rivals?|competitors?|you(?! (?:can|can't|can’t|get|want|like|see|hear|feel|play)(?!\\p{L}))|yours?|u|please|pls|thanks?|thank|guys|seller|manager|owner|refunds?|money back|sue|lawyer|police|scam\\p{L}*|fraud\\p{L}*|thie(?:f|ves)|steal\\p{L}*|stolen|lie[sd]?|lying|liars?|fake\\p{L}*|illegal|boycott|kill\\p{L}*|died|dying|hate[ds]?|buy|don['’]?t|stay away|avoid|say|write|reply|visit|click|follow|subscribe|call|contact|idiots?|stupid|racis\\p{L}*|sex\\p{L}*",
    people:
      'they|he|she|who|him|her|them|their|people|person|somebody|someone|everybody|everyone|nobody|m[ae]n|wom[ae]n|boss|owners?|employees?|colleagues?|workers?|company|companies|business|shops?|stores?|brands?|customers?|clients?|we|us|our|child(?:ren)?|kids?|wife|husband|police|prison|answers?|assistant|money|cash|paid|refund\\p{L}*|end it all|dead|death|blood\\p{L}*|guns?|weapons?|hang|suicid\\p{L}*',
    half: "but|only|just|yet|i thought|i guess|i was hoping|i hoped|i expected|which|who|whom|whose|than|as|for|of|to|with|not to|let['’]?s|or|nor|compared|maybe|perhaps",
    hangs:
      'and|or|that|because|since|if|when|while|although|though|unless|until|in|on|after|before|then|also|like|such|by|from|at|about|due|despite|instead|without|including|being|having|thinking|hoping|especially|even',
    open: 'and|or|but|the|a|an|of|to|with|for|so|that|than|as|is|was|are',
    splits: 'if|unless|although|even though|rather than|instead of',
  },
  de: {
    never:
      'nicht so|original|damals|dlcs?|ganz ok|okay|schlechtest\\p{L}*|müll|schrott|dreck|ekel\\p{L}*|süchtig\\p{L}*|sucht|euch|euer|eure\\p{L}*|bitte|danke|kauft?|kaufen|schreib\\p{L}*|betr[uü]g\\p{L}*|abzock\\p{L}*|dieb\\p{L}*|lüg\\p{L}*|anwalt|polizei|geld zurück|hass\\p{L}*|finger weg|verkäufer\\p{L}*',
    people:
      'wer|leute|menschen?|jemand|niemand|jeder|alle|mann|frau|männer|frauen|chef\\p{L}*|inhaber\\p{L}*|besitzer\\p{L}*|mitarbeiter\\p{L}*|firma|firmen|laden|läden|shops?|marken?|kunden?|kundin\\p{L}*|wir|uns|unser\\p{L}*|kind\\p{L}*|ausländer\\p{L}*|geld|tot|tod|blut\\p{L}*|waffen?',
    half: 'aber|nur|allerdings|ich dachte|ich glaube|ich hoffte|finde|dass|sondern|oder|denn|als|wie|um|bis|vielleicht',
    hangs:
      'und|oder|weil|wenn|obwohl|während|da|damit|ob|wo|wobei|sodass|der|die|das|dem|den|dessen|deren|nach|vor|dann|mit|von|bei|für|auf|durch|ohne|trotz|statt|außer|besonders|sowie|zu|zum|zur|im|in|am|an',
    open: 'und|oder|aber|der|die|das|dem|den|des|ein|eine|mit|zu|von|für|als|wie',
    splits: 'wenn|falls|obwohl|statt|anstatt|weder',
  },
  fr: {
    never:
      'dlcs?|original|ras|correct|pire|ordure|poubelle|daube|nul à chier|addict\\p{L}*|addiction|vous|votre|vos|merci|svp|achetez|évitez|fuyez|arnaqu\\p{L}*|escro\\p{L}*|voleurs?|volé\\p{L}*|menteur\\p{L}*|mentent|avocat|rembours\\p{L}*|honte\\p{L}*|vendeur\\p{L}*',
    people:
      'leurs?|eux|qui|gens|personnes?|quelqu|tout le monde|hommes?|femmes?|patron\\p{L}*|employé\\p{L}*|société|entreprise|boutiques?|magasins?|marques?|clients?|nous|notre|nos|enfants?|écoles?|mari|argent|morts?|sang|armes?|fusils?|balles?',
    half: "mais|juste|seul bémol|je pensais|je croyais|je cherch\\p{L}+|j['’]utilis\\p{L}+|n['’]importe|qui|dont|ni|ou|comme|peut-être|de|pour|que|qu['’]\\p{L}+",
    hangs:
      "et|ou|parce|car|si|quand|lorsque|lorsqu['’]\\p{L}+|alors|même si|bien que|sans|où|après|avant|puis|ensuite|avec|par|sur|dans|malgré|sauf|surtout|afin|en|à|au|aux|chez|étant|ayant",
    open: 'et|ou|mais|le|la|les|un|une|des|de|du|à|au|que|qui|très|pour|avec|en',
    splits: 'si|bien que|au lieu de|plutôt que|même si|tout et',
  },
  es: {
    never:
      'dlcs?|original|regular|peor|basura|mierda|asco|vici\\p{L}*|enviciar\\p{L}*|arreglen|mejoren|pongan|hagan|quiten|usted(?:es)?|vosotros|vuestr\\p{L}*|gracias|compren?|eviten?|estaf\\p{L}*|ladr[oó]n\\p{L}*|robo|roban|robar\\p{L}*|robaron|robad[oa]s?|mentir\\p{L}*|abogado|devol\\p{L}*|denunci\\p{L}*|verg[uü]enza|vendedor\\p{L}*',
    people:
      'quien\\p{L}*|gente|personas?|alguien|nadie|todos|hombres?|mujer(?:es)?|jef[ea]s?|dueñ[oa]s?|emplead[oa]s?|empresas?|tiendas?|marcas?|clientes?|nosotros|nuestr\\p{L}*|niñ[oa]s?|hij[oa]s?|espos[oa]|marido|dinero|muert\\p{L}*|sangre|armas?',
    half: 'pero|solo|sólo|pensaba|pensé|creía|esperaba|supongo|que|quien|cual|ni|o|como|de|quizás?',
    hangs:
      'y|o|porque|ya que|si|cuando|aunque|mientras|para|sin|donde|además|por|con|así como|sobre todo|incluso|después|antes|luego|tras|a|en|al|siendo',
    open: 'y|o|el|la|los|las|un|una|de|del|a|con|que|muy|para|en',
    splits: 'si|aunque|en vez de|en lugar de',
  },
  it: {
    never:
      'dlcs?|originale|fa il suo lavoro|discret\\p{L}*|peggior\\p{L}*|spazzatura|schifo|schifezz\\p{L}*|sistemate|migliorate|mettete|voi|vostr\\p{L}*|grazie|comprate|evitate|truff\\p{L}*|ladr\\p{L}*|rubato|rubare|bugiard\\p{L}*|avvocato|rimbors\\p{L}*|vergogn\\p{L}*|denunc\\p{L}*|venditor\\p{L}*',
    people:
      'lei|gente|persone?|qualcuno|nessuno|tutti|uomo|uomini|donn[ae]|cap[oi]|proprietari\\p{L}*|dipendent\\p{L}*|aziend[ae]|negozi\\p{L}*|marc[ah]\\p{L}*|client[ei]|noi|nostr\\p{L}*|bambin\\p{L}*|figli\\p{L}*|moglie|marito|soldi|mort[oiea]|sangue|arm[ai]',
    half: 'ma|però|solo|pensavo|credevo|speravo|suppongo|che|chi|cui|né|o|come|di|forse',
    hangs:
      'e|o|ed|perché|se|quando|mentre|anche se|per|senza|dove|dopo|prima|poi|con|da|su|nel\\p{L}*|a|al\\p{L}*|oltre|nonostante|soprattutto|essendo|infine|in',
    open: 'e|o|ma|il|lo|la|i|gli|le|un|una|di|del|della|a|con|che|molto|per',
    splits: 'se|anche se|invece di|nonostante',
  },
  pt: {
    never:
      'dlcs?|original|para quem não|pra quem não|razoável|pior|lixo|porcaria|merda|nojo|viciant\\p{L}*|arrumem|melhorem|consertem|coloquem|façam|tirem|vocês?|vcs?|obrigad[oa]|comprem?|evitem?|golp\\p{L}*|ladr\\p{L}*|roub\\p{L}*|mentir\\p{L}*|advogado|reembols\\p{L}*|estorn\\p{L}*|procon|vergonha|vendedor\\p{L}*',
    people:
      'gente|pessoas?|alguém|ninguém|todos|homens?|mulher(?:es)?|chefes?|don[oa]s?|funcionári\\p{L}*|empresas?|lojas?|marcas?|clientes?|nós|noss\\p{L}*|crianças?|filh[oa]s?|esposa|marido|dinheiro|mort[oea]s?|sangue|armas?',
    half: 'mas|só|porém|achei que|pensei|pensava|esperava|acho que|que|quem|nem|ou|como|de|talvez',
    hangs:
      'e|ou|porque|pois|se|quando|enquanto|embora|para|sem|onde|depois|antes|por|com|além|após|a|à|ao|em|no|na|desde|apesar|sendo|sobretudo|inclusive|pelo|pela',
    open: 'e|ou|o|a|os|as|um|uma|de|do|da|com|que|muito|para|em',
    splits: 'se|embora|em vez de|apesar',
  },
  ja: {
    never:
      'まあまあ|たかった|普通|ほしい|欲しい|最悪|最低|ゴミ|くず|クズ|糞|貴社|御社|そちら|ください|下さい|返金|詐欺|泥棒|弁護士|嘘|うそ|偽物|殺|死|買うな|訴え|(?<!仲居|客|皆|子|娘|奥|旦那|女将|他|店員|屋|者|く)(?:さん|様|氏)',
    people: '彼|彼女|誰|人間|社長|店長|店員|会社|御主人|子供|妻|夫|お金|代金|在日|外国人|警察|血|銃|田中|佐藤|鈴木',
    half: 'と思|と感|と改|との|という|として|ので|のに|から|けど',
    hangs: 'を|へ|とは|には|では|にも|でも',
    open: '[^\\p{Script=Hiragana}]|[はがをにのもやへば]|(?<!こ)と|で|から|けど|けれど|けれども|って|など|たら|なら|ため|のは',
    splits: 'たら|れば|なら|けれど|ものの',
  },
  zh: {
    never:
      '没有?意思|没劲|无聊|还好没|一般|还行|凑合|dlc|最差|最烂|屎|逼|傻|烂货|辣鸡|恶心|京东|淘宝|天猫|拼多多|你(?!说呢)|您|贵店|请|求|退款|退钱|赔|骗|假货|假的|偷|律师|投诉|曝光|举报|死|杀|垃圾|滚|千万别|别买|不要买|大家|先生|女士|小姐|经理|名叫',
    people: '他|她|谁|老板|商家|卖家|店家|公司|员工|店员|老人|孩子|老婆|老公|我们|钱|警察|血|枪|黑心|欺负',
    half: '就是|不过|而且|但|只是|可惜|我以为|我觉得应该|然后|或者|以及|和|与|使|至于|关于|比如|例如|从而|以至|比',
    hangs: '和|又|还|却|才|因为|如果|虽然|尽管|为了|除了|对于|当|就在|直到|即使',
    open: '的\\p{L}{1,4}|的|得|和|与|或|就|都|也|了以后|的话|的时候|是|在|把|被',
    splits: '如果|要是|虽然|尽管|除非|与其|即使',
  },
}
