import type { Faults } from './fault-patterns.ts'
import { compact } from '../../words/compact.ts'

const words = (from: number, to: number): string => `(?:[\\p{L}\\p{N}'-]+ ){${from},${to}}?`
const all = (...alternatives: string[]): RegExp => compact(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'gu')

const broken =
  '(?:broken|cracked|snapped|smashed|shattered|chipped|dented|bent|torn|ripped|split|scratched|squashed|crushed|warped|in (?:two(?! (?:business |working |separate |different )?(?:days?|weeks?|hours?|months?|minutes?|boxes|packages|parcels|parts|shipments|deliveries|colou?rs|sizes|bags))|half|pieces|bits|shards))'
const arrived =
  '(?:arriv(?:ed?|es)|came|turned up|showed up|(?:was|were|been|got) delivered|got here|reached (?:me|us))'

const colours =
  '(?:(?:light|dark|pale|bright|navy|sky|royal) )?(?:black|white|navy|blue|red|green|gr[ea]y|brown|beige|pink|purple|yellow|orange|cream|ivory|silver|gold|ink|sage|teal|turquoise|khaki|olive|tan|burgundy|charcoal|mustard|moss|lilac|mint|rose|coral|nude|camel)'
const sizes =
  '(?:size )?(?:x{0,3}[sl]|m|small|medium|large|extra (?:small|large)|king|queen|double|single|\\d+(?:\\.\\d+)? ?(?:cm|mm|ml|inch(?:es)?|oz|g|kg|gb|w|pack)?)'
const kind = `(?:${colours}|${sizes}|(?:eu|us|uk|european|american|british) \\p{L}+)`

/** What wears off, and parts that break off. */
const coats =
  '(?:gold|silver|plating|gilding|coating|colou?r|paint|print(?:ing)?|logo|finish|varnish|lacquer|enamel|glaze|dye|pattern|lettering|letters|chrome|foil|veneer|leather|faux leather|design|transfer)'
const parts =
  '(?:straps?|handles?|buttons?|hooks?|clasps?|lids?|knobs?|legs?|wheels?|arms?|caps?|buckles?|pulls?|tassels?|stones?|hinges?|magnets?|rubber|covers?|soles?|heels?|lining|seams?|stitching|pockets?|rings?|feet|foot|spout|rim|base|stem|switch|dial|hands?|chain|loops?|ears?|eyes?|sleeves?|cable|plug|earrings?|charm|pendant|screws?)'
const device =
  '(?:it|watch|clock|lamp|light|lights|bulb|leds?|motor|fan|heater|speaker|screen|display|charger|remote|mechanism|movement|machine|device|kettle|timer|switch|button|pump|blender|dimmer|item|product|thing|unit|mine|second hand|hands)'
const soon =
  '(?:after|within|in (?:less|under|\\d|a|one|two|three|four|five|six|the first)|on (?:day|the (?:first|second|third|fourth|fifth))|the (?:first|second|third) (?:time|day|week|wear|use|wash)|already|the moment|as soon as|straight away|immediately)'
const off = '(?:clean |right |straight |all |completely )?(?:off|away|out|loose|in my hands?)'

const reply =
  '(?:answer(?:ed|s)?|repl(?:y|ied|ies)|respon(?:se|ses|d|ds|ded)|heard (?:back|anything)|word|wrote back|got back|called back|came back)'

