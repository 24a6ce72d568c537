import { type Concerns, wording } from './particular.ts'

const few = '(?:(?!pas |non |no |não |jamais |mai |nunca |ne )\\p{L}+ ){0,4}?'
const corriere = '(?:corriere|fattorino|postino|autista)'
const entregador = '(?:entregador[a]?|motorista|carteiro|motoboy)'
const maleducato = '(?:maleducat[oaie]|scortes[ei]|sgarbat[oaie]|arrogant[ei]|villan[oaie]|cafon[ei]|scostant[ei])'
const grosseiro =
  '(?:grosseir[oa]s?|mal[- ]?educad[oa]s?|rudes?|ríspid[oa]s?|arrogantes?|desrespeitos[oa]s?|estúpid[oa]s?)'
const squadra =
  '(?:servizio clienti|assistenza|operat(?:ore|rice)|commess[oa]|personale|impiegat[oa]|vendit(?:ore|rice)|addett[oa])'
const equipe = '(?:atendimento|atendente|vendedor[a]?|suporte|funcionári[oa]|equipe|sac)'
const senza = '(?<!(?:senza|nessun[oa]?|non|mai|né)(?: \\p{L}+)? )'
const sem = '(?<!(?:sem|nenhuma?|não|nunca|nem)(?: \\p{L}+)? )'

export const it: Concerns = {
  deletesData: wording(
    '(?:cancell|elimin|rimoss|rimuov|rimoz|oblio)\\p{L}*',
    'Capiamo che si tratta della cancellazione dei Suoi dati.',
    'Vediamo che la Sua richiesta riguarda la cancellazione dei Suoi dati.',
  ),
  aboutData: wording(
    '\\p{L}+',
    'Capiamo che si tratta dei Suoi dati personali.',
    'Vediamo che la Sua richiesta riguarda i Suoi dati personali.',
  ),
  photoUsed: wording(
    '(?:la mia|le mie|mia|mie|nostra|nostre) (?:\\p{L}+ )?(?:foto|immagin[ei]|video)(?: \\p{L}+){0,8} senza (?:il mio (?:permesso|consenso)|permesso|consenso|autorizzazione|chieder(?:mi|lo|e)|avvisarmi)|senza (?:il mio (?:permesso|consenso)|chiedermi)(?: \\p{L}+){0,5} (?:la mia|le mie|mia) (?:foto|immagine)',
    'La foto di un cliente non dovrebbe essere usata senza il suo consenso.',
    'Capiamo che si tratta della Sua foto.',
  ),
  charged: wording(
    '(?:addebit|prelev|scal|fattur|pag|carta)\\p{L}*',
    'Capiamo che si tratta di un addebito.',
    'Vediamo che il Suo messaggio riguarda un addebito.',
  ),
  subscription: wording(
    '(?:non (?:riesco|posso|si può|c.è modo|mi fa|riuscivo)|impossibile|come (?:faccio|posso)|sto cercando|provo) ?(?:a |di |ad )?(?:\\p{L}+ )?(?:disdire|cancellare|annullare|disattivare)(?: \\p{L}+){0,2} ?l?.?(?:abbonamento|iscrizione)',
    'Disdire un abbonamento dovrebbe essere semplice.',
    'Un abbonamento dovrebbe potersi disdire facilmente.',
  ),
  rudeDriver: wording(
    `${corriere} (?:era|è stato|è|stato) ${few}${maleducato}|${corriere} ${maleducato}|${corriere} (?:\\p{L}+ ){0,2}?(?:urlato|insultato|gridato|offeso)`,
    'Chi consegna il Suo ordine dovrebbe essere cortese.',
    'Una consegna dovrebbe avvenire sempre con cortesia.',
  ),
  rudeStaff: wording(
    `${squadra}(?: \\p{L}+){0,2}? (?:era|è stat[oa]|è|sono|stat[oa]) ${few}${maleducato}|${squadra} ${maleducato}|${squadra} (?:\\p{L}+ ){0,3}?(?:attaccato in faccia|insultat[oa])`,
    'Nessuno del nostro team dovrebbe trattarLa così.',
    'Il nostro team dovrebbe trattare ogni cliente con rispetto.',
  ),
  leaks: wording(
    `${senza}(?:perde (?:acqua|liquido|olio|da)|perdeva (?:acqua|liquido)|gocciola|gocciolava|perdite? d.acqua)`,
    'Non dovrebbero esserci perdite.',
    'Niente dovrebbe gocciolare.',
  ),
  stained: wording(
    `${senza}(?:(?:con|aveva|ha|una|delle|varie|piena di|pieno di) (?:\\p{L}+ )?macchi[ae] (?:su|sul|sulla|sui|di|in|già)|macchiat[oaie](?= ?(?:[.,!;]|$|già|su|sul|di)))(?! caffè)`,
    'Non dovrebbero esserci macchie.',
    'Niente dovrebbe arrivarLe macchiato.',
  ),
  scratched: wording(
    `${senza}(?:(?:con|aveva|ha|un|dei|vari|pieno di|piena di) (?:\\p{L}+ )?graff[io](?! (?:sulla pelle|sul braccio|del gatto))|(?:era|è|arrivat[oa]) (?:\\p{L}+ )?graffiat[oa](?= ?(?:[.,!;]|$|su|sul|in)))`,
    'Non dovrebbero esserci graffi.',
    'L’articolo dovrebbe arrivarLe senza graffi.',
  ),
  holed: wording(
    `${senza}(?:(?:con|aveva|ha|hanno|un|dei|già|pieno di) (?:\\p{L}+ )?buch?[oi](?! (?:per|di ventilazione|della))|bucat[oaie](?= ?(?:[.,!;]|$|dopo|già|su))|strappat[oaie])`,
    'Non dovrebbero esserci buchi né strappi.',
    'Capiamo che un buco o uno strappo dia fastidio.',
  ),
  rusts: wording(
    `${senza}(?:arruggin\\p{L}*|ruggine)`,
    'Niente dovrebbe arrugginirsi.',
    'La ruggine non dovrebbe comparire.',
  ),
  seams: wording(
    `cucitur[ae] (?:\\p{L}+ ){0,3}?(?:apert[ae]|rott[ae]|saltat[ae]|cedut[ae]|scucit[ae]|ced[eo]\\p{L}*|strappat[ae]|si apr\\p{L}*|allentat[ae])|${senza}(?:scucit[oaie]|si scuce|fili (?:tirati|che escono))`,
    'Le cuciture dovrebbero reggere.',
    'Una cucitura non dovrebbe cedere.',
  ),
  wobbles: wording(
    `${senza}(?:traballa|traballante|dondola|instabile|barcolla|balla)(?! bene)`,
    'Dovrebbe restare ben stabile.',
    'Capiamo che questa instabilità dia fastidio.',
  ),
  passedOn: wording(
    '(?:dite|ditelo|riferite|fate sapere)(?: \\p{L}+){0,5} (?:capo|responsabile|direttore|team|colleghi|complimenti)|merita (?:\\p{L}+ ){0,2}?(?:aumento|promozione|premio|medaglia)',
    'Leggere un complimento per qualcuno del nostro team è una gioia.',
    'È gentile da parte Sua lodare qualcuno del nostro team.',
  ),
  occasion: wording(
    '(?:matrimonio|nozze|fidanzamento|battesimo|comunione|anniversario|laurea|(?:mio|nostro|suo) compleanno)',
    'Siamo felici di aver fatto parte di un’occasione così speciale.',
    'È una gioia aver accompagnato un giorno così speciale.',
  ),
}

