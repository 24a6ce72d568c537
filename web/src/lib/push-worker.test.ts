import { expect, test, vi } from 'vitest'
import source from '../../public/push-worker.js?raw'

/** Runs the worker like a browser and returns its listeners. */
function start(windows: ReturnType<typeof aWindow>[] = []) {
  const heard = new Map<string, (event: object) => void>()
  const showNotification = vi.fn(() => Promise.resolve())
  const openWindow = vi.fn(() => Promise.resolve())
  const self = {
    addEventListener: (type: string, listen: (event: object) => void) => void heard.set(type, listen),
    registration: { showNotification },
    location: { origin: 'https://app.example' },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  }
  const run = Reflect.construct(Function, ['self', source]) as (self: object) => void
  run(self)
  const dispatch = async (type: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve()
    heard.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) })
    await done
  }
  return { heard, dispatch, showNotification, openWindow }
}

/** A tab; only one with the console answers. */
function aWindow(answers: boolean) {
  const postMessage = vi.fn((_message: unknown, ports: MessagePort[]) => {
    if (answers) ports[0]?.postMessage('opened')
  })
  return { focus: vi.fn(() => Promise.resolve()), postMessage }
}

const click = (path: unknown) => ({ notification: { close: () => undefined, data: { path } } })

test('the worker handles pushes and clicks, but no page requests', () => {
  expect([...start().heard.keys()]).toEqual(['push', 'notificationclick'])
})

test('a push shows its title once, and an unreadable push still shows a notification', async () => {
  const { dispatch, showNotification } = start()
  await dispatch('push', { data: { json: () => ({ id: 'n1', title: 'Ada mentioned you', path: '/responses' }) } })
  await dispatch('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON')
      },
    },
  })
  expect(showNotification.mock.calls).toEqual([
    ['Ada mentioned you', expect.objectContaining({ tag: 'n1', data: { path: '/responses' } })],
    ['Bizamply', expect.objectContaining({ tag: 'bizamply' })],
  ])
})

test('a click opens only our own pages, in the tab that is already open', async () => {
  const away = start()
  for (const path of ['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', 5]) {
    await away.dispatch('notificationclick', click(path))
  }
  await away.dispatch('notificationclick', click('/responses?highlight=1'))
  expect(away.openWindow.mock.calls.flat().map(String)).toEqual([
    'https://app.example',
    'https://app.example',
    'https://app.example',
    'https://app.example/',
    'https://app.example/responses?highlight=1',
  ])
  const tab = aWindow(true)
  const here = start([tab])
  await here.dispatch('notificationclick', click('/responses?highlight=1'))
  expect(tab.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'open', path: '/responses?highlight=1' })
  expect(tab.focus).toHaveBeenCalledOnce()
  expect(here.openWindow).not.toHaveBeenCalled()
})

test('a click skips tabs without the console, such as the sign-in page, and opens a window if none has it', async () => {
  const [signIn, tab, other] = [aWindow(false), aWindow(true), aWindow(true)]
  const several = start([signIn, tab, other])
  await several.dispatch('notificationclick', click('/responses'))
  expect([signIn, tab, other].map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0])
  expect(other.postMessage).not.toHaveBeenCalled()
  expect(several.openWindow).not.toHaveBeenCalled()
  const none = start([signIn])
  await none.dispatch('notificationclick', click('/responses'))
  expect(none.openWindow).toHaveBeenCalledWith('https://app.example/responses')
})
