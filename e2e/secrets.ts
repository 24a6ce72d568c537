import type { BrowserContext, Page, Response } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { demoProduct } from './product.ts'

/** Contained in every token and code of the sandbox. */
export const secretMark = 'sbxsecret'
const origin = new URL(demoProduct.url).origin

/** Where platform secrets appeared in any window of the console during a test. */
export interface SecretWatch {
  leaks(): Promise<string[]>
}

/** Fails a test whose pages showed, stored or received a platform secret. */
export const test = base.extend<{ secrets: SecretWatch }>({
  secrets: [
    async ({ context }, use) => {
      const watch = await watchForSecrets(context)
      await use(watch)
      expect(await watch.leaks()).toEqual([])
    },
    { auto: true },
  ],
})

export async function watchForSecrets(context: BrowserContext): Promise<SecretWatch> {
  const found = new Set<string>()
  const reading: Promise<void>[] = []
  await context.exposeBinding('noteSecret', ({ page }, place: string) => {
    found.add(`${place} of ${new URL(page.url()).pathname}`)
  })
  await context.addInitScript(watchPage, { mark: secretMark, origin })
  context.on('response', (response) => {
    if (new URL(response.url()).origin === origin) reading.push(readAnswer(response, found))
  })
  return {
    leaks: async () => {
      await Promise.all(reading)
      for (const { name, value, domain } of await context.cookies()) {
        if (new URL(origin).hostname === domain && value.includes(secretMark)) found.add(`cookie ${name}`)
      }
      for (const page of context.pages()) {
        if (page.url().startsWith(origin)) for (const place of await searchStorage(page)) found.add(place)
      }
      return [...found].toSorted()
    },
  }
}

async function readAnswer(response: Response, found: Set<string>): Promise<void> {
  const where = new URL(response.url()).pathname
  // A consent popup closes soon, and its headers are then unavailable.
  const headers = await response.allHeaders().catch(() => response.headers())
  if (Object.values(headers).some((value) => value.includes(secretMark))) found.add(`headers of ${where}`)
  if (headers['content-type']?.startsWith('text/event-stream')) return
  const body = await response.text().catch(() => '')
  if (body.includes(secretMark)) found.add(`answer of ${where}`)
}

/** Runs in every page of the console before its own scripts and watches everything it shows or stores. */
function watchPage({ mark, origin }: { mark: string; origin: string }): void {
  if (location.origin !== origin) return
  const note = (place: string, text: string | null | undefined): void => {
    if (text?.includes(mark)) void (window as unknown as { noteSecret(place: string): void }).noteSecret(place)
  }
  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'characterData') note('text', target.nodeValue)
      if (type === 'attributes' && target instanceof Element)
        note('attribute', target.getAttribute(attributeName ?? ''))
      for (const node of addedNodes) note('page', node instanceof Element ? node.outerHTML : node.nodeValue)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    note('storage', `${key} ${value}`)
    setItem.call(this, key, value)
  }
}

/** The content of the browser's storages at the end. */
const searchStorage = (page: Page): Promise<string[]> =>
  page.evaluate(async (mark) => {
    const places: string[] = []
    const check = (place: string, value: unknown): void => {
      if (JSON.stringify(value)?.includes(mark)) places.push(place)
    }
    check('localStorage', { ...localStorage })
    check('sessionStorage', { ...sessionStorage })
    check('document.cookie', document.cookie)
    check('history.state', history.state)
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        check(`IndexedDB ${name}`, [await result(rows.getAllKeys()), await result(rows.getAll())])
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const kept = await caches.open(name)
      for (const request of await kept.keys()) check(`cache ${name}`, await (await kept.match(request))?.text())
    }
    return places
  }, secretMark)
