import type { End } from './phrase-book.ts'

export const deEnds: Record<End, string[]> = {
  wish: [
    'Wir wünschen Ihnen viel Freude damit.',
    'Weiterhin viel Freude!',
    'Möge es Ihnen lange Freude machen.',
    'Wir wünschen Ihnen weiterhin alles Gute damit.',
    'Auf dass die Freude lange anhält.',
    'Wir wünschen Ihnen noch viele schöne Momente damit.',
  ],
  farewell: [
    'Wir freuen uns, wieder von Ihnen zu hören.',
    'Bis zum nächsten Mal.',
    'Herzliche Grüße von uns allen.',
    'Schauen Sie gern wieder vorbei.',
    'Alles Gute wünschen wir Ihnen.',
    'Wir würden uns freuen, Sie wieder begrüßen zu dürfen.',
    'Auf ein baldiges Wiedersehen.',
  ],
  encourage: [
    'Solche Rückmeldungen spornen uns an.',
    'Es ist gut zu wissen, worauf es Ihnen ankommt.',
    'Genau dafür machen wir unsere Arbeit.',
    'Worte wie Ihre sind der schönste Lohn für unsere Mühe.',
    'Das motiviert das ganze Team.',
    'Es zeigt uns, dass sich der Einsatz lohnt.',
  ],
  invite: [
    'Schreiben Sie uns gern, was wir besser machen könnten.',
    'Was müsste anders sein, damit Sie ganz zufrieden sind? Ihre Meinung hilft uns.',
    'Für jeden Hinweis, was wir verbessern können, sind wir dankbar.',
    'Was hat Ihnen gefehlt? Schreiben Sie es uns gern.',
    'Wenn Sie einen Wunsch oder Vorschlag haben, schreiben Sie uns gern.',
    'Verraten Sie uns gern, was Ihnen gefehlt hat.',
  ],
  help: [
    'Bitte schreiben Sie uns mit Ihrer Bestellnummer, damit wir der Sache nachgehen können.',
    'Melden Sie sich bitte mit Ihrer Bestellnummer bei uns, damit wir uns das gemeinsam ansehen können.',
    'Bitte nehmen Sie mit Ihrer Bestellnummer Kontakt mit uns auf: Wir möchten verstehen, was geschehen ist.',
    'Schicken Sie uns bitte eine Nachricht mit Ihrer Bestellnummer, dann können wir nachsehen, woran es lag.',
    'Dürfen wir Sie bitten, sich mit Ihrer Bestellnummer bei uns zu melden, damit wir uns das ansehen können?',
    'Wir möchten uns das gern mit Ihnen ansehen: Bitte schreiben Sie uns mit Ihrer Bestellnummer.',
    'Mit einer kurzen Nachricht und Ihrer Bestellnummer helfen Sie uns, den Grund zu finden.',
    'Nennen Sie uns bitte in einer Nachricht Ihre Bestellnummer, damit wir es prüfen können.',
  ],
  direct: [
    'Bitte melden Sie sich direkt bei uns, damit jemand persönlich mit Ihnen darüber sprechen kann.',
    'Nehmen Sie bitte mit Ihrer Bestellnummer direkt Kontakt mit uns auf, damit sich jemand persönlich darum kümmern kann.',
    'Wir bitten Sie, sich direkt bei uns zu melden, damit wir persönlich darüber sprechen können.',
  ],
  clarify: [
    'Wenn etwas nicht in Ordnung war, schreiben Sie uns bitte, was es war.',
    'Sagen Sie uns bitte, wenn wir etwas für Sie tun können.',
    'Verraten Sie uns, was hinter Ihren Sternen steckt?',
  ],
  askMore: [
    'Wenn Sie sonst noch etwas wissen möchten, fragen Sie gern.',
    'Bei weiteren Fragen schreiben Sie uns einfach.',
    'Fragen Sie gern, wenn noch etwas unklar ist.',
    'Über weitere Fragen freuen wir uns.',
  ],
  offer: [
    'Wenn Sie eine Frage haben, stellen Sie sie gern hier.',
    'Sagen Sie uns gern, wenn wir etwas für Sie tun können.',
    'Wir lesen hier jeden Kommentar.',
    'Erzählen Sie uns gern mehr.',
  ],
  tellUs: [
    'Möchten Sie uns schreiben, was nicht in Ordnung war?',
    'Je mehr Sie uns schreiben, desto besser können wir es verstehen.',
    'Woran lag es? Bitte schreiben Sie es uns.',
  ],
}
