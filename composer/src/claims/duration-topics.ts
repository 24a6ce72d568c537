/** What a duration is about: a two-day delivery isn't a two-day response. */
export function durationTopicsOf(sentence: string): Set<string> {
  const small = sentence.toLowerCase()
  return new Set(Object.entries(topicWords).flatMap(([topic, words]) => (words.test(small) ? [topic] : [])))
}

const topicWords: Record<string, RegExp> = {
  delivery:
    /deliver|\bship|arriv|dispatch|\bposted|parcel|liefer|versand|verschick|verlassen|ankomm|livr|expédi|envoy|quittent|entreg|enví|envia|envío|llega|salen|consegn|spedi|partono|chega|配送|発送|届|到着|出荷|发货|送达|配送|快递|物流/u,
  returns:
    /return|\bsend (?:it|them) back|refund|zurück|rückgab|rücksend|retour|renvoy|rembours|devol|devuel|reembols|restitu|rimbors|\breso\b|troca|返品|返送|返金|退货|退款|寄回/u,
  warranty: /warrant|guarant|garant|gewährleist|garanz|保証|保修|质保/u,
  answer:
    /repl(?:y|ies)|answer|contact|\bcall|get back|write to you|respond|antwort|melden|kontakt|anruf|répon|rappel|contest|llam|rispond|contatt|chiam|\bligar|返信|連絡|電話|回复|联系|致电/u,
}
