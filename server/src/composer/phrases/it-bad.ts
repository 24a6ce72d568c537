import type { PhraseBook } from './phrase-book.ts'

export const itBad: PhraseBook['bad'] = {
  damage: [
    'Un articolo difettoso non è ciò che vogliamo vendere.',
    'Un difetto così è fastidioso, lo comprendiamo.',
    'Avrebbe dovuto funzionare e durare.',
  ],
  missing: [
    'Un ordine dovrebbe arrivare completo e corretto.',
    'Che mancasse qualcosa o fosse sbagliato non sarebbe dovuto accadere.',
    'Avrebbe dovuto ricevere esattamente ciò che ha ordinato.',
  ],
  delivery: [
    'Chiaramente la consegna non è andata come doveva.',
    'Un problema con la consegna è fastidioso, lo sappiamo.',
    'Abbiamo preso nota di quanto scrive sulla consegna.',
  ],
  battery: [
    'La batteria dovrebbe fare meglio di così.',
    'Quanto scrive sulla batteria ci è utile.',
    'Su una batteria si deve poter contare.',
  ],
  zip: [
    'Una cerniera deve funzionare ogni giorno.',
    'Abbiamo preso nota di quanto scrive sulla cerniera.',
    'Una chiusura che dà problemi toglie il piacere, lo comprendiamo.',
  ],
  size: [
    'È fastidioso quando la misura non va bene.',
    'Abbiamo preso nota di quanto scrive sulla taglia.',
    'La Sua osservazione sulla misura ci è utile.',
  ],
  colour: [
    'Peccato che il colore non sia quello che si aspettava.',
    'Abbiamo preso nota di quanto scrive sul colore.',
    'La Sua osservazione sul colore ci è utile.',
  ],
  material: [
    'Il materiale dovrebbe essere migliore.',
    'Abbiamo preso nota di quanto scrive sul materiale.',
    'La Sua osservazione sul materiale ci è utile.',
  ],
  comfort: [
    'Naturalmente dovrebbe essere comodo.',
    'Abbiamo preso nota di quanto scrive sulla comodità.',
    'Senza comodità manca il piacere, lo comprendiamo.',
  ],
  sound: [
    'Il suono dovrebbe darLe più soddisfazione.',
    'Abbiamo preso nota di quanto scrive sul suono.',
    'La Sua osservazione sul suono ci è utile.',
  ],
  taste: [
    'Peccato che il sapore non sia di Suo gusto.',
    'Abbiamo preso nota di quanto scrive sul sapore.',
    'Il gusto dovrebbe essere un piacere, naturalmente.',
  ],
  smell: [
    'Comprendiamo che l’odore La disturbi.',
    'Abbiamo preso nota di quanto scrive sull’odore.',
    'Un odore così è sgradevole, lo comprendiamo.',
  ],
  packaging: [
    'Un imballaggio deve proteggere ciò che contiene.',
    'Abbiamo preso nota di quanto scrive sull’imballaggio.',
    'La Sua osservazione sulla confezione ci è utile.',
  ],
  service: [
    'Avrebbe dovuto ricevere un’assistenza migliore da noi.',
    'Prendiamo a cuore la Sua critica al nostro servizio.',
    'Un buon servizio è un’altra cosa, lo sappiamo.',
  ],
  person: [
    'Nessuno del nostro team dovrebbe lasciarLe questa impressione.',
    'Prendiamo a cuore quanto scrive su una persona del nostro team.',
    'Il nostro team avrebbe dovuto trattarLa in altro modo.',
  ],
  ease: [
    'L’uso dovrebbe essere più semplice.',
    'Abbiamo preso nota delle difficoltà che ha avuto nell’uso.',
    'La Sua osservazione sulla facilità d’uso ci è utile.',
  ],
  look: [
    'Peccato che l’aspetto non sia di Suo gusto.',
    'Abbiamo preso nota di quanto scrive sull’aspetto.',
    'La Sua osservazione sul design ci è utile.',
  ],
  price: [
    'Comprendiamo che il prezzo sia importante per Lei.',
    'Abbiamo preso nota di quanto scrive sul prezzo.',
    'A quel prezzo è giusto aspettarsi di più.',
  ],
  quality: [
    'La qualità dovrebbe essere migliore di come la descrive.',
    'Quanto scrive sulla qualità è importante per noi.',
    'Abbiamo preso nota delle Sue osservazioni sulla qualità.',
  ],
  performance: [
    'Dovrebbe funzionare meglio.',
    'Abbiamo preso nota di quanto scrive sul funzionamento.',
    'La Sua osservazione sulle prestazioni ci è utile.',
  ],
  screen: [
    'Lo schermo dovrebbe essere migliore.',
    'Abbiamo preso nota di quanto scrive sullo schermo.',
    'La Sua osservazione sullo schermo ci è utile.',
  ],
  camera: [
    'La fotocamera dovrebbe dare immagini migliori.',
    'Abbiamo preso nota di quanto scrive sulla fotocamera.',
    'La Sua osservazione sulle foto ci è utile.',
  ],
  features: [
    'Abbiamo preso nota delle funzioni che non La convincono.',
    'La Sua osservazione sulle funzioni ci è utile.',
    'Peccato che le funzioni non siano quelle che si aspettava.',
  ],
  connection: [
    'La connessione dovrebbe funzionare senza problemi.',
    'Abbiamo preso nota di quanto scrive sulla connessione.',
    'Una connessione che non va è fastidiosa, lo comprendiamo.',
  ],
  cleanliness: [
    'Naturalmente tutto avrebbe dovuto essere pulito.',
    'Prendiamo sul serio quanto scrive sulla pulizia.',
    'Ha tutto il diritto di aspettarsi la pulizia.',
  ],
  location: [
    'Peccato che la posizione non fosse adatta a Lei.',
    'Abbiamo preso nota di quanto scrive sulla posizione.',
    'La Sua osservazione sulla posizione ci è utile.',
  ],
}
