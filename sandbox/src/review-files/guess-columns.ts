import type { Row } from './parse-rows.ts'

export const FIELDS = ['text', 'title', 'rating', 'label', 'author', 'email', 'date', 'product'] as const
export type Field = (typeof FIELDS)[number]
export type Columns = Partial<Record<Field, string>>

/** Finds each field's column: as given, else by name, else by content if the table has no header. */
export function guessColumns(rows: Row[], givenColumns: Columns = {}): Columns {
  const sample = rows.slice(0, 300)
  const names = [...new Set(sample.flatMap((row) => Object.keys(row)))]
  const columns: Columns = {}
  for (const field of FIELDS) {
    const column = givenColumns[field]
    const match = column !== undefined && names.includes(column) ? column : byName(names, field)
    if (match !== undefined) columns[field] = match
  }
  columns.text ??= longestColumn(sample, names)
  columns.label ??= names.find((name) => name !== columns.rating && isLabelColumn(sample, name))
  return columns
}

export function isKnownName(name: string): boolean {
  return FIELDS.some((field) => NAMES[field].includes(plain(name)))
}

function byName(names: string[], field: Field): string | undefined {
  for (const known of NAMES[field]) {
    const match = names.find((name) => plain(name) === known) ?? names.find((name) => plain(lastPart(name)) === known)
    if (match !== undefined) return match
  }
  return undefined
}

function longestColumn(rows: Row[], names: string[]): string | undefined {
  const weight = (name: string) => rows.reduce((sum, row) => sum + (row[name] ?? '').length, 0)
  return names.toSorted((a, b) => weight(b) - weight(a))[0]
}

function isLabelColumn(rows: Row[], name: string): boolean {
  const values = new Set(rows.map((row) => (row[name] ?? '').trim().toLowerCase()).filter(Boolean))
  return values.size > 1 && values.size < 5 && [...values].every((value) => LABELS.has(value))
}

function lastPart(name: string): string {
  return name.split('.').at(-1)!
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

const LABELS = new Set(['-1', '0', '1', 'pos', 'neg', 'neu', 'positive', 'negative', 'neutral', 'true', 'false'])

// In order of preference, without spaces and punctuation.
const NAMES: Record<Field, string[]> = {
  text: (
    'text reviewtext reviewbody reviewcontent customerreview reviewcommentmessage verifiedreviews body content review ' +
    'comment comments message reviews yorum texte avis texto comentario resena testo commento recensione bewertung kommentar opinion'
  ).split(' '),
  title: 'reviewtitle reviewcommenttitle title titre titulo titolo titel headline summary subject baslik'.split(' '),
  rating:
    'customerrating reviewrating reviewscore rating stars star score nstar rate note nota puan sterne overall'.split(
      ' ',
    ),
  label: 'polarity sentiment votedup recommendedind recommended label feedback'.split(' '),
  author:
    'reviewername author authorname displayname nickname username customername auteur autor autore name consumername'.split(
      ' ',
    ),
  email: 'revieweremail email customeremail'.split(' '),
  date: (
    'reviewdate date createdat datecreated reviewcreationdate timestampcreated publisheddate datetime submittedat at ' +
    'timestamp time datum fecha data tarih'
  ).split(' '),
  product:
    'producttitle productname product gamename itemname brand variation producthandle handle productid itemid clothingid sku cat category'.split(
      ' ',
    ),
}
