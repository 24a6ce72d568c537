import { keys, storage } from './storage.ts'

/** Messages of the browser itself: kept per browser, shown only where the person allowed them. */
export const desktopNotices = {
  known: (): boolean => 'Notification' in window,
  on: (): boolean =>
    desktopNotices.known() &&
    Notification.permission === 'granted' &&
    storage.get('local', keys.desktopNotices) === 'on',
  /** Asks for the permission when switched on; answers whether they are on now. */
  turn: async (on: boolean): Promise<boolean> => {
    if (!on) {
      storage.remove('local', keys.desktopNotices)
      return false
    }
    if (!desktopNotices.known() || (await Notification.requestPermission()) !== 'granted') return false
    storage.set('local', keys.desktopNotices, 'on')
    return desktopNotices.on()
  },
  /** `tag` keeps several tabs from showing the same twice. */
  show: ({ tag, title, text, onOpen }: { tag: string; title: string; text: string; onOpen: () => void }): void => {
    const notice = new Notification(title, { body: text, tag })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onOpen()
    })
  },
}
