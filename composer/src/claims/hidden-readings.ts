/** A comment's text after decoding: base64, percent encoding, spaced letters, reversed text, hidden tags. */
export function hiddenReadings(comment: string): string[] {
  const readings = [
    ...(comment.match(/[A-Za-z0-9+/]{16,}={0,2}/g) ?? []).map((coded) => Buffer.from(coded, 'base64').toString('utf8')),
    ...(comment.match(/(?:%[0-9a-f]{2}|[\w.+-]){12,}/gi) ?? []).filter((coded) => coded.includes('%')).map(unpercent),
    ...(comment.match(/(?:[0-9a-f]{2}[\s:]?){12,}/gi) ?? []).map((coded) =>
      Buffer.from(coded.replace(/[^0-9a-f]/gi, ''), 'hex').toString('utf8'),
    ),
    ...(comment.match(/(?:\p{L}[ .\-_*]){8,}\p{L}/gu) ?? []).map((spaced) => spaced.replace(/[ .\-_*]/g, '')),
    [...comment].map(fromTag).join(''),
    comment.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g, ''),
    [...comment].toReversed().join(''),
    comment.replace(/[a-z]/gi, rotated),
  ]
  return readings.filter((reading) => reading !== comment && readable(reading) && reading.length >= 8)
}

const readable = (text: string): boolean =>
  !text.includes('\uFFFD') && (text.match(/[\p{L}\p{M}\p{N}\s\p{P}]/gu)?.length ?? 0) > text.length * 0.9

function fromTag(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  return point >= 0xe0020 && point <= 0xe007e ? String.fromCodePoint(point - 0xe0000) : ''
}

function rotated(letter: string): string {
  const base = letter < 'a' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
}

function unpercent(coded: string): string {
  try {
    return decodeURIComponent(coded)
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
