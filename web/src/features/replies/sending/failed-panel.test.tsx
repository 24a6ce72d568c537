import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../testing/in-english.tsx'
import { FailedPanel } from './failed-panel.tsx'

const show = (text: string) =>
  inEnglish(<FailedPanel failure={{ tone: 'danger', title: 'Not sent', text }} onClose={() => undefined} />)

test('leads to the apps of a store whose reviews only another app may answer', () => {
  show('Reply in the store’s review app instead: https://admin.shopify.com/store/mugs/apps. Nothing was charged.')
  const link = screen.getByRole('link', { name: 'admin.shopify.com/store/mugs/apps' })
  expect(link.getAttribute('href')).toBe('https://admin.shopify.com/store/mugs/apps')
  expect(link.parentElement?.textContent).toContain('apps. Nothing was charged.')
})

test('makes no link of an address that a platform said', () => {
  show('Refused: see https://admin.shopify.com.evil.example/store/mugs/apps')
  expect(screen.queryByRole('link')).toBeNull()
})
