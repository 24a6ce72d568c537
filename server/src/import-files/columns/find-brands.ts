import { plainName } from './meanings.ts'

export interface BrandColumn {
  column: string
  /** Different names, most frequent first. */
  names: string[]
}

/** The column with each row's brand, if there is one, and the names in these rows. */
export function findBrands(columns: string[], rows: string[][]): BrandColumn | null {
  const at = columns.findIndex((column) => brandWords.has(plainName(column)))
  const column = columns[at]
  if (column === undefined) return null
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '')
  const counts = Map.groupBy(cells, (cell) => cell.toLowerCase())
  const names = [...counts.values()].toSorted((a, b) => b.length - a.length).flatMap(([first]) => first ?? [])
  return names.length > 0 ? { column, names } : null
}

const brandWords = new Set(
  'brand|brands|brand name|marke|markenname|marque|marca|merk|märke|marka|бренд|марка|ブランド|ブランド名|品牌|브랜드'.split(
    '|',
  ),
)
