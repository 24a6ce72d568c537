import { compact } from '../words/compact.ts'

/** A question to the shop that needs no question mark: "will it ever stop", "could you make one for 17 inch laptops". */
export const asksUnmarked = (sentence: string): boolean =>
  (english.test(sentence) && !wantsNoAnswer.test(sentence)) || others.test(sentence) || japanese.test(sentence)

const verbs =
  '(?:come|fit|work|have|need|include|last|run|shrink|fade|charge|hold|close|open|get|stay|smell|wash|stretch|turn|connect|support|ship|contain|go|take|require|suit|stop|be|wear|improve|break|survive|arrive|settle|disappear|look)'
const thing = '(?:it|this|that|they|these|those|(?:the|your|this|these) \\p{L}+)'
const gladly = '(?: (?:please|also|maybe|possibly|just|perhaps|still|ever|really|actually|kindly|eventually))*'

const english = compact(
  `^(?:(?:hi|hey|hello|so|ok|also|and|but|btw|please|just wondering|quick question|question|one question)[,:]? )*(?:${[
    `(?:does|do) ${thing}${gladly} ${verbs}(?: \\S+)+`,
    `will (?:it|this|that|they|these)${gladly} ${verbs}(?: \\S+)*`,
    `would (?:it|this|they|these)${gladly} (?:work|fit|suit|go with|last|be (?:ok|okay|possible|suitable|safe))(?: \\S+)*`,
    'is (?:that|this|it)(?: (?:really|actually|just|even))* (?:normal|usual|common|expected|possible|safe|ok to|okay to|supposed to|meant to|covered)(?: \\S+)*',
    'is (?:it|this|that) (?:ever )?going to (?:stop|get|last|fit|wear|fade|improve|come|be back)(?: \\S+)*',
    `(?:can|could|may) (?:i|we)${gladly} (?:get|have|buy|order|return|exchange|swap|replace|send|use|wash|put|keep|change|cancel|wear|iron|dry|clean|take)(?: \\S+)+`,
    `(?:can|could|would) (?:you|u|you guys)${gladly} (?:make|add|offer|sell|ship|stock|bring back|recommend|refund|repair|fix|provide|replace|exchange|swap|send|change|cancel)(?: \\S+)+`,
    'do you know(?: (?:if|whether|when|where|which|how (?:i|to|do))(?: \\S+)+)?',
    '(?:does )?any(?:one|body) know (?:if|whether|when|where|which|how|what)(?: \\S+)+',
    'any (?:plans (?:to|for)|tips (?:on|for|how)|advice (?:on|for|how)|suggestions (?:on|for|how)|chance (?:you|there|of|that you|we could|we can))(?: \\S+)+',
    'should i (?:size|order|get|buy|wash|return|send|go|try)(?: \\S+)+',
    '(?:what|which) size (?:should|do|would|is)(?: \\S+)+',
    '(?:is|are) there any (?!reason|point|wonder|excuse|doubt|need)(?:\\S+)(?: \\S+)*',
    'please (?:advise|confirm)(?: \\S+)*',
    '(?:is|are) (?:\\p{L}+ ){1,3}still (?:working|with you|available|there|in stock|for sale|sold|made|being made|around)(?: \\S+)*',
    '(?:please |pls |plz |can you |could you )*(?:re-?stock|bring back)(?: (?!day|was|is|took|fee)\\S+)*',
  ].join('|')})$`,
  'u',
)

/** "Could you make it any worse", "can I have zero stars". */
const wantsNoAnswer = compact(
  /(?<!\p{L})(?:any (?:worse|better|more)|(?:zero|no|minus|negative|0|0\.5|half a) stars?|worse|what i mean|believe|imagine|the (?:job|trick|math|maths)|not like)(?!\p{L})|to (?:give|rate|leave) /u,
)

const others = compact(
  `^(?:(?:hallo|und|aber|bonjour|et|mais|hola|y|pero|ciao|e|ma|mas|en|maar|ook)[,:]? )*(?:${[
    '(?:bitte )?(?:füllt|füllen sie) (?:\\S+ ){0,5}(?:wieder |bitte )?auf|(?:holt|bringt|nehmt) (?:\\S+ ){1,5}(?:zurück|wieder rein)(?: bitte)?|(?:vous )?(?:refaites|remettez)(?: \\S+){0,6} (?:en stock|en vente)|un réassort(?: \\S+)*|(?:por favor )?(?:reponed|repongan|traed|traigan de vuelta)(?: \\S+)*',
    '(?:ist|wäre) (?:das|dies|es) (?:denn |so |eigentlich |überhaupt )?(?:normal|üblich|gewollt|so gewollt|möglich)(?: \\S+)*|(?:hört|geht|wird) (?:das|es) (?:denn |irgendwann |noch |jemals |wieder |mal )+(?:auf|weg|besser)(?: \\S+)*|(?:könnt|könntet|können|könnten) (?:ihr|sie) (?:mir |uns |bitte |das |es |sie |ihn )+\\S+(?: \\S+)*',
    '(?:est-ce (?:normal|possible|que)|puis-je|peut-on|pouvez-vous|pourriez-vous|serait-il possible|y a-t-il|avez-vous|existe-t-il|faites-vous|vendez-vous)(?: \\S+)+',
    '(?:è|e) (?:normale|possibile) che(?: \\S+)+|(?:potete|potreste|posso) (?:\\S+ )*(?:cambiarl[oaie]|restituirl[oaie]|sostituirl[oaie]|ripararl[oaie]|mandarm[ei]|dirm[ei])(?: \\S+)*',
    '(?:kan|mag|kunnen|kunt|kun) (?:ik|we|wij|u|je|jullie) (?:\\S+ )*(?:ruilen|omruilen|retourneren|terugsturen|wassen|krijgen|bestellen|annuleren|sturen|repareren|vervangen|opsturen)(?: \\S+)*|is (?:dat|dit|het) (?:wel )?(?:normaal|mogelijk)(?: \\S+)*',
  ].join('|')})$`,
  'u',
)

/** Japanese questions end with か: "修理してもらえますか。" "Isn't it?" (ではないでしょうか) states an opinion. */
const japanese =
  /(?:もらえ|もらうことはでき|頂け|いただけ|いただくことはでき|くれ|くださ(?:い|ら)|でき|可能で|あり|売ってい|販売してい|使え|洗え|入り|届き|なり|直り|すれば(?:いい|よい|よろしい)(?:で)?|したら(?:いい|よい|よろしい)(?:で)?|(?:いつ|どこ|何|どちら|どう|なぜ|普通|正常)[^。！？]{0,20})(?:です|ます|ません|でしょう|ないです|ないでしょう|るのでしょう|のでしょう)か$/u
