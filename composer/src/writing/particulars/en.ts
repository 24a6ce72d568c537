import { type Wordings, wording } from './particular.ts'

/** A few words of the same sentence without a denial. */
const near = "(?:(?! not | never | nothing | no |n't )[^.!?;\\n]){0,40}?"
const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|ten|several|many|a few|a couple of)'
const family =
  '(?:mum|mom|mam|mama|mother|dad|father|parents|wife|husband|hubby|fiancé|fiancée|fiance|fiancee|sister|brother|daughter|son|friends?|girlfriend|boyfriend|partner|grandma|grandmother|granny|gran|nan|nana|aunt|auntie|uncle|niece|nephew|cousin|boss|colleagues?|mother-in-law|father-in-law|sister-in-law|in-laws|neighbou?r|teacher|goddaughter|grandson|granddaughter|kids?|toddler|teenager)'
const brokenWord =
  '(?:broken|snapped|smashed|shattered|cracked|damaged|chipped|dented|crushed|in (?:(?:a )?(?:thousand|million|hundred|tiny|small|little) ){0,2}(?:pieces|bits|shards)(?! of)|leaking|melted|bent|defective|ruined)'
/** "I recommend sizing up" is advice to other customers. */
const notAdvice =
  '(?! (?:siz|order|go|gett|buying (?:a|the|two)|that|you|try|not|against|wash|hand|us(?:e|ing)|wear|tak))'
const parcel = '(?:box|package|packaging|parcel|carton)'

