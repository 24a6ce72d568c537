import { ArticlePage } from '../../features/help/article-page.tsx'
import { documentationEn } from '../../messages/documentation.en.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useShellDialog } from '../../shell/shell-dialogs.tsx'

export function DocsScreen() {
  const show = useShellDialog()
  return (
    <>
      <PageTitle page={documentationEn.title} />
      <ArticlePage article={documentationEn} onAsk={() => show('support')} />
    </>
  )
}
