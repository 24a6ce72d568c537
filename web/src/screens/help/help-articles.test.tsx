import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { documentationEn } from '../../messages/documentation.en.ts'
import { helpCenterEn } from '../../messages/help-center.en.ts'
import { helpEn } from '../../messages/help.en.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { SeesAll } from '../../testing/sees-all.ts'
import { startConsole } from '../../testing/start-console.tsx'

const texts = [helpCenterEn, documentationEn]
const contents = () => screen.findByRole('navigation', { name: 'Contents' })

test('the Help Center starts with five topics and their articles, support and shortcuts', async () => {
  responsesServer({})
  await startConsole('/help')
  const topics = await screen.findByRole('navigation', { name: 'Topics' })
  const cards = within(topics)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.parentElement === topics)
  expect(cards).toHaveLength(6)
  const inbox = cards[1]
  if (!inbox) throw new Error('The inbox has no card')
  expect(within(inbox).getByRole('link', { name: 'The inbox' }).getAttribute('href')).toBe('#inbox')
  expect(within(inbox).getByRole('link', { name: 'Work in bulk' }).getAttribute('href')).toBe('#bulk')
  expect(within(topics).getByText(/We’ll reply by email to demo@bizamply.test/)).toBeTruthy()
  await userEvent.click(within(topics).getByRole('button', { name: 'Keyboard shortcuts' }))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

test('every heading has its own URL, which the contents and other articles link to', async () => {
  responsesServer({})
  await startConsole('/docs#limits')
  const heading = await screen.findByRole('heading', { name: /^Limits/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(heading.id).toBe('limits')
  for (const { groups } of texts) {
    const ids = groups.flatMap(({ id, articles }) => [id, ...articles.map((article) => article.id)])
    expect(new Set(ids).size).toBe(ids.length)
  }
  const written = documentationEn.groups.flatMap(({ articles }) => articles.map(({ id }) => id))
  for (const { reference } of helpCenterEn.groups.flatMap(({ articles }) => articles))
    if (reference) expect(written).toContain(reference.id)
})

test('on a phone the contents open, and close when an article is chosen', async () => {
  responsesServer({})
  await startConsole('/help')
  const nav = await contents()
  const toggle = within(nav).getByRole('button', { name: 'Contents' })
  await userEvent.click(toggle)
  await userEvent.click(within(nav).getByRole('link', { name: 'Find a review' }))
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(within(nav).queryByRole('link', { name: 'Find a review' })).toBeNull()
  await userEvent.click(toggle)
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})

test('the contents mark the article that is being read', async () => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  window.matchMedia = (media) => ({ ...wide, media, matches: media.includes('min-width') }) as unknown as MediaQueryList
  const watchers = watchScrolling()
  responsesServer({})
  await startConsole('/help')
  const nav = await contents()
  const current = () => nav.querySelector('[aria-current="location"]')?.textContent
  const article = (id: string) => document.querySelector(`[data-article="${id}"]`)
  expect(current()).toBeUndefined()
  watchers.report({ target: article('find'), isIntersecting: true })
  expect(current()).toBe('Find a review')
  watchers.report(
    { target: article('find'), isIntersecting: false },
    { target: article('sort-out'), isIntersecting: true },
  )
  expect(current()).toBe('Organize and share the work')
  // Between two groups no article is being read: the last one stays marked.
  watchers.report({ target: article('sort-out'), isIntersecting: false })
  expect(current()).toBe('Organize and share the work')
  // One that is opened is marked, even where the page can't scroll any further.
  await userEvent.click(within(nav).getByRole('link', { name: 'Export or delete your data' }))
  await waitFor(() => expect(current()).toBe('Export or delete your data'))
  // Above the first one, none is.
  const first = article('connect')
  if (first) first.getBoundingClientRect = () => new DOMRect(0, 500)
  watchers.report({ target: article('sort-out'), isIntersecting: false })
  expect(current()).toBeUndefined()
})

test('every figure is drawn when it comes near: a still picture with a caption', async () => {
  window.IntersectionObserver = SeesAll
  responsesServer({})
  await startConsole('/help')
  const figures = await screen.findAllByRole('figure')
  const names = helpCenterEn.groups.flatMap(({ articles }) => articles.flatMap(({ figure }) => figure ?? []))
  expect(new Set(names)).toEqual(new Set(Object.keys(helpEn.caption)))
  expect(figures).toHaveLength(names.length)
  for (const [n, figure] of figures.entries()) {
    const picture = figure.firstElementChild
    await waitFor(() => expect(picture?.textContent).not.toBe(''))
    expect(picture?.getAttribute('aria-hidden')).toBe('true')
    expect(picture?.hasAttribute('inert')).toBe(true)
    expect(within(figure).getByText(helpEn.caption[names[n] ?? 'inbox'])).toBeTruthy()
  }
})

/** Reports what crosses the reading line, as the browser would while the page scrolls. */
function watchScrolling() {
  let last: IntersectionObserverCallback = () => undefined
  window.IntersectionObserver = class extends window.IntersectionObserver {
    readonly #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options)
      this.#callback = callback
    }
    override observe(target: Element): void {
      if (target.hasAttribute('data-article')) last = this.#callback
    }
  }
  const rootBounds = new DOMRect(0, 144)
  return {
    report: (...entries: { target: Element | null; isIntersecting: boolean; boundingClientRect?: DOMRect }[]) =>
      act(() =>
        last(
          entries.map(
            (entry) => ({ boundingClientRect: new DOMRect(), rootBounds, ...entry }) as IntersectionObserverEntry,
          ),
          {} as IntersectionObserver,
        ),
      ),
  }
}