export const en: Wordings = {
  waiting: wording(
    `(?:refund|money back)${near} (?:since|yet)|no (?:refund|money back|replacement|exchange)(?: \\p{L}+){0,3} (?:since|yet|after|so far)|(?:where is|where's|wheres) (?:my|the|our) (?:refund|money|replacement)|(?:refund|return label|replacement|(?<!no |not |not an? )exchange|money back)${near} (?:still|never|hasn't|has not|not yet|yet to|nowhere)|(?:still|never)${near} (?:been refunded|refunded|got(?:ten)? (?:my|a|the) (?:refund|replacement|money)|receiv\\p{L}* (?:my|a|the) (?:refund|replacement|money|return label))|(?:still )?(?:(?<!now )waiting|waited) (?:(?:\\p{L}+|\\d+) ){0,3}?(?:for|on) (?:my|a|an|the|our) (?:refund|replacement|exchange|money|return label)(?! (?:and it (?:came|arrived)|but it (?:came|arrived)))|not (?:been )?exchanged?(?: yet)?[^!?\\n]{0,25} wait(?:ed|ing)`,
    'This should have been settled by now.',
    'You shouldn’t have had to wait this long.',
    'We know how frustrating it is to wait for this.',
    'No one should have to wait this long.',
  ),
  chargedTwice: wording(
    `(?:charged|billed|debited)(?: (?:me|us|for it|(?:my|our|the) (?:\\p{L}+ )?(?:card|account|bank)))? (?:twice|two times|double)|charged (?:me |us )?(?:for (?:it |this |one order )?)?(?:twice|two times)|same (?:charge|payment) (?:twice|two times)|(?:took|taken|takes)(?: my| the)? (?:money|payment) twice|paid twice|double[- ]charged|two (?:charges|payments) (?:on|for|from|have (?:gone|been)|went|came)|(?:2|two) ?(?:x|lots of) ?[£$€]\\d+|[£$€]\\d+(?:\\.\\d+)? twice`,
    'You should never be charged twice.',
    'We understand how worrying a second charge is.',
    'A second charge is never right.',
  ),
  wrongItem: wording(
    `(?:sent|got|received|gave|shipped|delivered)(?: me| us)? (?:the |a |an )?(?:wrong|different|incorrect) \\p{L}+|wrong (?:item|product|order|one|thing)|(?:arrived|came|turned up|shipped|delivered) with (?:the |an? )(?:[\\p{L}-]+ ){1,3}(?:though|although|even though|but|when|despite the fact) (?:that )?(?:i|we) (?:had )?(?:clearly )?(?:chose|chosen|picked|selected|requested|asked for|ordered (?:the|an?))|ordered (?:an? |the |one )(?:[\\p{L}-]+ ){1,5}?(?:and|but) (?:i )?(?:got|received) (?:an? |the )(?!perfect|beautiful|lovely|great|good|nice|wonderful|second|surprise|gift|refund|reply|response|call|discount|free|confirmation|message|tracking|notification)[\\p{L}-]+(?= ?(?:[.!;]|$|instead))|wrong (?:scent|colou?r|size|flavou?r|model|version)[,.!]? (?:you |they )?(?:sent|was sent|arrived|came|delivered)|sent (?:me |us )?[^.!?\\n]{2,40} instead of|(?:chose|picked|selected|wanted|asked for|ordered) (?:an? |the |my )?[^.!?,\\n]{2,40}?(?:,| and|, and| but|, but) (?:you|they) (?:sent|shipped|delivered|gave)(?: me| us)? (?!it |them|this|that|within|very|quick|out|off|an? (?:e-?mail|refund|message|reply))\\p{L}+|(?:you|they) sent (?:me |us )(?:the |an? )(?:\\p{L}+ ){1,3}?\\p{L}+, (?:but |and )?i (?:asked for|ordered|wanted|chose|picked)|(?:received|got|was sent|were sent) (?:an? |the |some )?(?:[\\p{L}-]+ ){1,4}instead of (?:the |my |an? |what )?(?:[\\p{L}-]+ ){0,4}?(?:i|we) (?:had )?(?:ordered|chose|paid for|asked for|wanted)|not the (?!best|first|last|only|same|worst|second|reason|time|most|kind)(?:[\\p{L}-]+ ){1,3}?(?:that )?(?:i|we) (?:had )?(?:ordered|chose|paid for|selected)|(?:were|where|was|is|are) not the (?:[\\p{L}-]+ ){1,2}[\\p{L}-]+, instead (?:they|it) (?:were|where|was|is|are)|(?:ordered (?:an? )?size [\\d.]+|size [\\d.]+ ordered),? (?:(?:and|but) )?(?:got |received |a )*size [\\d.]+ (?:in the box|inside|arrived|came|was in|showed up)|not (?:what|the (?:item|one|product|colou?r|size)) (?:i|we) ordered|(?:got|received|sent(?: me| us)?|delivered) (?:somebody|someone) else's (?:order|parcel|package|item|things?)|(?:got|received|sent(?: me| us)?) two (?:completely|totally|entirely) different \\p{L}+|(?:ordered|asked for) (?:an? |the |my )?(?:(?! small| medium| large| xs| xl| petite| size| \\d)[^.!?\\n]){2,40}?(?:,| and| but) (?:i )?(?:got|received|was sent|they sent(?: me)?|you sent(?: me)?) (?!it |them|this|my |within|in |on |by |very|quick|fast|prompt|an? (?:e-?mail|call|refund|message|great|good|nice|perfect|very))\\p{L}+`,
    'You should have received exactly what you ordered.',
    'You should get what you ordered and nothing else.',
    'An order should be exactly as you placed it.',
  ),
  incomplete: wording(
    `(?:one|two|three|four|\\d+) (?:out )?of (?:the |my )?(?:two|three|four|five|six|\\d+) [^.!?\\n]{0,40}?(?:turned up|arrived|came|were (?:in|delivered))|only (?:received|got|sent(?: me)?) (?:one|two|three|half|part|\\d+)|(?:is|was|were|are) (?:still )?missing (?:from|in)|missing (?:from|in) (?:my|the|our) (?:order|box|parcel|package)|(?:the )?(?:lid|wick|part|screws?|manual|cable|charger|belt|strap|card|half (?:of )?(?:my|the) order) (?:is|was|were|are) missing|(?:came|arrived) without (?:the|its) (?!help|slightest)\\p{L}+|(?:one|two|three|\\d+|a) (?:poles?|pegs?|screws?|bolts?|parts?|pieces?|cables?|legs?|lids?|cups?|glass(?:es)?) (?:is|was|are|were) missing|incomplete (?:order|delivery|parcel)|(?:should (?:be|have been|have come)|(?:was|were) supposed to (?:be|come)) (?:included |in |with )[^.!?\\n]{0,25}?(?:was|were|is|are)(?:n't| not)(?: even)? (?:there|in (?:it|there)|included|inside)|missing (?:a|one|two) buttons?|(?:a|one|two) buttons? (?:was |were |is )?missing|no (?:screws|bulb|lid|wick|plug|cable|manual|instructions|charger|batter(?:y|ies)|belt|strap) (?:in|with|included|inside)|(?<!(?:with or|with and|with &|worn|wear it|wear them|wear this|worn it|looks? (?:\\p{L}+ )?|even|or|it|them|wearing it|use it|used it|works?|better|fine|beautiful|good|great|nice|wear|do|go|going|lovely|cute|amazing|perfect|flattering) )without (?:the|its|any) (?:screws|bulb|lid|plug|cable|manual|charger|belt|strap)(?! (?:it|is|looks?|too|also|and it looks))`,
    'Your order should have been complete.',
    'Everything you ordered should have been in the package.',
  ),
  notArrived: wording(
    `(?:never|not yet|still hasn't|still haven't|hasn't|has not|didn't) (?:yet |even )?(?:arrived?|been delivered|c[oa]me(?= ?(?:[.,!;]|$|yet|at all|and |but |so ))|turn(?:ed)? up|show(?:ed)? up|ship(?:ped)?|been shipped)|(?:never|haven't|have not|didn't|not yet|yet to) (?:yet |ever |even )?received? (?:it(?! (?:in|on|with|as|until))|anything|(?:my|the|our|any|an?) (?:order|parcel|package|item|product|delivery))|(?<!(?:refund|money back|discount|voucher|compensation)[^.!?\\n]{0,80})still (?:waiting(?! (?:for|on) (?:my|a|an|the|your|any) (?:refund|reply|answer|response|money|replacement|return))|nothing)|(?:where is|where's|wheres|where are|where the \\p{L}+ is) (?:my|our) (?:\\p{L}+ )?(?:order|parcel|package|delivery|stuff|things|items?)(?! (?:shipped|sent|coming|made|from))|(?:not|isn't|still not|hasn't been|nothing) here (?:yet|after|since|and)|still (?:isn't|is not|aren't|not) here|nothing (?:has |had )?(?:arrived(?! (?:\\p{L}+ )?(?:${brokenWord}|late))|shown up|turned up|(?:come|came)(?= ?(?:[.,!;]|$)| yet))|no sign of (?:my|the|our) (?:order|parcel|package|delivery)|no sign of (?:it|them)(?= ?(?:[.,!;]|$))|(?:any (?:update|news)|no (?:update|news)) (?:on|about|of|for) (?:my|our|the) (?:order|parcel|package|delivery)|(?:says|said|shows|marked)(?: it was| it's| it is| as| that it was)? delivered(?! (?:on time|early|safely|quick))|(?:left|delivered|dropped|dropped off|sent|went|brought) (?:it |them |my [\\p{L}]+ |the [\\p{L}]+ |our [\\p{L}]+ )?(?:off )?(?:at|to) (?:the|a) wrong (?:house|address|home|apartment|building|door|place|city|state)|lost in (?:the )?(?:post|mail|transit)|tracking (?:says|shows|still|has said|hasn't|has not)`,
    'You should have had your order by now.',
    'We know how frustrating it is to wait for an order.',
    'An order shouldn’t keep you waiting like this.',
    'We understand how frustrating it is when an order doesn’t arrive.',
  ),
  arrivedBroken: wording(
    `(?:was|were|is|are|came|arrived) in (?:(?:a )?(?:thousand|million|hundred|tiny|small|little) ){0,2}(?:pieces|bits|shards)(?! of)|(?:arrived|came|turned up) with (?:an? )?(?:\\p{L}+ )?(?:crack|chip|dent|scratch|hole|tear|thumbprint)|(?<!(?:${parcel}|nothing|none|never) )(?:arriv\\p{L}+|came|turned up|delivered|received|reached me|showed up)${near} (?<!${parcel} )${brokenWord}|(?:two|three|both|all|half|some) (?:of (?:the |my |them )?(?:two |three |four |six )?(?:\\p{L}+ )?)?(?:were |was |came |arrived )?(?:smashed|broken|cracked|shattered|chipped)|${brokenWord}(?: [^.!?\\n]{0,25})? (?:on arrival|upon arrival|in transit|in the (?:post|mail)|when (?:it|they|i opened))`,
    'Your order should have arrived in one piece.',
    'Everything should reach you in perfect condition.',
    'Nothing should arrive in that condition.',
  ),
  late: wording(
    `took (?:over |more than |almost |nearly |about )?(?:${count} )?(?:whole )?(?:weeks?|months?|ages|forever) (?:to|for|until)|(?:on its way|still|another \\p{L}+ (?:weeks?|days?|months?)|promised|told|said)(?!.{0,160}(?:in time|on time|early|it did))[\\s\\S]{0,120}?(?:birthday|wedding|party|christening|funeral|anniversary|graduation|event|shower|prom|ceremony|interview) (?:was|has been|is already|(?<=(?:on its way|still (?:waiting|not|no|nothing|says?|hasn't|haven't|isn't)|another \\p{L}+ (?:weeks?|days?|months?))[\\s\\S]{0,140})is)(?: already)? (?:on (?:the )?[\\p{L}\\d]+|already|last \\p{L}+|yesterday|over|gone|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\d+\\p{L}*)|took (?:over |more than |almost |nearly |about )?(?:[6-9]|[1-9]\\d|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:whole |working |business )?days (?:to|for|until|before)|(?:walked|swum|cycled|driven|carried) it (?:here|round|there|over) (?:\\p{L}+ )?(?:quicker|faster)|(?:delivery|shipping|shipment|order|parcel|package|hers|mine|his|theirs) (?:\\p{L}+ ){0,2}?took (?:over |more than |almost |nearly |about )?(?:${count} )?(?:weeks?|months?|ages|forever)|(?:arriv\\p{L}+|came|delivered) (?:\\p{L}+ ){0,3}?(?:too |so |very |really )?late|(?:days|weeks|months) late|(?:arriv\\p{L}+|came|turned up|got here|delivered) (?:\\p{L}+ ){0,3}?(?:days?|weeks?) (?:late|after the|after my|after her|after his|too late)|(?:missed|too late for|late for|not in time for|after) (?:mother's day|father's day|valentine's|christmas|(?:her|his|the|my|our) (?:birthday|wedding|party|anniversary))|(?:never|not|n't) (?:come|came|arrive|arrived|get here|got here|make it|made it) (?:in|on) time|(?:days|weeks|months) too late|late delivery|slow (?:delivery|shipping)|(?:delivery|shipping) (?:was|is) (?:\\p{L}+ )?(?:slow|late)`,
    'Your order should have reached you sooner.',
    'That’s too long to wait for an order.',
    'You shouldn’t have had to wait that long.',
  ),
  roughDelivery: wording(
    `(?:courier|driver|delivery (?:man|guy|person)|postman|carrier) (?:\\p{L}+ ){0,2}?(?:left|threw|dumped|dropped|tossed)|left (?:\\p{L}+ ){0,3}?in the rain|${parcel} (?:was|is|had been|arrived|came) (?:\\p{L}+ ){0,2}?(?:mush|soaked|soaking|wet|crushed|destroyed|falling apart|squashed|torn|ripped|damaged|smashed|dented|battered)`,
    'An order shouldn’t reach you in that state.',
    'Your order should have been handled with more care.',
    'That isn’t how a delivery should go.',
  ),
  badlyPacked: wording(
    `(?:\\p{L}+n't|not|never|poorly|badly|barely|hardly) (?!be better |be more )(?:\\p{L}+ ){0,2}?(?:sealed|packed|packaged|wrapped|padded|protected|cushioned)|(?:doesn't|won't|can't|didn't|wouldn't) (?:re-?seal|seal)|no (?:padding|bubble wrap|protection|cushioning|protective)|(?:packaging|packing|cardboard|padding|box) (?:was|is|were) (?:\\p{L}+ )?(?:far |much |way )?too (?:thin|flimsy|weak)|(?:flimsy|inadequate|insufficient|poor) (?:packaging|packing|padding)`,
    'Your order should have been packed with more care.',
    'It should be packed so that nothing can go wrong on the way.',
  ),
  overPackaged: wording(
    `too much (?:plastic|packaging|packing|cardboard|wrapping|bubble wrap)|(?:so|that) much (?:plastic|packaging|cardboard)|excess(?:ive)? (?:plastic|packaging)|over-?packaged|unnecessary (?:plastic|packaging)|wasteful packaging|(?:packaging|wrapping|packing) (?:was |is |were )?(?:a bit |a little |way |totally |completely |rather )?(?:over the top|ott|excessive|overkill|wasteful)`,
    'We understand that you’d like less packaging.',
    'Your point about the packaging is a fair one.',
  ),
  codeFailed: wording(
    `(?:code|voucher|coupon|promo|discount)${near} (?:(?:didn't|did not|doesn't|does not|won't|wouldn't|not) (?:work|apply|accepted|go through)|(?:was |been |is |got )?(?:refused|rejected|declined|invalid|expired))|(?:code|voucher|coupon|\\p{L}{3,}\\d{1,3})(?: \\p{L}+){0,3}? (?:(?:was|is|were) not|wasn't|isn't) (?:accepted|working|valid|applied|recogni[sz]ed)|\\p{L}{3,}\\d{1,3} (?:\\p{L}+ ){0,2}?(?:refused|rejected|declined|invalid|expired|(?:didn't|doesn't|won't|wouldn't) (?:work|go through|apply))`,
    'A code from us should simply work.',
    'We know how annoying it is when a code isn’t accepted.',
  ),
  brokeSoon: wording(
    `(?<!not |never |n't )(?:(?:came|fell|falling|coming|fallen) apart(?! from)|stopped working|(?:broke|snapped|ripped|tore|died|cracked|split|failed|gave out) (?:after|within|in) (?:just |only |less than |about |the first )?(?:an?|the first|first|${count}) (?:minutes?|hours?|days?|weeks?|months?|uses?|wash(?:es)?|wears?)|(?:leg|handle|button|ear|eye|strap|zip|zipper|knob|wheel|arm|head|squeaker|seam|sole) (?:has |had |just )?(?:came off|come off|fell off|fallen off|snapped off|broke off|died|gave out|came loose|was off)|(?:broke|snapped|ripped|tore|cracked|shattered|split) (?:already|immediately|straight away|right away|on day (?:one|two|\\d)(?!\\d)|(?:on |in |during |after |at |with )?(?:the |its |my |our )?(?:very )?(?:first|second|third) (?:time|wash|use|wear|try|go|day|night|week|trip|outing|walk|run|ride)))`,
    '{It|They} should hold up much longer than that.',
    '{It|They} shouldn’t let you down so soon.',
  ),
  burnsBadly: wording(
    `wicks? (?:\\p{L}+ ){0,3}?(?:buried|too deep|too low|off[- ]cent(?:er|re))|wicks?${near} (?:drown\\p{L}*|die[sd]?|go(?:es|ing)? out|went out|won't (?:stay|light)|doesn't (?:stay|light)|smok\\p{L}*|too short)|tunnel(?:s|ed|ing|led|ling)|burn(?:s|ed|t|ing)? (?:very |so )?uneven\\p{L}*|(?:won't|doesn't|don't|wouldn't) stay lit|keeps? going out|soot`,
    '{It|They} should burn evenly and reliably.',
    '{It|They} should burn well without any trouble.',
  ),
  shortLived: wording(
    `(?:burn|burns|burned|burnt|burning|melts?|melted|ran out|runs out|used up|wore out|wears out) (?:\\p{L}+ ){0,2}?(?:too |much |so |very |really |way )?(?:fast|quick|quickly|faster|quicker)|lasted (?:\\p{L}+ ){0,2}?${count} (?:hours?|days?|weeks?|months?|uses?|washes|wears)|(?:doesn't|didn't|does not|did not|won't) last(?: long| very long)?|lasts longer|(?:was|were|is|stayed|remained) (?:\\p{L}+ )?(?:non-?stick|waterproof|water-?resistant|sharp|bright|white|soft|fluffy|cozy|clear|shiny|tight|quiet) for (?:about |only |just |maybe |like |all of |roughly |the first )*(?:an?|one|two|three|four|few|\\d+) (?:or (?:two|three|so) )?(?:days?|weeks?|months?|uses?|wash(?:es)?|wears?|hours?)|(?:gone|finished|burnt out|burned out) (?:in|within|after) (?:just |only )?(?:a|an|one|two|three|\\d+) (?:days?|weeks?|hours?|evenings?)`,
    'We understand that you expected {it|them} to last longer.',
    'You should get more out of {it|them} than that.',
  ),
  notAsShown: wording(
    `(?:pictures?|photos?|images?) (?:\\p{L}+ )?(?:do|does|did)(?:n't| not) (?:\\p{L}+ )?(?:reflect|match|represent)|(?:picture|photo|image)s? (?:is|are|was|looks?|looked) (?:\\p{L}+ )?(?:nicer|better|prettier) than what (?:i |you )?(?:arrived|came|got|received|get)|misleading (?:pictures?|photos?|images?)|(?:not|nothing|n't|isn't|wasn't|doesn't) (?:\\p{L}+ ){0,3}?(?:as|like|how) (?:it is |it's |it was |in |on )?(?:the |your )?(?:described|advertised|pictured|shown|pictures?|photos?|images?|description|listing)|(?:different|differs) (?:from|to|than) (?:the|your) (?:pictures?|photos?|description|listing|website)`,
    'What arrives should match what we show and describe.',
    '{It|They} should be just as we show {it|them}.',
  ),
  tooSmall: wording(
    `(?:smaller|tinier) than (?:i |we )?(?:expected|thought|it looks|pictured|the picture|in the picture|described|hoped)|(?:small|tiny) for the (?:price|money)|(?:won't|doesn't|wouldn't|can't|couldn't|didn't|barely) (?:even )?(?:go|fit|get (?:it|them)) (?:past|over) my (?:knuckles?|shoulders?|hips?|head|calves|thighs|bust)`,
    'We understand that you expected {it|them} to be bigger.',
    'We wish it had been the size you hoped for.',
  ),
  tooShort: wording(
    `(?:cables?|cord|lead|straps?|sleeves?|legs?|chain|leash|handles?|belt|trousers) (?:is|was|are|were) (?!not )(?:(?:a bit|a little|a touch|kind of|slightly|quite|rather|on the|just|\\p{L}+) ){0,2}?(?:too |very |so |really |bit |little |touch |slightly |quite |rather |pretty )(?:short(?! sleeve)|shorter)|(?:wish|if only|would be better if) (?:the |its )?(?:cables?|cord|lead|straps?|sleeves?|legs?|chain|leash|handles?|belt) (?:was|were|had been) (?:a bit |a little |slightly |much )?longer|(?:short|shortish) (?:cable|cord|lead(?! times?))|too short (?:to reach|for (?:me|my|us|our))`,
    'We understand that you’d have liked more length.',
    'We can see that more length would have suited you better.',
  ),
  tooWeak: wording(
    `(?:smell|scent|fragrance|aroma)${near} (?:weak|faint|fades?|faded|disappear\\p{L}*)|(?:can't|cannot|couldn't|can hardly|can barely|could barely|could hardly|hardly|barely) (?:even |really |actually )?(?:smell|any (?:smell|scent))|(?:no|zero|not much|hardly any|barely any) (?:smell|scent|fragrance|aroma)(?! of )|smells? of (?:absolutely )?nothing|doesn't smell (?:of anything|at all|much)`,
    'We understand that you expected a stronger scent.',
    'You should be able to enjoy the scent.',
  ),
  tooStrong: wording(
    `(?:smell|scent|fragrance|aroma|perfume)${near} (?:too strong|overpowering|overwhelming|too much)|too (?:strong|sweet|perfumed|intense) for (?:me|us|my|our|a)|(?:smells?|smelled|smelt) too (?:strong|sweet|perfumed)`,
    'We understand that the scent was too much for you.',
    'We wish the scent had been right for you.',
  ),
  notFresh: wording(
    `(?:\\p{L}+n't|not) (?!be )(?:\\p{L}+ ){0,2}?fresh|stale|(?:roast(?:ed|ing)?|best before|expiry|expiration|use by|sell by)(?: date)? [^.!?\\n]{0,30}(?:ago|past|expired|old)|past its (?:best|date)|expect(?:ed)? (?:\\p{L}+ )?fresher`,
    '{It|They} should reach you fresh.',
    'You should get {it|them} fresh.',
  ),
  changed: wording(
    `changed (?:the |your |their )?(?:recipe|formula|scent|smell|formulation|fit|sizing|ingredients)|you(?:'ve| have| guys)? changed (?:something|it|them)(?= ?(?:[.,!;]|$|and ))|bring (?:it|them|the old (?:one|version|scent|formula)) back|used to be (?:so much |much |way |far )?better|the old (?:one|version|scent|formula|recipe) (?:was|is) (?:so much |much |way |far )?(?:better|nicer)`,
    'We understand that you liked the earlier version better.',
    'We can see why you miss the earlier version.',
  ),
  notWorth: wording(
    `not (?:really |quite |at all )?worth (?:the|that|this|what|it|[£$€]|\\d|every|so)|(?:expect(?:ed)?|hoped for) (?:\\p{L}+ ){0,3}?(?:for|at) (?:this|that|the) (?:price|money)|(?:pricey|expensive|overpriced|steep) for (?:what|such|a|the)|not [£$€]\\d+|for (?:the|this|that) (?:price|money),? (?:i|you|we)(?:'d)? (?:\\p{L}+ )?(?:expect\\p{L}*|would|should)`,
    'At this price, you had every right to expect more.',
    'We understand that you expected more for the price.',
  ),
  again: wording(
    `(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th) (?:one|bag|bottle|jar|tin|pack|pair) (?:since|this|from (?:here|you)|now)|(?:my|our|the) (?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th) (?:one|bag|box|bottle|jar|pair|candle|tin|pack|order|purchase)|(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th) (?:one )?(?:i've|ive|we've|i have) (?:bought|ordered|had|got)|(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th) (?:order|purchase|time (?:ordering|buying|purchasing|i've|i have|i order))|(?:ordered|bought|purchased) (?:it |them |this |these |here |one )?(?:again|two more|three more|another|a second|a third|several times|many times|more)|re-?order(?:ed|ing)?|repeat (?:customer|buyer)|repurchas\\p{L}*|always (?:buy|order) (?:here|from)|keep coming back|been (?:buying|ordering|shopping|coming) (?:\\p{L}+ ){0,4}?(?:for (?:years|months)|since)`,
    'It means a lot to us that you came back.',
    'Thank you for coming back to us.',
    'That you came back for more is the best compliment.',
  ),
  willReturn: wording(
    `(?<!never |not |n't )(?:will|would|'ll|going to|definitely|gladly|happily) (?:\\p{L}+ )?(?:be )?(?:buy\\p{L}*|order\\p{L}*|purchas\\p{L}*|shop\\p{L}*|com(?:e|ing)|return\\p{L}*)(?: \\p{L}+){0,4}? (?:again|more|back|another)`,
    'We look forward to your next order.',
    'We’ll be happy to see you again.',
  ),
  gift: wording(
    `(?:gift|present) for|(?<!(?:got|received|given|gifted) [^.!?]{0,30})as a (?:\\p{L}+ )?(?:gift|present)|(?:perfect|lovely|great|nice|wonderful) (?:gift|present)|(?:sent|gifted|gave|posted) (?:it |this |them |one )?to (?:my|our) (?:\\p{L}+ )?${family}|(?:bought|ordered|got|sent|gifted|gave|posted) (?:it|this|them|one|these|two|an? \\p{L}+) (?:for|to) (?:my|our) (?:\\p{L}+ )?${family}`,
    'We’re glad that you thought of us for a gift.',
    'It’s lovely that you thought of us for a gift.',
  ),
  recommends: wording(
    `(?<!not |n't |never |cannot )(?:highly |definitely |would |can |totally |fully |wholeheartedly )recommend(?:ed)?${notAdvice}|i recommend${notAdvice}`,
    'Thank you for the recommendation.',
    'Your recommendation means a lot to us.',
  ),
  asDescribed: wording(
    `(?:exactly|just) (?:as|like) (?:described|pictured|shown|advertised|expected|in the (?:picture|photo)s?)|exactly what i (?:wanted|needed|was looking for|expected|hoped for)`,
    'It’s good to know that {it is|they are} just what you expected.',
    'That everything is just as you expected is what we aim for.',
  ),
  better: wording(
    `(?:better|nicer|prettier|softer|more beautiful) than (?:i |we )?(?:expected|thought|hoped|imagined|(?:in )?the (?:picture|photo)s?)|exceed(?:ed|s) (?:my|our|all|all my) expectations`,
    'We’re so glad {it is|they are} even better than you expected.',
    'It’s wonderful that {it|they} exceeded your expectations.',
  ),
  heldUp: wording(
    `still (?:going strong|looks? (?:like )?new|works? like new|like new|in great shape|as good as new)|(?:for|after) (?:over |more than |almost |nearly )?${count} years[^.!?\\n]{0,30} still`,
    'It’s great that {it has|they have} held up so well.',
    'It’s good to know {it has|they have} lasted so well.',
  ),
  personal: wording(
    `(?:going|went|gone|been|got|get|getting|helped|carried) (?:\\p{L}+ ){0,4}?through (?:\\p{L}+ ){0,3}?(?:rough|hard|difficult|tough|dark) (?:time|times|year|months|period|patch)|(?:rough|difficult|tough|dark) (?:year|months|period|patch)|in (?:the )?hospital|chemo\\p{L}*|(?:brought|moved) (?:me|her|him|us) to tears|happy tears|made (?:her|his|their) (?:day|week)`,
    'Thank you for sharing something so personal with us.',
    'It means a great deal to us that you told us this.',
  ),
  note: wording(
    `(?:hand-?written|hand written|little|personal|sweet|thank-?you) (?:note|card)|(?:note|card) (?:in|inside) the (?:box|parcel|package)`,
    'We’re happy that you noticed the note.',
    'It’s lovely that the note made you smile.',
  ),
  helped: wording(
    `(?:sorted|fixed|solved|resolved|replaced|changed|swapped|arranged|sent) (?:it|everything|an? \\p{L}+|this|the (?:issue|problem)|my \\p{L}+)(?: out)? (?:\\p{L}+ )?(?:within|in (?:an hour|minutes|no time|\\d)|immediately|straight away|right away|quickly|so fast|without (?:any )?(?:fuss|hassle)|the same day)|(?:staff|team|seller|owner|customer (?:care|service)|support|they|everyone|people|you(?: guys| all)?) (?:was|were|are|is|have been|has been) (?:so|very|super|really|incredibly|extremely|always) (?:helpful|responsive|accommodating)|(?:great|excellent|amazing|fantastic|wonderful|outstanding|brilliant|superb|lovely) (?:customer )?(?:service|support)|(?:replied|answered|responded|got back to me|wrote back) (?:\\p{L}+ )?(?:within|in (?:an hour|minutes|no time|\\d)|immediately|quickly|straight away|right away|the same day)|(?:they|you|she|he|lena|team) (?:replied|answered|apologi[sz]ed|responded)(?! (?:with|that|only|after))|(?:new one|replacement|another one|refund) (?:\\p{L}+ ){0,3}(?:by|within|the next day|next day|the same (?:day|week)|straight away|in (?:two|three|\\d))|went (?:above and beyond|the extra mile|out of (?:their|your) way)`,
    'We’re glad that our team could help.',
    'It’s good to know that our team was there for you.',
  ),
  delighted: wording(
    `(?:everyone|everybody|all of them|they all|the kids|the whole family|my ${family}|hubby|the wife|she|he|they)(?: was| were| is| are|'s|'re|s) (?:\\p{L}+ )?(?:thrilled|delighted|over the moon|obsessed|overjoyed|so happy|in love with (?:it|them)|smitten)|(?:she|he|they|everyone|everybody|my ${family}|the kids) (?:absolutely |really |just |all |simply )?(?:loved|loves|adored|adores|cried)(?! (?:with|in) (?:pain|anger))|(?:rang|called|phoned) (?:me|us) in tears`,
    'It’s lovely to hear that {it was|they were} such a hit.',
    'A reaction like that is the best we could hope for.',
  ),
  simile: wording(
    `smell(?:s|ed|ing)? (?:just |exactly |a bit |a little |so much )?(?:like (?:a|an|my|the|our|your|being|walking|home|heaven|summer|christmas|autumn|fall|spring|winter|fresh|childhood)|of (?:home|christmas|summer|childhood))|(?:house|room|home|place|flat|kitchen|bathroom|office) smells|(?:smell|scent|aroma|taste|flavou?r)(?: \\p{L}+){0,3} reminds (?:me|us) of|takes (?:me|us) (?:right |straight )?back to`,
    'We love how you describe it.',
    'That’s a lovely way to describe it.',
  ),
  productGood: wording(
    `10 ?/ ?10|itself (?:is|was|are|were) (?!not |n't |bad|poor|ok)|i'll let you off`,
    'It’s good to hear that you like the product itself.',
    'We’re glad that you like the product itself.',
  ),
}
