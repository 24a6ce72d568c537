import type { PhraseBook } from './phrase-book.ts'

export const itElsewhere: PhraseBook['elsewhere'] = {
  good: {
    sound: [
      'Ci fa piacere che l’ambiente sonoro sia di Suo gradimento.',
      'È bello sapere che è gradevole anche all’orecchio.',
      'Siamo contenti che sia così piacevole da sentire.',
    ],
    features: [
      'Ci fa piacere che Le piaccia tutto ciò che offre.',
      'È bello sapere che ci trova tante cose di Suo gradimento.',
      'Siamo contenti che Le piaccia ciò che offre.',
      'Siamo lieti che nel complesso Le piaccia così tanto.',
      'Che bello sapere che ne apprezza tutte le possibilità.',
    ],
    ease: [
      'Ci fa piacere che tutto sia così semplice per Lei.',
      'È bello sapere che tutto Le risulta facile.',
      'Siamo contenti che sia così pratico per Lei.',
    ],
    look: [
      'Ci fa piacere che Le piaccia anche esteticamente.',
      'È bello sapere che lo stile è di Suo gusto.',
      'Siamo contenti che sia bello anche ai Suoi occhi.',
    ],
    quality: [
      'Ci fa piacere che sia all’altezza delle Sue aspettative.',
      'È bello sapere che Le è piaciuto così tanto.',
      'Siamo contenti che nel complesso La soddisfi.',
    ],
    comfort: [
      'Ci fa piacere che si sia trovata così bene.',
      'È bello sapere che per Lei è così piacevole.',
      'Siamo contenti che la comodità non sia mancata.',
    ],
    size: [
      'Ci fa piacere che le dimensioni siano quelle giuste.',
      'È bello sapere che le dimensioni vanno bene.',
      'Siamo contenti che le dimensioni La soddisfino.',
    ],
    taste: [
      'Ci fa piacere che fosse tutto così buono.',
      'È bello sapere che il gusto L’ha conquistata.',
      'Siamo contenti che fosse tutto di Suo gusto.',
    ],
    connection: [
      'Ci fa piacere che la connessione funzioni bene.',
      'È bello sapere che anche online tutto va bene.',
      'Siamo contenti che la connessione La soddisfi.',
    ],
    service: [
      'Le Sue parole sul servizio significano molto per il team.',
      'Ci fa piacere che il servizio L’abbia soddisfatta.',
      'Siamo contenti che il servizio sia stato all’altezza.',
      'Siamo lieti che il nostro team abbia potuto aiutarLa.',
    ],
  },
  bad: {
    sound: [
      'Il rumore o un suono scadente è fastidioso, lo comprendiamo.',
      'Peccato che non sia stato più gradevole all’orecchio.',
      'Ci dispiace che il rumore o il suono L’abbia disturbata.',
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
      'Non è sempre facile, lo comprendiamo.',
      'Peccato che non Le risulti più semplice.',
    ],
    quality: [
      'È comprensibile che si aspettasse qualcosa di meglio.',
      'Comprendiamo che sperasse in qualcosa di meglio.',
      'Ci dispiace che non sia all’altezza delle Sue aspettative.',
    ],
    comfort: [
      'Naturalmente avrebbe dovuto trovarsi a Suo agio.',
      'Peccato che non sia stato più piacevole per Lei.',
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
      'Tutto dovrebbe funzionare senza problemi.',
      'È giusto aspettarsi che tutto funzioni.',
      'Ci dispiace che non tutto funzioni come dovrebbe.',
    ],
    connection: [
      'È giusto aspettarsi una connessione senza problemi.',
      'Una connessione che non va è fastidiosa, lo comprendiamo.',
      'Ci dispiace che la connessione Le dia problemi.',
    ],
  },
}

export const itNoticed: PhraseBook['noticed'] = {
  delivery: ['Comprendiamo la Sua osservazione sulla consegna.', 'La Sua osservazione sulla consegna ci è utile.'],
  battery: ['La Sua osservazione sulla batteria ci è utile.'],
  zip: ['La Sua osservazione sulla cerniera ci è utile.'],
  size: ['Comprendiamo la Sua osservazione sulle dimensioni.', 'La Sua osservazione sulla misura ci è utile.'],
  colour: ['La Sua osservazione sul colore ci è utile.'],
  material: ['La Sua osservazione sul materiale ci è utile.'],
  comfort: ['La Sua osservazione sulla comodità ci è utile.'],
  sound: ['La Sua osservazione sul suono ci è utile.'],
  taste: ['La Sua osservazione sul sapore ci è utile.'],
  packaging: ['La Sua osservazione sull’imballaggio ci è utile.'],
  service: ['Prendiamo a cuore la Sua osservazione sul servizio.'],
  look: ['Comprendiamo la Sua osservazione sull’aspetto.'],
  price: ['Comprendiamo la Sua osservazione sul prezzo.'],
  quality: ['Comprendiamo la Sua osservazione sulla qualità.', 'La Sua osservazione sulla qualità ci è utile.'],
  performance: ['La Sua osservazione sul funzionamento ci è utile.'],
  screen: ['La Sua osservazione sullo schermo ci è utile.'],
  camera: ['La Sua osservazione sulle foto ci è utile.'],
  connection: ['La Sua osservazione sulla connessione ci è utile.'],
  cleanliness: ['Prendiamo sul serio la Sua osservazione sulla pulizia.'],
  location: ['Comprendiamo la Sua osservazione sulla posizione.'],
}
