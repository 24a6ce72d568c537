/** Platforms' phrases for just now; plain "now" and "today" come with the calendar words. */
export const justNow = list(`
  just now, right now, moments ago, a moment ago, a few moments ago, seconds ago, a few seconds ago, less than a minute ago,
  à l'instant, il y a un instant, il y a quelques instants, il y a quelques secondes, tout juste,
  gerade eben, soeben, eben, eben gerade, gerade, gerade jetzt, vor wenigen sekunden, vor einem moment,
  ahora mismo, justo ahora, hace un momento, hace un instante, hace unos segundos, hace instantes,
  proprio ora, proprio adesso, or ora, adesso, un attimo fa, un momento fa, pochi secondi fa, poco fa, pochi istanti fa,
  agora mesmo, agora há pouco, há pouco, há instantes, há um momento, há alguns segundos, mesmo agora,
  zojuist, zonet, net, een moment geleden, enkele seconden geleden,
  только что, щойно, przed chwilą, właśnie teraz, právě teď, před chvílí, práve teraz, pred chvíľou,
  az önce, biraz önce, demin, şu anda, just nu, nyss, alldeles nyss, lige nu, akkurat nå, nettopp, juuri nyt, äsken,
  baru saja, baru sahaja, vừa xong, vừa mới, mới đây, μόλις τώρα, chiar acum, adineauri, éppen most, az imént, току-що,
  ara mateix, الآن, للتو, עכשיו, הרגע, เมื่อสักครู่, เมื่อกี้, 방금, 방금 전, 조금 전, たった今, たったいま, さっき, 先ほど,
  刚刚, 剛剛, 刚才, 剛才, همین الان, لحظاتی پیش, अभी, अभी अभी`)

function list(words: string): string[] {
  return words.split(',').map((word) => word.trim())
}
