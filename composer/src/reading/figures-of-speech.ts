import { compact } from '../words/compact.ts'

/** A clause without figures of speech that name a part of the body: "cost an arm and a leg", "ins Auge gestochen". */
export const withoutFigures = (clause: string): string => clause.replaceAll(figures, ' ')

const whose = "(?:my|your|his|her|our|their|the|everyone's|\\p{L}+'s)"

const figures = compact(
  `(?<!\\p{L})(?:${[
    `(?:bit|hint|touch|peek|little|some|lot|amount) of (?:butt |bum )?cheeks?|(?:butt|bum|bottom) ?cheeks?|cheek (?:coverage|cut)|tongue in cheek`,
    `${whose} jaws? (?:\\p{L}+ )?(?:dropped|drops|hit the floor)|jaw[- ]dropping(?:ly)?|pain in the (?:neck|butt|backside)|an arm and a leg|head over heels|turn(?:s|ed|ing)? heads?`,
    `${whose} eyes (?:\\p{L}+ )?(?:fell|popped|bugged|lit|light)(?: right)? (?:out|up)(?: of ${whose} heads?)?`,
    `${whose} (?:whole |little )?faces? (?:\\p{L}+ )?(?:lit|lights?|lighting) up|(?:put|puts|brought|brings) a smile (?:to|on) ${whose} faces?|smiles? on ${whose} faces?`,
    `(?:took|takes|taking) ${whose} breath away|${whose} heart (?:\\p{L}+ )?(?:skip(?:s|ped)? a beat|sings?|sang|melts?|melted|bursts?)|(?:broke|breaks|stole|steals|warms|warmed) ${whose} heart|from the bottom of ${whose} heart`,
    `(?:so is|so are|covers?|hides?|flatters?|skims?) ${whose} (?:tummy|stomach|belly|chest)|${whose} (?:tummy|stomach|belly|chest) (?:is|are) (?:\\p{L}+ )?(?:covered|hidden|supported)`,
    'ins auge (?:gestochen|gefallen|gesprungen|sticht|fällt|springt)|(?:sticht|fällt|fiel|springt) (?:\\p{L}+ ){0,2}ins auge|kostet (?:\\p{L}+ )?ein auge|(?:stich|mitten|direkt|pfeil) ins herz|von (?:ganzem )?herzen|ans herz (?:gelegt|gewachsen)|hand und fuß|(?:die )?kinnlade (?:\\p{L}+ ){0,2}?(?:herunter|runter)?(?:gefallen|gefallen ist|klappt|fällt)|ein lächeln ins gesicht|hals über kopf',
    "les yeux de la tête|la peau des fesses|(?:le )?souffle coupé|à couper le souffle|saute aux yeux|tape[- ]à[- ]l'œil|bouche bée|du fond du cœur|des étoiles (?:dans|plein) les yeux",
    'un ojo de la cara|(?:con la )?boca abierta|a flor de piel|de (?:todo )?corazón|rob(?:ó|ado) el corazón|un occhio della testa|a bocca aperta|spezzato il cuore|rubato il cuore|(?:caduta|cascata) la mascella|di (?:tutto )?cuore|os olhos da cara|de boca aberta|queixo ca(?:iu|ído)|de (?:todo )?coração',
  ].join('|')})(?!\\p{L})`,
  'gu',
)
