import { allQuestionsIn } from './plain-request.ts'
import { anyOf, plainly } from './words-in.ts'

/**
 * Whether a comment worries about a person's health while they use the product: "Is the balm safe in pregnancy? Now I'm
 * worried." A condition named in praise ("wore it all through my pregnancy") is no worry. A question alone counts only
 * below four stars: above, every open question is marked.
 */
export function healthWorryIn(text: string, rating: number | null): boolean {
  const small = plainly(text)
  if (asks.test(small)) return true
  if (!conditions.test(small)) return false
  if (worries.test(small)) return true
  const questions = rating === null || rating > 3 ? [] : (small.match(/[^.!?。！？\n]+[?？]/gu) ?? [])
  return questions.some((question) => conditions.test(question) && safety.test(question))
}

/** Whether a question is about someone's health, such as an allergy: the answer must be right. */
export function healthQuestionIn(text: string): boolean {
  const small = plainly(text)
  const isHealth = (words: string): boolean => conditions.test(words) || allergies.test(words)
  return isHealth(small) && allQuestionsIn(small).some((question) => isHealth(question) || safety.test(question))
}

const allergies = anyOf(
  [
    'anaphyla\\p{L}+|allerg(?:y|ies|ic|ens?)|coeliac|celiac|intoleran\\p{L}+|sensitive skin',
    'allergi\\p{L}*|allergen\\p{L}*|zöliakie|unverträglichkeit|empfindliche haut',
    'allergi\\p{L}*|allergène\\p{L}*|cœliaque|intolérante?|peau sensible',
    'al[eé]rgi\\p{L}*|alérgenos?|celíac[oa]s?|intolerante|piel sensible',
    'allergic\\p{L}*|allergi[ae]|celiac[oaehi]+|intollerante|pelle sensibile|al[eé]rgic[oa]s?|pele sensível',
  ],
  'アレルギー|敏感肌|过敏|敏感肌',
)

/** Pregnancy, nursing, and conditions that a product may affect. */
const conditions = anyOf(
  [
    'pregnan(?:t|cy)|breast-?feed(?:ing)?|nursing (?:mum|mom|mother|my baby)|unborn|expecting a baby|pacemaker|epilep(?:sy|tic)|heart condition|blood thinners?|chemo(?:therapy)?|diabet(?:es|ic)|asthma(?:tic)?|eczema|newborn|premature baby|(?:my|our) (?:baby|newborn|toddler|infant)|immune system|my medication|migraines?|(?:nut|latex|nickel|wool|fragrance|milk|soy|wheat|egg|sesame) allerg(?:y|ies)|allergic to',
    'schwanger(?:schaft)?|stillzeit|(?:ich )?stille(?= |$)|stillende?|herzschrittmacher|epileps\\p{L}*|blutverdünner|chemo(?:therapie)?|diabet\\p{L}*|asthma(?:tiker\\p{L}*)?|neurodermitis|neugeborene\\p{L}*|(?:mein|unser) baby|nussallergie|\\p{L}+allergie|allergisch (?:auf|gegen)',
    'enceinte|grossesse|allait(?:e|ement|er)|pacemaker|épilep\\p{L}+|diabétique|diabète|asthm\\p{L}+|eczéma|nouveau-né|(?:mon|notre) bébé|chimio(?:thérapie)?|allergique (?:à|aux)|allergies? (?:à|aux)',
    'embarazo|embarazada|lactancia|amamant\\p{L}+|dando (?:el )?pecho|marcapasos|epilep\\p{L}+|diab[eé]t\\p{L}+|asma|asmátic[oa]|dermatitis|recién nacido|(?:mi|nuestro) bebé|quimio(?:terapia)?|alérgic[oa] (?:a|al)|alergia a',
    'gravidez|grávida|amament\\p{L}+|marca-?passo|epilep\\p{L}+|diab[eé]t\\p{L}+|asma|asmátic[oa]|recém-nascido|(?:meu|nosso) bebê|quimio(?:terapia)?|alérgic[oa] (?:a|ao|à)|alergia a',
    'gravidanza|incinta|allatt\\p{L}+|pacemaker|epiless\\p{L}+|diabet\\p{L}+|asma|asmatic[oa]|dermatite|neonat[oa]|(?:il mio|nostro) (?:bimbo|bambino)|chemio(?:terapia)?|allergic[oa] (?:a|al|alla|ai|alle)|allergia a\\p{L}*',
    'zwanger(?:schap)?|borstvoeding|pacemaker|epilep\\p{L}+|diabet\\p{L}+|astma\\p{L}*|eczeem|pasgeboren|(?:mijn|onze) baby|chemo(?:therapie)?|allergisch voor|\\p{L}+allergie',
  ],
  '妊娠|妊婦|授乳|ペースメーカー|てんかん|糖尿病|喘息|アトピー|新生児|赤ちゃん|抗がん剤|アレルギー',
)