/** Complaints at any number of stars. */
export const englishFaults: Faults = [
  [
    'damage',
    all(
      `${arrived} ${words(0, 3)}with ${words(1, 5)}(?:${broken}|crack|dent|chip|scratch)(?:e?s)?`,
      `${arrived} (?:completely |already |badly |all |totally |partly )?${broken}`,
      `(?:had|has|was|were) (?:already |completely )?(?:been )?(?:snapped|cracked|shattered|smashed|chipped|broken|bent) (?:clean |right |completely )?(?:off|through|in (?:half|two|transit)|before (?:i|we)|on arrival|when (?:it (?:came|arrived)|i (?:got|opened|unpacked)))`,
      `(?:broken|damaged|smashed|cracked|shattered) (?:on arrival|out of the box|when (?:it (?:came|arrived)|i (?:got|opened|unpacked|received))|in (?:the (?:post|mail|parcel|box|package)|transit|shipping))`,
    ),
  ],
  [
    'packaging',
    all(
      '(?:box|parcel|package|packaging|carton|envelope) (?:was|were|arrived|came|had been|turned up|looked|inside was) (?:[\\p{L}]+ ){0,2}?(?:crushed|squashed|battered|soaking|soaked|sodden|torn|ripped open|ripped|dented|flattened|burst|mangled|falling apart)',
      '(?:box|parcel|package|carton) (?:looked|looks) (?:like|as if|as though) (?:someone|somebody|it|they|an?)(?! (?:gift|present|treasure|jewel\\p{L}*))',
    ),
  ],
  [
    'delivery',
    all(
      '(?:left|delivered|dropped|dropped off|went|brought) (?:it |them |my \\p{L}+ |the \\p{L}+ )?(?:off )?(?:at|to) (?:the|a) wrong (?:house|address|home|apartment|building|door)',
      'nothing (?:has |had |ever )?(?:came|come|arrived|showed up|shown up|turned up)(?= ?(?:[.,!;]|$|yet))',
      "(?:tracking|package|parcel|shipment|order) (?:hasn't|has not|never) (?:moved|updated|showed up|shown up|turned up|arrived)",
      '(?:says|said|been|stuck) \\W?out for delivery\\W? (?:for|since) ',
    ),
  ],
  [
    'missing',
    all(
      "(?:got|received|sent(?: me| us)?|delivered) (?:somebody|someone|another (?:customer|person|woman|man)) ?(?:else)?'s (?:order|parcel|package|item|shirt|lamp|bag|things?)",
      '(?:received|got|was sent|were sent) (?:an? |the |some )?(?:[\\p{L}-]+ ){1,4}instead of (?:the |my |an? )?(?:[\\p{L}-]+ ){0,4}?(?:i|we) (?:had )?(?:ordered|chose|paid for|asked for)|not the (?!best|first|last|only|same|worst|second|reason|time|most|kind)(?:[\\p{L}-]+ ){1,3}?(?:that )?(?:i|we) (?:had )?ordered',
      '(?:missing|without) (?:a|one|two) buttons?|(?:a|one|two) buttons? (?:was |were |is )?missing',
      `(?:ordered|chose|asked for|paid for|selected|picked|requested|wanted|bought) (?:an? |the |it in |one in |them in )?${words(0, 3)}${kind}(?: ${words(0, 3)}\\p{L}+)?(?:,|;| -|,? (?:and|but|yet)) (?:then )?(?:i |we |you |they )?(?:have |just |then )?(?:got|received|was sent|were sent|been sent|sent(?: me| us)?|was given|shipped(?: me)?|delivered) (?:an? |the |it in |one in |them in )?(?:${words(0, 1)})?${kind}`,
      `(?:chose|ordered|asked for|wanted|paid for|selected) [^.!?\\n]{3,50}?(?:you|they) (?:have |then )?(?:sent|shipped|gave|delivered)(?: me| us)? (?:an? |the )(?:\\p{L}+ ){1,2}(?:one|version|plug)`,
      `(?:you|they|shop|store|seller|company|was|were|been) (?:have |has )?(?:sent|given|shipped|delivered)(?: me| us)? (?:an? |the |one |two )?(?:[\\p{L}\\d-]+ ){1,4}instead(?: of)?`,
      '(?:sent|received|got|gave|given|delivered|shipped|arrived|came|packed)(?: me| us)? (?:in |with |me )?(?:the |an? |completely |totally |entirely )*wrong (?:[\\p{L}]+ )?(?:items?|products?|colou?rs?|sizes?|plugs?|models?|versions?|one|ones|orders?|cables?|adapters?|parts?|parcel|thing|design|style|length|voltage|shade|pair|lamp|bag|shirt|ring|watch|book)',
      `only (?:one|two|three|half|\\d+|part|some) (?:of (?:the|my|our|them|these) (?:[\\p{L}\\d]+ ){0,3}|(?:[\\p{L}]+ ){0,2})(?:(?:was|were) (?:in|inside|delivered|sent|included)|arrived|came(?! (?:in|with|out))|in the (?:box|parcel|package))`,
      'no (?:screws?|instructions?|manual|charger|cable|lid|bulb|plug|batter(?:y|ies)|strap|belt|tools?|bolts?|cover|remote|adapter|box|paperwork|receipt|guarantee card)(?:,? (?:and|or|nor)(?: no)? [\\p{L}]+)? (?:in the (?:box|parcel|package|bag)|inside the (?:box|parcel|package))',
      '(?:screws?|parts?|pieces?|bits?|lid|charger|cable|manual|instructions|strap|belt|buttons?|bolts?|bulb|plug|key|earring|stone|leg|insert|cover|one of (?:the|them)[\\p{L} ]{0,20}|half (?:of )?(?:the|my|it)[\\p{L} ]{0,12}) (?:was|were|is|are) (?:not (?:in|inside|included)|(?:simply |just |still |completely |also )?missing(?! (?:out|you|the point)))',
      "(?:wasn't|was not|weren't|were not|isn't) in the (?:box|parcel|package)|(?:forgot|forgotten|failed) to (?:include|pack|put|send) (?:the|my|one|it|in)",
    ),
  ],
  [
    'quality',
    all(
      `${device} (?:has |have |just |already |simply |suddenly |then |completely )*(?:stopped|quit|died|gave up|packed (?:in|up)|conked out|went dead)(?: (?:working|ticking|running|charging|altogether|completely|dead|on me))* (?:${soon}|for good|and (?:won't|never|now|a new|nothing|no))`,
      '(?:pockets?|sleeves?|cuffs?|buttonholes?|legs?) (?:was|were|is|are|came|arrived) (?:\\p{L}+ )?(?:sewn|stitched|glued) shut',
      `${coats} (?:[\\p{L}]+ ){0,2}?(?:(?:has|have|had|is|are|was|were|already|just|completely|all|starts?|started|starting|to|keeps|begins?|began) )*(?:come|came|coming|worn|wore|wearing|rubbed|rubs|rubbing|flaked|flakes|flaking|peeled|peels|peeling|chipped|chipping|washed|washes|scratches|scratched) (?:clean |right |all |straight |completely )?(?:off|away)`,
      `${parts} (?:(?:has|have|had|just|already|simply|literally|completely) )*(?:broke|broken|snapped|fell|fallen|popped|tore|torn|ripped|dropped|split|came|come|cracked) ${off}(?! (?:for|to (?:wash|clean)|easily|so (?:you|i|that)))`,
      `${parts} (?:comes?|falls?|pops?|breaks?|snaps?|drops?) ${off} (?:${soon}|constantly|all the time|every time|whenever)`,
      `(?:piece|bit|part|corner|tip|half|chunk) of (?:the |its |my )?(?:[\\p{L}]+ ){0,3}(?:broke|snapped|came|fell|chipped|cracked|has come|has broken) (?:off|away)`,
      'moths? (?:[\\p{L}]+ )?(?:ate|have eaten|had eaten|got (?:to|into|at)|holes|damage)|eaten by moths|moth-?eaten',
      '(?:lost|loses|losing) (?:its|their|all|all its) shape|(?:gone|went|goes|going) (?:all )?(?:baggy|saggy|out of shape|misshapen)',
      '(?:coming|came|come|comes) (?:unstitched|unglued|unstuck|(?:undone|loose) (?:at|on|after|within|in|already|everywhere))',
      'keeps? (?:on )?(?:slipping|breaking|stopping|unscrewing|disconnecting|cutting out|flickering|jamming|falling (?:off|over|out|apart|down)|coming (?:off|loose|undone|apart|open)|sliding (?:off|down)|popping (?:out|off|open))',
      "so hot (?:that )?(?:it|i|you) (?:melt\\p{L}*|burn\\p{L}*|couldn't|can't|could not)|overheat(?:s|ed|ing)",
      '(?:this|it|these|watch|bag|ring|item|product|they|mine) (?:is|are|was|were) (?:clearly |obviously |definitely |just |only |certainly )?(?:an? |the )?(?:[\\p{L}]+ )?(?:fakes?|counterfeits?|knock-?offs?|replicas?|imitations?)|not the real thing',
    ),
  ],
  [
    'comfort',
    all(
      '(?:press(?:es)?|pinch(?:es)?|squeez(?:es?)|digs?|rubs?) (?:[\\p{L}]+ ){0,4}?(?:my|your|the|into my|on my|against my) (?:ears?|head|nose|toes|feet|heels?|neck|shoulders?|ankles?|back)(?! (?:against|into|out))',
    ),
  ],
  [
    'connection',
    all(
      '(?:bluetooth|wi-?fi|connection|signal) (?:(?:keeps|kept|constantly|often|always|randomly|sometimes|still|just) )*(?:drops? out|dropp?ed out|cuts? out|disconnects?|drops)',
    ),
  ],
  [
    'battery',
    all(
      '(?:battery|charge) (?:only |barely |just |hardly )*lasts? (?:only |barely |just |about |like |maybe |hardly |around )*(?:\\d{1,2}|ten|fifteen|twenty|thirty) (?:minutes?|mins?)(?! (?:of|to|per))',
    ),
  ],
  [
    'sound',
    all(
      "(?:gripe|complaint|downside|drawback|issue|problem|con|niggle|negative|shame) (?:is|was|'s|would be)(?: just| only)? (?:how (?:\\p{L}+ )?(?:loud|noisy) (?:it|this|they)(?:'s| is| are| gets?| was)|the noise(?! cancel))",
    ),
  ],
  [
    'missing',
    all(
      '(?:one|two|three|four|five|six|several|some|\\d{1,2}) (?:(?:bags?|sets?|packs?|packets?) of )?(?:screws?|bolts?|nuts|washers|dowels?|pegs?|brackets?|legs?|panels?|shelves|parts?|pieces?|cables?|lids?|caps?|poles?) (?:(?:is|are|was|were) )?(?:still |also |just )?missing(?! (?:out|you|the point))',
    ),
  ],
  [
    'ease',
    all(
      '(?:instructions?|manual|directions|app|software|menu|interface) (?:is|are|was|were) (?:[\\p{L}]+ ){0,2}?(?:clunky|useless|confusing|buggy|glitchy|unclear|misleading|terrible|awful|horrible|a joke|a nightmare|impossible to (?:follow|use|read))',
    ),
  ],
  [
    'performance',
    all(
      `(?<!(?:i|we) )(?:gains?|gained|gaining|loses?|losing|lost) (?:about |almost |around |roughly |nearly |up to |over )?(?:\\d+|an?|one|two|three|four|five|ten|several|a few|a couple of|half an?) (?:whole |full )?(?:seconds?|secs?|minutes?|mins?|hours?) (?:an? |per |every |each )(?:single )?(?:day|week|hour|month|night)`,
      '(?:runs|running|is|was|goes) (?:about |almost |around |always )?(?:\\d+|an?|two|three|five|ten|several|a few) (?:seconds|minutes|hours) (?:fast|slow|behind|ahead)',
    ),
  ],
  [
    'service',
    all(
      `(?:nobody|no ?one|no-one|none of you|not one of you) (?:(?:has|have|had|is|was|will|would|ever|even|actually|at|from|in|there|your|the|customer|service|support|team|seems|to|bothers|bothered) ){0,5}(?:answer(?:s|ed|ing)?|repl(?:y|ies|ied)|respond(?:s|ed)?|calls? (?:me |us )?back|called (?:me |us )?back|picks? up|picked up|got back|gets back|came back|wrote back|helped|listens)`,
      `no ${reply} (?:to|at all|since|yet|after|for|so far|from (?:you|them|the|your|anyone|customer))`,
      `(?:emailed|e-mailed|mailed|called|rang|phoned|wrote|written|messaged|contacted|texted|chased|complained|asked|emails?|mails|messages|calls|times)(?!\\p{L})[^.!?\\n]{0,50}?[ ,;-](?:and |but |yet )?(?:(?:i |we |have |has |i've |you |they )*(?:never|not once|still not|hasn't been|haven't been|haven't|no|zero|not one|nothing but|none(?: of them)?) ${words(0, 3)}${reply}|(?:been )?ignored|(?:only |complete |total |just |radio )?silence(?= ?(?:[.,!;]|$|since|from|and))|(?:got|had|heard) nothing(?: back)?|not one (?:was|got|has been) (?:answered|replied))`,
      '(?:just|only|always|phone|line) rings (?:out|and rings|forever|endlessly)|(?:goes|went) (?:straight )?to (?:voicemail|the answering machine)|(?:left|kept) (?:me )?on hold for',
      '(?:laughed|shouted|yelled|sneered|swore|screamed) at (?:me|us|my (?:wife|husband|mother|mum|mom|daughter))|(?:he|she|they|you|agent|guy|man|woman|lady|person|rep|then) (?:then |just |simply |even )*hung up(?! (?:the|my|our|in|a|this|on the|on my))|(?:put|slammed) the phone down',
      "(?:told|tells|telling|said|says|claimed|claims|insist\\p{L}*)(?: me| us)? (?:that )?(?:it(?:'s| is| was|s)|this (?:is|was)) (?:[\\p{L}]+ ){0,2}?(?:my|our) (?:own )?fault|blam(?:ed|es|ing) (?:me|us) (?:for|instead)",
      '(?:you|they|shop|store|seller|company) (?:[\\p{L}]+ )?refus(?:e|es|ed|ing) (?:to )?(?:take (?:it|them) back|help|(?:a |my |me a |us a )?refund|replace|exchange|accept|repair|honou?r|talk|answer)',
      '(?:copy (?:and|&) paste|copy-and-paste|copy-?pasted?|canned|scripted|automated|templated?) (?:answers?|repl(?:y|ies)|responses?|e-?mails?|messages?)',
      "(?:still(?: waiting (?:for|on))?|(?:still )?(?:haven't|have not|hasn't|has not|never|not|didn't)(?: yet| even| been| actually)* (?:seen|received|got|gotten|had|given|issued|refunded|get)) (?:[\\p{L}']+ ){0,2}?(?:a penny|a cent|(?:a |my |any |the )?refund|my money|(?:my |any |the )?money back)(?! (?:was|came|arrived))|(?:refund|my money|money) (?:has |still )*(?:hasn't|has not|never|still not|not) (?:[\\p{L}]+ )?(?:come|came|arrived|appeared|shown|been|back)|still no (?:refund|credit|money|reimbursement)",
    ),
  ],
  [
    'size',
    all(
      '(?:it|shirt|throw|sweater|jumper|dress|this|they|jeans|trousers|pants|top|fabric|linen|wool|cotton|sleeves?) (?:has |have |completely |badly |immediately )*(?:shrank|shrunk)(?! (?:to fit|nicely|perfectly|down))',
      '(?:came|comes|come|coming) out (?:of the (?:wash|dryer|machine|washer) )?(?:(?:about|at least|like|almost|nearly|roughly|a|an|one|two|three|four|several|half|\\d|whole|full) ){1,3}(?:sizes?|inch|inches|cm) (?:smaller|shorter|too small)',
      "(?:wish|wished) (?:that )?the (?:cable|cord|lead|wire|chain|strap|hose|belt|handles?) (?:was|were|is|had been|would be) (?:[\\p{L}]+ )?(?:longer|shorter)|(?:cable|cord|lead|wire|chain|strap|hose|belt|handles?) (?:is|are|was|were) (?:[\\p{L}]+ )?(?:too|much too|far too|way too) (?:short|long)|(?:cable|cord|lead|it|mine) (?:doesn't|does not|won't|didn't) (?:even )?reach (?:the|my|our|any) (?:socket|outlet|wall|plug|floor|desk|table|power|nearest)",
    ),
  ],
  [
    'delivery',
    all('no tracking(?: (?:number|info\\p{L}*|updates?|link|code|details))?(?! (?:needed|required|issues?|problems?))'),
  ],
]

