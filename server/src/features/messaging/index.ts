// Owns conversations by WhatsApp: contacts with their consent, templates, messages and how far they came.
// Does not own the replies that they carry: booking, charging and settling a delivery are the replies feature's.
export { eraseContacts, eraseContactsOfShop, findContacts, type KnownContact } from './erase-contacts.ts'
export { saveContact, type Contact } from './contacts.ts'
export { findMessage } from './find-message.ts'
export { findAvailability } from './find-availability.ts'
export { findAvailabilities, type FoundAvailability } from './find-availabilities.ts'
export { receiveMessages, storeMessages, type MovedMessage } from './receive-messages.ts'
export type { MessageNews } from '../../platforms/whatsapp/parse-messages.ts'
export { normalPhone, type Availability } from './rules.ts'
export { sendToContact } from './send-to-contact.ts'
export { readTemplatesOf, syncTemplates } from './sync-templates.ts'
