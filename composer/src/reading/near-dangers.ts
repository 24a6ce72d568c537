import { anyOf, plainly, sentencesIn } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * A danger that hurt no one, at up to three stars: "smells like burning plastic", a handle too hot to touch, or a toy that
 * an animal or a child tore apart and might have swallowed.
 */
export function nearDangerIn(text: string): string | null {
  const burning = burningIn(text) ?? hotIn(text)
  if (burning !== null || !swallowing.test(plainly(text))) return burning
  return (
    sentencesIn(text)
      .map((one) => torn.exec(one)?.[0])
      .find((one) => one !== undefined) ?? null
  )
}

/** A handle too hot to touch: a cup that stays hot isn't one. */
const hot = anyOf([
  "(?:handles?|knobs?|grips?|lid|outside|casing|plug|charger|cord|cable)(?: \\p{L}+){0,3}? (?:gets?|got|becomes?|became|is|are|was|were|heats? up)(?: \\p{L}+){0,2}? (?:too hot to (?:touch|hold)|(?:so|very|extremely|dangerously|burning|scalding) hot(?: \\p{L}+){0,5}? (?:(?:can't|cannot|can not|couldn't|impossible to) (?:even )?(?:touch|hold)|burn(?:s|ed|t)? (?:my|your|you|me)|without (?:an? )?(?:oven|pot|mitt|glove|towel)))",
  '(?:griffe?|henkel|deckel|knauf|stecker|netzteil|kabel|gehäuse)(?: \\p{L}+){0,2}? (?:wird|werden|wurde|ist|sind)(?: \\p{L}+){0,2}? (?:so|zu|sehr|extrem|richtig|dermaßen) heiß[^.!?]{0,60}?(?:nicht (?:mehr )?(?:\\p{L}+ )?(?:anfassen|berühren|halten)|ohne (?:topflappen|handschuhe?|tuch))',
  '(?:poignée|manche|couvercle|chargeur|prise)(?: \\p{L}+){0,3}? (?:si|trop|tellement|très) (?:chaude?|brûlante?)[^.!?]{0,50}?(?:impossible|ne peut pas|sans (?:gant|manique|torchon)|brûle)',
  '(?:mango|asa|tapa|cargador|enchufe)(?: \\p{L}+){0,3}? (?:tanto|tan caliente|demasiado)[^.!?]{0,50}?(?:quema|no se puede (?:tocar|agarrar|coger)|sin (?:guante|agarrador|trapo))',
  '(?:manico|coperchio|caricatore|spina)(?: \\p{L}+){0,3}? (?:così|troppo|talmente) (?:caldo|bollente)[^.!?]{0,50}?(?:non si (?:può|riesce)|senza (?:presina|guanto)|scotta|brucia)',
])

function burningIn(text: string): string | null {
  const small = plainly(text)
  const found = smells.exec(small)
  if (found === null) return null
  return denied.test(small.slice(Math.max(0, found.index - 24), found.index)) ? null : found[0]
}

function hotIn(text: string): string | null {
  const found = sentencesIn(text)
    .map((one) => hot.exec(one)?.[0])
    .find((one) => one !== undefined)
  return found === undefined ||
    /(?<!\p{L})(?:not|never|nicht|nie|pas|jamais|nunca|non|mai)(?: \p{L}+){0,2} (?:so|too|zu|si|trop|tan|così)(?!\p{L})|n't (?:get|become)/u.test(
      found,
    )
    ? null
    : found
}

const denied = compact(
  /(?:(?<!\p{L})(?:not|no|never|without|if|old|nicht|keine?n?|ohne|pas|sans|aucune?|sin|ni|senza|non|sem|não|niet|geen|zonder)|n't)(?: \p{L}+){0,2} ?$/u,
)

/** Burnt coffee isn't dangerous, so it takes plastic, rubber, or wires, or something that burns now. */
const smells = anyOf(
  [
    "(?:smell(?:s|ed|ing)?|stinks?|stank|reek(?:s|ed)?)(?: (?:strongly|badly|really|just|a bit|exactly|terribly|awful))? (?:of|like) (?:(?:something|it's|it is|a|an|the) )?(?:(?:burning|burnt|burned|melting|melted|scorched) (?:plastic|rubber|wires?|wiring|electr\\p{L}+|metal)|electrical burning|burning(?= ?(?:[.,;!]|$|when|after|and|every|as|while)))|(?:burning|burnt|burned|melting|melted|scorched) (?:plastic|rubber|electrical|wire) (?:smell|odou?r)|electrical (?:burning|burnt) smell",
    '(?:riecht|roch|stinkt|stank)(?: \\p{L}+){0,4}? (?:verschmort|angeschmort|nach (?:verschmort\\p{L}*|schmorend\\p{L}*|verbrannte[mr] (?:plastik|kunststoff|gummi|kabel\\p{L}*)))|(?:riecht|roch|stinkt|stank) verschmort|schmorgeruch',
    '(?:odeur|sent|sentait|pue)(?: \\p{L}+){0,2}? (?:de |le )?(?:plastique|caoutchouc|câble) (?:brûlée?|fondu)',
    '(?:olor|huele|olía|oler)(?: \\p{L}+)? a (?:plástico|goma|cable) quemad[oa]',
    '(?:odore|puzza|puzzava)(?: \\p{L}+)? di (?:plastica|gomma|cavo) bruciat[oa]',
    '(?:cheiro|cheira|cheirava)(?: \\p{L}+)? (?:a|de) (?:plástico|borracha|fio) queimad[oa]',
    '(?:ruikt|stinkt|rook|stonk)(?: \\p{L}+){0,2}? naar (?:verbrand|gesmolten) (?:plastic|rubber)|schroeilucht|brandlucht',
  ],
  '(?:プラスチック|ゴム|コード)[^。]{0,4}(?:焦げ|溶け)[^。]{0,3}(?:臭|匂|にお)|(?:塑料|橡胶|电线)[^。，]{0,2}(?:烧焦|烧糊)[^。，]{0,2}味',
)

const swallowing = compact(/(?<!\p{L})(?:swallow\p{L}*|chok(?:e[ds]?|ing))(?!\p{L})/u)

const torn = compact(
  /(?<!\p{L})(?:dogs?|pupp(?:y|ies)|cats?|kittens?|bab(?:y|ies)|toddlers?|sons?|daughters?|(?:year|month)[- ]olds?)(?!\p{L})[^.!?]{0,40}?(?:(?:in|to|into) (?:\p{L}+ )?(?:pieces|bits|shreds|chunks)|(?:chewed|bit|tore|ripped|pulled|broke) (?:\p{L}+ ){0,4}?off|chewed (?:right |straight |clean )?through)(?!\p{L})/u,
)
