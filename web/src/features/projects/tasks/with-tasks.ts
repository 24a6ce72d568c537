import type { ProjectPage, ProjectTask } from '@bizamply/contract/projects'

/** A page with other tasks and their counts. */
export const withTasks = (page: ProjectPage, taskList: ProjectTask[]): ProjectPage => ({
  ...page,
  taskList,
  tasks: taskList.length,
  tasksDone: taskList.filter(({ doneAt }) => doneAt !== null).length,
})
