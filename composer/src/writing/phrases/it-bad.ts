import type { PhraseBook } from './phrase-book.ts'

export const itBad: PhraseBook['bad'] = {
  damage: [
    'Un difetto così è fastidioso, lo comprendiamo.',
    'È giusto aspettarsi un articolo in buono stato.',
    'Ci dispiace per questo difetto.',
    'Un difetto così non dovrebbe verificarsi.',
  ],
  missing: [
    'Tutto sarebbe dovuto arrivare completo e corretto.',
    'È giusto aspettarsi che tutto sia completo e corretto.',
    'Ci dispiace che mancasse qualcosa.',
  ],
  delivery: [
    'La consegna sarebbe dovuta andare meglio.',
    'Un problema con la consegna è fastidioso, lo sappiamo.',
    'Ci dispiace che la consegna non sia andata come doveva.',
    'È giusto aspettarsi una consegna senza intoppi.',
  ],
  battery: [
    'La batteria non dovrebbe dare problemi.',
    'Su una batteria si deve poter contare.',
    'Ci dispiace che la batteria Le dia problemi.',
  ],
  zip: [
    'Una cerniera deve funzionare ogni giorno.',
    'Una chiusura che dà problemi è molto fastidiosa, lo comprendiamo.',
    'Ci dispiace che la chiusura Le dia problemi.',
  ],
  size: [
    'Comprendiamo che si aspettasse una misura diversa.',
    'Ci dispiace che le dimensioni non fossero quelle giuste.',
    'Ci dispiace che le dimensioni non siano quelle che si aspettava.',
  ],
  colour: [
    'Peccato che il colore non sia quello che si aspettava.',
    'Comprendiamo che il colore non La convinca.',
    'Ci dispiace che il colore non sia di Suo gusto.',
  ],
  material: [
    'Comprendiamo che sperasse in un altro materiale.',
    'Comprendiamo che il materiale L’abbia delusa.',
    'Ci dispiace che il materiale non La soddisfi.',
  ],
  comfort: [
    'È giusto aspettarsi più comodità.',
    'Comprendiamo che si aspettasse più comodità.',
    'Ci dispiace che la comodità non La soddisfi.',
  ],
  sound: [
    'Comprendiamo che si aspettasse un suono migliore.',
    'Comprendiamo che il suono L’abbia delusa.',
    'Ci dispiace che il suono non sia all’altezza.',
  ],
  taste: [
    'Ci rincresce che il sapore non La convinca.',
    'Peccato che il sapore non sia di Suo gusto.',
    'Ci dispiace che il sapore non sia quello che si aspettava.',
    'Comprendiamo che il gusto non sia quello che cercava.',
  ],
  smell: [
    'Comprendiamo che l’odore non La convinca.',
    'Peccato che l’odore non sia quello che si aspettava.',
    'Ci dispiace che l’odore non sia di Suo gusto.',
  ],
  packaging: [
    'L’imballaggio avrebbe dovuto essere migliore.',
    'Ci dispiace che l’imballaggio non fosse all’altezza.',
    'È giusto aspettarsi un imballaggio migliore.',
  ],
  service: [
    'Avrebbe dovuto ricevere un’assistenza migliore.',
    'Il nostro team avrebbe dovuto aiutarLa meglio.',
    'Ci dispiace che il servizio non sia stato all’altezza.',
    'È giusto aspettarsi un servizio migliore.',
  ],
  person: [
    'Nessuno del nostro team dovrebbe dare questa impressione.',
    'Avrebbe dovuto ricevere un trattamento migliore.',
    'Ci dispiace per il trattamento ricevuto.',
  ],
  ease: [
    'Comprendiamo che non sia stato semplice.',
    'L’uso dovrebbe essere più semplice.',
    'Ci dispiace che Le risulti difficile.',
  ],
  look: [
    'Comprendiamo che si aspettasse un aspetto diverso.',
    'Peccato che l’aspetto non sia di Suo gusto.',
    'Ci dispiace che l’aspetto non La convinca.',
  ],
  price: [
    'Comprendiamo che il prezzo non La convinca.',
    'Comprendiamo che per quel prezzo si aspettasse di più.',
    'Ci dispiace che il prezzo Le sembri troppo alto.',
  ],
  quality: [
    'Comprendiamo che la qualità L’abbia delusa.',
    'Ci dispiace che la qualità non sia quella che si aspettava.',
    'Comprendiamo che si aspettasse una qualità migliore.',
  ],
  performance: [
    'Capiamo quanto sia spiacevole quando qualcosa non funziona come dovrebbe.',
    'È giusto aspettarsi che tutto funzioni.',
    'Ci dispiace che non funzioni come dovrebbe.',
    'Quando qualcosa non funziona è fastidioso, lo comprendiamo.',
    'Ci dispiace che il funzionamento non sia all’altezza.',
  ],
  screen: [
    'Lo schermo dovrebbe essere migliore.',
    'È giusto aspettarsi di più dallo schermo.',
    'Ci dispiace che lo schermo non La convinca.',
  ],
  camera: [
    'La fotocamera dovrebbe dare immagini migliori.',
    'È giusto aspettarsi di più dalla fotocamera.',
    'Ci dispiace che le foto non La soddisfino.',
  ],
  features: [
    'Comprendiamo che si aspettasse di più.',
    'Peccato che non offra quanto si aspettava.',
    'Ci dispiace che non offra tutto ciò che cercava.',
    'Ci dispiace che le funzioni non siano all’altezza.',
  ],
  connection: [
    'È giusto aspettarsi una connessione senza problemi.',
    'Una connessione che non funziona è fastidiosa, lo comprendiamo.',
    'Ci dispiace che il collegamento non abbia funzionato.',
  ],
  cleanliness: [
    'Naturalmente tutto avrebbe dovuto essere pulito.',
    'È giusto aspettarsi che tutto sia pulito.',
    'Ci dispiace che la pulizia non fosse all’altezza.',
  ],
  location: [
    'Peccato che la posizione non fosse comoda.',
    'Comprendiamo che la posizione non fosse l’ideale per Lei.',
    'Ci dispiace che la posizione non sia stata di Suo gradimento.',
  ],
}
