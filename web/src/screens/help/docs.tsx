import { HelpPage } from '../../features/help/help-page.tsx'
import { documentationEn } from '../../messages/documentation.en.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useShellDialog } from '../../shell/shell-dialogs.tsx'

export function DocsScreen() {
  const show = useShellDialog()
  return (
    <>
      <PageTitle page={documentationEn.title} />
      <HelpPage text={documentationEn} onSupport={() => show('support')} onKeys={() => show('keys')} />
    </>
  )
}
