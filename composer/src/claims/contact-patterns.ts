import { words } from '../words/term-pattern.ts'
import type { ClaimPattern } from './claim.ts'
import { compact } from '../words/compact.ts'

const endings =
  'com|net|org|info|biz|shop|store|online|site|app|io|co|me|ly|gl|eu|uk|us|de|at|ch|fr|es|it|pt|br|jp|cn|nl|test|example|xyz|link|ru|top|vip|club|page|dev|gg|tv|to|cc'

/** "hello@alder. com", but not "hello@alder.com. It means a lot": an address that is complete ends its sentence. */
const spacedDot = `(?<!\\.(?:${endings}))\\. (?=(?-i:com|net|org|info|shop|de|fr|es|it|co|uk|eu)(?![\\p{L}\\p{N}]))`

/** Contact details in a reply must come from a stored fact. */
export const contactPatterns: ClaimPattern[] = [
  {
    kind: 'contact',
    reason: 'No stored fact mentions this email address.',
    pattern: compact(
      `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}\\s?(?:@|\\(at\\)|\\[at\\]|\\{at\\}| at (?=[\\p{L}\\p{N}-]+ dot ))\\s?[\\p{L}\\p{N}-]+(?:(?:\\.| \\. ?|${spacedDot}|\\s?(?:\\(dot\\)|\\[dot\\]|\\{dot\\}| dot |\\(punkt\\)|\\[punkt\\])\\s?)[\\p{L}\\p{N}-]+)+`,
      'giu',
    ),
  },
  {
    kind: 'contact',
    reason: 'No stored fact mentions this account name.',
    pattern: compact(/(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]{1,30}(?<!\.)/gu),
  },
  {
    kind: 'contact',
    reason: 'No stored fact mentions this messenger account.',
    pattern: compact(
      /(?:(?<!\p{L})(?:whats ?app|telegram|wechat|weixin|signal|viber|line id|skype)|微信)\s*(?:id|号|nr\.?|number)?\s*[:：]?\s*(?=[\p{L}\p{N}_.@+-]*[\p{N}_@+])[\p{L}\p{N}_.@+-]{4,}/giu,
    ),
  },
  {
    kind: 'contact',
    reason: 'This looks like a phone or order number.',
    pattern: compact(/(?<![\p{L}\p{N}])\+?\(?\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){6,16}(?!\p{Nd})/gu),
  },
  {
    kind: 'contact',
    reason: 'No stored fact mentions this postal address.',
    pattern: compact(
      /(?<!\p{L})(?:\p{Nd}{1,4}[a-z]?,?\s(?:\p{Lu}[\p{L}.'’-]+\s){1,3}(?:[Ss]treet|[Ss]t\.|[Rr]oad|[Rr]d\.|[Aa]venue|[Aa]ve\.?|[Ll]ane|[Dd]rive|[Bb]oulevard|[Bb]lvd\.?)|\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|weg|platz|gasse|allee)\s\p{Nd}{1,4}[a-z]?|\p{Nd}{1,4},?\s(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace)\s(?:(?:de|du|des|la|le)\s)*\p{Lu}[\p{L}'’-]+|(?:[Cc]alle|[Aa]venida|[Pp]laza|[Rr]ua|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso)\s(?:(?:de|del|della|da|do|dos|la|las|los)\s)*\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*,?\s(?:n[.º°]*\s?)?\p{Nd}{1,4})(?!\p{L})|〒\s?\p{Nd}{3}-?\p{Nd}{4}|\p{Nd}+丁目[\p{Nd}番地-]*|[\p{Script=Han}]{2,8}(?:路|街)\p{Nd}+号/gu,
    ),
  },
  {
    kind: 'link',
    reason: 'No stored fact mentions this link.',
    pattern: /(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>"”»」）)]+/giu,
  },
  {
    kind: 'link',
    reason: 'No stored fact mentions this URL.',
    pattern: compact(
      `(?<![\\p{L}\\p{N}@.-])[\\p{Ll}\\p{N}-]+(?:\\.[\\p{Ll}\\p{N}-]+)*(?:\\.|\\s?(?:\\(dot\\)|\\[dot\\]|\\{dot\\})\\s?| dot )(?:${endings})(?![\\p{L}\\p{N}])(?:/[^\\s]*)?`,
      'gu',
    ),
  },
  {
    kind: 'link',
    reason: 'No stored fact mentions this URL.',
    pattern: compact(
      /(?<![\p{L}\p{N}@.-])\p{Lu}[\p{L}\p{N}-]*\.(?:com|net|org|info|shop|store|online|site|biz|app)(?![\p{L}\p{N}])(?:\/\S*)?/gu,
    ),
  },
  {
    kind: 'link',
    reason: 'This directs customers to a link.',
    pattern: words(
      'link in (?:our |the )?(?:bio|profile|description)|(?:click|tap) (?:on )?(?:here|this|the (?:link|button))|klicken? sie (?:hier|auf)|link in der bio|cliquez (?:ici|sur)|lien (?:dans la|en) bio|haga clic|haz clic|clique aqui|clicca qui|clicchi|fai clic',
      'こちらをクリック|クリックして|点击(?:这里|此处|链接)|扫码|扫描二维码',
    ),
  },
]
