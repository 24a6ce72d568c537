import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/** Words of someone whose photo, video, or name was used without being asked: "You posted my photo without asking me." */
export function photoWithoutConsent(text: string): string | null {
  const small = plainly(text)
  if (!hints.test(small)) return null
  const unasked = refusals.test(small) ? uses.exec(small)?.[0] : undefined
  return unasked ?? (places.test(small) ? (byShop.exec(small)?.[0] ?? null) : null)
}

/** One of each is in every match. The long patterns below are slow, and most comments have none. */
const refusals =
  /without|never|didn't|did not|nobody|no one|remove|delete|take|ohne|ungefragt|nicht gefragt|nie |sans|jamais|retir|supprim|enlev|sin |nunca|quit|borr|elimin|sem |apag|tir|senza|mai |togli|rimuov|cancell|zonder|nooit|verwijder|haal|無断|勝手|許可|同意/u
const hints = compact(
  /photo|picture|pic(?!\p{L})|pics|image|video|face|selfie|foto|bild|gesicht|visage|imagen|cara|imagem|rosto|immagin|volto|gezicht|写真|動画|顔/u,
)

const mine =
  "(?:my|our|me and my|(?:my|our) (?:\\p{L}+ )?\\p{L}+'s) (?:\\p{L}+ )?(?:photos?|pictures?|pics?|images?|videos?|face|selfies?)"
const unasked =
  "(?:without (?:(?:even|ever|first) )?(?:asking|permission|(?:my|our|any) (?:\\p{L}+ )?(?:permission|consent|knowledge|approval)|consent|telling (?:me|us))|(?:never|didn't|did not|nobody|no one) (?:\\p{L}+ ){0,2}(?:asked?|agreed?|consent\\p{L}*|gave|permission|allowed))"

const uses = anyOf(
  [
    `(?<!(?:^|[^\\p{L}])(?:i|we|i've|we've) )(?:post|us|shar|publish|upload|put|display|show|tak|repost|advertis)\\p{L}*(?: [\\p{L}']+){0,3} ${mine}[^.!?\\n]{0,80}?(?:[.!?\\n] ?[^.!?\\n]{0,30}?)?${unasked}`,
    `${mine} (?:is|are|was|were|ended up|appears?|appeared|showed up|being)[^.!?\\n]{0,60}?(?:instagram|facebook|tiktok|website|site|page|ads?|feed|social media|account|newsletter)[^.!?\\n]{0,60}?[.!?\\n, ]{1,3}[^.!?\\n]{0,30}?(?:${unasked}|take (?:it|them|that) down|remove)`,
    `(?:take|remove|delete)(?: down)? (?:${mine}|(?:the|that) (?:photos?|pictures?|videos?) of (?:me|us|my \\p{L}+))(?: (?:down|off))?(?: (?:from|off|on) (?:your|the))`,
    `${unasked} to (?:use|post|share|publish|show) ${mine}`,
    '(?:mein|unser|die)\\p{L}* (?:\\p{L}+ )?(?:fotos?|bild|bilder|videos?|gesicht)[^.!?\\n]{0,60}?(?:ohne (?:\\p{L}+ ){0,3}(?:fragen|erlaubnis|einwilligung|zustimmung|einverständnis)|ungefragt|nicht gefragt|nie (?:\\p{L}+ )?(?:gefragt|erlaubt|zugestimmt))|(?:ohne (?:\\p{L}+ ){0,2}(?:fragen|erlaubnis|einwilligung|zustimmung)|ungefragt)[^.!?\\n]{0,40}?(?:mein|unser)\\p{L}* (?:\\p{L}+ )?(?:fotos?|bild|bilder|video)',
    '(?:ma|mes|notre|nos) (?:\\p{L}+ )?(?:photos?|images?|vidéos?|visage)[^.!?\\n]{0,60}?(?:sans (?:\\p{L}+ ){0,3}(?:demander|permission|autorisation|accord|consentement)|jamais (?:\\p{L}+ )?(?:autorisé|demandé|accepté))|(?:retirez|supprimez|enlevez) (?:\\p{L}+ )?(?:ma|mes|notre|nos) (?:photos?|images?|vidéos?)',
    '(?:mi|mis|nuestr[oa]s?) (?:\\p{L}+ )?(?:fotos?|imagen|imágenes|vídeos?|videos?|cara)[^.!?\\n]{0,60}?(?:sin (?:\\p{L}+ ){0,3}(?:pedir(?:me|nos)?|permiso|consentimiento|autorización|preguntar(?:me|nos)?|avisar(?:me|nos)?)|nunca (?:\\p{L}+ )?(?:autoric|permit|di )\\p{L}*)|(?:quit|retir|borr|elimin)\\p{L}+ (?:mis?|nuestr[oa]s?) (?:fotos?|imagen|vídeos?|videos?)',
    '(?:minhas?|noss[oa]s?|meus?) (?:\\p{L}+ )?(?:fotos?|imagens?|vídeos?|rosto)[^.!?\\n]{0,60}?(?:sem (?:\\p{L}+ ){0,3}(?:pedir|permissão|autorização|consentimento|perguntar|avisar)|nunca (?:\\p{L}+ )?(?:autoriz|permit)\\p{L}*)|(?:retir|apag|remov|tir)\\p{L}+ (?:a |as )?minhas? (?:fotos?|imagens?)',
    '(?:mi[ao]|miei|mie|nostr[oaie]) (?:\\p{L}+ )?(?:foto|immagini?|video|volto|faccia)[^.!?\\n]{0,60}?(?:senza (?:\\p{L}+ ){0,3}(?:chieder\\p{L}*|permesso|consenso|autorizzazione|avvisar\\p{L}*)|mai (?:\\p{L}+ )?(?:autorizzat|permess)\\p{L}*)|(?:toglie|rimuove|cancella)\\p{L}* (?:la |le )?mi[ae] (?:foto|immagini?)',
    "(?:mijn|onze) (?:\\p{L}+ )?(?:foto'?s?|video'?s?|gezicht)[^.!?\\n]{0,60}?(?:zonder (?:\\p{L}+ ){0,3}(?:vragen|toestemming)|nooit (?:\\p{L}+ )?(?:toestemming|gevraagd))|(?:verwijder|haal)\\p{L}* mijn (?:foto|video)",
  ],
  '(?:私|わたし|娘|息子|家族|自分|うち)の?(?:\\p{L}{0,4})?(?:写真|動画|顔)[^。！？\\n]{0,30}?(?:無断|勝手に|許可(?:なく|なし|を(?:して|出して|取))|同意(?:なく|なし))|(?:無断で|勝手に|許可なく)[^。！？\\n]{0,20}?(?:私|わたし|娘|息子|家族|自分)の?(?:写真|動画|顔)',
)

