import { privacyEn } from '../../messages/privacy.en.ts'
import { LegalPage } from '../../shell/legal-page.tsx'

export const PrivacyScreen = () => <LegalPage text={privacyEn} />
