import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../testing/in-english.tsx'
import { SearchBox } from './search-box.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

/** A search box whose searches arrive in the URL only when `arrive` is called. */
function show() {
  const searches: (string | undefined)[] = []
  let arrive: (search: string | undefined) => void = () => undefined
  function List() {
    const [search, setSearch] = useState<string>()
    arrive = setSearch
    return (
      <SearchBox
        filters={{ status: 'pending', search } as Parameters<typeof SearchBox>[0]['filters']}
        searchRef={null}
        onChange={(change) => searches.push(change.search)}
        onOpen={() => undefined}
        onLeave={() => undefined}
        onClose={() => undefined}
      />
    )
  }
  inEnglish(<List />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    searches,
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    arrive: (search: string | undefined) => act(() => arrive(search)),
  }
}

test('words typed while a search is on its way are searched too', async () => {
  const { searches, field, type, pass, arrive } = show()
  type('zip')
  await pass(500)
  expect(searches).toEqual(['zip'])
  type('zipper')
  await pass(200)
  arrive('zip')
  expect(field.value).toBe('zipper')
  await pass(300)
  expect(searches).toEqual(['zip', 'zipper'])
  arrive('zipper')
  await pass(1000)
  expect([field.value, searches.length]).toEqual(['zipper', 2])
})

test('a search changed elsewhere replaces what was typed and not searched yet', async () => {
  const { searches, field, type, pass, arrive } = show()
  type('zip')
  await pass(200)
  arrive('strap')
  await pass(1000)
  expect([field.value, searches]).toEqual(['strap', []])
})
