import type { PhraseBook } from './phrase-book.ts'

export const it: PhraseBook = {
  language: 'it',
  greeting: 'Ciao {name},',
  order: 'questo ordine',
  named: '{product}',
  joiner: ' ',
  openings: {
    bad: [
      'ci dispiace che {product} ti abbia deluso.',
      'non è così che {product} doveva arrivarti, e ci dispiace.',
      'capiamo la tua rabbia per {product}, e ci dispiace.',
      'ci dispiace molto leggere questo su {product}.',
    ],
    mixed: [
      'ci aiuta sapere che cosa ti piace e che cosa no: {product} merita una parola sincera.',
      'una parola onesta su {product} vale molto per noi.',
      'abbiamo letto con attenzione che cosa pensi, anche su {product}.',
    ],
    good: [
      'grazie, che bello leggere che {product} ti piace.',
      'le tue parole su {product} ci rallegrano, grazie.',
      'grazie per aver raccontato agli altri la tua esperienza con {product}.',
      'siamo felici che {product} faccia per te.',
    ],
    question: ['è una bella domanda su {product}.', 'grazie per la domanda su {product}.'],
  },
  aboutTopic: {
    bad: [
      'Quello che scrivi {topic} non è ciò che vogliamo per te.',
      'Il tuo appunto {topic} è chiaro, e per noi conta.',
      'Prendiamo sul serio quello che dici {topic}.',
    ],
    mixed: [
      'Il tuo appunto {topic} è già con chi può migliorare.',
      'Abbiamo segnato soprattutto quello che dici {topic}.',
    ],
    good: [
      'Quello che dici {topic} farà piacere a chi ci lavora ogni giorno.',
      'Ci piace in particolare quello che racconti {topic}.',
    ],
    question: ['Vuoi sapere di più {topic}, e merita una buona risposta.'],
  },
  general: {
    bad: ['Qui una persona ha letto le tue parole.', 'Non è l’impressione che vogliamo lasciare.'],
    mixed: ['Pareri equilibrati come il tuo aiutano tutti.', 'Dettagli così ci fanno migliorare.'],
    good: ['È per parole così che facciamo il nostro lavoro.', 'Abbiamo mostrato le tue parole a tutta la squadra.'],
    question: ['Di certo se lo chiedono anche altri.'],
  },
  closings: {
    bad: ['Una persona della squadra guarderà che cosa è successo.', 'Un collega se ne occuperà.'],
    mixed: ['Siamo contenti di averti tra i nostri clienti.'],
    good: ['Buon divertimento!', 'Che ti accompagni a lungo.'],
    question: ['Un collega ti risponderà qui.'],
  },
  topics: [
    ['cerniera|zip', 'sulla cerniera'],
    ['consegna|spedizion|pacco|da settimane|ritardo|arrivat', 'sulla consegna'],
    ['taglia|misura|piccol|grande|strett', 'sulla taglia'],
    ['colore|tinta', 'sul colore'],
    ['rott|crepa|difett|scheggi', 'sul danno'],
    ['perde acqua|perdita|goccia', 'sulla perdita'],
    ['odore|profum', 'sul profumo'],
    ['morbid|pizzica|tessuto|lana|lino|pelle', 'sul materiale'],
    ['luce|lampada', 'sulla luce'],
    ['imball|scatola', 'sull’imballaggio'],
    ['servizio|risposta|scritto|assistenza', 'sul nostro servizio'],
    ['prezzo|caro|soldi', 'sul prezzo'],
    ['qualità|robust|rifinit', 'sulla qualità'],
    ['bell|design|stile', 'sul design'],
    ['reso |resi |restitu|rimbors', 'sul reso'],
    ['cucitur|fili ', 'sulle cuciture'],
    ['prodott[oa] dove|dove è fatt|dove viene', 'sulla produzione'],
    ['lavaggi|lavat|ristrett', 'sul lavaggio'],
  ],
}
