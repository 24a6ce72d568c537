import {
  projectDues,
  projectOrders,
  projectStatuses,
  type ProjectDue,
  type ProjectOrder,
  type ProjectStatus,
} from '@bizamply/contract/project-rules'
import { topicNames, type Topic } from '@bizamply/contract/topics-and-risks'

export interface ProjectsSearch {
  search?: string
  status?: ProjectStatus
  /** A member's id, `me` or `none`. */
  owner?: string
  product?: string
  topic?: Topic
  due?: ProjectDue
  archived?: 'yes'
  order?: Exclude<ProjectOrder, 'changed'>
  view?: 'board'
  /** Opens the dialog for a new project; `topic`, `product`, `name`, and `alert` prefill it. */
  new?: true
  /** Opens the dialog to edit this project. */
  edit?: string
  name?: string
  alert?: string
}

/** Invalid values are dropped. */
export function projectsSearch(raw: Record<string, unknown>): ProjectsSearch {
  const { search, name, owner, product, edit, alert } = raw
  const status = projectStatuses.find((one) => one === raw['status'])
  const topic = topicNames.find((one) => one === raw['topic'])
  const due = projectDues.find((one) => one === raw['due'])
  const order = projectOrders.find((one) => one === raw['order'])
  return {
    ...(isText(search) ? { search: search.slice(0, 200) } : {}),
    ...(status ? { status } : {}),
    ...(owner === 'me' || owner === 'none' || isId(owner) ? { owner } : {}),
    ...(isId(product) ? { product } : {}),
    ...(topic ? { topic } : {}),
    ...(due ? { due } : {}),
    ...(raw['archived'] === 'yes' ? { archived: 'yes' } : {}),
    ...(order && order !== 'changed' ? { order } : {}),
    ...(raw['view'] === 'board' ? { view: 'board' } : {}),
    ...(raw['new'] === true ? { new: true } : {}),
    ...(isId(edit) ? { edit } : {}),
    ...(isText(name) ? { name: name.slice(0, 120) } : {}),
    ...(isId(alert) ? { alert } : {}),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
