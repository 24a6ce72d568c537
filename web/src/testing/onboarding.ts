import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wizardServer } from './joining.ts'
import { startConsole } from './start-console.tsx'

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
export const press = async (name: string | RegExp) => userEvent.click(await button(name))

/** Opens the wizard at its first step. */
export async function openOnboarding(...given: Parameters<typeof wizardServer>) {
  const server = wizardServer(...given)
  await startConsole('/onboarding')
  await screen.findByRole('heading', { level: 1, name: /Connect your services|company/ })
  return server
}
