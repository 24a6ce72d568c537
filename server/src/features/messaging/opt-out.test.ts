import { expect, it } from 'vitest'
import { wishOf } from './opt-out.ts'

it.each([
  'STOP',
  ' stop. ',
  'Stop!',
  'STOP. Please do not write to me on WhatsApp any more.',
  'unsubscribe',
  'Opt out',
  'Please stop messaging me',
  'Please don’t contact me again.',
  'Do not send me any more messages',
  'Stopp',
  'Abmelden',
  'Arrêt',
  'BAJA',
  '退订',
  'Bitte keine Nachrichten mehr, danke',
  'Bitte schreiben Sie mir nicht mehr auf WhatsApp.',
  'No me escriban más',
  'Ya no quiero recibir mensajes',
  'Ich möchte keine Werbung mehr bekommen',
  'Lassen Sie mich in Ruhe',
  'Merci de ne plus me contacter',
  'No more messages please',
  'I don’t want any more messages',
  'Ne m’écrivez plus',
  'Non scrivetemi più, grazie.',
  'Não me mandem mais mensagens',
  'Take me off your list',
  'Please remove my number.',
  'Nehmen Sie mich bitte aus Ihrem Verteiler.',
  'Hört auf, mir zu schreiben!',
  'Hören Sie bitte auf, mir Nachrichten zu schicken.',
  'Abmelden bitte',
  'Je souhaite me désinscrire.',
  'Désinscrivez-moi',
  'Retirez-moi de votre liste',
  'Retirez mon numéro svp',
  'Borradme de la lista',
  'Quiero darme de baja',
  'Cancellatemi dalla lista',
  'Me removam da lista, por favor',
  '配信停止',
])('"%s" asks for no more messages', (text) => {
  expect(wishOf(text)).toBe('stop')
})

it.each(['START', 'unstop'])('"%s" asks for messages again', (text) => {
  expect(wishOf(text)).toBe('start')
})

it.each([
  '',
  'It stopped working after two days.',
  'Stop by any time!',
  'Where do I start?',
  'Can you stop my order, please?',
  'The bus stop. Nobody was there to take the parcel.',
  'Please cancel the order',
  'Please remove one item from my order',
  'Cancellatemi l’ordine, per favore',
  'Nehmen Sie mich als Beispiel.',
  'Retirez le colis vous-même ?',
  'Ich habe keine Nachrichten bekommen.',
  'Habe seit Montag keine Nachricht mehr von Ihnen.',
  'No me llegó más información.',
  'Why did you stop selling the blue one?',
])('"%s" is about something else', (text) => {
  expect(wishOf(text)).toBeNull()
})
