import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inEnglish } from '../../testing/in-english.tsx'
import { FailedPanel } from './failed-panel.tsx'

const show = (text: string) =>
  inEnglish(<FailedPanel failure={{ tone: 'danger', title: 'Not sent', text }} onClose={() => undefined} />)

test("links to the store's apps if only another app can reply to its reviews", () => {
  show('Reply in the store’s review app instead: https://admin.shopify.com/store/mugs/apps. Nothing was charged.')
  const link = screen.getByRole('link', { name: 'admin.shopify.com/store/mugs/apps' })
  expect(link.getAttribute('href')).toBe('https://admin.shopify.com/store/mugs/apps')
  expect(link.parentElement?.textContent).toContain('apps. Nothing was charged.')
})

test("never turns a URL from a platform's message into a link", () => {
  show('Refused: see https://admin.shopify.com.evil.example/store/mugs/apps')
  expect(screen.queryByRole('link')).toBeNull()
})
