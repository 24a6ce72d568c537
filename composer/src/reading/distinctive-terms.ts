import type { Topic } from '@bizamply/contract/topics-and-risks'
import { compact } from '../words/compact.ts'

/** Whether the words are unambiguous even when used once without naming the thing. */
export function isDistinctive(topic: Topic, words: string, language: string): boolean {
  return plain.has(topic) || (telling[language]?.[topic]?.test(words.toLowerCase()) ?? false)
}

/** "Too small", "late", "expensive": a single phrase is right 19 times out of 20. */
const plain: ReadonlySet<Topic> = new Set<Topic>([
  'price',
  'size',
  'delivery',
  'location',
  'taste',
  'smell',
  'colour',
  'material',
  'cleanliness',
  'missing',
  'packaging',
])

/** For other topics a quarter of single phrases are wrong; these stems are the reliable ones. */
const stems: Record<string, Partial<Record<Topic, string>>> = {
  en: {
    comfort: 'comfort|cosy|cozy|painful|hurts?|snug|can.t wear',
    ease: 'eas[yi]|simple to|user.?friendly|people friendly|complicated|confusing|convenien|breeze|intuitive',
    look: 'beautiful|pretty|cute|flattering|ugly|gorgeous|stylish|elegant|attractive|handsome',
    performance: '(?<!^it |seems to )work|glitch|bugs?\\b|crash|lagg?|freez|slow|sluggish|flawless|responsive',
    quality: 'made|built|sturdy|durable|junk|flims|fell apart|falling apart|cheaply|defective',
    service: 'help|staff|support|rude|friendly|answer|repl(?:y|ied)|refund|seller|customer',
    damage: 'broken|crack|dent(?:ed|s)|smash|shatter',
    connection: 'connect|link|pair|bluetooth|wi-?fi|sync',
    sound: 'bass|sound|nois|loud|quiet|audio|music|volume',
    battery: 'batter|charg',
    screen: 'screen|display',
    camera: 'camera|photo',
  },
  de: {
    comfort: 'bequem|gemütlich|drückt',
    ease: 'schwer|leicht|einfach|kompliziert|umständlich|verständlich|schwierig|intuitiv',
    look: 'schön|hübsch|hässlich|schick|elegant|edel|sieht|optisch',
    performance: 'funktionier|ruckel|absturz|abstürz|stürzt|bugs?\\b|langsam|flüssig|hängt sich',
    quality: 'verarbeit|hochwertig|robust|stabil|kaputt|defekt|minderwertig|solide|qualit',
    service: 'freundlich|hilfsbereit|antwort|kompetent|kulan|beratung|personal|service|reklam',
    damage: 'beschädigt|zerbrochen|zerkratzt|zerdrückt',
    connection: 'verbind|koppel|bluetooth|wlan',
    sound: 'laut|leise|ruhig|musik|klang|sound',
    battery: 'akku|lad',
    features: 'wiederspiel|abwechslung|funktion|umfang',
  },
  fr: {
    comfort: 'confort|agréable à porter|fait mal|douillet',
    ease: 'facile|simple|compliqué|intuiti|aisé|friend|prise en main|pratique',
    look: 'jolie?|belles?\\b|magnifique|moche|élégant|esthétique|design',
    performance:
      'fonctionne|ne marche|marche (?:très|bien)|bugs?\\b|plante|rame\\b|lente?\\b|fluide|fiable|précis|exact',
    quality: 'solide|robuste|cassé|fragile|camelote|défectueu|qualité|finition',
    service: 'rembours|rapidité|conseil|accueil|répon|aimable|retour|sérieux|harcèlement',
    damage: 'abîm|endommag|rayé',
    connection: 'connect|appair|bluetooth|wi-?fi|synchron',
    sound: 'sonore|bruit|musique|calme|tranquille|\\bson\\b',
    battery: 'batterie|recharg|autonomie',
    features: 'fonction|multijoueur|contenu',
  },
  es: {
    comfort: 'c[óo]mod|inc[óo]mod|frío|descans|relaj|bienestar',
    ease: 'f[áa]cil|complicad|sencill|intuitiv|complej|configurar',
    look: 'bonit|precios[oa]|bell[oa]|belís|encantador|elegante|gráfic|fe[oa]s?\\b',
    performance: 'funciona|bugs?\\b|lag\\b|lento|fluid|optimiz|matchmaking',
    quality: '\\brot[oa]|rompi|defect|acabad|resistent|robust|calidad|renova',
    service: 'amab|atend|atenc|personal|trato|educad|simpátic|recepci|solucion|devolver',
    damage: 'rot[oa]|dañad|golpead|rayad',
    connection: 'wi-?fi|conex|conec|vincul|paquetes',
    sound: 'ruid|silenci|tranquil|sonido|música|insonor',
    battery: 'batería|carga',
    features: 'completo|comodidades|enchufe|ampliación|contenido',
  },
  it: {
    comfort: 'comod|leggero',
    ease: 'facil|semplic|intuitiv|complicat|installare',
    look: 'bell|brutt|elegant|carin|grafic',
    performance: 'funziona|precis|bug\\b|lent[oa]|fluid|\\blag',
    quality: 'qualit|rott[oa]|difett|robust|resistent|scadent',
    service: 'gentil|assist|rispo|rimbors|cortes|disponibil',
    connection: 'conness|connett|abbin|bluetooth|wi-?fi|stacca',
    sound: 'rumor|silenzi|tranquill|suono|musica',
    battery: 'batteria|caric',
    screen: 'schermo|leggibil',
  },
  pt: {
    comfort: 'confort|macio|aconcheg',
    ease: 'f[áa]cil|dif[íi]cil|pr[áa]tic[oa]|complicad|intuitiv|não sabe',
    look: 'lind[oa]|bonit|bel[oa]s?\\b|feios?\\b|elegan|charmos',
    performance: 'funciona|bugs?\\b|trava|lent[oa]|fluid|otimiz|\\blag|eficien|aquece|esquenta|suporta',
    quality: 'defeit|quebr|frágil|resistent|acabad|inferior|original|qualidade|bem feito',
    service: 'atend|satisfa[çc]|contato|retorno|resposta|responde|equipe|confiáve|comunica',
    damage: 'amassad|vaza|arranh|furo|quebrad|rasgad|danificad|trincad',
    connection: 'conex|conect|bluetooth|wi-?fi|parea',
    sound: 'som\\b|barulh|silenci|música',
    battery: 'bateria|carrega',
    features: 'conteúdo|liberdade|construção|tão completo|\\bpv[ep]\\b|sem ter o que fazer',
  },
  ja: {
    comfort: 'ゆっくりと|ゆっくり過|くつろ|快適|居心地|落ち着|寝心地|座り心地|静かな時間',
    ease: '使いやす|使いづら|簡単|操作し',
    look: '素敵|おしゃれ|オシャレ|可愛|かわい|美し|格好|カッコ|眺め|雰囲気|景色|景観|広がる|見え|がみれ',
    performance: 'フリーズ|落ちる|カクつ|ラグ|バグ|故障|動作',
    quality: '古さ|劣化|丈夫|頑丈|高級感|安っぽ|クオリティ|老朽|施設|むき出し|隙間',
    service:
      'いただ|頂|接客|対応|親切|丁寧|スタッフ|気遣|心遣|気配|サービス|おもてなし|態度|謝罪|グレード|お祝|考慮|頑張|いいかた|話',
    sound: '静か|うるさ|騒音|車の音|響',
    connection: 'wi-?fi|接続|繋が|ネット',
    battery: '充電|電池|バッテリー',
    features: '取り付け|用意|無料で借り|飲み物|楽しめ',
  },
  zh: {
    comfort: '舒服|舒适|暖和',
    ease: '简单|方便|容易|上手|入门|操作|难度|难玩|复杂|查找',
    look: '好看|漂亮|难看|美观|帅|气质|颜值|丑|时尚|大气',
    performance: '卡|流畅|顺滑|死机|闪退|bug|掉线|发热|效果|不能用|没法用|梳不开',
    quality: '结实|耐用|做工|粗糙|扎实|都烂|新鲜|劣质|牢固|坏的|掉毛|质感',
    service: '态度|服务|客服|热情|霸王|退货|售后|礼貌|周到|冷漠|贴心',
    damage: '磕坏|破损|压坏|变形|划痕|破了|碎了|摔',
    connection: '网线|连接|断线|蓝牙|无线|信号',
    sound: '安静|吵|噪音|隔音|音质',
    battery: '电池|充电|待机|续航',
    screen: '屏幕|屏',
    camera: '拍照|摄像|相机',
    features: '丰富的|玩法|联机|剧情',
  },
}

const telling: Record<string, Partial<Record<Topic, RegExp>>> = Object.fromEntries(
  Object.entries(stems).map(([language, topics]) => [
    language,
    Object.fromEntries(Object.entries(topics).map(([topic, source]) => [topic, compact(source, 'u')])),
  ]),
)
