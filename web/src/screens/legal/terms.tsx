import { termsEn } from '../../messages/terms.en.ts'
import { LegalPage } from '../../shell/legal-page.tsx'

export const TermsScreen = () => <LegalPage text={termsEn} />
