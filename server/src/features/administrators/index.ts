// Owns administrators' roles and their read-only views of a customer's console.
// Doesn't own what they change for customers (customers) or their sign-in (auth).
export { listAdministrators } from './list-administrators.ts'
export { saveAdministrator } from './save-administrator.ts'
export { beginViewing } from './begin-viewing.ts'
export { endViewing } from './end-viewing.ts'
export { readSupportAccess, saveSupportAccess } from './support-access.ts'
