import { personOrders, type PersonOrder } from '@bizamply/contract/person-matches'

export interface PeopleSearch {
  search?: string
  repeated?: 'yes'
  order?: Exclude<PersonOrder, 'last'>
}

/** Invalid values are dropped. */
export function peopleSearch(raw: Record<string, unknown>): PeopleSearch {
  const { search } = raw
  const order = personOrders.find((one) => one === raw['order'])
  return {
    ...(typeof search === 'string' && search.trim() !== '' ? { search: search.slice(0, 200) } : {}),
    ...(raw['repeated'] === 'yes' ? { repeated: 'yes' } : {}),
    ...(order && order !== 'last' ? { order } : {}),
  }
}
