import { list, type TopicWords } from './topic-words.ts'

export const de: TopicWords = {
  language: 'de',
  spaced: true,
  good: list(`gut, gute, guter, gutes, guten, super, toll, tolle, toller, tolles, tollen, perfekt, perfekte, perfekter, prima,
    klasse, schön, schöne, schöner, schönes, schönen, wunderschön*, wunderbar*, zufrieden, begeistert, empfehle,
    empfehlen, empfehlenswert, weiterempfehl*, liebe, lieben, ausgezeichnet*, hervorragend*, großartig*, fantastisch*,
    genial*, top, spitze, lecker, leckerer, köstlich, angenehm, angenehme, bequem, bequeme, schnell, schnelle, einfach,
    freundlich, freundlicher, hilfsbereit, hochwertig*, stabil, robust, überzeugt, glücklich, freue, freut, gefällt,
    sehr gern, gerne wieder, sauber verarbeitet, mild, aromatisch, weich, edel, bester, beste, besten, bestes, zuverlässig`),
  bad: list(`schlecht*, mies*, furchtbar*, schrecklich*, enttäuscht*, enttäuschend*, enttäuschung, leider, kaputt*, defekt*, mangelhaft*,
    minderwertig*, billig verarbeitet, unbrauchbar*, müll, schrott, nutzlos, frech*, unverschämt*, unfreundlich*, unzufrieden,
    ärgerlich, ärgern, problem, probleme, fehlerhaft*, zerbrochen, gebrochen, gerissen, zerkratzt, verschmutzt, stinkt,
    stinken, zurückgeschickt, zurückgegeben, reklam*, unbequem, zu klein, zu groß, zu teuer, überteuert, nie wieder,
    finger weg, bitter, fad, fade, abzocke, betrug, wackelig, instabil, undicht, umständlich, kompliziert, hässlich, schwach, schwache`),
  before: list(
    `nicht, kein, keine, keinen, keiner, keinerlei, nie, niemals, kaum, ohne, wenig, weder, nichts, alles andere als`,
  ),
  after: list(`nicht, nie, kaum, nicht mehr`),
  turns: list(`aber, jedoch, allerdings, leider, obwohl, dafür, trotzdem, während, nur dass, hingegen`),
  elsewhere: list(
    `suchte, gesucht, auf der suche, wäre, wären, wünschte, wünsche mir, könnte, könnten, hätte, hätten, sollte, sollten, alter, alte, altes, alten, vorherige*, vorgänger*, letzte*, frühere*, früher, andere, anderen, anderer, anderes, konkurrenz, im gegensatz, im vergleich, falls, hatte angst, befürchtet, sonst, als mein*`,
  ),
  serious: list(
    `hautausschlag, verletzt, verletzung*, verbrannt, brand, feuer gefangen, explodiert, stromschlag, allergisch*, ausschlag, krankenhaus, notaufnahme, vergift*, anwalt, anwältin, rechtsanwalt, anzeige erstatt*, klage, polizei, verbraucherschutz, verbraucherzentrale`,
  ),
  asks: list(
    `ist das, ist der, ist die, ist es, sind die, kann man, kann ich, können sie, könnt ihr, gibt es, hat der, hat die, hat das, passt, wie, wo, wann, was, welche, welcher, welches, wer, weiß jemand, haben sie, habt ihr, wird, lässt sich`,
  ),
  topics: {
    damage: {
      about: [],
      bad: list(
        `kaputt*, defekt*, zerbrochen*, gebrochen*, gerissen, abgebrochen, funktioniert nicht, funktionieren nicht, geht nicht mehr, ging nicht, beschädigt*, auseinandergefallen, undicht, zerkratzt`,
      ),
    },
    missing: {
      about: [],
      bad: list(
        `fehlt, fehlte, fehlten, fehlen, fehlende*, falsch geliefert, falscher artikel, falsche größe, falsche farbe, unvollständig*, nicht dabei, nicht enthalten`,
      ),
    },
    delivery: {
      about: list(`lieferung, versand, lieferzeit, zustellung, geliefert, lieferservice`),
      good: list(
        `schnelle lieferung, schneller versand, schnell geliefert, pünktlich geliefert, pünktliche lieferung, kam schnell, kam pünktlich, zügige lieferung, rasche lieferung, prompte lieferung, schnell angekommen, schnell da`,
      ),
      bad: list(
        `nie angekommen, nicht angekommen, zu spät, verspätet*, nicht geliefert, warte immer noch, warte noch immer, lange lieferzeit, verspätung`,
      ),
    },
    battery: {
      about: list(`akku, akkulaufzeit, batterie, batterien, ladezeit, aufladen`),
      good: list(`akku hält lange, lange akkulaufzeit, gute akkulaufzeit`),
      bad: list(`akku leer, lädt nicht, akku hält nicht, akku hält nur, ständig laden`),
    },
    zip: {
      about: list(`reißverschluss, reissverschluss, reißverschlüsse, zipper`),
      bad: list(
        `reißverschluss klemmt, reißverschluss hakt, reissverschluss klemmt, reißverschluss kaputt, reißverschluss ist kaputt, reißverschluss defekt`,
      ),
    },
    size: {
      about: list(`größe, grösse, passform, länge, schnitt`),
      good: list(
        `passt perfekt, passt super, passt gut, passt wie angegossen, passt genau, passt prima, perfekte größe, größe passt, sitzt perfekt, sitzt gut, sitzt super, perfekte passform`,
      ),
      bad: list(
        `zu klein, zu groß, zu gross, zu eng, zu weit, zu kurz, zu lang, fällt klein aus, fällt groß aus, fällt kleiner aus, fällt größer aus, passt nicht, passen nicht, passte nicht, passt leider nicht`,
      ),
    },
    colour: {
      about: list(`farbe, farben, farbton`),
      good: list(
        `schöne farbe, tolle farbe, schöne farben, tolle farben, farbe ist toll, farbe ist schön, farbe ist super`,
      ),
      bad: list(`andere farbe, farbe ist anders, farbe weicht, verblasst, ausgebleicht, färbt ab, abgefärbt`),
    },
    material: {
      about: list(`material, stoff, leder, baumwolle, wolle, leinen`),
      good: list(`tolles material, gutes material, angenehmes material, schöner stoff, hochwertiges material`),
      bad: list(`dünnes material, dünner stoff, kratzt, kratzig, fusselt, billiges material, schlechtes material`),
    },
    comfort: {
      about: list(`tragekomfort, komfort, polsterung`),
      good: list(
        `bequem, bequeme, bequemer, sehr angenehm zu tragen, angenehm zu tragen, toller tragekomfort, hoher tragekomfort`,
      ),
      bad: list(`unbequem*, drückt, scheuert, blasen an`),
    },
    sound: {
      about: list(`klang, ton, sound, bass, lautsprecher`),
      good: list(`guter klang, toller klang, super klang, klingt gut, klingt super, guter sound, toller sound`),
      bad: list(`schlechter klang, kein ton, blechern, rauscht, klingt schlecht, knistert`),
    },
    taste: {
      about: list(`geschmack, aroma, geschmacklich`),
      good: list(
        `lecker, leckerer, leckere, leckeren, köstlich*, schmeckt gut, schmeckt super, schmeckt mir, schmeckt hervorragend, schmeckt sehr gut, schmeckt toll, schmeckt uns, guter geschmack, toller geschmack, voller geschmack, feines aroma, tolles aroma`,
      ),
      bad: list(
        `schmeckt nicht, schmeckt mir nicht, schmeckt bitter, zu bitter, fader geschmack, geschmacklos, schmeckt fad, schmeckt sauer, ungenießbar, nachgeschmack`,
      ),
    },
    smell: {
      about: list(`geruch, duft`),
      good: list(
        `duftet gut, duftet toll, riecht gut, riecht toll, angenehmer duft, toller duft, angenehmer geruch, duftet herrlich, duftet wunderbar, riecht angenehm`,
      ),
      bad: list(
        `stinkt, stinken, riecht unangenehm, riecht schlecht, riecht chemisch, chemischer geruch, unangenehmer geruch, starker geruch, riecht stark`,
      ),
    },
    packaging: {
      about: list(`verpackung, verpackt`),
      good: list(
        `gut verpackt, sehr gut verpackt, sicher verpackt, schön verpackt, liebevoll verpackt, sorgfältig verpackt, tolle verpackung, schöne verpackung`,
      ),
      bad: list(
        `schlecht verpackt, verpackung beschädigt, verpackung war beschädigt, karton beschädigt, verpackung kaputt, verpackung war kaputt`,
      ),
    },
    service: {
      about: list(`kundenservice, kundendienst, support, service, personal, mitarbeiter`),
      good: list(
        `guter service, toller service, super service, netter kontakt, freundlicher service, schnelle antwort, freundliche beratung, gute beratung`,
      ),
      bad: list(
        `keine antwort, keine reaktion, keine rückmeldung, schlechter service, schlechter kundenservice, unfreundlich*, niemand antwortet, meldet sich nicht, meldet sich niemand`,
      ),
    },
    ease: {
      about: list(`bedienung, handhabung, anleitung, aufbau, montage, einrichtung`),
      good: list(
        `einfach zu bedienen, leicht zu bedienen, einfache bedienung, leicht zu reinigen, einfach zu reinigen, einfacher aufbau, leicht aufzubauen, einfache handhabung, einfach in der handhabung, selbsterklärend, kinderleicht`,
      ),
      bad: list(`kompliziert*, umständlich*, schwer zu bedienen, schwer zu reinigen, keine anleitung`),
    },
    look: {
      about: list(`aussehen, design, optik, look`),
      good: list(
        `sieht toll aus, sieht gut aus, sieht super aus, sieht schön aus, sieht edel aus, schönes design, tolles design, tolle optik, schöne optik, sehr schick, schick, stylisch, wunderschön`,
      ),
      bad: list(
        `hässlich*, sieht billig aus, sieht anders aus, wirkt billig, nicht wie abgebildet, nicht wie auf dem foto, nicht wie auf dem bild`,
      ),
    },
    price: {
      about: list(`preis, preise, preislich, preis-leistung, preis-leistungs-verhältnis, preis-leistungsverhältnis`),
      good: list(
        `gutes preis*, super preis*, tolles preis*, guter preis, fairer preis, günstig, preiswert, sein geld wert, jeden cent wert, angemessener preis, toller preis`,
      ),
      bad: list(
        `zu teuer, überteuert*, sehr teuer, zu hoher preis, geldverschwendung, geld nicht wert, preis nicht wert, preis ist zu hoch`,
      ),
    },
    quality: {
      about: list(`qualität, verarbeitung, verarbeitet`),
      good: list(
        `gute qualität, sehr gute qualität, tolle qualität, super qualität, hochwertig*, gut verarbeitet, sehr gut verarbeitet, sauber verarbeitet, beste qualität, top qualität, hohe qualität, hervorragende qualität, stabil, robust`,
      ),
      bad: list(
        `schlechte qualität, schlecht verarbeitet, minderwertig*, miese qualität, billige qualität, schlechte verarbeitung, mangelhafte qualität, qualität lässt nach`,
      ),
    },
  },
}
