import { plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * What an item did to the customer's home: "hot wax ran all over my dresser, which is now ruined", "Parkett hat jetzt einen
 * Wasserschaden". Furniture can be the item, so it must be the customer's own, and something must have happened to it.
 */
export function homeDamageIn(text: string): string | null {
  const small = plainly(text)
  if (!hints.test(small) || !home.test(small)) return null
  for (const sentence of small.split(/[.!?\n]+/u)) {
    const found = damages.exec(sentence)
    if (found && !denied.test(sentence.slice(0, found.index + found[0].length)) && !otherCause.test(sentence))
      return found[0]
  }
  return unspaced.exec(small)?.[0] ?? null
}

/** One of each is in every match. */
const hints =
  /ruin|warp|stain|damage|scorch|burn|flood|soak|bleach|buckl|swollen|schaden|verzogen|aufgequollen|versaut|fleck|beschädigt|verfärbt|hinüber|zerkratzt|abîm|tach|fichu|foutu|gondol|brûl|dégât|estrope|arruin|manch|dañ|quem|destroz|hinch|rovin|macchi|dannegg|bruci|gonfi|distrut|estrag|danific|inchad|destru|verpest|beschadigd|waterschade|kromgetrokken|bevlekt|verbrand|knoppen|床|フローリング|畳|天井|カーペット/u

const home =
  /floor|parquet|laminat|carpet|wall|ceiling|worktop|counter|sill|skirting|rug|dresser|sideboard|table|desk|furniture|sofa|couch|mattress|shel[fv]|cabinet|bookcase|linen|sheets|nightstand|parkett|boden|dielen|wand|tapete|decke|arbeitsplatte|fensterbank|kommode|tisch|möbel|schrank|regal|matratze|teppich|wasserschaden|(?:mon|ma|mes|notre|nos) |moquette|dégât|parqu|(?:mi|mis|nuestr[oa]s?) |suelo|mi[oae]i? |nostr|pavimento|meus? |minhas? |noss|chão|soalho|piso|mijn |onze |ons |parket|waterschade|床|フローリング|畳|天井|カーペット/u

const notItem =
  '(?![- ](?:lamps?|mats?|stands?|hooks?|mounts?|clocks?|art|lights?|stickers?|decals?|fan|cleaner|runner|pad|protector))'
/** Hardly ever sold here. */
const building =
  '(?:floor(?:s|boards?|ing)?|parquet|laminate|carpet|walls?|wallpaper|ceiling|worktop|countertop|kitchen counter|window ?sill|skirting)'
const furniture = `(?:${building}|rug|dresser|sideboard|(?:coffee |dining |bedside |kitchen )?table|table ?top|desk|furniture|sofa|couch|mattress|shelf|shelves|cabinet|bookcase|bed ?linen|sheets|nightstand)`
const own = "(?:my|our|his|her|their|(?:my|our) \\p{L}+'s|the landlord's)"
const spoiled =
  '(?:ruined|stained|warped|(?:water[- ])?damaged|scorched|burn(?:t|ed)|flooded|soaked|bleached|buckled|swollen|destroyed)'

const boden =
  '(?:parkett|(?:holz|fuß|laminat)?boden|dielen(?:boden)?|laminat|teppichboden|wand|tapete|zimmerdecke|arbeitsplatte|fensterbank)'
const möbel = `(?:${boden}|kommode|(?:ess|couch|schreib|nacht|holz)?tisch(?:platte)?|möbel\\p{L}*|sofa|sideboard|schrank|regal|matratze|teppich)`
const verdorben =
  '(?:ruiniert|wasserschaden|aufgequollen|verzogen|beschädigt|verfärbt|zerkratzt|fleck\\p{L}*|wasserfleck\\p{L}*|hinüber|versaut|verbrannt|zerstört)'
const sol = '(?:parquet|sol|plancher|moquette|carrelage|murs?|plafond|plan de travail)'
const meuble = `(?:${sol}|commode|buffet|meubles?|table|bureau|canapé|matelas|tapis)`
const abîmé = '(?:(?:abîm|ruin|gondol|tach|endommag|brûl|inond)ée?s?|(?:fichu|foutu|détruit)e?s?)'
const suelo = '(?:suelo|parqu[ée]t?|tarima|moqueta|pared|techo|encimera)'
const mueble = `(?:${suelo}|alfombra|cómoda|muebles?|mesa|sofá|colchón|escritorio)`
const estropeado = '(?:estropead|arruinad|manchad|dañad|quemad|hinchad|destrozad)[oa]s?'
const pavimento = '(?:parquet|pavimento|moquette|parete|muro|soffitto|piano (?:di lavoro|della cucina))'
const mobile = `(?:${pavimento}|tappeto|comò|mobil[ei]|tavolo|scrivania|divano|materasso)`
const rovinato = '(?:rovinat|macchiat|danneggiat|bruciat|gonfiat|distrutt)[oaie]'
const chão = '(?:chão|piso|soalho|parquete?|assoalho|carpete|parede|te[ct]o|bancada)'
const móvel = `(?:${chão}|tapete|c[óô]moda|móve(?:l|is)|mesa|sofá|colchão)`
const estragado = '(?:estragad|arruinad|manchad|danificad|queimad|inchad|destruíd)[oa]s?'
const vloer = '(?:vloer|parket|laminaat|muur|plafond|vensterbank|aanrecht)'
const meubel = `(?:${vloer}|tapijt|dressoir|kast|tafel|bureau|matras|vloerkleed)`
const bedorven = '(?:verpest|geruïneerd|beschadigd|kapot|kromgetrokken|bevlekt|verbrand|naar de knoppen|opgezwollen)'
const some = (most: number): string => `(?:[\\p{L}\\d']+ ){0,${most}}?`

const damages = compact(
  `(?<!\\p{L})(?:${[
    `(?:over|onto|down|through|into|underneath|beneath|across) ${own} ${some(2)}${furniture}${notItem}(?!\\p{L})[^.!?]{0,40}?(?<!\\p{L})${spoiled}`,
    `(?:${own}|the) ${some(3)}${building}${notItem} (?:\\p{L}+ ){0,2}?(?:is|was|are|were|has|have|got)(?: been)? ${some(2)}(?:${spoiled}|water damage)`,
    `(?:ruin|stain|warp|damag|scorch|burn|burnt|flood|soak|bleach|destroy)(?:ed|s|es|ing)? (?:${own} ${some(2)}${furniture}|(?:the|all over the) (?:\\p{L}+ )?${building})${notItem}`,
    `(?:burnt|burned|burns|burning) (?:an? )?(?:\\p{L}+ )?(?:hole|ring|mark)s? (?:in|into|on|through) ${own} ${some(2)}${furniture}${notItem}`,
    `water damage (?:to|on|in) (?:${own}|the) ${some(2)}${furniture}|(?:water|burn|scorch|rust|wax|dye|oil|black|white|brown|rusty) (?:marks?|stains?|rings?) (?:on|in|all over|over) ${own} ${some(2)}${furniture}${notItem}`,
    `(?:(?:das )?parkett|(?:mein|unser)\\p{L}* (?:\\p{L}+ )?${boden}) (?:[\\p{L}\\d]+ ){0,5}?${verdorben}|wasserschaden (?:am|im|auf|an)|(?:hat|haben|über|auf|unter) (?:mein|unser)\\p{L}* (?:\\p{L}+ )?${möbel}(?!\\p{L})[^.!?]{0,40}?(?<!\\p{L})${verdorben}`,
    `(?:le parquet|la moquette|(?:mon|ma|mes|notre|nos) (?:\\p{L}+ )?${sol}) ${some(5)}${abîmé}|(?:a|ont) (?:\\p{L}+ )?${abîmé} (?:\\p{L}+ )?(?:mon|ma|mes|notre|nos) (?:\\p{L}+ )?${meuble}|dégâts? des eaux`,
    `(?:el parqu[ée]t?|(?:mis?|nuestr[oa]s?) (?:\\p{L}+ )?${suelo}) ${some(5)}${estropeado}|(?:estropeó|arruinó|manchó|quemó|destrozó|dañó|(?:ha|han) (?:estropeado|arruinado|manchado|quemado|destrozado|dañado)) (?:(?:mis?|nuestr[oa]s?) (?:\\p{L}+ )?${mueble}|el (?:suelo|parqu[ée]t?))`,
    `(?:il parquet|(?:mi[oa]|nostr[oa]) (?:\\p{L}+ )?${pavimento}) ${some(5)}${rovinato}|(?:ha|hanno) (?:rovinato|macchiato|danneggiato|bruciato|distrutto) (?:(?:il |la |i |le )?(?:mi[oae]i?|nostr[oaie]) (?:\\p{L}+ )?${mobile}|il (?:parquet|pavimento))`,
    `(?:o parquete?|(?:meu|minha|nosso|nossa) (?:\\p{L}+ )?${chão}) ${some(5)}${estragado}|(?:estragou|arruinou|manchou|danificou|queimou|destruiu) (?:(?:o |a |os |as )?(?:meus?|minhas?|nosso|nossa) (?:\\p{L}+ )?${móvel}|o (?:chão|parquete?|soalho|piso))`,
    `(?:het parket|(?:mijn|onze|ons) (?:\\p{L}+ )?${vloer}) ${some(5)}${bedorven}|waterschade|(?:heeft|hebben) (?:mijn|onze|ons) (?:\\p{L}+ )?${meubel} (?:\\p{L}+ )?${bedorven}`,
  ].join('|')})(?!\\p{L})`,
  'u',
)

const unspaced =
  /(?:床|フローリング|畳|天井|カーペット)[がにを][^。、]{0,12}(?:シミ|しみ|焦げ|台無し|傷つ|傷が|水浸し|カビ|変色|濡れ)/u

const denied = compact(
  /(?:(?<!\p{L})(?:not|no|never|without|if|might|could|may|nothing|nicht|keine?n?|ohne|nie|pas|jamais|sans|aucune?|sin|ni|nunca|ningún|senza|non|mai|nessun|sem|não|nenhum|niet|geen|zonder)(?!\p{L})|n't(?!\p{L}))/u,
)

/** What it protects from, or why it was bought. */
const otherCause = compact(
  /(?<!\p{L})(?:protect\p{L}*|prevent\p{L}*|avoid\p{L}*|keeps?|so that|replac\p{L}*|bought|already|because (?:the|our|my)|dogs?|cats?|puppy|movers?|instead of|schütz\p{L}*|damit|gekauft|statt|protèg\p{L}*|protéger|éviter|achetée?|protege\p{L}*|evitar|comprad[oa]|compré|protegg\p{L}*|evitare|comprat[oa]|comprei|bescherm\p{L}*|gekocht|koop|vervang\p{L}*)(?!\p{L})/u,
)
