import { expect, test } from './fixtures.ts'
import { secretMark, watchForSecrets } from './secrets.ts'

test('the search for secrets finds every kind of leak', async ({ context, page }) => {
  const watch = await watchForSecrets(context)
  await page.goto('/login')
  expect(await watch.leaks()).toEqual([])
  await page.evaluate(async (mark) => {
    document.body.dataset['token'] = mark
    document.body.append(mark)
    sessionStorage.setItem('one', mark)
    sessionStorage.removeItem('one')
    localStorage.setItem('two', mark)
    document.cookie = `three=${mark}`
    const opening = indexedDB.open('four')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('five').put({ mark }, 1))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    opening.result.close()
  }, secretMark)
  await expect
    .poll(() => watch.leaks())
    .toEqual([
      'IndexedDB four',
      'attribute of /login',
      'cookie three',
      'document.cookie',
      'localStorage',
      'page of /login',
      'storage of /login',
    ])
})
