import type { PhraseBook } from './phrase-book.ts'

export const itNotGoods: PhraseBook['notGoods'] = {
  good: {
    sound: [
      'Ci fa piacere che il suono sia di Suo gradimento.',
      'È bello sapere che il suono Le risulta gradevole.',
      'Siamo contenti che Le piaccia ciò che sente.',
    ],
    features: [
      'Ci fa piacere che ne apprezzi così tanti aspetti.',
      'È bello sapere che offre ciò che cercava.',
      'Siamo contenti che Le piaccia ciò che offre.',
      'Siamo lieti che ci sia tanto da apprezzare.',
      'Che bello sapere che Le offre tanto.',
    ],
    ease: [
      'Ci fa piacere che tutto sia così semplice per Lei.',
      'È bello sapere che tutto Le risulta facile.',
      'Siamo contenti che non Le crei difficoltà.',
    ],
    look: [
      'Siamo lieti che l’estetica Le piaccia.',
      'È bello sapere che lo stile è di Suo gusto.',
      'Siamo contenti che l’aspetto sia di Suo gradimento.',
    ],
    quality: [
      'Ci fa piacere che sia all’altezza delle Sue aspettative.',
      'È bello sapere che la qualità La convince.',
      'Siamo contenti di una così buona opinione.',
    ],
    comfort: [
      'Siamo lieti che l’esperienza sia stata così piacevole.',
      'È bello sapere che per Lei tutto è stato piacevole.',
      'Siamo contenti che la comodità sia di Suo gradimento.',
    ],
    size: [
      'Ci fa piacere che le dimensioni siano quelle giuste.',
      'È bello sapere che le dimensioni vanno bene.',
      'Siamo contenti che le dimensioni La soddisfino.',
    ],
    taste: [
      'Ci fa piacere che fosse tutto così buono.',
      'È bello sapere che il sapore Le è piaciuto.',
      'Siamo contenti che fosse tutto di Suo gusto.',
    ],
    connection: [
      'Ci fa piacere che la connessione funzioni bene.',
      'È bello sapere che la connessione non dà problemi.',
      'Siamo contenti che la connessione La soddisfi.',
    ],
    service: [
      'Le Sue parole sul servizio significano molto per il team.',
      'Ci fa piacere che il servizio sia stato di Suo gradimento.',
      'Siamo contenti che il servizio sia stato all’altezza.',
      'Siamo lieti che il nostro team abbia potuto aiutarLa.',
    ],
  },
  bad: {
    sound: [
      'Un suono sgradevole è fastidioso, lo comprendiamo.',
      'Peccato che il suono non fosse più gradevole.',
      'Ci dispiace che il suono Le abbia dato fastidio.',
    ],
    damage: [
      'Questo non sarebbe dovuto accadere.',
      'Tutto avrebbe dovuto essere in buono stato.',
      'Ci dispiace per questo difetto.',
    ],
    missing: [
      'Peccato che Le sia mancato qualcosa.',
      'Comprendiamo che si aspettasse qualcosa in più.',
      'Ci dispiace che Le sia mancato qualcosa.',
    ],
    ease: [
      'Comprendiamo che non sia semplice.',
      'Tutto dovrebbe essere più semplice.',
      'Peccato che non Le risulti più semplice.',
    ],
    quality: [
      'È comprensibile che si aspettasse qualcosa di meglio.',
      'Comprendiamo che sperasse in qualcosa di meglio.',
      'Ci dispiace che non sia all’altezza delle Sue aspettative.',
    ],
    comfort: [
      'Ci dispiace che l’esperienza non sia stata più piacevole.',
      'Comprendiamo che si aspettasse più comodità.',
      'Ci dispiace che Le sia mancata la comodità.',
    ],
    taste: [
      'Ci dispiace che non fosse di Suo gusto.',
      'Comprendiamo che si aspettasse un gusto migliore.',
      'Peccato che il sapore non fosse quello che si aspettava.',
    ],
    size: [
      'Peccato che le dimensioni non siano quelle che si aspettava.',
      'Comprendiamo che si aspettasse altre dimensioni.',
      'Ci dispiace che le dimensioni non siano di Suo gradimento.',
    ],
    performance: [
      'Capiamo quanto sia spiacevole quando qualcosa non funziona a dovere.',
      'È giusto aspettarsi che tutto funzioni.',
      'Ci dispiace che non tutto funzioni come dovrebbe.',
    ],
    connection: [
      'È giusto aspettarsi una connessione senza problemi.',
      'Una connessione che non funziona è fastidiosa, lo comprendiamo.',
      'Ci dispiace che la connessione Le dia problemi.',
    ],
  },
}
