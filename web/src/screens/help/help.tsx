import { ArticlePage } from '../../features/help/article-page.tsx'
import { helpCenterEn } from '../../messages/help-center.en.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useShellDialog } from '../../shell/shell-dialogs.tsx'

export function HelpScreen() {
  const show = useShellDialog()
  return (
    <>
      <PageTitle page={helpCenterEn.title} />
      <ArticlePage article={helpCenterEn} onAsk={() => show('support')} />
    </>
  )
}
