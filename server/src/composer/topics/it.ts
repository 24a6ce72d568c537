import { list, type TopicWords } from './topic-words.ts'

export const it: TopicWords = {
  language: 'it',
  spaced: true,
  good: list(`buono, buona, buoni, buone, bene, ottimo, ottima, ottimi, ottime, perfetto, perfetta, perfettamente, eccellente,
    eccezionale, fantastico, fantastica, meraviglioso, meravigliosa, bellissimo, bellissima, bello, bella, belli, belle,
    soddisfatto, soddisfatta, soddisfattissimo, contento, contenta, felice, consiglio, consigliato, consigliatissimo, consigliata,
    comodo, comoda, comodi, comode, comodissimo, veloce, velocissimo, facile, semplice, pratico, pratica, utile, gentile, gentili,
    adoro, piace, piaciuto, piaciuta, super, stupendo, stupenda, elegante, robusto, robusta, delizioso, squisito, top, preciso, precisa, affidabile, funziona bene`),
  bad: list(`cattivo, cattiva, pessimo, pessima, pessimi, orribile, terribile, deluso, delusa, delusione, deludente, difettoso, difettosa,
    rotto, rotta, rotti, inutile, inutilizzabile, truffa, schifo, schifezza, purtroppo, problema, problemi, scarso, scarsa,
    scadente, scadenti, peggio, peggiore, sporco, sporca, reso, restituito, restituita, scomodo, scomoda, lento, lenta, caro, cara,
    vergogna, inaccettabile, mediocre, brutto, brutta, insoddisfatto, insoddisfatta, sconsiglio, sconsigliato, non consiglio,
    soldi buttati, troppo piccolo, troppo grande, guasto, guasta, spazzatura, bocciato`),
  before: list(`non, né, mai, senza, niente, nessun, nessuno, nessuna, poco, neanche, nemmeno`),
  after: list(`niente`),
  turns: list(`ma, però, tuttavia, purtroppo, anche se, peccato che, nonostante, tranne, invece, sebbene`),
  elsewhere: list(
    `cercavo, cercando, sarebbe, sarebbero, vorrei, avrei, potrebbe, dovrebbe, precedente, precedenti, vecchio, vecchia, altra marca, altri, altre, altro, rispetto, confronto, a differenza, paura, temevo, se cercate, se volete`,
  ),
  serious: list(
    `sfogo cutaneo, eruzione cutanea, orticaria, ferito, ferita, lesione, ustione, ustioni, bruciato, preso fuoco, incendio, esploso, scossa elettrica, allergic*, allergia, ospedale, pronto soccorso, intossic*, avvelen*, avvocato, causa legale, denuncia, denunciare, polizia, carabinieri, associazione consumatori, codacons, altroconsumo`,
  ),
  asks: list(
    `è, sono, si può, posso, potete, può, come, quando, dove, quale, quali, quanto, quanta, cosa, che, chi, c'è, ha, hanno, qualcuno, serve, funziona, avete, sapete`,
  ),
  topics: {
    damage: {
      about: [],
      bad: list(
        `rotto, rotta, rotti, rotte, si è rotto, si è rotta, difettoso, difettosa, non funziona, non funzionano, non funzionava, smesso di funzionare, danneggiato, danneggiata, guasto, guasta, strappato, strappata, non si accende, graffiato, graffiata`,
      ),
    },
    missing: {
      about: [],
      bad: list(
        `manca, mancava, mancano, mancavano, incompleto, incompleta, non incluso, articolo sbagliato, prodotto sbagliato, taglia sbagliata, colore sbagliato, non è quello che ho ordinato`,
      ),
    },
    delivery: {
      about: list(`consegna, spedizione, corriere, consegnato`),
      good: list(
        `consegna veloce, spedizione veloce, consegna rapida, spedizione rapida, arrivato subito, arrivato in anticipo, consegna puntuale, arrivato velocemente, arrivato puntuale, consegna perfetta, spedizione perfetta, velocissima la consegna, consegna velocissima, spedizione velocissima`,
      ),
      bad: list(
        `mai arrivato, non è arrivato, non è mai arrivato, in ritardo, ritardo, non ricevuto, mai ricevuto, non ho ricevuto, consegna lenta, ancora in attesa, non consegnato`,
      ),
    },
    battery: {
      about: list(`batteria, ricarica, caricatore, pile, autonomia`),
      good: list(
        `batteria dura, lunga durata della batteria, ottima batteria, ottima autonomia, buona autonomia, buona durata della batteria, durata della batteria ottima`,
      ),
      bad: list(
        `non si carica, non carica, batteria dura poco, la batteria dura poco, si scarica, batteria scarsa, poca autonomia, batteria pessima, non si ricarica`,
      ),
    },
    zip: {
      about: list(`cerniera, cerniere, zip, lampo`),
      bad: list(
        `cerniera rotta, cerniera si è rotta, cerniera si blocca, cerniera si inceppa, zip rotta, zip si blocca`,
      ),
    },
    size: {
      about: list(`taglia, misura, taglie, dimensioni, vestibilità`),
      good: list(
        `veste bene, veste perfettamente, calza a pennello, taglia perfetta, misura perfetta, taglia giusta, misura giusta, calza bene, calza perfettamente`,
      ),
      bad: list(
        `troppo piccolo, troppo piccola, troppo grande, troppo stretto, troppo stretta, troppo largo, troppo larga, troppo corto, troppo lungo, veste piccolo, veste grande, non va bene, più piccolo di, calza piccolo`,
      ),
    },
    colour: {
      about: list(`colore, colori, tonalità`),
      good: list(`bel colore, bei colori, colore bellissimo, colori bellissimi, bellissimo colore, bellissimi colori`),
      bad: list(
        `colore diverso, altro colore, scolorito, scolorita, stinge, colore non corrisponde, non è lo stesso colore`,
      ),
    },
    material: {
      about: list(`materiale, materiali, tessuto, stoffa, pelle, cotone, lana, lino`),
      good: list(
        `ottimo materiale, buon materiale, ottimi materiali, buoni materiali, tessuto morbido, bel tessuto, materiale ottimo`,
      ),
      bad: list(
        `tessuto sottile, materiale scadente, materiali scadenti, troppo sottile, materiale pessimo, plastica scadente, pizzica`,
      ),
    },
    comfort: {
      about: list(`comfort, comodità`),
      good: list(`comodo, comoda, comodi, comode, comodissimo, comodissima, comodissimi, comodissime, confortevole`),
      bad: list(`scomodo, scomoda, scomodi, scomode, fa male, fanno male, vesciche`),
    },
    sound: {
      about: list(`suono, audio, bassi`),
      good: list(`ottimo suono, buon suono, suona bene, audio ottimo, ottimo audio, suono ottimo`),
      bad: list(`pessimo suono, nessun suono, audio pessimo, suono pessimo, gracchia`),
    },
    taste: {
      about: list(`gusto, sapore, aroma`),
      good: list(
        `delizioso, deliziosa, buonissimo, buonissima, squisito, squisita, ottimo sapore, ottimo gusto, buon sapore, gustoso`,
      ),
      bad: list(`cattivo sapore, senza sapore, sapore amaro, sa di plastica, insapore, immangiabile, imbevibile`),
    },
    smell: {
      about: list(`odore, profumo, profumazione`),
      good: list(`profuma, profumato, profumata, buon profumo, buon odore, ottimo profumo, profumo delizioso`),
      bad: list(`puzza, puzzano, cattivo odore, odore sgradevole, odore forte, odore chimico, odore pessimo`),
    },
    packaging: {
      about: list(`imballaggio, confezione, imballo, pacco, packaging`),
      good: list(
        `ben imballato, imballato bene, ben confezionato, ottimo imballaggio, bella confezione, imballato perfettamente, ottimo packaging, bel packaging`,
      ),
      bad: list(
        `imballato male, mal imballato, scatola rotta, scatola aperta, confezione rotta, confezione aperta, confezione danneggiata, pacco danneggiato, pacco aperto`,
      ),
    },
    service: {
      about: list(`assistenza, servizio, venditore, servizio clienti, personale`),
      good: list(
        `ottima assistenza, ottimo servizio, venditore serio, venditore gentile, buon servizio, servizio eccellente, ottimo venditore, gentilissimi, molto disponibili`,
      ),
      bad: list(
        `nessuna risposta, non rispondono, pessimo servizio, pessima assistenza, assistenza inesistente, non risponde, assistenza pessima, servizio pessimo, nessuno risponde`,
      ),
    },
    ease: {
      about: list(`utilizzo, istruzioni, montaggio, installazione, uso`),
      good: list(
        `facile da usare, semplice da usare, facile da montare, facile da pulire, facile utilizzo, semplice da utilizzare, facile da utilizzare, intuitivo, intuitiva, facile da installare, facile da configurare`,
      ),
      bad: list(
        `difficile da usare, complicato, complicata, istruzioni incomprensibili, senza istruzioni, difficile da montare, difficile da configurare`,
      ),
    },
    look: {
      about: list(`design, aspetto, estetica, stile`),
      good: list(
        `molto bello, molto bella, bellissimo, bellissima, bel design, elegante, eleganti, bello esteticamente, esteticamente bello, esteticamente bella, design elegante, bel look, stupendo, stupenda`,
      ),
      bad: list(
        `brutto, brutta, non come in foto, diverso dalla foto, diversa dalla foto, non corrisponde alla foto, sembra un giocattolo`,
      ),
    },
    price: {
      about: list(`prezzo, prezzi, rapporto qualità`),
      good: list(
        `buon prezzo, ottimo prezzo, ottimo rapporto qualità, buon rapporto qualità, prezzo onesto, prezzo basso, vale il prezzo, prezzo giusto, eccellente rapporto qualità, prezzo contenuto`,
      ),
      bad: list(
        `troppo caro, troppo cara, prezzo eccessivo, costa troppo, non vale il prezzo, soldi buttati, soldi sprecati, prezzo alto, troppo costoso`,
      ),
    },
    quality: {
      about: list(`qualità, finiture, rifiniture`),
      good: list(
        `buona qualità, ottima qualità, alta qualità, qualità ottima, qualità eccellente, ben fatto, ben fatta, robusto, robusta, ottime finiture, ottima fattura, di qualità`,
      ),
      bad: list(
        `scarsa qualità, pessima qualità, bassa qualità, qualità scadente, qualità pessima, fatto male, fatta male, di pessima qualità, qualità scarsa, materiale scadente`,
      ),
    },
  },
}
