import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Waits for a customer's row. */
export async function row(name: string): Promise<HTMLElement> {
  const headings = await screen.findAllByRole('heading', { name, level: 2 })
  const found = headings.map((heading) => heading.closest<HTMLElement>('[role=listitem]')).find((one) => one !== null)
  if (!found) throw new Error('The heading is outside the list')
  return found
}

/** Opens a customer's review next to the list, and waits for it. */
export async function openReview(name: string): Promise<HTMLElement> {
  await userEvent.click(within(await row(name)).getByRole('button', { name }))
  const pane = await screen.findByRole('region', { name: 'Open review' })
  await within(pane).findByRole('heading', { name, level: 2 })
  return pane
}

export const press = (area: HTMLElement, name: RegExp | string): Promise<void> =>
  userEvent.click(within(area).getByRole('button', { name }))
