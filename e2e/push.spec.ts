import { demoProduct } from './product.ts'
import { openAs, expect, people, test } from './fixtures.ts'

// No push service can be reached here; DevTools passes the worker what one would deliver. The headless shell shows no
// notifications, so the test reads in the worker what it asks the browser to show.
test('the service worker shows a push notification, even an unreadable one', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await openAs(page, people.viewer)
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const started = context.waitForEvent('serviceworker')
  await page.evaluate(() =>
    navigator.serviceWorker.register('/push-worker.js').then(() => navigator.serviceWorker.ready),
  )
  const worker = await started
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const shown: unknown[] = []
    const show = registration.showNotification.bind(registration)
    registration.showNotification = (title, options) => {
      shown.push([title, options?.tag, options?.data])
      return show(title, options)
    }
    Object.assign(self, { shown })
  })
  const registrationId = await registered
  const origin = new URL(demoProduct.url).origin
  const deliver = (data: string) => browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await deliver(JSON.stringify({ id: 'n1', title: 'Ada mentioned you', path: '/responses?status=draft' }))
  await deliver('{')
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
  await expect.poll(shown).toEqual([
    ['Ada mentioned you', 'n1', { path: '/responses?status=draft' }],
    ['Bizamply', 'bizamply', {}],
  ])
})
