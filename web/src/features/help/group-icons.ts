import {
  Building2,
  ChartNoAxesColumn,
  Database,
  Inbox,
  PenLine,
  Plug,
  Ruler,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import type { GroupId } from './article.ts'

export const groupIcons: Record<GroupId, LucideIcon> = {
  'getting-started': Plug,
  inbox: Inbox,
  'replies-and-ai': Sparkles,
  'numbers-and-reports': ChartNoAxesColumn,
  company: Building2,
  data: Database,
  writing: PenLine,
  measuring: Ruler,
}
