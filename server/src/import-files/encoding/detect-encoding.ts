import { analyse } from 'chardet'
import { ImportFileError } from '../import-file-error.ts'
import { countSequences } from './utf8.ts'

/** A TextDecoder label. Throws `ImportFileError` if the bytes are not text or in an unsupported encoding. */
export function detectEncoding(head: Uint8Array): string {
  const marked = byMark(head) ?? byZeros(head)
  if (marked) return marked
  const { good, stray } = countSequences(head)
  if (good >= stray) return 'utf-8'
  // A few unusual bytes in English only show that they are Western characters.
  const least = stray < 10 ? 20 : 1
  const likely = analyse(head).filter(
    ({ name, confidence }) => confidence >= least && (readable.has(name) || refused.has(name)),
  )
  const best = likely.find(({ name }) => fits(head, name))
  if (!best) return 'windows-1252'
  if (refused.has(best.name)) throw new ImportFileError(`The text is encoded as ${best.name}; save it as UTF-8`)
  return western.has(best.name) ? 'windows-1252' : (readable.get(best.name) ?? 'windows-1252')
}

function byMark(head: Uint8Array): string | null {
  const [a, b, c, d] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff))
    throw new ImportFileError('The text is encoded as UTF-32; save it as UTF-8')
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : null
}

// In UTF-16, line ends and delimiters have a zero byte, always on the same side; no other encoding has any.
function byZeros(head: Uint8Array): string | null {
  const zeros = [0, 0] as [number, number]
  for (let at = 0; at < head.length; at++) if (head[at] === 0) zeros[at % 2 === 0 ? 0 : 1]++
  const [even, odd] = zeros
  const many = head.length / 100
  if (odd > many && even <= odd / 20) return 'utf-16le'
  if (even > many && odd <= even / 20) return 'utf-16be'
  if (even + odd > head.length / 1000 + 1) throw new ImportFileError('This isn’t a text file, or it’s damaged')
  return null
}

// The bytes may end inside a character, so their last few don't count.
function fits(head: Uint8Array, name: string): boolean {
  const label = readable.get(name)
  if (!label) return true
  const text = new TextDecoder(label).decode(head)
  return !text.slice(0, -4).includes('\uFFFD')
}

const western = new Set(['ISO-8859-1', 'windows-1252', 'ASCII'])
const refused = new Set([
  'UTF-32LE',
  'UTF-32BE',
  'ISO-2022-KR',
  'ISO-2022-CN',
  'IBM420_rtl',
  'IBM420_ltr',
  'IBM424_rtl',
])
const readable = new Map([
  ['ASCII', 'windows-1252'],
  ['ISO-8859-1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['Shift_JIS', 'shift_jis'],
  ['EUC-JP', 'euc-jp'],
  ['ISO-2022-JP', 'iso-2022-jp'],
  ['EUC-KR', 'euc-kr'],
  ['Big5', 'big5'],
  ['GB18030', 'gb18030'],
  ['ISO-8859-2', 'iso-8859-2'],
  ['windows-1250', 'windows-1250'],
  ['ISO-8859-5', 'iso-8859-5'],
  ['windows-1251', 'windows-1251'],
  ['KOI8-R', 'koi8-r'],
  ['ISO-8859-6', 'iso-8859-6'],
  ['windows-1256', 'windows-1256'],
  ['ISO-8859-7', 'iso-8859-7'],
  ['windows-1253', 'windows-1253'],
  ['ISO-8859-8', 'iso-8859-8'],
  ['windows-1255', 'windows-1255'],
  ['ISO-8859-9', 'iso-8859-9'],
  ['windows-1254', 'windows-1254'],
])
