import { deniedBy, trouble, type Troubles } from './trouble.ts'

const heavily = '(?:(?:all|completely|totally|absolutely|just|so|really|soaking|already|also|a bit|quite) )*'

/** Without a part's noun: those are in named-parts.ts. */
export const en: Troubles = {
  denied: deniedBy(
    "not|no|never|none|nothing|without|if|unless|in case|hope|hoping|worried|afraid|thought|old|previous|last|other|others|would|could|might|may|than|[a-z]+n't",
  ),
  list: [
    trouble(
      'ease',
      'cleaning {item} is so hard',
      `(?:a (?:real |total |complete |right |bit of a )?(?:pain|nightmare|chore|hassle|nuisance|bugger|pig|pita)|${'(?:very |so |really |too |super |extremely |incredibly |quite |rather |pretty |virtually |almost )*'}(?:hard|difficult|tricky|impossible|awkward|fiddly|tough)) to (?:keep clean|clean|wash|wipe)|(?:can't|cannot|can not|couldn't|never) (?:\\p{L}+ )?(?:clean it properly|get (?:it|them|this|that|the inside|inside) (?:really |properly |fully )?clean|get a (?:brush|sponge|cloth|hand) (?:in|into|under|inside|through))`,
    ),
    trouble(
      'size',
      'the sleeves are too short',
      '(?:sleeves?|cuffs?) (?:\\p{L}+ )?(?:end|ends|stop|stops|finish|finishes|sit|sits|ended|stopped) (?:[\\p{L}\\d.]+ ){0,5}?(?:above|before|short of|halfway up|half way up) (?:my|the|his|her|your) (?:wrists?|hands?|forearms?|elbows?)',
    ),
    trouble(
      'size',
      'the legs are too short',
      '(?:legs?|hem|trousers|pants|jeans) (?:\\p{L}+ )?(?:end|ends|stop|stops|finish|finishes|ended|stopped) (?:[\\p{L}\\d.]+ ){0,5}?(?:above|before|short of|halfway up|half way up) (?:my|the|his|her|your) (?:ankles?|shoes?|feet|knees?|calves|calf|shins?)',
    ),
    trouble(
      'size',
      '{item} shrank',
      '(?:wash(?:ed|es|ing)?|dryer|tumble|laundry)(?!\\p{L})[^!?\\n]{0,90}? (?:is|are|was|were|got|came out|comes out|became) (?:now )?(?:about |almost |nearly |a good |at least )?(?:\\d+(?:[.,]\\d)?|an?|one|two|three|four|five|half an?|several) ?(?:cm|centimet(?:er|re)s?|inch(?:es)?|sizes?) (?:shorter|smaller|narrower|tighter)',
    ),
    trouble(
      'damage',
      'water got in',
      `(?:inside|inner|interior|inner tent|floor of the tent|groundsheet|sleeping ?bags?|contents|laptop|notebook|books?|socks|feet) (?:was|were|is|are|got|gets|ended up) ${heavily}(?:wet|soaked|soaking|drenched|damp|sodden)`,
      '(?:woke up|slept) in a puddle|puddles? (?:inside|in the tent|of water in)',
    ),
    trouble(
      'damage',
      '{item} {leaks|leak}',
      '(?:waters|flooded|floods|soaks|soaked|drips on|drips all over|dripped on|dripped all over) (?:the |my |our )(?:\\p{L}+ )?(?:floors?|table|carpet|parquet|shelf|desk|counter|worktop|windowsill|sill|rug|furniture)|water (?:is |was |goes |went |ran |runs |came |comes |pours |poured )?(?:all over|everywhere on|out all over) (?:the |my |our )(?:\\p{L}+ )?(?:floors?|table|carpet|parquet|shelf|desk|counter|worktop|rug)',
    ),
    trouble(
      'quality',
      'you had trouble with moths',
      '(?:found|had|has|full of|riddled with|infested with|with|were|are|got|there were|came with) (?:live |dead |a |some |clothes |actual )*moths?',
      '(?<=(?:^|[.!?]) ?)moths?(?= ?(?:[.!?,]|$|everywhere|in ))',
    ),
    trouble(
      'quality',
      'you found mold',
      "(?:got|grew|grows|found|had|has|have|was|were|is|with|full of|covered in|spots of|signs of|there's|developed|some) (?:black |green |white |visible |some |already |a bit of )*(?:mou?ld(?! (?:of|into|for|itself|to|release))|mou?ldy|mildew)|went mou?ldy|gone mou?ldy",
    ),
    trouble(
      'material',
      '{item} discolored your skin',
      '(?:turned|turns|turning|made|makes|dyed|stained|left) my (?:\\p{L}+ )?(?:fingers?|skin|neck|wrists?|ear ?lobes?|ears?|arms?|hands?|legs?) (?:\\p{L}+ )?(?:green|black|gr[ae]y|blue|orange)',
      'my (?:\\p{L}+ )?(?:fingers?|skin|neck|wrists?|ear ?lobes?|ears?|arms?|hands?|legs?) (?:turned|went|goes|turns|got|are|is|was|were) (?:\\p{L}+ )?(?:green|black|gr[ae]y|blue|orange)(?! (?:and blue|from (?:the )?cold|with cold))',
    ),
    trouble(
      'smell',
      'you can’t smell {item} when {it’s|they’re} lit',
      "(?:lit|burning|burnt|burned|light (?:it|them)|lighting (?:it|them))(?: it| them)?[?:,.;-]* (?:and |there(?:'s| is) |i |you |it |then |we |has |got )*(?:nothing|no (?:smell|scent|fragrance)|zero (?:smell|scent)|zilch|can't smell (?:it|a thing|anything)|doesn't smell|don't smell|smells of nothing|barely smell)",
    ),
    trouble(
      'battery',
      'the battery needs charging so often',
      '(?:need(?:s|ed|ing)?|require(?:s|d)?|have to|has to|had to|having to|must) (?:to be |be |a |it )*(?:(?:frequent|constant|daily|regular|repeated) (?:re)?charg\\p{L}*|(?:re)?charg(?:e|ed|ing) (?:it |them |this )?(?:every (?:day|night|few hours|hour|couple of hours|other day)|all the time|constantly|twice a day|daily|so often|too often|again and again))',
    ),
    trouble(
      'ease',
      '{item} {gets|get} stuck',
      '(?:it|they|this|thing|mine|drawer|mechanism) (?:keeps? getting|gets?|got|kept getting|is always|always gets) (?:\\p{L}+ )?(?:stuck|jammed)(?! (?:in (?:traffic|customs|transit|the mail|your head|my head)|at customs|with))',
    ),
    trouble(
      'quality',
      '{item} {doesn’t|don’t} stay in place',
      "(?:it|they|these|this|mine) (?:won't|doesn't|don't|do not|does not|will not|never) (?:really |even )?(?:stays?|sticks?|holds?) (?:up|put|in place|closed|shut|on|stuck)(?= ?(?:[.,!;:)]|$|at all|and|for|when|while|if|properly|long))",
    ),
    trouble(
      'performance',
      '{item} {doesn’t|don’t} close properly',
      "(?:it|they|these|this|mine) (?:won't|doesn't|don't|do not|does not|will not) (?:really |even |actually )?(?:close|shut|lock|seal|latch)(?= ?(?:[.,!;:)]|$|at all|and|properly|tight\\p{L}*|fully|completely))",
    ),
    trouble(
      'missing',
      'there was no strap',
      "(?:does not|doesn't|did not|didn't|do not|don't) (?:even )?(?:have|come with|include) (?:a |any |the )?straps?(?! (?:long|strong|that))|(?:came|arrived|comes) without (?:a |any |the )?straps?",
    ),
    trouble(
      'performance',
      '{item} stopped working',
      '(?:burn(?:ed|t) out|died on me|quit working|gave out|went dead) (?:within|in|after|on|during|already|just|only)(?!\\p{L})',
    ),
    trouble(
      'quality',
      '{item} came apart',
      '(?:start(?:s|ed|ing) (?:to )?|already |now |is |are |all )(?:com(?:e|ing)|fall(?:ing)?) apart|(?:came|fell) apart(?! (?:easily|for))',
    ),
    trouble(
      'sound',
      'the microphone let you down',
      "mic(?:s|rophones?)?(?: quality)? (?:(?:is|are|was) )?(?:\\p{L}+ )?(?:bad|poor|worst|terrible|awful|horrible|useless|pathetic|not (?:\\p{L}+ )?(?:good|great|working|up to)|isn't (?:\\p{L}+ )?(?:good|great|working)|doesn't work|low)|(?:bad|poor|worst|terrible|awful|low) mic(?:rophone)?",
    ),
    trouble(
      'comfort',
      '{item} {is|are} too tight',
      "(?:is|are|was|were|its|it's|they're|feels?|fits?|fit) (?:too|very|way too|really|extremely) tight(?= ?(?:[.,!;:)]|$|and|for|on|around|even|to|at|in the))",
    ),
    trouble(
      'comfort',
      '{item} {isn’t|aren’t} comfortable for you',
      "(?:my )?ears? (?:(?!will |would |may |might |never |not |no )\\p{L}+ ){0,2}?(?:pains?|paining|hurts?|hurting|aches?|aching)(?! (?:less|no))|(?:hurts?|pains?) (?:my |the |in )(?:\\p{L}+ )?ears?|(?:can't|cannot|can not|cant|couldn't) wear (?:it|them|this|these) (?:for|longer|all day)",
    ),
    trouble(
      'look',
      'the print is blurry',
      '(?:print|image|picture|scenes?|graphics?|pattern|design|photo) (?:on (?:it|them) )?(?:is|are|was|were|looks?|looked|came out) (?:\\p{L}+ )?(?:blurry|blurred|pixelated|fuzzy|grainy|out of focus)',
    ),
    trouble(
      'quality',
      'the hem wasn’t sewn properly',
      '(?:poor|bad|badly|poorly|unevenly|sloppily) (?:hemmed|hemming)|hem(?:s|line|ming)? (?:is|are|was|were) (?:\\p{L}+ )?(?:uneven|crooked|coming (?:out|undone|down)|badly|poorly)',
    ),
    trouble(
      'ease',
      'using {item} is so hard',
      '(?:hard|difficult|complicated|tricky|confusing|fiddly|awkward|impossible) to (?:use|operate|control|navigate|figure out|work)(?= ?(?:[.,!;:)]|$|and|with|than|for|at|it|when))',
    ),
    trouble(
      'ease',
      'putting {it|them} together is so hard',
      '(?:hard|difficult|complicated|tricky|impossible|nightmare|pain) to (?:assemble|put (?:it |them |this )?together|build)|assembly (?:is|was) (?:a )?(?:\\p{L}+ )?(?:hard|difficult|nightmare|confusing|pain|impossible|terrible)',
    ),
    trouble(
      'ease',
      'setting {it|them} up is so hard',
      '(?:hard|difficult|complicated|tricky|impossible|nightmare|pain) to (?:set ?up|set (?:it|this) up|install|program)|(?:set-?up|installation) (?:is|was) (?:a )?(?:\\p{L}+ )?(?:hard|difficult|nightmare|confusing|pain|impossible|terrible)',
    ),
    trouble(
      'damage',
      '{item} {isn’t|aren’t} waterproof',
      "(?:not|isn't|aren't|wasn't|hardly|far from) (?:at all |really |very )?water-?(?:proof|tight|resistant)(?! (?:though )?but)",
    ),
    trouble(
      'look',
      '{item} didn’t suit you',
      "(?:un-?flattering|not (?:at all |very |really |so |particularly )?flattering|(?:wasn't|isn't|weren't|aren't) (?:at all |very |really |so )?flattering)(?= ?(?:[.,!;:)]|$|on|at|for|and|to|fit))",
    ),
    trouble(
      'size',
      '{item} didn’t fit you well',
      "(?:fit|fitting) (?:is|was) (?:\\p{L}+ )?(?:terrible|awful|horrible|bad|off|weird|strange|poor|odd)(?! (?:but|at first))|(?:terrible|awful|horrible|weird|poor|odd) fit(?= ?(?:[.,!;:)]|$|and|on|for))|fit (?:wasn't|isn't|just wasn't|is not|was not) (?:for me|right|good|great)",
    ),
    trouble(
      'quality',
      '{item} snagged',
      '(?:it|they|this|these|fabric|material|sweater|lace) (?:\\p{L}+ )?(?:snags|snagged)(?! up)',
    ),
    trouble(
      'connection',
      '{item} {doesn’t|don’t} connect properly',
      "(?:won't|doesn't|can't|cannot|cant|wouldn't|couldn't|does not|didn't|never) (?:even |ever |seem to |get (?:it|this|them) to |get this thing to |always )*(?:connect|pair|sync|reconnect)(?:s|ed)?(?= ?(?:[.,!;:)]|$|to|with|and|at|properly|for|via))",
    ),
    trouble(
      'damage',
      '{item} didn’t look new',
      '(?:looks?|looked|came|arrived|obviously|clearly|already) (?:been )?(?:used|second ?-?hand|pre-?owned|worn)(?= ?(?:[.,!;]|$|when|and|with|before))',
    ),
    trouble(
      'comfort',
      '{item} {is|are} itchy',
      "(?:is|are|was|were|it's|feels?|so|very|too|super) (?:\\p{L}+ )?(?:itchy|scratchy)",
    ),
    trouble(
      'material',
      'the material is so thin',
      '(?:material|fabric|cotton|linen|cloth) (?:is|was|feels?|felt) (?:\\p{L}+ ){0,2}?(?:thin|paper-?thin)(?= ?(?:[.,!;:)]|$|and|for|that|you|compared))|(?:paper|super|very|too|really|so) thin (?:material|fabric)',
    ),
    trouble(
      'size',
      '{item} {doesn’t|don’t} fit',
      "(?:it|they|this|these|mine|shoes?|lid|cover|case|sheets?) (?:doesn't|don't|didn't|does not|did not|do not|won't|wouldn't) (?:even |actually |really )?fit(?= ?(?:[.,!;:)]|$|me|my|her|him|his|the|on|in|at all|properly|well|and))",
    ),
    trouble(
      'quality',
      '{item} {doesn’t|don’t} stay in place',
      '(?:it|they|these|this|mine) (?:keeps? |constantly |always )?(?:slips?|slides?|slipping|sliding) (?:off|down|up|around)(?= ?(?:[.,!;:)]|$|all|when|while|my|every|constantly|and|at))',
    ),
  ],
}