/** One of these is in every match below. */
const places = compact(
  /(?<!\p{L})(?:your|euer|eure[nrms]?|ihr|ihre[nrms]?|votre|vos|vuestr[oa]s?|su|sus|vostr[oaie]|vossa|vosso|seus?|suas?|jullie|uw|je)(?!\p{L})|you |御社|貴社|そちら|広告|サイト|インスタ/u,
)

const kin =
  '(?:(?:little |young |baby |own )?(?:daughter|son|child|children|kids?|girl|boy|baby|toddler|wife|husband|mother|father|mom|mum|dad|sister|brother|partner|grand(?:son|daughter|mother|father|child))|family|wedding guests?)'
const pictures = '(?:photos?|photographs?|pictures?|pics?|images?|videos?|face|selfies?)'
const person = `(?:(?:my|our) (?:${kin}'s? )(?:\\p{L}+ )?${pictures}|(?:my|our) (?:own )?(?:face|selfies?)|${pictures} of (?:me|us|(?:my|our) ${kin}))`
const shopPages =
  '(?:in|on|as part of|across|for) your (?:\\p{L}+ ){0,2}?(?:ads?|adverts?|advertisements?|advertising|campaigns?|website|site|web ?page|page|homepage|shop|store|instagram|facebook|tiktok|insta|feed|newsletter|marketing|catalog(?:ue)?|emails?|posts?|stor(?:y|ies)|profile|social media|brochure|flyer|posters?)'

