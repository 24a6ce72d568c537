// Shows push notifications and opens what they link to. It doesn't intercept or cache the page's requests.
self.addEventListener('push', (event) => {
  let message = {}
  try {
    message = event.data ? event.data.json() : {}
  } catch {
    // A push that can't be parsed must still show something: browsers require it.
  }
  const title = typeof message.title === 'string' && message.title ? message.title : 'Bizamply'
  // A repeated push replaces the first one.
  const options = { tag: String(message.id ?? 'bizamply'), icon: '/favicon.svg', data: { path: message.path } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data ?? {}
  // Only our own pages, regardless of the message.
  const target = new URL(typeof path === 'string' ? path : '/', self.location.origin)
  const url = target.origin === self.location.origin ? target.href : self.location.origin
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const message = { type: 'open', path: new URL(url).pathname + new URL(url).search }
      for (const window of windows) {
        if (await isOpenedBy(window, message)) return window.focus()
      }
      return self.clients.openWindow(url)
    }),
  )
})

const ANSWER_MS = 500

/** Only a tab with the console answers; a sign-in page, a public page, or a connect window doesn’t. */
function isOpenedBy(window, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (isOpened) => {
      port1.close()
      resolve(isOpened)
    }
    const timer = setTimeout(() => end(false), ANSWER_MS)
    port1.onmessage = () => {
      clearTimeout(timer)
      end(true)
    }
    window.postMessage(message, [port2])
  })
}
