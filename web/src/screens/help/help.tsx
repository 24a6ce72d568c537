import { HelpPage } from '../../features/help/help-page.tsx'
import { TopicCards } from '../../features/help/topic-cards.tsx'
import { helpCenterEn } from '../../messages/help-center.en.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useShellDialog } from '../../shell/shell-dialogs.tsx'

export function HelpScreen() {
  const show = useShellDialog()
  const dialogs = { onSupport: () => show('support'), onKeys: () => show('keys') }
  return (
    <>
      <PageTitle page={helpCenterEn.title} />
      <HelpPage text={helpCenterEn} {...dialogs}>
        <TopicCards groups={helpCenterEn.groups} {...dialogs} />
      </HelpPage>
    </>
  )
}
