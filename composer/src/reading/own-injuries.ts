import { anyOf, plainly, sentencesIn } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * An injury told with a reflexive verb, which names the person instead of a part of the body: "me hice daño", "habe mich
 * geschnitten". Only for reviews without praise in their stars.
 */
export function ownInjury(text: string): string | null {
  if (!hints.test(plainly(text))) return null
  for (const sentence of sentencesIn(text)) {
    const [words] = injuries.exec(sentence) ?? []
    if (words === undefined) continue
    const before = sentence.slice(0, sentence.indexOf(words))
    if (!denied.test(before) && !deniedAfter.test(words) && !careful.test(sentence)) return words
  }
  return null
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /hurt|injur|cut(?!e)|burn|daño|herid|herí|corte|corta|cortó|cortei|lastim|quem|raspon|moret|geschnitten|verletzt|verbrannt|verbrüht|geklemmt|gestoßen|weh getan|wehgetan|blessé|coupé|brûlé|mal |machu|feri|magoe|magoo|fatt[oa] male|tagliat|bruciat|ustionat|graffiat|gesneden|verbrand|bezeerd|verwond|gestoten|怪我|けが|ケガ|やけど|火傷|切って|切り/u

const injuries = anyOf(
  [
    '(?:i|he|she|we|(?:my|our) (?:\\p{L}+ )?\\p{L}+) (?:have |has |had |just |badly |actually |even |almost )?(?:cut|hurt|burned|burnt|injured|scalded) (?:myself|himself|herself|ourselves|itself)',
    '(?:me|se|nos) (?:he |ha |hemos )?(?:hice|hizo|hicimos|hecho) (?:\\p{L}+ )?(?:daño|una? (?:\\p{L}+ )?(?:herida|corte|tajo|quemadura|rasguño|brecha|moretón|esguince))|me (?:he )?(?:corté|cortado|quemé|quemado|lastimé|lastimado|herí|herido)(?= (?:con|en|al|el|la|los|las|un|una|y|por|gravemente|mucho|bastante)(?!\\p{L})| ?$)|(?:hijo|hija|niño|niña|madre|padre|marido|mujer) (?:\\p{L}+ )?se (?:ha )?(?:cortó|cortado|quemó|quemado|lastimó|lastimado|hizo daño)',
    '(?:habe?|hab|hat|hatte) (?:(?:ich|er|sie|mein\\p{L}*|unser\\p{L}*|sohn|tochter|kind|mann|frau) ){0,2}(?:mich|mir|sich) (?:[\\p{L}-]+ ){0,6}?(?:geschnitten|verletzt|verbrannt|verbrüht|geklemmt|weh ?getan)(?= ?$| (?:und|als|weil|beim|an|am|mit|daran)(?!\\p{L})|,)',
    "(?:je me suis|nous nous sommes|(?:mon|ma|notre) (?:\\p{L}+ )?\\p{L}+ s'est|il s'est|elle s'est) (?:\\p{L}+ ){0,2}?(?:blessée?|coupée?|brûlée?|ébouillantée?|fait (?:très )?mal)s?(?= (?:avec|en|à|au|aux|sur|le|la|les|un|une|et|gravement|sérieusement|profondément|dès)(?!\\p{L})| ?$)",
    '(?:eu )?(?:me (?:machuquei|cortei|queimei|feri|magoei)|(?:machuquei|cortei|queimei|feri|magoei)-me)|(?:cortei|queimei|feri|magoei|machuquei) (?:o|a|os|as) (?:\\p{L}+ )?(?:dedos?|mão|mãos|braço|pé|perna|boca|língua|lábio|costas|cara|rosto|joelho)|(?:filh[oa]|criança|bebê|bebé|marido|esposa|mãe|pai) (?:\\p{L}+ )?se (?:machucou|cortou|queimou|feriu)|(?:filh[oa]|criança|bebé|marido|mãe|pai) (?:machucou|cortou|queimou|feriu|magoou)-se',
    '(?:mi sono|mi son|si è|ci siamo|(?:mio|mia) \\p{L}+ si è) (?:\\p{L}+ )?(?:fatt[oaie] (?:\\p{L}+ )?male|ferit[oaie]|tagliat[oaie]|bruciat[oaie]|ustionat[oaie]|graffiat[oaie])(?= (?:con|a|al|alla|allo|il|la|un|una|e|gravemente|nel|sul|sulla|le|i|su|dopo)(?!\\p{L})| ?$)',
    '(?:heb|hebben|heeft) (?:(?:ik|hij|ze|zij|mijn \\p{L}+) )?(?:me|mij|mezelf|zich) (?:[\\p{L}-]+ ){0,5}?(?:gesneden|verbrand|bezeerd|verwond|gestoten)|(?:mijn|zijn|haar) (?:vingers?|hand|handen|arm|been|voet|tong|mond|lip|knie) (?:[\\p{L}-]+ ){0,4}?(?:gesneden|verbrand|bezeerd|verwond|opengehaald)',
  ],
  '(?:指|手|足|腕|顔|唇|口|舌|膝|肌|子供|子ども|娘|息子)(?:\\p{L}{0,3})?[をがもに](?:怪我|けが|ケガ|やけど|火傷|切って|切りました|切ってしま)(?!替|換)|(?:怪我|けが|ケガ|やけど|火傷)を?(?:し(?:ました|てしま|た(?!時|とき|ので|後|ため|く|こと))|させ)',
)

/** "I didn't cut myself", "almost burned myself". */
const denied = compact(
  /(?:(?<!\p{L})(?:not|no|never|nor|without|nobody|nicht|keine?n?|ohne|nie|niemand|pas|jamais|sans|sin|ni|nunca|senza|non|mai|sem|não|niet|geen|zonder|if|when|before i|so (?:that )?i|since|after|wenn|falls|bevor|nachdem|weil|si|après|depuis|parce que|cuando|porque|después de que|quando|perché|porque|depois que|als|nadat|omdat)|n't)(?: \p{L}+){0,2} ?$/u,
)

const deniedAfter = compact(
  /(?<!\p{L})(?:almost|nicht|nie|kein\p{L}*|fast|beinahe|niet|bijna|nooit|presque|casi|quase|quasi)(?!\p{L})/u,
)

/** Hair, cloth, or an expense that was cut, and what was bought for an injury. */
const careful = compact(
  /(?<!\p{L})(?:hair|haare?|cheveux|pelo|cabelo|capelli|haar|calorie\p{L}*|plaster|bandages?|first aid|pflaster|verband|pansement|vendas?|curativo|cerotto|pleister|laugh\p{L}*|ernsthaft geschnitten)(?!\p{L})|髪|ばんそうこう|絆創膏/u,
)
