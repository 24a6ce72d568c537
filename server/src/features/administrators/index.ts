// Owns who runs the product and what of a customer's console they may see: their roles, and views as a member.
// Does not own what they do to customers (customers) nor their sign-in (auth).
export { listAdministrators } from './list-administrators.ts'
export { saveAdministrator } from './save-administrator.ts'
export { beginViewing } from './begin-viewing.ts'
export { endViewing } from './end-viewing.ts'
export { readSupportAccess, saveSupportAccess } from './support-access.ts'
