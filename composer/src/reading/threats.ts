import { anyOf, plainly } from './words-in.ts'

/**
 * Words of a threat to people or their place of work. Only for comments whose stars don't praise. Without stars, "I know
 * where your shop is, see you soon" is usually a friendly visitor's.
 */
export function threatIn(text: string, rating: number | null): string | null {
  const small = plainly(text)
  if (!hints.test(small)) return null
  const [direct] = threats.exec(small) ?? []
  if (direct !== undefined) return direct
  const [place] = knowsWhere.exec(small) ?? []
  return place !== undefined && (rating === null ? hostile : intends).test(small) ? place : null
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /kill|hurt|harm|murder|beat|punch|stab|shoot|strangl|slap|attack|smash|break|burn|torch|wreck|trash|destroy|bomb|fire|regret|suffer|make (?:you|them|him|her|all)|coming|on my way|visit|dies?|rots?|dead|cancer|watch y|one eye|won't|wont|will not|gun|rifle|knife|bat |know|found|find|address|where|erleben|ich |zünd|fackel|schlag|pass|weiß|je |allez|arri|crev|enter|voy|vamos|pagar|espald|ojal|d[oó]nde|farò|facc|amm|spac|bruc|vengo|spal|morir|so dove|vou |vocês|onde|maak|steek|boet|kijk|waar|覚え|殺|ただ|火|夜道|弄死|杀|砸|走着|店|会社|家/u

const staff =
  '(?:you|him|her|them|your \\p{L}+|whoever|every (?:one|single one) of you|all of you|the (?:owner|manager|staff|driver|seller|guy|man|woman|person))'

const places =
  '(?:shop|store|place|warehouse|office|offices|building|house|home|car|van|windows?|doors?|legs?|face|neck|bones|head|teeth|skulls?)'

const will =
  "(?:i'll|i will|i'm going to|i am going to|i'm gonna|i'm coming to|we'll|we will|we're going to|i swear i'll|i want to|i could|let me|someone should|somebody should|someone needs to|they should)"

const threats = anyOf(
  [
    'watch your backs?(?= ?(?:[.!?,;:)\\n]|$))|sleep with one eye open',
    `${will} (?:\\p{L}+ ){0,4}?(?:hurt|harm|kill|murder|beat up|punch|stab|shoot|strangle|slap|attack) ${staff}`,
    `${will} (?:\\p{L}+ ){0,5}?(?:smash|break|burn|torch|wreck|trash|destroy|bomb|set fire to) (?:down )?(?:your|his|her|their|the) ${places}`,
    "(?:i'll|i will|i'm going to|i am going to|i'm gonna|we'll|we will) (?:\\p{L}+ ){0,2}?make (?:you|them|him|her|all of you) (?:\\p{L}+ )?(?:regret|pay|suffer|sorry)",
    "(?:i'm|i am|we're|we are) (?:coming|coming over|on my way) (?:for|after) (?:you|your|all of you|every)",
    '(?:pay|paying) (?:you|your (?:\\p{L}+ )?(?:shop|store|office|house|home|staff|team)|him|her) a (?:little |personal )?visit',
    '(?:hope|wish|pray)(?:ing)? (?:that )?(?:you|your \\p{L}+(?: \\p{L}+)?|whoever (?:\\p{L}+ ){1,4}|the owner)(?: (?:all|both|people|and yours))* ?(?:dies?|rots?|burns?|drops? dead|gets? (?:hurt|cancer|hit|shot|killed|run over))',
    "(?:see|catch|meet|find) (?:you|him|her|them|your \\p{L}+|that \\p{L}+) (?:\\p{L}+ ){0,4}(?:won't|wont|will not) (?:be )?(?:walk\\p{L}*|breath\\p{L}*|get up|forget)",
    '(?<=^|[.!?,;\\n] ?|(?:(?:you|all) (?:can|should)|go|please|you|all) )drop dead(?! (?:gorgeous|beautiful|stunning|handsome))|kill yoursel(?:f|ves)|(?:bringing|bring|got) (?:a|my) (?:gun|shotgun|rifle|baseball bat|knife) (?:to|with me|for you)|bomb threat|death threats? to you',
    'könnt ihr (?:noch )?was erleben|kannst du (?:noch )?was erleben|ich (?:mach|mache|bring|bringe|schlag|schlage|stech|steche) (?:euch|dich) (?:alle )?(?:fertig|um|kaputt|tot|ab|zusammen)|(?:zünde|zünd|fackel|fackle) (?:ich )?(?:euch|euren? \\p{L}+|den laden|die bude)|schlag\\p{L}* euch die scheiben ein|(?:passt|pass) (?:bloß|lieber) auf (?:euch|dich)',
    'je vais (?:vous|te|tous vous) (?:tuer|frapper|démolir|casser la|péter la|retrouver)|je vais (?:brûler|casser|défoncer) (?:votre|vos|ta)|vous allez me le payer|surveillez vos arrières|crevez tous',
    'os vais a enterar|(?:os|les|te) (?:voy a|vamos a) (?:matar|partir|romper|quemar|dar una paliza|buscar)|(?:voy|vamos) a (?:quemar|romper) (?:vuestra|su|tu)|(?:lo vais|lo van) a pagar (?:muy )?caro|cuid\\p{L}+ (?:vuestras|sus) espaldas|ojalá os muráis',
    've la (?:farò|faccio) pagare|vi (?:ammazzo|spacco|brucio|vengo a prendere)|guardatevi le spalle|spacco (?:tutto|la vetrina)|dovete morire',
    'vou (?:te|vos|matar|quebrar|queimar) (?:matar|vocês|tudo|a loja|sua loja)|vocês vão (?:me pagar|se arrepender de)',
    'ik maak (?:jullie|je) (?:af|kapot)|ik steek (?:jullie|die|de) (?:\\p{L}+ )?in brand|jullie gaan (?:eraan|hiervoor boeten)|kijk maar uit voor',
  ],
  '覚えて(?:い)?ろ|殺(?:す|してやる)|ただじゃ(?:おか|済ま|すま)|ただでは(?:おか|済ま|すま)|火をつけてや|夜道に気をつけ|弄死你|杀了你|砸了你们|走着瞧',
)

const knowsWhere = anyOf(
  [
    '(?:i|we) (?:know|found out|have found out|now know|do know) (?:exactly )?where (?:you|he|she|you all|your (?:\\p{L}+ )?\\p{L}+|the (?:owner|driver|manager)) (?:all )?(?:lives?|are|is|works?|sleeps?|parks?)|(?:i|we) (?:have|know|got) your (?:home )?address',
    '(?:weiß|weiss),? wo (?:ihr|du|sie|euer|eure|dein|der) (?:\\p{L}+ )?(?:wohnt|wohnst|seid|bist|sitzt|ist|arbeite\\p{L}*|laden)',
    'je sais où (?:vous|tu|est|se trouve)',
    'sé dónde (?:est|viv|trabaj)\\p{L}+',
    'so dove (?:siete|abit\\p{L}+|viv\\p{L}+|lavor\\p{L}+|è|sta|si trova)',
    'sei onde (?:vocês|você|fica|mora\\p{L}*)',
    'weet waar (?:jullie|je|u) (?:\\p{L}+ )?(?:zit|zitten|wonen|woont|werk\\p{L}*|bent|zijn|is)',
  ],
  '(?:店|会社|家|自宅)の?(?:場所|住所)[はをも]?(?:知って|分かって|わかって)',
)

/** What someone does who knows where another person lives. */
const intends = anyOf(
  [
    "live|lives|sleep|sleeps|home address|visit|visiting|(?:i'll|i will|i'm|we'll|we're) (?:be )?(?:com(?:e|ing)|there|see(?:ing)? you|around|waiting|turn(?:ing)? up|stop(?:ping)? by)|see you soon|regret|(?:be|feel) sorry|pay for",
    'wohnt|wohnst|vorbei\\p{L}*|besuch\\p{L}*|erleben|bereuen|abrechnen|büßen',
    'regretter|visite|passer|viens|viendrai|attend\\p{L}*|habitez|habites|payer',
    'visita|arrepent\\p{L}+|vivís|viven|vives|pasar\\p{L}*|paso|pagar\\p{L}*',
    'pentir\\p{L}+|visita|trov\\p{L}+|vengo|verrò|passo|passerò|abitate|pagare|pagherete',
    'visita|arrepender|moram|mora|passar|vou aí|pagar',
    'langs|bezoek\\p{L}*|spijt|wonen|woont|boeten',
  ],
  '覚え|行く|行って|待って|後悔|から',
)

/** What only an enemy says who knows where another person lives. */
const hostile = anyOf(
  [
    "(?:you'll|you will|you're going to|you are going to|you're gonna|make you) (?:all )?(?:regret|be sorry|pay for (?:this|that|it|what))",
    '(?:know|found out) (?:exactly )?where (?:you|he|she|you all) (?:all )?(?:lives?|sleeps?|parks?)|home address',
    '(?:werdet|wirst) (?:(?:ihr|du|es|das|noch) ){0,3}bereuen|büßen',
    '(?:allez|vas) (?:tous )?(?:le )?(?:regretter|payer)',
    '(?<!no )(?:(?:os|te|se) (?:vais|vas|van) a arrepentir|(?:os|te|se) arrepent(?:iréis|irás|irán))|me las (?:vais|vas|van) a pagar',
    '(?<!non )(?:ve|te) ne (?:pentirete|pentirai)|pagherete',
    '(?:krijgen|krijgt|krijg) (?:hier |er )?(?:nog )?spijt|boeten',
  ],
  '後悔(?:する|させ)',
)
