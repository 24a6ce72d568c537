/** What may not be repeated in a language, as alternatives of regular expressions that are tried on small letters. */
export interface OwnWordsRules {
  /** Spoken to the shop or of its people, demanded, accused or threatened with: anywhere in the words. */
  never: string
  /** Half a thought that leads to another: at the beginning. */
  half: string
  /** What a part of a sentence may not begin with, for it hangs on another part; a whole sentence may. */
  hangs: string
  /** Unfinished: at the end. */
  open: string
}

/** Only the languages that replies are written in: in others no comment is repeated. */
export const ownWordsRules: Readonly<Record<string, OwnWordsRules>> = {
  en: {
    never:
      "you(?! (?:can|can't|can’t|get|want|like|see|hear|feel|play)(?!\\p{L}))|yours?|u|please|pls|thanks?|thank|guys|seller|manager|owner|refunds?|money back|sue|lawyer|police|scam\\p{L}*|fraud\\p{L}*|thie(?:f|ves)|steal\\p{L}*|stolen|lie[sd]?|lying|liars?|fake\\p{L}*|illegal|boycott|kill\\p{L}*|died|dying|hate[ds]?|buy|don['’]?t|stay away|avoid|say|write|reply|visit|click|follow|subscribe|call|contact|idiots?|stupid|racis\\p{L}*|sex\\p{L}*",
    half: "which|who|whom|whose|than|as|for|of|to|with|not to|let['’]?s|or|nor|compared|maybe|perhaps",
    hangs:
      'that|because|since|if|when|while|although|though|unless|until|in|on|after|before|then|also|like|such|by|from|at|about|due|despite|instead|without|including|being|having|thinking|hoping|especially|even',
    open: 'and|or|but|the|a|an|of|to|with|for|so|that|than|as|is|was|are',
  },
  de: {
    never:
      'euch|euer|eure\\p{L}*|bitte|danke|kauft?|kaufen|schreib\\p{L}*|betr[uü]g\\p{L}*|abzock\\p{L}*|dieb\\p{L}*|lüg\\p{L}*|anwalt|polizei|geld zurück|hass\\p{L}*|finger weg|verkäufer\\p{L}*',
    half: 'dass|sondern|oder|denn|als|wie|um|bis|vielleicht',
    hangs:
      'weil|wenn|obwohl|während|da|damit|ob|wo|wobei|sodass|der|die|das|dem|den|dessen|deren|nach|vor|dann|mit|von|bei|für|auf|durch|ohne|trotz|statt|außer|besonders|sowie|zu|zum|zur|im|in|am|an',
    open: 'und|oder|aber|der|die|das|dem|den|des|ein|eine|mit|zu|von|für|als|wie',
  },
  fr: {
    never:
      'vous|votre|vos|merci|svp|achetez|évitez|fuyez|arnaqu\\p{L}*|escro\\p{L}*|voleurs?|volé\\p{L}*|menteur\\p{L}*|mentent|avocat|rembours\\p{L}*|honte\\p{L}*|vendeur\\p{L}*',
    half: "qui|dont|ni|ou|comme|peut-être|de|pour|que|qu['’]\\p{L}+",
    hangs:
      "parce|car|si|quand|lorsque|lorsqu['’]\\p{L}+|alors|même si|bien que|sans|où|après|avant|puis|ensuite|avec|par|sur|dans|malgré|sauf|surtout|afin|en|à|au|aux|chez|étant|ayant",
    open: 'et|ou|mais|le|la|les|un|une|des|de|du|à|au|que|qui|très|pour|avec|en',
  },
  es: {
    never:
      'usted(?:es)?|vosotros|vuestr\\p{L}*|gracias|compren?|eviten?|estaf\\p{L}*|ladr[oó]n\\p{L}*|robo|roban|robar\\p{L}*|robaron|robad[oa]s?|mentir\\p{L}*|abogado|devol\\p{L}*|denunci\\p{L}*|verg[uü]enza|vendedor\\p{L}*',
    half: 'que|quien|cual|ni|o|como|de|quizás?',
    hangs:
      'porque|ya que|si|cuando|aunque|mientras|para|sin|donde|además|por|con|así como|sobre todo|incluso|después|antes|luego|tras|a|en|al|siendo',
    open: 'y|o|el|la|los|las|un|una|de|del|a|con|que|muy|para|en',
  },
  it: {
    never:
      'voi|vostr\\p{L}*|grazie|comprate|evitate|truff\\p{L}*|ladr\\p{L}*|rubato|rubare|bugiard\\p{L}*|avvocato|rimbors\\p{L}*|vergogn\\p{L}*|denunc\\p{L}*|venditor\\p{L}*',
    half: 'che|chi|cui|né|o|come|di|forse',
    hangs:
      'perché|se|quando|mentre|anche se|per|senza|dove|dopo|prima|poi|con|da|su|nel\\p{L}*|a|al\\p{L}*|oltre|nonostante|soprattutto|essendo|infine|in',
    open: 'e|o|ma|il|lo|la|i|gli|le|un|una|di|del|della|a|con|che|molto|per',
  },
  pt: {
    never:
      'vocês?|vcs?|obrigad[oa]|comprem?|evitem?|golp\\p{L}*|ladr\\p{L}*|roub\\p{L}*|mentir\\p{L}*|advogado|reembols\\p{L}*|estorn\\p{L}*|procon|vergonha|vendedor\\p{L}*',
    half: 'que|quem|nem|ou|como|de|talvez',
    hangs:
      'porque|pois|se|quando|enquanto|embora|para|sem|onde|depois|antes|por|com|além|após|a|à|ao|em|no|na|desde|apesar|sendo|sobretudo|inclusive|pelo|pela',
    open: 'e|ou|o|a|os|as|um|uma|de|do|da|com|que|muito|para|em',
  },
  ja: {
    never:
      '貴社|御社|そちら|ください|下さい|返金|詐欺|泥棒|弁護士|嘘|うそ|偽物|殺|死|買うな|訴え|(?<!仲居|客|皆|子|娘|奥|旦那|女将|他|店員|屋|者|く)(?:さん|様|氏)',
    half: 'と思|と感|と改|との|という|として|ので|のに|から|けど',
    hangs: 'を|へ|とは|には|では|にも|でも',
    open: '[はがをにのもやへば]|(?<!こ)と|で|から|けど|けれど|けれども|って|など|たら|なら|ため|のは',
  },
  zh: {
    never:
      '你(?!说呢)|您|贵店|请|求|退款|退钱|赔|骗|假货|假的|偷|律师|投诉|曝光|举报|死|杀|垃圾|滚|千万别|别买|不要买|大家|先生|女士|小姐|经理|名叫',
    half: '然后|或者|以及|和|与|使|至于|关于|比如|例如|从而|以至|比',
    hangs: '因为|如果|虽然|尽管|为了|除了|对于|当|就在|直到|即使',
    open: '的|得|和|与|或|就|都|也|了以后|的话|的时候|是|在|把|被',
  },
}
