import { useTranslations } from 'use-intl'
import { missingServices } from '../../features/onboarding/rule.ts'
import { NextButton, Rule, WizardFooter } from '../../features/onboarding/wizard-footer.tsx'
import { Button } from '../../ui/button.tsx'
import type { Wizard } from './use-wizard.ts'

/** Shows the rule and whether it is met; Next is enabled only then. */
export function ServicesFooter({ wizard, skip }: { wizard: Wizard; skip: { onSkip: () => void; skipping: boolean } }) {
  const t = useTranslations('onboarding')
  const { ready, chosen, advance, known } = wizard
  const missing = (chosen && missingServices(chosen)) ?? 'both'
  const rule =
    advance.left !== null ? (
      <div className="flex items-center gap-3">
        <Rule met>{t('goingOn', { seconds: advance.left })}</Rule>
        <Button size="sm" onClick={advance.stay}>
          {t('stay')}
        </Button>
      </div>
    ) : ready ? (
      <Rule met>{t('rule.met', { brand: ready.BrandName })}</Rule>
    ) : (
      known && <Rule met={false}>{t(`rule.${missing}`)}</Rule>
    )
  return (
    <WizardFooter left={rule} {...skip} primary={<NextButton disabled={!ready} onClick={() => wizard.goTo(2)} />} />
  )
}
