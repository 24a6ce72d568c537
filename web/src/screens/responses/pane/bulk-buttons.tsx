import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { useHiding, useOrganizing, type OrganizingProps } from '../use-organizing.tsx'

/** What the team does with the selection apart from replying, for which the bar has a menu only. */
export function BulkButtons({ isHideable, ...props }: OrganizingProps & { isHideable: boolean }) {
  const t = useTranslations('bulk')
  const { chosen, commentActions, selection } = props
  const hide = () => commentActions.setTriageState(chosen, 'hidden', selection.take())
  const entries = [...useOrganizing(props), ...useHiding({ ...props, ...(isHideable && { onHide: hide }) })]
  if (entries.length === 0) return null
  return (
    <div role="group" aria-label={t('moreActions')} className="flex flex-wrap gap-2">
      {entries.map(({ label, icon: Icon, onSelect }) => (
        <Button key={label} size="sm" icon={<Icon aria-hidden="true" size={14} />} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </div>
  )
}
