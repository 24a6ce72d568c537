import type { Preferences } from '@bizamply/contract/notifications'
import { Keyboard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { SettingRow } from './setting-row.tsx'
import { Stored } from './stored.tsx'
import { TabHead } from './tab-head.tsx'
import { useChange } from './use-change.ts'

export function AdvancedTab({ onKeys }: { onKeys: () => void }) {
  const t = useTranslations('settings')
  const help = useTranslations('help')
  return (
    <>
      <TabHead title={t('entry.advanced')} text={t('advancedText')} />
      <div className="border-t border-line">
        <Stored>{(stored) => <Fields stored={stored} />}</Stored>
      </div>
      <div className="mt-4">
        <Button icon={<Keyboard aria-hidden="true" size={16} />} onClick={onKeys}>
          {help('keys')}
        </Button>
      </div>
    </>
  )
}

const choices = [0, 5, 10, 20, 30, 60]

function Fields({ stored }: { stored: Preferences }) {
  const t = useTranslations('settings')
  const [{ singleKeys, undoSeconds }, change] = useChange(stored)
  // The stored value can be different from the usual choices.
  const offered = choices.includes(undoSeconds) ? choices : [...choices, undoSeconds].toSorted((a, b) => a - b)
  return (
    <>
      <SettingRow label={t('singleKeys')} labelFor="single-keys" text={t('singleKeysText')}>
        <Switch
          id="single-keys"
          aria-describedby="single-keys-text"
          checked={singleKeys}
          onCheckedChange={(on) => change({ singleKeys: on })}
        />
      </SettingRow>
      <SettingRow label={t('undo')} labelFor="undo" text={t('undoText')}>
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
    </>
  )
}
