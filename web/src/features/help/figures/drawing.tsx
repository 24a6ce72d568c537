import type { ComponentType } from 'react'
import type { FigureName } from '../article.ts'
import { AlertFigure } from './alert-figure.tsx'
import { BulkFigure } from './bulk-figure.tsx'
import { ConnectionFigure, DisconnectedFigure } from './connection-figure.tsx'
import { CreditsFigure } from './credits-figure.tsx'
import { DeliveriesFigure } from './deliveries-figure.tsx'
import { DraftFigure, FlaggedFigure } from './draft-figure.tsx'
import { EffectFigure } from './effect-figure.tsx'
import { FiltersFigure } from './filters-figure.tsx'
import { InboxFigure } from './inbox-figure.tsx'
import { PersonFigure } from './person-figure.tsx'
import { TrendFigure } from './trend-figure.tsx'

const drawings: Record<FigureName, ComponentType> = {
  alert: AlertFigure,
  bulk: BulkFigure,
  connection: ConnectionFigure,
  credits: CreditsFigure,
  deliveries: DeliveriesFigure,
  disconnected: DisconnectedFigure,
  draft: DraftFigure,
  effect: EffectFigure,
  filters: FiltersFigure,
  flagged: FlaggedFigure,
  inbox: InboxFigure,
  person: PersonFigure,
  trend: TrendFigure,
}

export function Drawing({ name }: { name: FigureName }) {
  const Chosen = drawings[name]
  return <Chosen />
}
