// Owns WhatsApp conversations: contacts and consent, templates, messages and their states.
// Doesn't own the replies in them: the replies feature holds, charges, and settles deliveries.
export { eraseContacts, eraseContactsOfShop, findContacts, type KnownContact } from './erase-contacts.ts'
export { detachContact, findContact, saveContact, type Contact } from './contacts.ts'
export { findMessage } from './find-message.ts'
export { findAvailability } from './find-availability.ts'
export { findAvailabilities, type ContactAvailability } from './find-availabilities.ts'
export { receiveMessages, storeMessages, type MovedMessage } from './receive-messages.ts'
export type { MessageEvents } from '../../platforms/whatsapp/parse-messages.ts'
export { normalPhone, type Availability } from './availability.ts'
export { sendToContact } from './send-to-contact.ts'
export { readTemplatesOf, syncTemplates } from './sync-templates.ts'
