import { type Check, cleanDraft, type Draft } from './draft.ts'
import { ComposeError, type ComposeRequest } from '../composer.ts'
import { hasPhraseBook, writtenLanguages } from './phrases/index.ts'
import { commentLanguage } from '../reading/read-comment.ts'
import { replyLanguage } from './reply-language.ts'
import { canFollow } from './style.ts'

/** The built-in composer starts over from the comment, because it can't edit other text. */
export function redraft(request: ComposeRequest, check: Check): Draft {
  const { rework } = request
  const write: Write = (one) => cleanDraft(one, check)
  if (rework?.mayStartOver === false) throw new ComposeError('refused', notTheirs)
  if (request.mustFollow && request.instructions && !canFollow(request.instructions))
    throw new ComposeError('refused', unsupportedInstructions)
  if (!rework?.how) return write(request)
  if (rework.how === 'translate') return translated(request, write)
  const same = inItsLanguage(request)
  if (rework.how === 'shorter') return shorter(same, rework.text, write)
  const tone = rework.how === 'warmer' ? 'warm' : 'formal'
  const wish = [tone, request.instructions].filter(Boolean).join('. ')
  const toned = { ...same, brand: { ...request.brand, tone }, instructions: wish }
  const tries = seeds.map((seed) => () => write({ ...toned, seed: request.seed + seed }))
  for (const attempt of tries) {
    const made = attempt()
    if (made.text !== rework.text) return made
  }
  return write(toned)
}

const notTheirs = 'The built-in composer can’t rewrite text that a person wrote. To get a new reply, select Generate.'

const unsupportedInstructions =
  'The built-in composer only follows instructions about tone and length, like “shorter” or “more formal”. For anything else, edit the reply yourself.'

type Write = (request: ComposeRequest) => Draft

/** A translated reply stays in its language. */
function inItsLanguage(request: ComposeRequest): ComposeRequest {
  const [own, shown] = [commentLanguage(request), replyLanguage(request)]
  const isOther = own !== null && shown !== null && own !== shown && hasPhraseBook(own) && hasPhraseBook(shown)
  return isOther && request.rework ? { ...request, rework: { ...request.rework, language: shown } } : request
}

const seeds = ['', ':1', ':2', ':3', ':4', ':5']
/** A short reply has few sentences to choose from. */
const manySeeds = [...seeds, ...Array.from({ length: 12 }, (_, index) => `:${index + 6}`)]

/** The longest share of the old text that counts as shorter. */
const NOTICEABLY = 0.9

function shorter(request: ComposeRequest, than: string, write: Write): Draft {
  const short = { ...request, instructions: ['shorter', request.instructions].filter(Boolean).join('. ') }
  const unnamed = { ...short, comment: { ...request.comment, authorName: null } }
  // Without the customer's name only if there is no other way.
  for (const wish of [short, unnamed]) {
    const made = manySeeds.map((seed) => write({ ...wish, seed: request.seed + seed }))
    const [shortest] = made.toSorted((a, b) => a.text.length - b.text.length)
    if (!shortest || shortest.text.length >= than.length) continue
    if (shortest.text.length <= than.length * NOTICEABLY) return shortest
    break
  }
  throw new ComposeError('refused', 'The built-in composer can’t make this reply any shorter.')
}

function translated(request: ComposeRequest, write: Write): Draft {
  const language = replyLanguage(request) ?? request.brand.defaultLanguage
  if (hasPhraseBook(language) && request.rework) return write({ ...request, rework: { ...request.rework, language } })
  const written = new Intl.ListFormat('en').format(writtenLanguages.map(languageName))
  throw new ComposeError(
    'refused',
    `The built-in composer can’t write in ${languageName(language)}. It can write in ${written}.`,
  )
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (code: string): string => names.of(code) ?? code
