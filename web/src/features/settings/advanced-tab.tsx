import type { Preferences } from '@bizamply/contract/preferences'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { SettingRow } from './setting-row.tsx'
import { Stored } from './loaded-preferences.tsx'
import { TabHead } from './tab-head.tsx'
import { useChange } from './use-change.ts'

export function AdvancedTab({ onKeys }: { onKeys: () => void }) {
  const t = useTranslations('settings')
  return (
    <>
      <TabHead title={t('entry.advanced')} text={t('advancedText')} />
      <Stored>{(stored) => <Fields stored={stored} onKeys={onKeys} />}</Stored>
    </>
  )
}

const choices = [0, 5, 10, 20, 30, 60]

function Fields({ stored, onKeys }: { stored: Preferences; onKeys: () => void }) {
  const t = useTranslations('settings')
  const [{ singleKeys, opensNext, undoSeconds }, change] = useChange(stored)
  // The stored value can be different from the usual choices.
  const offered = choices.includes(undoSeconds) ? choices : [...choices, undoSeconds].toSorted((a, b) => a - b)
  return (
    <>
      <Section name={t('keyboard')}>
        <SettingRow label={t('singleKeys')} labelFor="single-keys" text={t('singleKeysText')}>
          <Switch
            id="single-keys"
            aria-describedby="single-keys-text"
            checked={singleKeys}
            onCheckedChange={(on) => change({ singleKeys: on })}
          />
        </SettingRow>
        <SettingRow label={t('allKeys')} text={t('allKeysText')}>
          <Button onClick={onKeys}>{t('showKeys')}</Button>
        </SettingRow>
      </Section>
      <Section name={t('sending')}>
        <SettingRow label={t('opensNext')} labelFor="opens-next" text={t('opensNextText')}>
          <Switch
            id="opens-next"
            aria-describedby="opens-next-text"
            checked={opensNext}
            onCheckedChange={(on) => change({ opensNext: on })}
          />
        </SettingRow>
        <SettingRow label={t('undo')} labelFor="undo" text={t(undoSeconds === 0 ? 'undoTextNone' : 'undoText')}>
          <Select
            id="undo"
            aria-describedby="undo-text"
            className="w-44 shrink-0"
            value={undoSeconds}
            onChange={(event) => change({ undoSeconds: Number(event.target.value) })}
          >
            {offered.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? t('undoNone') : t('undoSeconds', { count: seconds })}
              </option>
            ))}
          </Select>
        </SettingRow>
      </Section>
    </>
  )
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-8">
      <h3 id={id} className="mb-2 text-sm font-semibold text-ink">
        {name}
      </h3>
      <div className="border-t border-line">{children}</div>
    </section>
  )
}
