/**
 * A pattern whose letters and digits are written as short ranges. For each `\p{L}`, the engine would emit up to 30 kB of
 * code, because it has 650 ranges, half of them in pairs of surrogates; on a text with an emoji, such a pattern also runs
 * ten times slower. Letters beyond U+FFFF are left out, and scripts that no pattern is written for are rounded to whole
 * blocks. `pattern`: a regular expression, or its source, then with `flags`.
 */
export function compact(pattern: RegExp | string, flags = ''): RegExp {
  return typeof pattern === 'string'
    ? new RegExp(withRanges(pattern), flags)
    : new RegExp(withRanges(pattern.source), pattern.flags)
}

function withRanges(source: string): string {
  let isInClass = false
  return source.replace(tokens, (token: string, property?: string) => {
    if (token === '[' || token === ']') isInClass = token === '['
    const range = property && ranges[property]
    if (!range) return token
    return isInClass ? range : `[${range}]`
  })
}

const tokens = /\\p\{(L|N|Nd)\}|\\[^]|[[\]]/g

/** Exact for Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, Thai, Japanese, Chinese and Korean. */
const letters =
  'A-Za-z\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377' +
  '\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F' +
  '\u0531-\u0556\u0559\u0560-\u0588\u05D0-\u05EA\u05EF-\u05F2' +
  '\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710-\u08C9\u0904-\u0DC6' +
  '\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81-\u1FFC\u2C00-\u2DDE\u3005\u3006\u3031-\u3035\u303B\u303C\u3041-\u3096' +
  '\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312F\u3131-\u318E\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\uABE2' +
  '\uAC00-\uD7A3\uF900-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF' +
  '\uFFD2-\uFFD7\uFFDA-\uFFDC'

const digits = '0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0E50-\u0E59\uFF10-\uFF19'

const ranges: Record<string, string> = {
  L: letters,
  Nd: digits,
  N: `${digits}\xB2\xB3\xB9\xBC-\xBE\u2070\u2074-\u2079\u2080-\u2089\u2150-\u2189\u2460-\u249B\u24EA-\u24FF\u2776-\u2793\u3007\u3021-\u3029`,
}
