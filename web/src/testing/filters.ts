import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens the filters of the list of reviews. */
export async function openFilters(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
  return screen.findByRole('dialog', { name: 'Filters' })
}

/** Shows the values of a field. */
export const openField = (popover: HTMLElement, field: string): Promise<void> =>
  userEvent.click(within(popover).getByRole('tab', { name: new RegExp(`^${field}`) }))

/** Checks or unchecks a value of a field. */
export async function checkIn(popover: HTMLElement, field: string, value: string | RegExp): Promise<void> {
  await openField(popover, field)
  await userEvent.click(await within(popover).findByRole('checkbox', { name: value }))
}
