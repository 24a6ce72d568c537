import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * Whether the customer says that what went wrong has been put right: "she had a new one on its way within the hour",
 * "troquei e o atendimento foi ok". A reply doesn't ask them to write about it.
 */
export function isMatterResolved(text: string): boolean {
  const small = plainly(text)
  return settled.test(small) && !open.test(small)
}

const settled = anyOf(
  [
    "(?:you|they) had (?:the|my) (?:\\p{L}+ ){1,3}and (?:they|it) (?:were|was) (?:perfect|great|fine)|(?:but|and) (?:you|they) (?:sent|mailed|shipped|brought) (?:me |us )?(?:it|them|the (?:missing )?\\p{L}+) (?:out )?(?:the (?:next|same|very next) day|right away|straight away|immediately)|(?:all|everything)(?:'s| is)? (?:good|fine|sorted|well|ok|okay) now|back on track",
    "(?:jetzt|nun) (?:ist|passt|läuft) (?:wieder )?alles (?:gut|in ordnung|bestens)|alles (?:wieder )?(?:gut|in ordnung) jetzt|tout est (?:rentré dans l'ordre|en ordre maintenant)|ahora (?:está )?todo (?:bien|perfecto|en orden)|ora (?:è )?tutto (?:a posto|ok|bene)|agora (?:está )?tudo (?:certo|bem|ok)",
    '(?:had|got|put|sent|shipped|mailed|gave|overnighted|arranged)(?: me| us)? (?:out )?(?:an?|the|another|my) (?:(?:brand )?new|replacement|second|free|correct|right|other)(?: one| pair| unit| item| set| bag| box| part| lid| bottle| \\p{L}+)? (?:(?:at|to|on|by|through) (?:my|our|the) (?:front )?(?:door|doorstep|house|home|letterbox) )?(?:(?:was |is )?(?:on its way|on the way|out to me|sent|shipped|mailed) )?(?:within|the (?:same|next|very next)|in (?:an? hour|\\d|two|three|a few|no time|minutes)|right away|straight away|immediately|at once|overnight|no (?:questions|arguing|fuss|hassle)|without (?:any )?(?:question|fuss|hassle|arguing)|free of charge|for free|quickly|so fast)',
    '(?:sent|shipped|mailed|got|gave|had)(?: me| us)? (?:another(?: one)?|a (?:new|replacement|second)(?: one| \\p{L}+)?|one more)(?: \\p{L}+)? (?:right away|straight away|immediately|at once|the (?:same|next|very next) (?:day|week|morning)|within|overnight|no questions|without|for free|free of charge)',
    'replacement(?: \\p{L}+)? (?:came|arrived|works|is (?:perfect|great|fine)|was (?:perfect|great|fine|here|sent))(?! with)|(?:a|the) (?:new|second) one (?:came|arrived|was sent) (?:\\p{L}+ )?(?:within|the (?:same|next)|right away|straight away|immediately|quickly|in (?:two|three|\\d|a few))',
    '(?<!(?<!\\p{L})(?:if|hope|hoping|until|unless|when|once|after|so|want|need)(?: \\p{L}+)? )(?:issue|problem|matter|it|everything|this) (?:was|has been|got|is) (?:(?!easily|not|never)\\p{L}+ )?(?:sorted|resolved|solved|fixed|put right|settled)(?! by (?:myself|me)| with| easily)|(?:sorted|fixed|resolved|solved) (?:it|everything|the (?:problem|issue)|this)(?: out)? (?:right away|straight away|immediately|quickly|within|the same day|in (?:no time|minutes|an hour|a day))',
    "(?<!not |never |n't )replaced (?:it|them|this|mine|my \\p{L}+|the \\p{L}+) (?:within|the (?:same|next|very next)|right away|straight away|immediately|at once|overnight|no questions|without (?:any )?(?:question|fuss|hassle)|free of charge|for free|in (?:an? hour|\\d|two|three|a few|no time))",
    '(?:sofort|umgehend|prompt|anstandslos|problemlos|schnell|am nächsten tag|kostenlos) (?:\\p{L}+ ){0,2}?(?:ersetzt|umgetauscht|ausgetauscht|erstattet|nachgeschickt|nachgeliefert|gelöst|geklärt|behoben|neu(?:en|es|e)? geschickt)|(?:problem|alles|sache) (?:wurde|ist|war) (?:\\p{L}+ )?(?:gelöst|geklärt|behoben|erledigt)|(?:ersatz|ersatzteil|die neue|der neue|das neue) (?:kam|war|ist) (?:\\p{L}+ )?(?:sofort|schnell|da|prompt|am nächsten tag)',
    "(?<!être )(?:remplacée?|échangée?|remboursée?|renvoyée?|réglée?|résolue?) (?:\\p{L}+ )?(?:immédiatement|aussitôt|tout de suite|rapidement|sans (?:problème|discuter|difficulté)|le lendemain|dans la journée|gratuitement)|(?:problème|tout) (?:a été |est )(?:\\p{L}+ )?(?:réglé|résolu)|j'ai (?:pu )?(?:échangé|l'échanger|fait échanger)",
    '(?:me (?:lo|la|los|las) )?(?:cambiaron|reemplazaron|repusieron|enviaron otr[oa]|mandaron otr[oa]|solucionaron|resolvieron)(?: \\p{L}+){0,3} (?:enseguida|en seguida|al momento|al día siguiente|sin (?:problemas?|preguntas)|rápid\\p{L}+|gratis|inmediat\\p{L}+)|(?:lo|la) (?:he cambiado|cambié)|(?:problema|todo) (?:quedó |está |fue )?(?:resuelto|solucionado)',
    "(?:sostituit[oaie]|cambiat[oaie]|rimborsat[oaie]|risolt[oaie]|rispedit[oaie]) (?:\\p{L}+ ){0,2}?(?:subito|immediatamente|rapidamente|senza (?:problemi|domande)|il giorno dopo|gratis|gratuitamente)|(?:subito|immediatamente) (?:sostituit[oa]|risolt[oa]|cambiat[oa])|(?:problema|tutto) (?:è stato |è )?(?:risolto|sistemato)|l'ho (?:cambiat[oa]|sostituit[oa])",
    '(?:trocaram|substituíram|resolveram|enviaram outr[oa]|mandaram outr[oa]|reembolsaram)(?: \\p{L}+){0,3} (?:na hora|logo|rápid\\p{L}+|imediat\\p{L}+|no dia seguinte|sem (?:problemas?|perguntas)|de graça)|(?<!não )(?<!nem )troquei(?: e|[.,]| sem| na)|(?:problema|tudo) (?:foi |está |ficou )?(?:resolvido|solucionado)|consegui trocar',
    '(?:meteen|direct|snel|netjes|kosteloos|gratis|de volgende dag) (?:\\p{L}+ ){0,2}?(?:vervangen|omgeruild|opgelost|terugbetaald|opgestuurd)|(?:probleem|alles) (?:is |werd )?(?:\\p{L}+ )?opgelost|omgeruild en',
  ],
  'すぐに?(?:交換|返金|対応|新しい(?:もの|の|商品)を?送)[^。]{0,6}(?:いただ|くれ|くださ|もら|され)|(?:很快|马上|立刻|第二天)(?:就)?(?:给我)?(?:换|补发|解决|重新发|退)了',
)

/** Something about it is still wrong. */
export const isStillOpen = (text: string): boolean => open.test(plainly(text))

/** The problem continues: "they sent a new one right away, and it's broken, too". */
const open = compact(
  /(?<!\p{L})(?:still (?:not|no|waiting|broken|wrong|nothing|haven't|hasn't|isn't)|again (?:broken|wrong|missing)|(?:broken|wrong|faulty|missing|dead) (?:too|as well|again)|same (?:problem|issue|fault|thing)|never (?:came|arrived)|not (?:resolved|solved|sorted|fixed|yet)|immer noch|noch immer|wieder (?:kaputt|defekt|falsch)|toujours pas|encore (?:cassée?|défectueux)|todavía|otra vez (?:rot|mal)|ancora (?:rott|difett|non)|di nuovo rott|ainda (?:não|estou)|outra vez|nog steeds|weer kapot)(?!\p{L})|まだ|还没|又坏/u,
)
