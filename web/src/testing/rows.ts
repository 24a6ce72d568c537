import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Waits for a customer's row. */
export async function row(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name, level: 2 })
  const found = heading.closest<HTMLElement>('[role=listitem]')
  if (!found) throw new Error('The heading stands outside the list')
  return found
}

export const press = (area: HTMLElement, name: RegExp | string): Promise<void> =>
  userEvent.click(within(area).getByRole('button', { name }))
