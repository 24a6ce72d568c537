import { anyOf, plainly } from './words-in.ts'

/** Applause at one star: "Genius, well done everyone", "great job". */
export const isIronic = (text: string): boolean => applause.test(plainly(text)) || /👏|🙄|🤡/u.test(text)

const applause = anyOf(
  [
    'wow|genius|well done|(?:great|good|nice|fantastic|brilliant|excellent|amazing|top|stellar) (?:job|work)|bravo|congrat\\p{L}*|slow clap|thanks (?:a lot|so much) for|thanks for nothing|kudos|hats off|what a (?:joy|treat|surprise|delight)|how (?:lovely|nice|thoughtful|generous|clever)|(?:lasted|worked|held) (?:for )?(?:a |an |one |the )?(?:whole|entire|full)|just what i (?:needed|always wanted)|exactly what i (?:needed|always wanted)',
    'na (?:super|toll|bravo|prima|klasse)|bravo|glückwunsch|gratulier\\p{L}*|herzlichen dank auch|(?:tolle|super|großartige|klasse) (?:leistung|arbeit)|genial|respekt|hut ab',
    'bravo|félicitations|chapeau|génial|quel (?:talent|exploit|bonheur)|merci (?:beaucoup )?pour rien|beau travail',
    'bravo|enhorabuena|felicidades|genial|buen trabajo|gran trabajo|gracias por nada|olé|qué maravilla',
    'bravi|bravo|complimenti|geniale|congratulazioni|bel lavoro|grazie (?:tante|di niente)|che meraviglia',
    'parabéns|bravo|genial|belo trabalho|bom trabalho|obrigad[oa] por nada|que maravilha',
  ],
  'さすが|おめでと|素晴らしいですね|恭喜|真行|厉害了|太棒了吧',
)
