import type { Topic } from '@bizamply/contract/topics-and-risks'
import { compact } from '../words/compact.ts'

/** What kind of thing a comment is about. Games, banks, and places have no packaging or orders. */
export type Domain = 'thing' | 'game' | 'bank' | 'place'

export function domainOf(text: string, topics: readonly Topic[], hasProduct = false): Domain {
  const small = text.slice(0, 4000).toLowerCase()
  if (words.game.test(small)) return 'game'
  // "Smells like a posh hotel" in a review of a candle is still about the candle.
  if (hasProduct) return 'thing'
  if (words.place.test(small)) return 'place'
  if (words.bank.test(small)) return 'bank'
  return topics.some((topic) => placed.has(topic)) ? 'place' : 'thing'
}

/** What can be said about it: a "broken" game isn't a damaged item. */
export function fits(topic: Topic, domain: Domain): boolean {
  if (domain === 'thing') return true
  return !{ game: heldInHands, bank: heldOrSeen, place: packed }[domain].has(topic)
}

const placed: ReadonlySet<Topic> = new Set<Topic>(['location', 'cleanliness'])

const heldInHands: ReadonlySet<Topic> = new Set<Topic>([
  'damage',
  'missing',
  'packaging',
  'zip',
  'size',
  'material',
  'smell',
  'taste',
  'delivery',
  'battery',
  'camera',
  'cleanliness',
  'location',
])
/** Only applies to orders. */
const packed: ReadonlySet<Topic> = new Set<Topic>(['packaging', 'zip', 'delivery', 'battery', 'camera'])
const heldOrSeen: ReadonlySet<Topic> = new Set<Topic>([...heldInHands, 'colour', 'comfort', 'sound'])

const latin = {
  game: [
    'games?(?![- ]?chang)|tutorials?|gameplay|multiplayer|singleplayer|dlcs?|devs?|developers?|storyline|playthrough',
    'spiele?s?|spielspaß|mehrspieler|entwickler|jeux?|joueurs?|développeurs|juegos?|jugador(?:es)?|desarrolladores',
    'gioch[io]|gioco|giocatori|sviluppatori|jogos?|jogadores|jogabilidade|desenvolvedor(?:es|a)?|gry|gra|grę|grze|oyun\\p{L}*',
    'pvp|pve|a?rpgs?|mmos?|roguelites?|roguelikes?|boss(?:es|e|en)?|co-?op|koop|grind(?:y|ing|ig|en|eo)?|missione?[ns]?|misiones|missioni|missões|campaigns?|playtime|speedruns?|nerfs?|skins',
  ],
  bank: ['banking|(?<!power )bank|banque|banco|banca|conseiller|conseillère'],
  place: [
    'hotel\\p{L}*|hôtel\\p{L}*|albergo|pousada|restaurant\\p{L}*|restaurante|ristorante|receptionist|breakfast buffet',
    'habitaci(?:ón|ones)|desayunos?|recepción|alojamiento|hostal|estancia|parador|camping|camareros?|piscinas?|colazione|camere|albergh\\p{L}*|soggiorno|pernottat\\p{L}*|piscina|café da manhã|hospedagem|hospedad\\p{L}*|diárias?|hotéis|quartos?|petit[- ]déj\\p{L}*|chambres?|séjour|frühstück\\p{L}*|zimmer|übernachtung\\p{L}*',
  ],
}

const eastern = {
  game: 'игр[ауыеой]|игре|ゲーム|クソゲー|ミッション|ボス戦|ラスボス|ステージ|周回|ソロ(?:で|プレイ)|クリアした|課金|対人戦|ガチャ|アプデ|シナリオ|マルチプレイ|(?<!ス)プレイ|マッチング|エラー落ち|游戏|遊戲|遊戯|玩法|队友|服务器|好玩|剧情|玩家|联机|通关|关卡|副本|打boss|刷怪|肉鸽|好评如潮|外挂|存档|氪金|战棋|开发商|入正|单机|网游|手游|真肝|太肝|게임|เกม',
  bank: '银行|銀行|은행|계좌|ธนาคาร',
  place:
    '風呂|温泉|アメニティ|朝食|夕食|フロント(?!カメラ|ガラス|ポケット|パネル)|チェックイン|ホテル|旅館|部屋|客室|宿泊|宿(?!題|命)|泊ま|泊り|連泊|滞在|仲居|女将|お湯|湯船|駐車場|ロビー|チェックアウト|バイキング|館内|酒店|入住|住宿|大堂|退房|标间|大床房|景区|客房|宾馆|房间|前台|服务员|호텔|โรงแรม',
}

const words = { game: wordsOf('game'), bank: wordsOf('bank'), place: wordsOf('place') }

function wordsOf(domain: keyof typeof latin): RegExp {
  return compact(`(?<!\\p{L})(?:${latin[domain].join('|')})(?!\\p{L})|${eastern[domain]}`, 'u')
}
