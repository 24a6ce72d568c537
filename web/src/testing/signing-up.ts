import { screen } from '@testing-library/react'
import { type } from './joining.ts'

/** URL after the install at the store. */
export const linked = '/signup?shop=alder.myshopify.com&shopify_session_id=s-1&shopify_access_token=sealed'

/** A sufficiently strong password. */
export const strong = 'Canvas!Bag42'
export const button = (name = 'Create Account') => screen.findByRole<HTMLButtonElement>('button', { name })

/** Fills in all fields. */
export async function fill(more: Record<string, string> = {}) {
  await screen.findByLabelText('First Name')
  const typed = {
    'First Name': 'Nora',
    'Last Name': 'Vance',
    'Email Address': 'nora@alder.shop',
    'Company Name': 'Alder & Co',
    'Brand Name': 'Alder',
    Password: strong,
    'Confirm Password': strong,
    ...more,
  }
  for (const [label, value] of Object.entries(typed)) type(label, value)
}
