import { anyOf, plainly, sentencesIn } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * Words of someone who may harm themselves. A sentence that many say for less ("I can't take it anymore") counts only
 * with another. Only without praise in the stars: "I want to die in this bed" is praise.
 */
export function selfHarmIn(text: string): string | null {
  if (!hints.test(plainly(text))) return null
  const sentences = sentencesIn(text).flatMap((sentence) =>
    sentence.split(/[,;:、]+|(?<!\p{L})(?:and|und|et|y|e|en) (?=i |ich |je |no |non |não |ik )/u),
  )
  const parts = sentences.map((part) => part.trim())
  for (const part of parts) {
    const [words] = outright.exec(part) ?? []
    if (words !== undefined && !jokes.test(part)) return words
  }
  const weak = parts.flatMap((part) => hopeless.exec(part)?.[0] ?? [])
  return weak.length > 1 ? (weak[0] ?? null) : null
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /suicid|kill|the (?:point|sense|use) (?:in|of)|no point|reason|my (?:own )?life|end(?:ing)? it all|hurt(?:ing)? myself|self-?harm|to die|be dead|were dead|was dead|disappear|to live|be alive|exist|be here|wake up|go on|live any|without me|better off|cope|do this|take (?:it|this)|carry on|nicht mehr|sterben|das leben|bring(?:e)? mich|umbringen|umzubringen|selbstmord|lebensmüde|kein(?:en)? sinn|keinen grund|sinnlos|ohne mich|mourir|finir|mes jours|plus|sans moi|vivre|la vie|morir|sin mí|vivi|vida|vivir|puedo|morrer|sem mim|viver|matar|aguento|morire|senza (?:di )?me|vivere|vita|ammazz|faccio|meer leven|dood|er niet|mijn leven|mezelf|zelfmoord|geen zin|zonder mij|leven|niet meer|死に|消え|生き|自殺|自分を|限界|いない(?:方|ほう)/u

const outright = anyOf(
  [
    "(?:i|i'm|i am|i've|just|really)(?: (?:\\p{L}+|don't) )?(?:feeling |been feeling |feel )?suicidal|suicidal thoughts|(?:i|i've|been)(?: \\p{L}+)? thoughts? of (?:suicide|ending (?:it all|my life))",
    "(?:i|i'll|i'm|i am|i'd)(?: \\p{L}+){0,4} (?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|end(?:ing)? it all|tak(?:e|ing) my own life|hurt(?:ing)? myself on purpose|self-?harm(?:ing)?)",
    'i (?:just |really |only )?(?:want|wanted|wish) to (?:die|be dead|disappear forever)(?= ?$| (?:now|today|tonight|every day|because|anymore|any more))|i wish i (?:was|were) dead',
    "(?:i|i'm) (?:don't|do not|no longer|not|didn't)(?: \\p{L}+)? (?:want|wanting) to (?:live|be alive|exist|go on living|be here|wake up)(?: in this world)? ?(?:anymore|any more|any longer)|i (?:don't|do not|no longer) want to (?:live|be alive)(?= ?$)",
    "i (?:can't|cannot|can not|can no longer|don't want to|do not want to) go on (?:anymore|any more|any longer|living|with (?:life|my life))|i (?:can't|cannot) live (?:anymore|any more|any longer)(?= ?$)|i can no longer go on(?= ?$)",
    "(?:no|nothing|without a|lost my) (?:reason|left|will) to (?:live(?! in| here| near)(?: for)?)|nothing (?:left )?to live for|(?:everyone|they|world|family|kids) (?:would|will|'d) be better off without me|better off dead|(?:everyone|everybody|they|world|family|kids|husband|wife|people|all) (?:\\p{L}+ ){0,2}?(?:(?:would|will|'d) (?:\\p{L}+ )?be|(?:is|are)) (?:\\p{L}+ )?(?:better off|happier|better) without me(?! (?:buying|as a customer|ordering|shopping))|(?:no|any|the|see the|see a) (?:point|sense|reason) (?:in |of |to |for )?(?:(?:me |my )?(?:living|being alive|being here)(?= ?$| (?:any ?more|any longer|like this|without))|go(?:ing)? on(?= ?$| (?:any ?more|any longer|living|like this|without (?:him|her|them)))|to live(?= ?$| (?:any ?more|any longer))|life(?= ?$| any ?more))|no (?:point|reason) (?:for me )?to (?:go on|live|be alive)(?= ?$| (?:any ?more|any longer|living|like this))|better if i (?:wasn't|weren't|was not|were not) (?:here|alive|around)(?= ?$| any ?more)",
    '(?:ich )?(?:will|möchte|mag|wollte) (?:\\p{L}+ )?(?:nicht mehr (?:leben|da sein|aufwachen|weiterleben)|sterben)(?= ?$)|(?:mir|nehme mir|nehm mir) (?:\\p{L}+ )?das leben (?:zu )?nehmen|nehme? mir das leben|ich bring(?:e)? mich um|mich (?:selbst )?um(?:zu)?bringen|suizidgedanken|selbstmordgedanken|lebensmüde|kann (?:so )?nicht mehr (?:weiter)?leben(?= ?$)|keinen sinn mehr (?:im leben|zu leben)|ohne mich besser dran|(?:leben|dasein) (?:\\p{L}+ ){0,3}?kein(?:en)? sinn(?: mehr)?(?= ?$)|keinen grund mehr(?:,? (?:weiterzuleben|zu leben|weiterzumachen))(?= ?$)|(?:alle|allen|familie|welt) (?:\\p{L}+ ){0,2}?(?:ohne mich besser|besser ohne mich)|besser,? wenn es mich nicht (?:mehr )?(?:gäbe|gibt)',
    "(?:je |j'ai |j'avais )(?:\\p{L}+ )?(?:veux mourir|envie de mourir|envie d'en finir|veux en finir)(?= ?$| avec la vie)|en finir avec la vie|me suicider|mettre fin à mes jours|(?:ne veux|n'ai|veux) plus (?:envie de )?(?:vivre|être là|être de ce monde)(?= ?$)|pensées suicidaires|(?:tout le monde|tous|famille|enfants|ils|elles) (?:\\p{L}+ ){0,3}?mieux sans moi|(?:raison|envie|goût) de (?:continuer à )?vivre(?= ?$)|(?:ma|la) vie n'a plus (?:aucun |de )?sens|(?:aucun|pas de|plus de) sens à (?:ma|la) vie",
    '(?:quiero|quisiera|deseo) morir(?:me)?(?= ?$| ya)|no quiero (?:seguir viviendo|vivir más|vivir(?= ?$)|estar más aquí|seguir aquí)|quitarme la vida|suicidarme|acabar con mi vida|ya no (?:quiero|tengo ganas de) vivir|pensamientos suicidas|(?:todos|todo el mundo|mi familia|mis hijos) (?:\\p{L}+ ){0,2}?mejor sin mí|sentido (?:a la|a mi) vida(?= ?$)|(?:mi|la) vida (?:ya )?no tiene (?:ya )?(?:ningún )?sentido(?= ?$)|(?:razón|razones|motivos?|sentido) (?:para|de|en) (?:seguir )?(?:vivir|viviendo)(?= ?$)',
    '(?:quero|queria) morrer(?= ?$)|não quero mais (?:viver|estar aqui)|(?:tirar|acabar com) a minha (?:própria )?vida|vou me matar|quero me matar|não tenho mais vontade de viver|não aguento mais viver|pensamentos suicidas|(?:todos|toda a gente|todo mundo|minha família|meus filhos) (?:\\p{L}+ ){0,2}?melhor sem mim|sentido (?:em|para) (?:continuar a )?viver(?= ?$)|(?:minha|a) vida (?:já )?não (?:faz|tem) (?:mais )?(?:nenhum )?sentido(?= ?$)|(?:razão|razões|motivos?) para (?:continuar a )?viver(?= ?$)',
    '(?:voglio|vorrei) morire(?= ?$)|non voglio più (?:vivere|esserci|stare al mondo)|togliermi la vita|farla finita con la vita|suicidarmi|mi ammazzo(?= ?$)|non ho più voglia di vivere|pensieri suicidi|(?:tutti|famiglia|figli) (?:\\p{L}+ ){0,3}?(?:meglio|bene) senza di me|(?:starebbero|stareste|vivrebbero) (?:\\p{L}+ )?meglio senza di me|(?:senso|motivo|motivi|ragione) (?:di|per) (?:continuare a )?vivere(?= ?$)|(?:la|mia) vita non ha più (?:alcun )?senso(?= ?$)',
    '(?:wil|zou) (?:\\p{L}+ )?(?:niet meer leven|dood(?= ?$)|er niet meer zijn)|een eind(?:e)? aan mijn leven|mezelf (?:van kant|iets aan)|zelfmoordgedachten|geen zin meer in het leven|(?:iedereen|ze|familie|kinderen) (?:\\p{L}+ ){0,2}?beter af (?:\\p{L}+ )?zonder mij|(?:nut|zin) van (?:het )?leven niet meer|reden (?:meer )?om (?:verder |door )?te (?:leven|gaan)(?= ?$)|leven (?:\\p{L}+ ){0,2}?(?:geen zin|zinloos)(?: meer)?(?= ?$)',
  ],
  '(?:もう)?(?:死にたい|消えてしまいたい|生きていたくない|生きていけない|生きるのがつらい|生きるのが辛い)|自殺(?:したい|を考え|しよう)|自分を傷つけ|生きる(?:意味|理由|価値)(?:が|も|は)(?:ない|なく|ありません|わか[らり]|分か[らり]|見(?:つから|いだせ))|(?:私|僕|俺|自分)(?:なんて|なんか|が)(?:いない|居ない)(?:方|ほう)が',
)

/** Said for less: about waiting, a service, or a game. */
const hopeless = anyOf(
  [
    "i (?:just |really )?(?:can't|cannot|can not) (?:go on|cope|do this|take it|take this|carry on)(?: (?:like this|anymore|any more|any longer))?(?= ?$)|(?:i )?(?:don't|do not) want to be here(?: ?$)|i(?:'ve| have) (?:given up|lost all hope|had enough of (?:life|everything))(?= ?$)|nothing matters(?: anymore)?|there(?:'s| is) no (?:way out|point(?: anymore| in anything)?)(?= ?$)|nobody would (?:care|miss me)",
    'ich kann (?:einfach )?nicht mehr(?= ?$)|ich will (?:einfach )?nicht mehr(?= ?$)|alles sinnlos|habe keine kraft mehr|niemand würde mich vermissen',
    "je n'en peux plus(?= ?$)|je ne peux plus continuer|plus rien n'a de sens|je veux disparaître|je n'ai plus la force",
    'no puedo más(?= ?$)|no puedo seguir(?: así)?(?= ?$)|ya nada tiene sentido|quiero desaparecer|no tengo fuerzas',
    'não aguento mais(?= ?$)|não consigo continuar|nada mais faz sentido|quero sumir(?= ?$)',
    'non ce la faccio più(?= ?$)|non posso andare avanti|niente ha più senso|voglio sparire',
    'ik kan niet meer(?= ?$)|ik trek het niet meer|niets heeft nog zin',
  ],
  'もう(?:限界|無理です|疲れました)|消えたい',
)

/** "I'd kill myself before I return it", "makes me want to kill myself". */
const jokes = compact(
  /(?<!\p{L})(?:makes? (?:me|you) (?:want|wanna)|made me (?:want|wanna)|almost|nearly|rather|before i|if i (?:have|had) to|lol|lmao|haha\p{L}*|laugh\p{L}*|of (?:laughter|laughing|embarrassment|shame|boredom)|so (?:cute|good|pretty|beautiful|comfy)|without(?! me(?!\p{L}))|date|trip|holiday|vacation|website|app|game|level|match)(?!\p{L})/u,
)
