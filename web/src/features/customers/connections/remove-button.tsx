import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMayAdministrate } from '../../../lib/may-administrate.ts'
import { Button } from '../../../ui/button.tsx'

/** Hidden from administrators with read-only access. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  const t = useTranslations('customerConnections')
  const may = useMayAdministrate()
  if (!may('customers.manage')) return null
  return (
    <Button
      size="xs"
      variant="ghost"
      className="hover:text-danger-ink focus-visible:text-danger-ink"
      icon={<Trash2 aria-hidden="true" size={14} />}
      aria-label={label}
      onClick={onClick}
    >
      {t('remove')}
    </Button>
  )
}
