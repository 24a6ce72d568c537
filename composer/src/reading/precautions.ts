import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/** Whether the customer no longer uses it, so there is nothing to advise. */
export const hasStopped = (text: string): boolean => stopped.test(plainly(text))

/** Whether the customer has unplugged it. */
export const isUnplugged = (text: string): boolean => unplugged.test(plainly(text))

/** Whether the person who was hurt has recovered: "she's ok now", "I stopped using it and they went away". */
export function hasRecovered(text: string): boolean {
  const small = plainly(text)
  return recovered.test(small) && !lasting.test(small)
}

const stopped = anyOf([
  "(?:(?:i|we|she|he)(?:'ve| have)?|and|immediately|already) (?:already |immediately |since |have )*(?:stopped|quit) (?:using|wearing|giving|taking|eating|feeding|burning) (?:it|this|them|these|that|the \\p{L}+)|(?:i|we)(?:'ve| have)? (?:already |immediately |just )*(?:thrown|threw|tossed|binned|trashed|chucked) (?:it|them|this|these)(?: all)? (?:away|out|in the (?:trash|bin|garbage))|(?:i|we) (?:no longer|don't) use (?:it|them|this|these) (?:any ?more|now)",
  '(?:benutze|nutze|verwende|trage) (?:ich |wir )?(?:es|sie|ihn|das|die|den) (?:\\p{L}+ )?nicht mehr|(?:habe|haben) (?:\\p{L}+ ){0,3}?(?:sofort|gleich|direkt) (?:abgesetzt|weggeworfen|entsorgt)',
  "j'ai (?:tout de suite |immédiatement |aussitôt )?(?:arrêté de (?:l'|les )?(?:utiliser|mettre)|arrêté l'utilisation|(?:tout )?jeté)",
  '(?:he |hemos )?(?:dejé|dejado) de (?:usarl[oa]s?|utilizarl[oa]s?|usar)|ho smesso di (?:usarl[oaie]|utilizzarl[oaie]|usare)|(?:parei|deixei) de (?:usar|utilizar)',
])

const unplugged = compact(
  /(?<!\p{L})(?:i|we)(?:'ve| have)? (?:already |immediately |now )?(?:unplugged|pulled the plug)(?!\p{L})/u,
)

const recovered = anyOf([
  "(?:i|we|she|he|they|everyone|everybody|(?:my|our|the) \\p{L}+)(?:'m|'s|'re| am| is| are)? (?:ok|okay|fine|well|all right|alright|better|recovered) (?:now|again)|(?:bumps|hives|rash|spots|it|they|redness|swelling|blisters|itching|reaction) (?:all )?(?:(?:has|have) (?:since )?)?(?:went away|gone away|cleared up|cleared|disappeared|healed)",
  '(?:ihr|ihm|mir|uns|ihnen) geht es (?:jetzt |inzwischen |wieder )+(?:gut|besser)|(?:ausschlag|pickel|es) (?:ist|sind) (?:\\p{L}+ )?(?:abgeklungen|verheilt|weggegangen)',
  '(?:elle|il|je|tout le monde) va(?:is)? (?:bien|mieux) maintenant|(?:ya|ahora) (?:está|estoy|estamos) (?:bien|mejor)|(?:ora|adesso) (?:sta|sto) (?:bene|meglio)|(?:agora|já) (?:está|estou) (?:bem|melhor)',
])

const lasting = anyOf([
  "still|scars?|scarred|not (?:ok|okay|fine|better)|isn't|aren't|came back|comes back|but (?:it|they) (?:came|come)s? back|noch|toujours|encore|todavía|aún|ancora|ainda",
])