/** Complaints only at one or two stars. */
export const englishFaultsOfLowStars: Faults = [
  [
    'delivery',
    all(
      '(?:takes?|took|taking) (?:(?:over|more than|almost|nearly|about|another|up to) )?(?:[6-9]|\\d{2}|six|seven|eight|nine|ten|twelve|two weeks|three weeks|four weeks) ?(?:business |working )?(?:days |weeks )?to (?:even |actually |finally )?(?:ship|dispatch|be (?:shipped|sent|dispatched)|leave (?:the|your) warehouse)',
      "where(?:'s| is| are|s) (?:my|our) (?!refund|money|cash|reply|answer|response|credit|manager)(?:order|parcel|package|stuff|items?|goods|delivery|bag|backpack|lamp|shirt|ring|watch|throw|shoes|dress|jacket|gift|present|purchase|\\p{L}+(?= ?\\?))",
    ),
  ],
  [
    'size',
    all(
      '(?:runs?|ran) (?:(?:about|at least|a|an|whole|one|half|very|really|super|so|way|too|quite|pretty|extremely|full|size|sizes) )*(?:big|small|large|tight|narrow|short)',
    ),
  ],
  [
    'quality',
    all(
      `${parts} (?:has |have |had |just |already )*(?:comes?|came|coming|falls?|fell|falling|breaks?|broke|snaps?|snapped|peels?|peeled) (?:clean |right |straight |all )?(?:off|away|apart|loose)`,
      `${device} (?:has |just |already |simply |suddenly )*(?:stopped|quit|died|packed (?:in|up)|conked out)(?= ?(?:[.,!;]|and|after|$))`,
    ),
  ],
]
