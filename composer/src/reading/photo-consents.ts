import { anyOf, plainly } from './words-in.ts'

/** Words of someone whose photo, video, or name was used without being asked: "You posted my photo without asking me." */
export function photoWithoutConsent(text: string): string | null {
  const small = plainly(text)
  return hints.test(small) && refusals.test(small) ? (uses.exec(small)?.[0] ?? null) : null
}

/** One of each is in every match. The long patterns below are slow, and most comments have none. */
const refusals =
  /without|never|didn't|did not|nobody|no one|remove|delete|take|ohne|ungefragt|nicht gefragt|nie |sans|jamais|retir|supprim|enlev|sin |nunca|quit|borr|elimin|sem |apag|tir|senza|mai |togli|rimuov|cancell|zonder|nooit|verwijder|haal|無断|勝手|許可|同意/u
const hints =
  /photo|picture|pic(?!\p{L})|pics|image|video|face|selfie|foto|bild|gesicht|visage|imagen|cara|imagem|rosto|immagin|volto|gezicht|写真|動画|顔/u

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
