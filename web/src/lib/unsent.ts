/** What was changed after `sent` was sent. */
export const unsentOf = <Draft extends object>(now: Draft, sent: Draft): Draft =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Draft])) as Draft
