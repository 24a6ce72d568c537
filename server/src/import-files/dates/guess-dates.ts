import type { DateOrder } from '../columns/mapping.ts'
import { ordersOf } from './plain-date.ts'

/** The order of numeric dates, from all of them together. */
export function guessDates(cells: string[]): { order: DateOrder | null; isAmbiguous: boolean; notes: string[] } {
  let [dayFirst, monthFirst, either, relative] = [0, 0, 0, 0]
  for (const cell of cells) {
    const orders = ordersOf(cell)
    if (orders.length === 2) either++
    else if (orders[0] === 'DMY') dayFirst++
    else if (orders[0] === 'MDY') monthFirst++
    else if (
      cell.length < 60 &&
      /\p{L}/u.test(cell) &&
      /^\D*\d{0,3}\D*$/.test(cell) &&
      cell.trim().length > 3 &&
      !/^n\/a$/i.test(cell)
    )
      relative++
  }
  const notes = relative > 0 ? ['Dates like "2 weeks ago" are counted back from the import date.'] : []
  if (dayFirst > 0 && monthFirst > 0)
    return {
      order: null,
      isAmbiguous: true,
      notes: [...notes, 'Dates use two different orders. Dates that fit both are skipped until you choose.'],
    }
  if (dayFirst > 0)
    return { order: 'DMY', isAmbiguous: false, notes: [...notes, 'Dates are read as day, month, year.'] }
  if (monthFirst > 0)
    return { order: 'MDY', isAmbiguous: false, notes: [...notes, 'Dates are read as month, day, year.'] }
  if (either > 0) notes.push('Dates can be read as day, month, year or month, day, year. Choose which.')
  return { order: null, isAmbiguous: either > 0, notes }
}
