/**
 * The name for the greeting, or null for a handle, placeholder, business, or sentence. Names in another script than the
 * reply's are omitted.
 */
export function addressedName(authorName: string | null, language: string): string | null {
  const shown = (authorName ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!shown || shown.length > 40 || /[\p{Nd}@_/\\<>:;,!?*#()[\]{}"=|~]/u.test(shown)) return null
  const words = shown.split(' ')
  if (words.length > 4 || words.some((word) => notNames.has(word.toLowerCase().replace(/\.$/, '')))) return null
  if (notFirst.has(words[0]?.toLowerCase() ?? '')) return null
  if (language === 'ja' && isCjk(shown)) return words[0] ?? null
  return latinName(words)
}

function latinName(words: string[]): string | null {
  const first = words[0] ?? ''
  if (!/^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}'’-]{1,17}$/u.test(first)) return null
  const allSmall = first === first.toLowerCase()
  const allBig = first === first.toUpperCase()
  if (words.length === 1 && (allSmall || (allBig && first.length < 4))) return null
  if (!/[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]/i.test(first)) return null
  if (!allSmall && !allBig && !/^\p{Lu}[\p{Ll}\p{M}]*(['’-]\p{L}[\p{Ll}\p{M}]*|\p{Lu}[\p{Ll}\p{M}]+)*$/u.test(first))
    return null
  return allSmall || allBig ? first.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase()) : first
}

function isCjk(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・ ]{2,12}$/u.test(text)
}

const notNames = new Set(
  `a an the my your our this that it i we you he she they no not yes hi hello dear ok
  anonymous anon anonymus anonyme anonimo anónimo anônimo anonym customer client cliente kunde kundin käufer acheteur
  comprador acquirente buyer shopper user utente usuario usuário utilisateur nutzer guest gast invité invitado ospite
  amazon google ebay kindle judge verified verifiziert someone somebody nobody unknown unbekannt inconnu test tester
  admin administrator moderator support service team shop store boutique tienda negozio loja company gmbh ltd inc llc
  corp ag bv srl sarl official reviewer review mr mrs ms miss dr prof sir madam herr frau monsieur madame señor señora
  sig signor signora mum mom dad grandma grandpa mother father angry unhappy disappointed fake scam scammer idiot happy
  crypto bitcoin forex trader trading investor invest promo deals deal sale seo marketing casino loan loans agent expert
  recovery hacker spam official fan lover guy lady girl boy king queen mama papa nana coffee
  ignore system assistant instructions prompt bot robot never always don't do
  update updated edit edited
  very good great nice bad poor best worst love super top sehr gut muy molto bueno buono très tres bon bonne merci
  thanks thank gracias danke grazie obrigado obrigada one two three product produit producto produkt prodotto produto
  匿名 匿名希望 購入者 お客様 ゲスト 名無し 名無しさん`
    .split(/\s+/)
    .filter(Boolean),
)

/** Before a name: "Old Grump", "Big Lars". Later, they are parts of one. */
const notFirst = new Set(
  `old big little tiny grumpy proud tired sad mad crazy lazy busy satisfied dissatisfied frustrated annoyed pleased curious
  another just only new first last the a der die das ein eine alter alte kleiner kleine großer große lo gli uno un une le les
  petit petite grand grande gran pequeño pequeña vecchio vecchia piccolo piccola velho velha`
    .split(/\s+/)
    .filter(Boolean),
)
