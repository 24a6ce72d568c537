// Owns projects: work on what customers complain about, its tasks, linked comments, notes and history, and its effect.
// Doesn't own comments (comments), the alerts that a project starts from (alerts) or replies to linked comments.
export { archiveProject, restoreProject } from './archive-project.ts'
export { addNote, listActivity, removeNote } from './activity.ts'
export { changeProject } from './change-project.ts'
export { createProject } from './create-project.ts'
export { linkComments, unlinkComments } from './link-comments.ts'
export { listProjects } from './list-projects.ts'
export { openEffectFile } from './open-effect-file.ts'
export { previewProject } from './preview-project.ts'
export { readProject } from './read-project.ts'
export { remindOfDue } from './remind-of-due.ts'
export { addTask, changeTask, removeTask } from './tasks.ts'