export const pt: Concerns = {
  deletesData: wording(
    '(?:apag|exclu|delet|remov|remoç|elimin|esquec)\\p{L}*',
    'Entendemos que se trata da exclusão dos seus dados.',
    'Vemos que a sua solicitação é sobre a exclusão dos seus dados.',
  ),
  aboutData: wording(
    '\\p{L}+',
    'Entendemos que se trata dos seus dados pessoais.',
    'Vemos que a sua solicitação é sobre os seus dados pessoais.',
  ),
  photoUsed: wording(
    '(?:minha|minhas|nossa|nossas) (?:\\p{L}+ )?(?:fotos?|imagem|imagens|vídeos?)(?: \\p{L}+){0,8} sem (?:a )?(?:minha )?(?:permissão|autorização|consentimento|pedir|perguntar|avisar)|sem (?:a )?(?:minha (?:permissão|autorização)|me pedir)(?: \\p{L}+){0,5} (?:minha|minhas) (?:fotos?|imagem)',
    'A foto de um cliente não deveria ser usada sem permissão.',
    'Entendemos que se trata da sua foto.',
  ),
  charged: wording(
    '(?:cobr|debit|desconta|fatur|pag|cartão)\\p{L}*',
    'Entendemos que se trata de uma cobrança.',
    'Vemos que a sua mensagem é sobre uma cobrança.',
  ),
  subscription: wording(
    '(?:não (?:consigo|posso|dá para|tem como|me deixam?|consegui)|impossível|como (?:faço para|posso|cancelo)|tento|tentando) ?(?:\\p{L}+ )?(?:cancelar|encerrar) (?:\\p{L}+ ){0,2}?(?:assinatura|mensalidade|plano)',
    'Cancelar uma assinatura deveria ser fácil.',
    'Uma assinatura deveria poder ser cancelada sem complicação.',
  ),
  rudeDriver: wording(
    `${entregador} (?:era|foi|é|estava) ${few}${grosseiro}|${entregador} ${grosseiro}|${entregador} (?:\\p{L}+ ){0,2}?(?:gritou|xingou|insultou)`,
    'Quem entrega o seu pedido deveria ser educado com você.',
    'Uma entrega deveria ser sempre feita com respeito.',
  ),
  rudeStaff: wording(
    `${equipe}(?: \\p{L}+){0,2}? (?:era|foi|é|são|estava) ${few}${grosseiro}|${equipe} ${grosseiro}|${equipe} (?:\\p{L}+ ){0,3}?(?:desligou na minha cara|me xingou|me insultou)`,
    'Ninguém da nossa equipe deveria tratar você assim.',
    'A nossa equipe deveria tratar cada cliente com respeito.',
  ),
  leaks: wording(
    `${sem}(?:vaza|vazando|vazou|vazamento|pinga|pingando)`,
    'Não deveria haver vazamento.',
    'Nada deveria vazar.',
  ),
  stained: wording(
    `${sem}(?:(?:com|tinha|tem|uma|umas|várias|cheio de|cheia de) (?:\\p{L}+ )?manchas? (?:n[oa]s?|em|de|já|por)|manchad[oa]s?(?= ?(?:[.,!;]|$|já|n[oa]|de)))`,
    'Não deveria haver manchas.',
    'Nada deveria chegar manchado.',
  ),
  scratched: wording(
    `${sem}(?:(?:com|tinha|tem|um|uns|vários|cheio de|cheia de) (?:\\p{L}+ )?(?:arranh(?:ão|ões)|riscos? n[oa])|(?:estava|está|veio|chegou) (?:tod[oa] )?(?:arranhad[oa]|riscad[oa]))(?! na pele)`,
    'Não deveria haver arranhões.',
    'O produto deveria chegar sem arranhões.',
  ),
  holed: wording(
    `${sem}(?:(?:com|tinha|tem|têm|um|uns|vários|já|cheio de) (?:\\p{L}+ )?(?:furos?|buracos?)(?! (?:para|de ventilação|do fogão))|furad[oa]s?(?= ?(?:[.,!;]|$|já|depois))|rasg(?:ou|ad[oa]s?))`,
    'Não deveria haver furos nem rasgos.',
    'Entendemos que um furo ou um rasgo incomode.',
  ),
  rusts: wording(`${sem}(?:enferruj\\p{L}*|ferrugem)`, 'Nada deveria enferrujar.', 'A ferrugem não deveria aparecer.'),
  seams: wording(
    `costuras? (?:\\p{L}+ ){0,3}?(?:abr\\p{L}*|arrebent\\p{L}*|solt\\p{L}*|romp\\p{L}*|descostur\\p{L}*|desfaz\\p{L}*)|${sem}(?:descosturad[oa]s?|descosturou|fios soltos|linhas soltas)`,
    'As costuras deveriam aguentar.',
    'Uma costura não deveria abrir.',
  ),
  wobbles: wording(
    `${sem}(?:balança(?= ?(?:[.,!;]|$|muito|demais|quando))|bamb[oa]s?|instável|tomba)`,
    'Deveria ficar bem firme.',
    'Entendemos que essa falta de firmeza incomode.',
  ),
  passedOn: wording(
    '(?:digam|avisem|contem|passem|falem)(?: \\p{L}+){0,5} (?:chefe|gerente|supervisor[a]?|equipe|elogios?|parabéns)|merece (?:\\p{L}+ ){0,2}?(?:aumento|promoção|prêmio|bônus|medalha)',
    'Ler um elogio para alguém da equipe é uma alegria.',
    'É muita gentileza elogiar alguém da nossa equipe.',
  ),
  occasion: wording(
    '(?:casamento|noivado|batizado|chá de bebê|chá de panela|bodas de \\p{L}+|formatura|(?:meu|nosso|seu) aniversário)',
    'Ficamos felizes por fazer parte de uma ocasião tão especial.',
    'É uma alegria acompanhar um dia tão especial.',
  ),
}