/** In the present: a past worry is usually resolved. */
const worries = anyOf(
  [
    "(?:i'm|i am|we're|we are|im|am|(?:she|he)'s|makes? me|has me|got me|now|still|really|very|getting) (?:(?:now|so|really|very|a bit|quite|a little|just|still|extremely) )*(?:worried|concerned|scared|afraid|anxious|panicking|frightened)(?! (?:about|that|it|of|for) (?:the (?:price|size|delivery|fit|colou?r|quality)|it (?:won't|wouldn't|might not) (?:fit|last|arrive)))|(?:worries|concerns|scares|frightens) me(?! (?:about|that) the (?:price|size|delivery|fit|colou?r|quality))|should i (?:be worried|worry|stop using|see a doctor|call)|could (?:it|this) (?:have )?(?:harm(?:ed)?|hurt|affect(?:ed)?)",
    '(?:mache|machen) (?:ich )?(?:mir|uns) (?:\\p{L}+ ){0,3}sorgen|(?:bin|sind) (?:\\p{L}+ ){0,3}(?:besorgt|beunruhigt|verunsichert)|habe (?:\\p{L}+ ){0,2}angst(?! gehabt)|sorge mich|muss ich mir sorgen',
    "(?:suis|sommes) (?:\\p{L}+ ){0,2}(?:inqui[eè]te?s?|angoissée?)|m'inqui[eè]te|j'ai peur|dois-je m'inquiéter",
    '(?:estoy|estamos) (?:\\p{L}+ ){0,2}(?:preocupad[oa]s?|asustad[oa]s?)|me preocupa|tengo miedo|debo preocuparme',
    '(?:estou|estamos) (?:\\p{L}+ ){0,2}(?:preocupad[oa]s?|assustad[oa]s?)|me preocupa|tenho medo|devo me preocupar',
    '(?:sono|siamo) (?:\\p{L}+ ){0,2}(?:preoccupat[oaie]|spaventat[oaie])|mi preoccup[oa]|ho paura|devo preoccuparmi',
    '(?:maak|maken) (?:me|mij|ons) (?:\\p{L}+ ){0,2}zorgen|ben (?:\\p{L}+ ){0,2}(?:bezorgd|ongerust|bang)',
  ],
  '心配(?:です|して(?:い|お)|になり|になっ(?:てき|て(?:い|し)))|不安(?:です|になり|で(?:す|たまら))|怖い(?:です|と)',
)

const safety = anyOf(
  [
    'safe|ok|okay|harmful|dangerous|toxic|allowed|risk(?:y|s)?|affect|harm|contains?|traces|suitable|use|wear|drink|eat|take',
    'sicher|unbedenklich|schädlich|gefährlich|giftig|geeignet|darf|verwenden|benutzen|enthält|enthalten',
    'danger(?:eux|euse)?|sûre?|nocif|nocive|risque|adaptée?|utiliser|contient|convient|peut',
    'segur[oa]s?|peligros[oa]|dañin[oa]|nociv[oa]|riesgo|apt[oa]|usar|contienen?|llevan?|puedo|puede',
    'segur[oa]s?|perigos[oa]|nociv[oa]|risco|adequad[oa]|usar|contém|posso|pode',
    'sicur[oa]|pericolos[oa]|nociv[oa]|rischi[oo]?|adatt[oa]|usare|contiene|posso|può',
    'veilig|gevaarlijk|schadelijk|geschikt|gebruiken|bevat|mag',
  ],
  '安全|大丈夫|危険|使(?:え|って|用)|影響|入って|含まれ',
)

/** A worry whatever the condition. */
const asks = anyOf(
  [
    'should i (?:see|call|go to) (?:a |the |my )?doctor|do i need (?:to see )?a doctor|is (?:it|this) safe to (?:keep|continue) using|should (?:i|we) stop using (?:it|this|them)',
    'muss ich (?:damit )?zum arzt|soll ich (?:damit )?(?:lieber )?zum arzt',
    'dois-je (?:consulter|voir|appeler) un médecin|faut-il (?:consulter|voir) un médecin',
    '(?:debo|debería) (?:ir al|ver a un|llamar al) médico',
    '(?:devo|preciso) (?:ir ao|procurar um|ver um) médico',
    '(?:devo|dovrei) (?:andare dal|chiamare il|vedere un) medico',
    'moet ik (?:hiermee )?naar de (?:dokter|huisarts)',
  ],
  '病院に行(?:った|く)(?:方|ほう)|(?:使用|使うの)を(?:やめ|中止し)た(?:方|ほう)が',
)
