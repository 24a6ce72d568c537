import { pictureOfSize } from '@bizamply/contract/pictures'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../lib/lazy-part.ts'
import { useUser } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { MenuButton } from '../ui/menu-button.tsx'

const load = () => import('./profile-popup.tsx')
const ProfilePopup = lazyPart(() => load().then((it) => ({ default: it.ProfilePopup })))

export function ProfileMenu() {
  const t = useTranslations('shell')
  const user = useUser()
  const name = user.name || user.email
  return (
    <MenuButton
      popup={ProfilePopup}
      preload={load}
      className="grid size-8 place-items-center rounded-full coarse:size-10"
    >
      <Avatar name={name} src={pictureOfSize(user.profilePic, 64)} />
      <span className="sr-only">{t('account', { name })}</span>
    </MenuButton>
  )
}
