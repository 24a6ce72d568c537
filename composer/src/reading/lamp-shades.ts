import type { Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'

/** The shade of a lamp or an umbrella is no color, unless it is "a shade of green". */
export function withoutLampShades(hits: readonly Hit[], tokens: readonly Token[], language: string): readonly Hit[] {
  if (language !== 'en' || !tokens.some(({ text }) => givesShade.test(text))) return hits
  return hits.filter(
    ({ sense, from, to }) =>
      sense.kind !== 'about' ||
      sense.topic !== 'colour' ||
      to - from > 1 ||
      !/^shades?$/.test(tokens[from]?.text ?? '') ||
      (tokens[to]?.text === 'of' && !/^(?:this|that|the|my|your|our)$/.test(tokens[to + 1]?.text ?? '')),
  )
}

const givesShade =
  /^(?:lamps?|lampshades?|bulbs?|glow|glows|lanterns?|sconces?|chandeliers?|umbrellas?|parasols?|awning|canopy|gazebo)$/
