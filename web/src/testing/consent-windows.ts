import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { wizardServer } from './joining.ts'
import { ok } from './responses-server.ts'
import { startConsole } from './start-console.tsx'

/** Call once per test file: fakes timers and connects the windows. */
export function withConsentWindows(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.stubGlobal('BroadcastChannel', FakeChannel)
  })
  afterEach(() => {
    vi.useRealTimers()
    // The toast library keeps its messages across renders of the page.
    toast.dismiss()
  })
}

/** User events that advance the fake timers. */
export const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
export const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
export const press = async (name: string | RegExp) => person().click(await screen.findByRole('button', { name }))

/** Clicks a button of the dialog. */
export const pressInside = async (name: string) =>
  person().click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

/** Status response of a service's connection. */
export const connected = (value: boolean) => ({ body: { connected: value } })
export const attemptId = '0190a000-0000-7000-8000-000000000001'

/** Status response of an attempt. */
export const attempt = (more: object) =>
  ok({ attemptId, platform: 'facebook', brandId: 'b-1', reason: null, accounts: [], missing: [], ...more })
export const begun = ok({ oauthUrl: 'https://www.facebook.com/dialog/oauth?state=1', attemptId })

/** A popup window that the test closes. */
export function popup() {
  const its = { closed: false, location: { href: '' }, close: () => void (its.closed = true) }
  const opened = vi.spyOn(window, 'open').mockReturnValue(its as unknown as Window)
  return { its, opened, address: () => opened.mock.calls[0]?.[0] }
}

/** jsdom has no BroadcastChannel between windows; this one connects those of a test. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>()
  constructor() {
    super()
    FakeChannel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const one of FakeChannel.open) if (one !== this) one.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    FakeChannel.open.delete(this)
  }
}

/** Sends the console the result that the last page of a consent reports. */
export const postResult = (result: object) => act(() => new FakeChannel().postMessage(result))

/** The wizard with a connected store. */
export async function openWizard(...given: Parameters<typeof wizardServer>) {
  const server = wizardServer({ connected: { 'b-1': ['shopify'] }, ...given[0] }, given[1])
  await startConsole('/onboarding')
  await screen.findByText('Connect Judge.me or Yotpo to continue')
  return server
}
