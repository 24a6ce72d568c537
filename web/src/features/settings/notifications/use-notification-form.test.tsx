import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { alderBrand, fernBrand, saveChoices, someSettings } from '../../../testing/notification-settings.ts'
import { ok } from '../../../testing/responses-server.ts'
import { useNotificationForm } from './use-notification-form.ts'

test('saving leaves alone what was changed elsewhere in the meantime', async () => {
  const { choices, brands } = someSettings()
  const elsewhere = someSettings({
    choices: { ...choices, mention: { ...choices.mention, push: !choices.mention.push } },
    brands: brands.map((brand) => ({ ...brand, muted: brand.id === alderBrand })),
  })
  const { calls } = fakeServer({ [saveChoices]: ok(elsewhere) })
  const cache = new QueryClient()
  const { result, rerender } = renderHook(({ settings }) => useNotificationForm(settings), {
    initialProps: { settings: someSettings() },
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  act(() => result.current.choose(['comment'], 'mail', true))
  rerender({ settings: elsewhere })
  expect(result.current.values.choices.mention.push).toBe(elsewhere.choices.mention.push)
  expect(result.current.changed).toEqual(['choices'])
  act(() => result.current.mute(fernBrand, true))
  await act(() => result.current.save())
  expect(calls(saveChoices).map(({ body }) => body)).toEqual([
    { choices: { comment: { mail: true } }, mutedBrands: [alderBrand, fernBrand] },
  ])
})