/** A picture of the customer, or of their family, in what the shop publishes. Who gave it themselves says "I sent". */
const byShop = anyOf(
  [
    `(?<!(?:i|we|i've|we've) (?:[\\p{L}']+ ){0,6})${person} (?:(?:is|are|was|were|has|have|been|being|now|still|used|posted|shown|all|suddenly|ended|turned|appears?|appeared|showed|showing|shows|popped|up|over|plastered) ){0,6}${shopPages}`,
    `(?<!(?:where|if|when|before|once|love|glad|thrilled|happy|honored|thanks|thank you) (?:that )?)you(?:'ve| have| guys| people| just)? (?:just |even |simply )?(?:used?|using|posted?|put|published?|uploaded|shared|stole|took|printed|showed|advertis\\p{L}+ with) (?:(?:up|a|the|an|one of|some|old|private) ){0,3}${person}(?: (?:[\\p{L}']+ ){0,2}?${shopPages}|[^.!?\\n]{0,40}? (?:online|everywhere))`,
    '(?:fotos?|bild(?:er)?|videos?|gesicht) (?:von (?:mir|uns|meine[rm] (?:\\p{L}+ )?(?:tochter|sohn|kind|frau|mann|familie|mutter))|meine[rs] (?:\\p{L}+ )?(?:tochter|sohnes|kindes|frau|mannes|familie)) (?:\\p{L}+ ){0,4}?(?:in|auf|für|mit) (?:eure[rnm]?|ihre[rnm]?) (?:\\p{L}+ )?(?:werbung|anzeigen?|website|webseite|homepage|seite|instagram\\p{L}*|facebook\\p{L}*|newsletter|katalog|shop|post|story)|(?:auf|in) (?:eure[rnm]?|ihre[rnm]?) (?:\\p{L}+ )?(?:werbung|anzeigen?|website|webseite|homepage|seite|newsletter|katalog|post) (?:\\p{L}+ ){0,3}?(?:ein |das )?(?:foto|bild|video) (?:von (?:mir|uns|meine[rm])|meine[rs])',
    '(?:photos?|images?|vidéos?|visage) de (?:moi|nous|(?:ma|mon|notre|nos) (?:\\p{L}+ )?(?:fille|fils|enfants?|bébé|femme|mari|famille|mère)) (?:\\p{L}+ ){0,4}?(?:dans|sur|pour) (?:vos?|votre) (?:publicités?|pubs?|annonces?|site|page|instagram|facebook|newsletter|catalogue|campagne|publications?)',
    '(?:fotos?|imagen|imágenes|vídeos?|cara) (?:mía|nuestra|de (?:mí|nosotros|(?:mi|nuestr[oa]) (?:\\p{L}+ )?(?:hij[oa]|niñ[oa]|bebé|mujer|marido|familia|madre))) (?:\\p{L}+ ){0,4}?(?:en|para) (?:vuestr[oa]s?|sus?|tus?) (?:anuncios?|publicidad|web|página|sitio|instagram|facebook|catálogo|boletín|campaña)',
    '(?:fotos?|imagem|imagens|vídeos?|rosto) (?:minha|nossa|de mim|d[aoe] (?:minha|meu|nossa|nosso) (?:\\p{L}+ )?(?:filh[oa]|bebê|bebé|esposa|marido|família|mãe)) (?:\\p{L}+ ){0,4}?(?:n[oa]s?|em|para) (?:seus?|suas?|voss[oa]s?|[oa]s? (?:seus?|suas?|voss[oa]s?)) (?:anúncios?|publicidade|site|página|instagram|facebook|catálogo|campanha)',
    '(?:foto|immagin[ei]|video|volto|faccia) (?:mia|nostra|di (?:me|noi|(?:mia|mio|nostr[oa]) (?:\\p{L}+ )?(?:figli[oa]|bimb[oa]|moglie|marito|famiglia|madre))) (?:\\p{L}+ ){0,4}?(?:nell[ae]|sul|sulla|sui|nei|nel|per l[ae]) vostr[oaie] (?:pubblicità|annunci|sito|pagina|instagram|facebook|catalogo|newsletter|campagna)',
    "(?:foto'?s?|video'?s?|gezicht|afbeelding) van (?:mij|ons|(?:mijn|onze) (?:\\p{L}+ )?(?:dochter(?:tje)?|zoon(?:tje)?|kind|vrouw|man|gezin|familie|moeder)) (?:\\p{L}+ ){0,4}?(?:in|op|voor) (?:jullie|uw|je) (?:\\p{L}+ )?(?:reclame|advertenties?|website|site|pagina|instagram|facebook|nieuwsbrief|catalogus|campagne)",
  ],
  '(?:私|わたし|自分|うち|娘|息子|子供|子ども|家族)の(?:\\p{L}{0,4}の)?(?:写真|画像|動画|顔)が[^。！？\\n]{0,12}(?:広告|サイト|ホームページ|インスタ|チラシ|カタログ)[^。！？\\n]{0,6}(?:に|で)(?:使|載|掲載|出)',
)
