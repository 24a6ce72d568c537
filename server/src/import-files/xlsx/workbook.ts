import type { SheetRow } from './sheet.ts'
import { ImportFileError } from '../import-file-error.ts'
import type { Source } from '../table.ts'
import { readShared, type SharedStrings } from './strings.ts'
import { sheetRows } from './sheet.ts'
import { readDateStyles } from './styles.ts'
import { eachElement } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

export interface Workbook {
  rows(): AsyncIterable<SheetRow>
  close(): Promise<void>
}

/** Takes a temporary copy of the file, which `close` deletes. */
export async function openWorkbook(source: Source): Promise<Workbook> {
  const zip = await openZip(source)
  let strings: SharedStrings | null = null
  try {
    if (!zip.has('xl/workbook.xml'))
      throw new ImportFileError('This ZIP file isn’t an Excel workbook (.xlsx). Unzip it and import the file inside')
    const { sheets, from1904 } = await readSheets(zip)
    strings = await readShared(zip)
    const styles = await readDateStyles(zip)
    const context = { strings, styles, from1904 }
    return {
      rows: () => firstUsed(zip, sheets, context),
      close: async () => {
        await strings?.close()
        await zip.close()
      },
    }
  } catch (error) {
    await strings?.close()
    await zip.close()
    throw error
  }
}

async function* firstUsed(
  zip: Zip,
  sheets: string[],
  context: Parameters<typeof sheetRows>[2],
): AsyncIterable<SheetRow> {
  for (const sheet of sheets) {
    let used = false
    for await (const row of sheetRows(zip, sheet, context)) {
      used ||= row.cells.some((cell) => cell.trim() !== '')
      if (used) yield row
    }
    if (used) return
  }
}

/** Paths of the visible sheets in order. */
async function readSheets(zip: Zip): Promise<{ sheets: string[]; from1904: boolean }> {
  const ids: string[] = []
  let from1904 = false
  for await (const { name, attributes } of eachElement(zip.read('xl/workbook.xml'))) {
    if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
    if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') ids.push(attributes['r:id'] ?? '')
  }
  const targets = new Map<string, string>()
  if (zip.has('xl/_rels/workbook.xml.rels'))
    for await (const { name, attributes } of eachElement(zip.read('xl/_rels/workbook.xml.rels')))
      if (name === 'Relationship') targets.set(attributes['Id'] ?? '', pathOf(attributes['Target'] ?? ''))
  const sheets = ids.flatMap((id) => targets.get(id) ?? []).filter((path) => zip.has(path))
  return { sheets: sheets.length > 0 ? sheets : ['xl/worksheets/sheet1.xml'].filter((path) => zip.has(path)), from1904 }
}

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
