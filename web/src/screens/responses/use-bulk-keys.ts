import { useImperativeHandle } from 'react'
import { toast } from '../../ui/toast.ts'
import { useBulkActions, type BulkActionsProps } from './use-bulk-actions.ts'

/** The keys of a single reply open the dialog of the bar's action for all that are selected. */
export function useBulkKeys(props: BulkActionsProps): void {
  const actions = useBulkActions(props)
  useImperativeHandle(props.keys, () => (key) => {
    const action = actions.find(({ keyAction }) => keyAction === key)
    if (action?.reason) toast.info(action.reason, { id: 'selected-keys' })
    else action?.onClick()
    return action !== undefined
  })
}
