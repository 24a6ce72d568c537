import type { Report } from '@bizamply/contract/reports'
import { Copy, History, Mail, MoreHorizontal, Pencil, Play, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'

export interface ReportActions {
  onRun: (report: Report, mail: boolean) => void
  onEdit: (report: Report) => void
  onHistory: (report: Report) => void
  onDuplicate: (report: Report) => void
  onRemove: (report: Report) => void
}

export interface ReportMenuProps extends ReportActions {
  report: Report
  mayWrite: boolean
}

export function ReportMenu({ report, mayWrite, ...on }: ReportMenuProps) {
  const t = useTranslations('reports')
  const running = report.lastRun?.state === 'running'
  const mailed = report.recipients.length > 0
  const icon = { 'aria-hidden': true, size: 16 } as const
  return (
    <Menu>
      <MenuTrigger>
        <IconButton size="sm" label={t('actions', { title: report.title })} icon={<MoreHorizontal size={16} />} />
      </MenuTrigger>
      <MenuContent align="end">
        {mayWrite && (
          <>
            <MenuItem
              icon={mailed ? <Mail {...icon} /> : <Play {...icon} />}
              disabled={running}
              onSelect={() => on.onRun(report, mailed)}
            >
              {t('run')}
            </MenuItem>
            {mailed && (
              <MenuItem icon={<Play {...icon} />} disabled={running} onSelect={() => on.onRun(report, false)}>
                {t('runWithoutMail')}
              </MenuItem>
            )}
            <MenuItem icon={<Pencil {...icon} />} onSelect={() => on.onEdit(report)}>
              {t('edit')}
            </MenuItem>
            <MenuItem icon={<Copy {...icon} />} onSelect={() => on.onDuplicate(report)}>
              {t('duplicate')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<History {...icon} />} onSelect={() => on.onHistory(report)}>
          {t('history')}
        </MenuItem>
        {mayWrite && (
          <>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => on.onRemove(report)}>
              {t('remove')}
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  )
}
