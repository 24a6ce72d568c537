import { eachElement } from './xml.ts'
import type { Zip } from './zip.ts'

/** Indexes of cell styles that show a number as a date or time. */
export async function readDateStyles(zip: Zip): Promise<Set<number>> {
  const dates = new Set<number>()
  if (!zip.has('xl/styles.xml')) return dates
  const own = new Map<number, string>()
  let within = false
  let style = 0
  for await (const { name, attributes } of eachElement(zip.read('xl/styles.xml'))) {
    if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
    if (name === 'cellXfs') within = true
    if (name === 'cellStyles') within = false
    if (name !== 'xf' || !within) continue
    const format = Number(attributes['numFmtId'] ?? 0)
    if (isDate(format, own.get(format))) dates.add(style)
    style++
  }
  return dates
}

// 14-22, 45-47 and the East Asian 27-36, 50-58 are dates without a format string.
function isDate(id: number, code: string | undefined): boolean {
  if (code === undefined)
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[ymdhs]/i.test(plain) && !/[#0?]/.test(plain.replace(/[.,]0+/g, ''))
}
