import { compact } from '../words/compact.ts'

/** Insults of people: they get a calm reply, and nothing of them is repeated. */
export function isAbusive(text: string): boolean {
  return abuse.test(text.slice(0, 4000).toLowerCase())
}

const latin = [
  "f+[u*.]+(?:c|ck|k|\\*)*(?:ing)? (?:you|u|off)|fuck(?:ing|ers?)?|go to hell|(?:you(?: are| guys are|'re|’re)?|bunch of|such|all) (?:all |just |nothing but |a bunch of )?(?:thieves|crooks|idiots|morons|scum|bastards|liars|assholes|scammers|criminals)",
  'assholes?|motherfuck\\p{L}*|bastards|son of a bitch|verpisst|fickt|arschl[oö]ch\\p{L}*|drecks(?:pack|laden|verein)|scheiß(?:laden|verein)|wichser|diebe|ihr (?:seid )?(?:betrüger|verbrecher|idioten|lügner)',
  'connards?|enculés?|salauds?|allez vous faire|va te faire|nique\\p{L}*|vous êtes des (?:voleurs|escrocs|menteurs)|bande de (?:voleurs|escrocs)',
  'hijos? de puta|que os den|que les den|cabrones|gilipollas|váyanse a la mierda|(?:son|sois) unos (?:ladrones|estafadores|sinvergüenzas)|ladrones',
  'vaffanculo|stronz[oi]|bastardi|figli di|siete (?:dei |solo )?(?:ladri|truffatori|delinquenti|bugiardi)|andate a',
  'filhos? da puta|vão se f\\p{L}*|vai se f\\p{L}*|vão à merda|vocês são (?:uns )?(?:ladrões|bandidos|golpistas|mentirosos)|bando de \\p{L}+|ladrões|arrombados',
].join('|')

const abuse = compact(
  `(?<!\\p{L})(?:${latin})(?!\\p{L})|死ね|くたばれ|クソ野郎|泥棒|詐欺師|馬鹿野郎|去死|他妈|妈的|操你|傻逼|王八蛋|骗子|小偷|一群强盗`,
  'u',
)
