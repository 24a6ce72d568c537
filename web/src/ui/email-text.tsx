import { Fragment } from 'react'

/** An email address that wraps after its @ and its dots, not in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  return [...email.matchAll(/[^@.]*[@.]|[^@.]+$/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
