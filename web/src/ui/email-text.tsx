import { Fragment } from 'react'

/** An email address that wraps after its @ and its dots, not in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@.])/).map((part, place) => (
    // Parts never move.
    // eslint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
