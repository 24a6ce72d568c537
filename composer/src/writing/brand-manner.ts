import type { ComposeRequest } from '../composer.ts'

type Brand = ComposeRequest['brand']

/** The brand's language if it doesn't reply in the comment's; null if it does or the language is unknown. */
export function insteadOf({ languages = [], defaultLanguage }: Brand, language: string | null): string | null {
  return language !== null && languages.length > 0 && !languages.includes(language) ? defaultLanguage : null
}

/** The brand's voice as named parts for a model's message. */
export const mannerParts = ({ does = [], donts = [], samples = [] }: Brand): [string, string][] => [
  ...does.map((line): [string, string] => ['do', line]),
  ...donts.map((line): [string, string] => ['do-not', line]),
  ...samples.map((reply): [string, string] => ['sample-reply', reply]),
]

export const mannerRules = (brand: Brand): string[] =>
  mannerParts(brand).length === 0
    ? []
    : [
        '- Follow <do> and <do-not>: the shop says in them how its replies should be. <sample-reply> shows how good ones sound:',
        '  take their manner, never a fact, name, offer or promise from them. Where they differ from these rules, these rules hold.',
      ]
