import { useNavigate } from '@tanstack/react-router'
import { api } from '../../lib/call.ts'
import { desktopNotices } from '../../lib/desktop-notices.ts'
import { useEvents } from '../../lib/events.ts'
import { useUser } from '../../lib/session.ts'
import { placeOf } from './place.ts'

/** While nobody looks at this tab, what comes for this person is shown by the browser itself. */
export function useDesktopNotices(): void {
  const user = useUser()
  const navigate = useNavigate()
  const tell = async (): Promise<void> => {
    const { data } = await api.notifications.recent({ limit: '1' })
    const [newest] = data.notifications
    if (!newest || newest.read) return
    const onOpen = () => void navigate(placeOf(newest))
    desktopNotices.show({ tag: newest.id, title: newest.title, text: newest.message, onOpen })
  }
  useEvents((event) => {
    if (event.type !== 'notification' || event.id !== user.id || !document.hidden || !desktopNotices.on()) return
    // The bell tells it in any case, so a message that could not be read is left out.
    void tell().catch(() => undefined)
  })
}
