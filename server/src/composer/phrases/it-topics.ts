import type { PhraseBook } from './phrase-book.ts'

export const itGood: PhraseBook['good'] = {
  delivery: ['Siamo contenti che la consegna sia andata bene.', 'Bene che tutto sia arrivato come doveva.'],
  battery: ['È bene sapere che la batteria La soddisfa.'],
  zip: ['È bene sapere che la cerniera funziona bene.'],
  size: ['Bene che la misura sia quella giusta.', 'Siamo contenti che la misura vada bene.'],
  colour: ['Siamo contenti che il colore Le piaccia.'],
  material: ['Siamo contenti che il materiale Le piaccia.'],
  comfort: ['Siamo contenti che la comodità sia di Suo gradimento.'],
  sound: ['Siamo contenti che il suono Le piaccia.'],
  taste: ['Siamo contenti che il gusto Le piaccia.'],
  smell: ['Siamo contenti che il profumo Le piaccia.'],
  packaging: ['Bene che tutto sia arrivato ben confezionato.'],
  service: [
    'Giriamo volentieri i Suoi complimenti al team.',
    'Le Sue parole sul servizio significano molto per il team.',
  ],
  ease: ['Siamo contenti che l’uso Le risulti così semplice.'],
  look: ['Siamo contenti che l’aspetto sia di Suo gusto.'],
  price: ['Siamo contenti che il rapporto tra qualità e prezzo La soddisfi.'],
  quality: ['Siamo contenti che la qualità La soddisfi.', 'È bello sapere che la qualità è all’altezza.'],
}

export const itBad: PhraseBook['bad'] = {
  damage: [
    'Un articolo difettoso non è ciò che vogliamo vendere.',
    'Un difetto è una vera seccatura, lo comprendiamo.',
  ],
  missing: [
    'Un ordine dovrebbe arrivare completo e corretto.',
    'Che mancasse qualcosa o che non fosse l’articolo giusto non sarebbe dovuto accadere.',
  ],
  delivery: [
    'La consegna non è andata come doveva, è evidente.',
    'Comprendiamo quanto sia stato spiacevole il problema con la consegna.',
  ],
  battery: ['Dalla batteria è giusto aspettarsi di più.', 'Quanto scrive sulla batteria ci è utile.'],
  zip: ['Una cerniera deve funzionare tutti i giorni.', 'Prendiamo nota di quanto scrive sulla cerniera.'],
  size: ['È spiacevole quando la misura non va bene.', 'Prendiamo nota di quanto scrive sulla misura.'],
  colour: ['Comprendiamo che si aspettava un altro colore.', 'Prendiamo nota di quanto scrive sul colore.'],
  material: ['Prendiamo nota di quanto scrive sul materiale.', 'Dal materiale è giusto aspettarsi di più.'],
  comfort: ['La comodità non dovrebbe certo mancare.', 'Prendiamo nota di quanto scrive sulla comodità.'],
  sound: ['Il suono dovrebbe essere migliore.', 'Prendiamo nota di quanto scrive sul suono.'],
  taste: ['Peccato che il gusto non sia di Suo gradimento.', 'Prendiamo nota di quanto scrive sul gusto.'],
  smell: ['Comprendiamo che l’odore La disturbi.', 'Prendiamo nota di quanto scrive sull’odore.'],
  packaging: ['Un imballaggio deve proteggere ciò che contiene.', 'Prendiamo nota di quanto scrive sull’imballaggio.'],
  service: [
    'Avrebbe dovuto ricevere un aiuto migliore da parte nostra.',
    'Prendiamo sul serio la Sua critica al servizio.',
  ],
  ease: ['L’uso dovrebbe essere più semplice.', 'Prendiamo nota delle difficoltà che ha avuto nell’uso.'],
  look: ['Peccato che l’aspetto non sia di Suo gusto.', 'Prendiamo nota di quanto scrive sull’aspetto.'],
  price: ['Comprendiamo che il prezzo sia importante per Lei.', 'Prendiamo nota di quanto scrive sul prezzo.'],
  quality: [
    'La qualità dovrebbe essere migliore di come la descrive.',
    'Quanto scrive sulla qualità è importante per noi.',
  ],
}
