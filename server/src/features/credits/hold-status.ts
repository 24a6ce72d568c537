/** Reason of a send that a person undid. */
export const UNDONE_SEND = 'Undone before it was sent.'

/** Reason of a generation that a person stopped. */
export const STOPPED_REPLY = 'Stopped before the reply was finished.'

const isCanceled = `h.reason in ('${UNDONE_SEND}', '${STOPPED_REPLY}')`

/** SQL: the status of an unsettled hold `h`, as transactions show it. */
export const holdStatus = `case when h.state = 'open' then 'pending' when ${isCanceled} then 'canceled' else 'failed' end`

/** SQL: the unsettled holds `h` with a status. */
export const holdsWith = {
  pending: `h.state = 'open'`,
  failed: `h.state = 'released' and (${isCanceled}) is not true`,
  canceled: `h.state = 'released' and ${isCanceled}`,
}
