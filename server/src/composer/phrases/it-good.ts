import type { PhraseBook } from './phrase-book.ts'

export const itGood: PhraseBook['good'] = {
  delivery: [
    'Ci fa piacere che la consegna sia andata bene.',
    'È bello sapere che tutto è arrivato come doveva.',
    'Siamo contenti che la consegna L’abbia soddisfatta.',
  ],
  battery: [
    'Ci fa piacere che la batteria faccia il suo dovere.',
    'È bello sapere che la batteria La soddisfa.',
    'Siamo contenti che la batteria sia all’altezza.',
  ],
  zip: [
    'Ci fa piacere che la cerniera funzioni bene.',
    'È bello sapere che la chiusura La soddisfa.',
    'Siamo contenti che la cerniera faccia il suo dovere.',
  ],
  size: [
    'Ci fa piacere che la taglia sia quella giusta.',
    'È bello sapere che la misura va bene.',
    'Siamo contenti che la vestibilità La soddisfi.',
  ],
  colour: [
    'Ci fa piacere che il colore Le piaccia.',
    'È bello sapere che il colore è di Suo gusto.',
    'Siamo contenti che il colore La soddisfi.',
  ],
  material: [
    'Ci fa piacere che il materiale Le piaccia.',
    'È bello sapere che il materiale L’ha convinta.',
    'Siamo contenti che il materiale La soddisfi.',
  ],
  comfort: [
    'Ci fa piacere che la comodità La soddisfi.',
    'È bello sapere che la comodità non manca.',
    'Siamo contenti che sia così comodo per Lei.',
  ],
  sound: [
    'Ci fa piacere che il suono Le piaccia.',
    'È bello sapere che il suono La soddisfa.',
    'Siamo contenti che il suono sia di Suo gusto.',
  ],
  taste: [
    'Ci fa piacere che il sapore Le piaccia.',
    'È bello sapere che il gusto è quello giusto per Lei.',
    'Siamo contenti che Le sia piaciuto il sapore.',
  ],
  smell: [
    'Ci fa piacere che il profumo Le piaccia.',
    'È bello sapere che il profumo è di Suo gusto.',
    'Siamo contenti che il profumo La soddisfi.',
  ],
  packaging: [
    'Ci fa piacere che la confezione Le sia piaciuta.',
    'È bello sapere che è arrivato tutto ben imballato.',
    'Siamo contenti che abbia notato la cura dell’imballaggio.',
  ],
  service: [
    'Le Sue parole sul servizio significano molto per il team.',
    'Ci fa piacere che il servizio L’abbia soddisfatta.',
    'È bello sapere che il nostro servizio Le è stato d’aiuto.',
  ],
  person: [
    'I Suoi complimenti a una persona del team ci fanno molto piacere.',
    'È bello sapere che qualcuno del team L’ha aiutata così bene.',
    'Parole così su una persona del team sono le più belle da leggere.',
  ],
  ease: [
    'È bello sapere che l’uso Le risulta facile.',
    'Ci fa piacere che tutto sia così semplice per Lei.',
    'Siamo contenti che l’uso sia così facile.',
  ],
  look: [
    'Ci fa piacere che l’aspetto Le piaccia.',
    'È bello sapere che il design è di Suo gusto.',
    'Siamo contenti che lo stile La soddisfi.',
  ],
  price: [
    'Ci fa piacere che il prezzo Le sembri giusto.',
    'È bello sapere che il rapporto qualità-prezzo La soddisfa.',
    'Siamo contenti che per Lei valga quanto costa.',
  ],
  quality: [
    'Ci fa piacere che la qualità L’abbia convinta.',
    'È bello sapere che la qualità è all’altezza.',
    'Siamo contenti che la qualità La soddisfi.',
  ],
  performance: [
    'Ci fa piacere che funzioni così bene.',
    'È bello sapere che le prestazioni La soddisfano.',
    'Siamo contenti che faccia ciò che deve.',
  ],
  screen: [
    'Ci fa piacere che lo schermo Le piaccia.',
    'È bello sapere che lo schermo La soddisfa.',
    'Siamo contenti che lo schermo L’abbia convinta.',
  ],
  camera: [
    'Ci fa piacere che la fotocamera Le piaccia.',
    'È bello sapere che la fotocamera La soddisfa.',
    'Siamo contenti che le foto Le piacciano.',
  ],
  features: [
    'Ci fa piacere che le funzioni Le siano utili.',
    'È bello sapere che le funzioni La soddisfano.',
    'Siamo contenti che offra le funzioni che Le servono.',
  ],
  connection: [
    'Ci fa piacere che la connessione funzioni bene.',
    'È bello sapere che la connessione non dà problemi.',
    'Siamo contenti che il collegamento sia stato facile.',
  ],
  cleanliness: [
    'Ci fa piacere che abbia trovato tutto così pulito.',
    'È bello sapere che la pulizia L’ha soddisfatta.',
    'Siamo contenti che tutto fosse pulito.',
  ],
  location: [
    'Ci fa piacere che la posizione Le sia piaciuta.',
    'È bello sapere che la posizione era adatta a Lei.',
    'Siamo contenti che la posizione L’abbia soddisfatta.',
  ],
}
