import { type Wordings, wording } from './particular.ts'

/** A few words of the same sentence without a denial. */
const near = '(?:(?! non | mai | niente | senza )[^.!?;\\n]){0,40}?'
const broken =
  '(?:rott[oaie]|danneggiat[oaie]|spezzat[oaie]|incrinat[oaie]|in pezzi|in frantumi|graffiat[oaie]|ammaccat[oaie]|sciolt[oaie]|difettos[oaie]|scheggiat[oaie])'
const parcel = '(?:scatola|pacco|pacchetto|imballo|confezione)'
const family =
  '(?:madre|mamma|padre|papà|moglie|marito|sorella|fratello|figlia|figlio|amica|amico|fidanzata|fidanzato|nonna|zia|nipote|suocera|collega)'

export const it: Wordings = {
  waiting: wording(
    `(?:nessun|dov'è il mio|senza) rimborso|(?:rimborso|reso|cambio|sostituzione|soldi)${near} (?:non ancora|ancora non|mai|non è (?:ancora )?arrivato|ancora niente)|(?:aspetto|sto aspettando|attendo) (?:ancora )?(?:il |la |i miei )(?:rimborso|sostituzione|soldi|reso)|non (?:mi )?(?:hanno|avete) ancora rimborsat[oa]`,
    'Avrebbe già dovuto essere risolto.',
    'Non avrebbe dovuto aspettare così tanto.',
    'Nessuno dovrebbe aspettare così a lungo.',
  ),
  chargedTwice: wording(
    `(?:addebitat[oai]|pagat[oa]|prelevat[oi]|fatturat[oa]) (?:\\p{L}+ )?due volte|(?:doppio|due) (?:addebit[oi]|pagament[oi]|prelievi)`,
    'Un importo non dovrebbe mai essere addebitato due volte.',
    'Capiamo che un secondo addebito la preoccupi.',
  ),
  wrongItem: wording(
    `(?:articolo|prodotto|colore|taglia|profumo|modello|ordine) (?:sbagliat[oa]|errat[oa])|(?:ordinato|chiesto|acquistato) [^.!?\\n]{2,40}(?:,| e| ma) (?:mi )?(?:è arrivat[oa]|hanno mandato|hanno inviato|ho ricevuto)(?! (?:bene|presto|subito|in |tutto))|non è (?:quello|quella|ciò) che (?:ho|avevo) ordinato`,
    'Avrebbe dovuto ricevere esattamente ciò che aveva ordinato.',
    'Un ordine deve arrivare così come è stato fatto.',
  ),
  incomplete: wording(
    `(?:un[oa]?|due|tre|\\d+) (?:su|dei|delle) (?:due|tre|quattro|cinque|\\d+)(?! stelle)|(?:manca|mancava|mancano|mancavano) (?:un|una|il|la|i|le|due|nel)|(?:arrivat[oa]|ricevut[oa]) (?:solo|soltanto) (?:un[oa]?|la metà)|ordine incompleto`,
    'Il suo ordine avrebbe dovuto essere completo.',
    'Nel pacco avrebbe dovuto esserci tutto ciò che aveva ordinato.',
  ),
  notArrived: wording(
    `(?:mai|non|non ancora|ancora non) (?:mi )?(?:è |è mai |è ancora |l'ho |ho mai |ho ancora )?(?:arrivat[oa]|ricevut[oa]|consegnat[oa]|spedit[oa])(?! (?:una |alcuna |nessuna )?(?:risposta|riscontro))|risulta consegnat[oa]|(?:dov'è|dove è|dove sta|che fine ha fatto) il mio (?:ordine|pacco)|(?:aspetto|sto aspettando) ancora (?:il mio |l')(?:ordine|pacco)|${parcel} (?:è stato )?(?:smarrito|perso)`,
    'Il suo ordine avrebbe già dovuto essere da lei.',
    'Un ordine non dovrebbe farsi attendere così.',
  ),
  arrivedBroken: wording(
    `arrivat[oa] con (?:una |un )?(?:crepa|graffio|ammaccatura|buco)|(?:arrivat[oaie]|ricevut[oaie]|consegnat[oaie])${near} (?<!${parcel} )${broken}|(?:vetro|coperchio|vaso|barattolo|candela|tazza) (?:era |è |è arrivat[oa] )?${broken}`,
    'Il suo ordine avrebbe dovuto arrivare intatto.',
    'Niente dovrebbe arrivarle in queste condizioni.',
  ),
  late: wording(
    `(?:giorni|settimane|mesi) di ritardo|(?:in|con) (?:grande |forte |molto )?ritardo|(?:spedizione|consegna|ordine|pacco)${near} (?:lent[oa]|troppo tempo|lunghissim[oa]|in ritardo)|arrivat[oa] (?:troppo |molto )?tardi`,
    'Il suo ordine avrebbe dovuto arrivare prima.',
    'È troppo tempo per una consegna.',
  ),
  roughDelivery: wording(
    `${parcel} (?:era |è arrivat[oa] |arrivat[oa] )?(?:\\p{L}+ ){0,2}?(?:bagnat[oa]|fradici[oa]|strappat[oa]|apert[oa]|schiacciat[oa]|distrutt[oa]|ammaccat[oa]|rovinat[oa]|danneggiat[oa])|corriere${near} (?:lanciato|lasciato|buttato|abbandonato)|sotto la pioggia`,
    'Un ordine non dovrebbe arrivare in quello stato.',
    'Il suo ordine andava trattato con più cura.',
  ),
  badlyPacked: wording(
    `(?:imballat[oaie]|confezionat[oaie]|protett[oaie]|sigillat[oaie]|chius[oaie]) (?:molto |davvero )?male|non (?:era |erano )?(?:ben |bene )?(?:imballat[oaie]|protett[oaie]|sigillat[oaie])|(?:imballaggio|imballo)[^.!?\\n]{0,20} (?:insufficiente|scarso|pessimo|inadeguato|troppo sottile)|senza (?:alcuna )?protezione`,
    'Il suo ordine doveva essere imballato meglio.',
    'L’imballaggio dovrebbe proteggere l’ordine per tutto il viaggio.',
  ),
  overPackaged: wording(
    `(?:tropp[oai]|tant[oa]|eccesso di) (?:plastica|imballaggio|imballaggi|cartone|imballo)`,
    'Capiamo che preferisca meno imballaggio.',
    'La sua osservazione sull’imballaggio è giusta.',
  ),
  codeFailed: wording(
    `(?:codice|coupon)(?: [^.!?\\n]{0,30})? non (?:funziona\\p{L}*|ha funzionato|viene accettato|valido|va)`,
    'Un nostro codice dovrebbe funzionare e basta.',
    'Sappiamo quanto è fastidioso un codice non accettato.',
  ),
  brokeSoon: wording(
    `si (?:è|sono) (?:rott[oaie]|strappat[oaie]|scucit[oaie]|spezzat[oaie]|sfasciat[oaie])|non funziona (?:già )?più|ha smesso di funzionare|cade a pezzi`,
    'Dovrebbe durare molto di più.',
    'Nulla dovrebbe rompersi così presto.',
  ),
  burnsBadly: wording(
    `stoppino${near} (?:si spegne|affoga|fuma|troppo corto|annega)|si spegne (?:sempre|di continuo|continuamente|da sola)|(?:brucia|si consuma)${near} (?:male|in modo irregolare|irregolarmente|solo da un lato)|fuliggine`,
    'Dovrebbe bruciare in modo uniforme e senza problemi.',
    'Lo stoppino non dovrebbe darle problemi.',
  ),
  shortLived: wording(
    `(?:si consuma|brucia|finisce|si è consumat[oa]|finit[oa]|si usura)${near} (?:troppo|molto) (?:in fretta|velocemente|presto|rapidamente)|(?:non )?dura (?:molto |troppo )?poco|non (?:è )?dur(?:a|at[oa])(?: molto| a lungo)?`,
    'Capiamo che si aspettava una durata maggiore.',
    'Dovrebbe poterne godere più a lungo.',
  ),
  notAsShown: wording(
    '(?:non|niente|nulla) (?:\\p{L}+ ){0,3}?(?:come|conforme|corrisponde\\p{L}*|a che vedere) (?:\\p{L}+ ){0,3}?(?:foto|immagin[ei]|descrizione|descritto)|divers[oaie] (?:da|dalla|dalle) (?:foto|immagin[ei]|descrizione)',
    'Ciò che arriva dovrebbe corrispondere a quello che mostriamo.',
    'Foto e descrizione dovrebbero essere esatte.',
  ),
  tooSmall: wording(
    '(?:più piccol[oaie]|più cort[oaie]|più sottil[ei]|minuscol[oaie]) (?:di quanto|di quello che|del previsto|di come)(?: \\p{L}+){0,3}?|piccol[oaie] per (?:il|quel) prezzo',
    'Capiamo che se lo immaginava più grande.',
    'Ci dispiace che non sia grande come sperava.',
  ),
  tooShort: wording(
    `(?:cavo|filo|maniche|manica|cinghia|catena|tracolla|gambe|guinzaglio)[^.!?\\n]{0,16} (?:(?:troppo|molto) cort[oaie]|cortissim[oaie])|troppo cort[oaie] per`,
    'Capiamo che la lunghezza non vada bene per lei.',
    'Ci dispiace che la lunghezza non basti.',
  ),
  tooWeak: wording(
    `(?:odore|profumo|fragranza)${near} (?:debole|leggero|svanisce|inesistente|appena percettibile)|non (?:profuma|si sente)(?: (?:per niente|quasi|nulla|niente|affatto|il profumo))|(?:nessun|poco) (?:odore|profumo)|non sa di niente`,
    'Capiamo che si aspettava un profumo più intenso.',
    'Dovrebbe poter godere del profumo.',
  ),
  tooStrong: wording(
    `(?:odore|profumo|fragranza)${near} (?:troppo forte|troppo intenso|troppo dolce|stucchevole|nauseante|invadente)|troppo (?:forte|intens[oa]|dolce) per (?:me|noi|il mio|la mia)`,
    'Capiamo che il profumo le sia sembrato eccessivo.',
    'Ci dispiace che il profumo non sia di Suo gradimento.',
  ),
  notFresh: wording(
    `non (?:è|era|erano|sono) (?:\\p{L}+ )?fresc\\p{L}+|scadut[oaie]|rancid[oaie]|stanti[oae]`,
    'Quello che riceve dovrebbe essere sempre fresco.',
    'La freschezza dovrebbe esserci fino all’arrivo.',
  ),
  changed: wording(
    "(?:cambiato|cambiata|modificato) (?:la |il |l')?(?:ricetta|formula|profumo|composizione|taglio|tessuto)|prima (?:era|erano|profumava) (?:molto )?(?:meglio|migliore)|(?:quello|quella) (?:vecchi[oa]|di prima) era (?:molto )?(?:meglio|migliore)",
    'Capiamo che preferiva la versione precedente.',
    'Vediamo che sente la mancanza della versione precedente.',
  ),
  notWorth: wording(
    `non vale (?:\\p{L}+ ){0,2}?(?:prezzo|soldi|costa)|(?:per|a) (?:questo|quel) prezzo,? (?:\\p{L}+ ){0,2}?(?:aspettav\\p{L}+|meglio)|car[oa] per quello`,
    'A questo prezzo era giusto aspettarsi di più.',
    'Capiamo che per questo prezzo si aspettasse di più.',
  ),
  again: wording(
    '(?:second[oa]|terz[oa]|quart[oa]|quint[oa]) (?:ordine|acquisto|volta che (?:ordino|compro|acquisto))|(?:riordinato|ricomprato|riacquistato|ordinato di nuovo|comprato di nuovo)|client[ei] (?:fedele|abituale)|(?:compro|ordino) sempre',
    'Che ci scelga di nuovo significa molto per noi.',
    'Grazie per la sua fedeltà.',
  ),
  willReturn: wording(
    '(?<!non )(?:ricomprerò|riacquisterò|riordinerò|ordinerò (?:ancora|di nuovo)|comprerò (?:ancora|di nuovo)|tornerò (?:a|sicuramente))|prossimo (?:ordine|acquisto)',
    'Aspettiamo con piacere il suo prossimo ordine.',
    'Saremo felici di servirla ancora.',
  ),
  gift: wording(
    `(?:come|per un|un|bel|di) regalo|regalo (?:perfetto|ideale|bellissimo)|regalat[oa] (?:a |al )?(?:mia|mio|un) ${family}`,
    'È bello che pensi a noi per un regalo.',
    'Grazie per aver pensato a noi per un regalo.',
  ),
  recommends: wording(
    '(?<!non )(?<!non lo )(?<!non la )(?:lo |la |li |le |vi )?(?:consiglio|raccomando|consiglierei|consigliat[oa]|consigliatissim[oa]|straconsiglio)',
    'Grazie per il suo consiglio agli altri.',
    'La sua raccomandazione significa molto per noi.',
  ),
  asDescribed: wording(
    '(?:esattamente|proprio|tutto) (?:come|conforme)(?: \\p{L}+){0,3}? (?:foto|descritto|descrizione|aspettavo|previsto)|(?:proprio|esattamente) (?:quello|ciò) che (?:cercavo|volevo|mi serviva)',
    'È bello sapere che tutto è come se lo aspettava.',
    'Che tutto sia come previsto è il nostro obiettivo.',
  ),
  better: wording(
    '(?:meglio|più bell[oa]|più morbid[oa]) di (?:quanto|come|quello che) (?:\\p{L}+ ){0,2}?(?:aspettassi|aspettavo|pensavo|pensassi|immaginavo)|(?:superato|supera|oltre) (?:ogni |tutte )?(?:le )?(?:mie )?aspettativ[ae]',
    'Siamo felicissimi di aver superato le sue aspettative.',
    'Superare le sue aspettative è il complimento più bello.',
  ),
  heldUp: wording(
    '(?:dopo|da) (?:\\p{Nd}+|due|tre|quattro|cinque|tanti|diversi) anni[^.!?\\n]{0,40} (?:ancora|come nuov[oa])|ancora come nuov[oa]',
    'È bello che si mantenga così bene.',
    'Sapere che dura così bene è un’ottima notizia.',
  ),
  personal: wording(
    '(?:periodo|momento|anno) (?:molto |così )?(?:difficile|duro|brutto|complicato)|in ospedale|chemio\\p{L}*|lacrime agli occhi|commoss[oa]',
    'Grazie per aver condiviso con noi qualcosa di così personale.',
    'Che ce lo racconti ci tocca nel profondo.',
  ),
  note: wording(
    '(?:biglietto|bigliettino|letterina) (?:scritto a mano|nel pacco|personale|di ringraziamento)|(?:bel|carino il|dolce il) bigliett(?:o|ino)',
    'È bello che abbia notato il biglietto.',
    'Siamo contenti che il biglietto le abbia strappato un sorriso.',
  ),
  helped: wording(
    `(?:risposto|risolto|sostituito|aiutat[oa]) (?:\\p{L}+ ){0,2}?(?:subito|velocemente|rapidamente|immediatamente|in giornata)|(?:ottim[oa]|eccellente|fantastic[oa]|splendid[oa]) (?:servizio|assistenza)(?: clienti)?|assistenza (?:\\p{L}+ )?(?:impeccabile|ottima|eccellente|gentilissima|perfetta)|(?:molto|super) disponibili|disponibilissim[oi]`,
    'Siamo felici che il nostro team abbia potuto aiutarla.',
    'È bello sapere che il nostro aiuto è servito.',
  ),
  delighted: wording(
    `(?:le|gli|a tutti) (?:è|sono) (?:\\p{L}+ )?piaciut\\p{L}+|(?:lei|lui|tutti|(?:mia|mio) ${family}) (?:era|erano|è|sono|è rimast[oa]) (?:\\p{L}+ )?(?:entusiast[aei]|felicissim[oaie]|commoss[oaie])|l'(?:ha|hanno) adorat[oa]`,
    'Che bello che sia piaciuto così tanto.',
    'Una reazione così è la più bella per noi.',
  ),
  simile: wording(
    `(?:profuma|odora|profumo) (?:\\p{L}+ )?(?:come (?:una?|la|il|in|nei|se)|di (?:casa|vacanz\\p{L}+|natale|infanzia|estate))|tutta la casa`,
    'Che bel modo di descriverlo.',
    'Lo descrive a meraviglia.',
  ),
  productGood: wording(
    `10 ?/ ?10|in sé (?:è|era)`,
    'Ci fa piacere che il prodotto in sé le piaccia.',
    'È bello sapere che il prodotto in sé la soddisfa.',
  ),
}
