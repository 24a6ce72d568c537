import { ImportFileError } from '../import-file-error.ts'
import { Tokenizer, TokenType } from '@streamparser/json'

/**
 * Where the rows of a JSON text are: the keys to its longest array of objects in `head`; null if
 * the text is a single row.
 */
export function findArray(head: string): string[] | null {
  if (head.trimStart().startsWith('[')) return []
  const arrays = arraysOf(head)
  const longest = arrays.toSorted((a, b) => b.length - a.length)[0]
  if (longest) return longest.path
  const values = topValues(head)
  return values.length > 1 && values.every((kind) => kind === 'object') ? [] : null
}

interface Open {
  key: string
  array: boolean
  from: number
  objects: number
}

/** Path and length of each array with an object, without nested arrays. */
function arraysOf(head: string): { path: string[]; length: number }[] {
  const found: { path: string[]; length: number }[] = []
  const open: Open[] = []
  let text = ''
  let key = ''
  let end = 0
  const close = (): void => {
    const last = open.pop()
    if (!last?.array || last.objects === 0 || open.some(({ array }) => array)) return
    const path = [...open.slice(1), last].map((one) => one.key)
    found.push({ path, length: end - last.from })
  }
  eachToken(head, (token, value, offset) => {
    end = offset
    const parent = open.at(-1)
    if (token === TokenType.STRING) text = String(value)
    if (token === TokenType.COLON) key = text
    if (token === TokenType.LEFT_BRACE && parent?.array) parent.objects++
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET)
      open.push({ key, array: token === TokenType.LEFT_BRACKET, from: offset, objects: 0 })
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) close()
  })
  while (open.length > 0) close()
  return found
}

function topValues(head: string): string[] {
  const kinds: string[] = []
  let level = 0
  let after = false
  eachToken(head, (token) => {
    if (level === 1 && after) kinds.push(token === TokenType.LEFT_BRACE ? 'object' : 'other')
    after = token === TokenType.COLON
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) level++
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) level--
  })
  return kinds
}

function eachToken(head: string, take: (token: TokenType, value: unknown, offset: number) => void): void {
  const tokens = new Tokenizer()
  tokens.onToken = ({ token, value, offset }) => take(token, value, offset)
  try {
    tokens.write(head)
  } catch (error) {
    throw new ImportFileError('The file looks like JSON but isn’t valid', error)
  }
}
