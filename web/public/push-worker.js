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
      const [open] = windows
      if (!open) return self.clients.openWindow(url)
      await open.focus()
      open.postMessage({ type: 'open', path: new URL(url).pathname + new URL(url).search })
    }),
  )
})
