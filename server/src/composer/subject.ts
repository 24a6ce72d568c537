import type { Topic } from './topic-names.ts'

/** Of a game, an app or a place, as the comment's own words tell: nothing of it was packed or comes with an order. */
export function isElsewhere(text: string, topics: readonly Topic[]): boolean {
  return topics.some((topic) => placed.has(topic)) || words.test(text.slice(0, 4000).toLowerCase())
}

const placed: ReadonlySet<Topic> = new Set<Topic>(['location', 'cleanliness'])

const latin = [
  'games?(?![- ]?chang)|tutorials?|gameplay|multiplayer|singleplayer|dlcs?|devs?|developers?|storyline|playthrough',
  'spiele?s?|spielspaß|mehrspieler|entwickler|jeux?|joueurs?|développeurs|juegos?|jugador(?:es)?|desarrolladores',
  'gioch[io]|gioco|giocatori|sviluppatori|jogos?|jogadores|jogabilidade|desenvolvedor(?:es|a)?|gry|gra|grę|grze|oyun\\p{L}*',
  'hotel\\p{L}*|hôtel\\p{L}*|albergo|pousada|restaurant\\p{L}*|restaurante|ristorante|receptionist|breakfast buffet',
  'banking|(?<!power )bank|banque|banco|banca|conseiller|conseillère',
].join('|')

const words = new RegExp(
  `(?<!\\p{L})(?:${latin})(?!\\p{L})|игр[ауыеой]|игре|ゲーム|クソゲー|(?<!ス)プレイ|マッチング|エラー落ち|風呂|温泉|アメニティ|朝食|夕食|フロント(?!カメラ|ガラス|ポケット|パネル)|チェックイン|ホテル|旅館|部屋|客室|宿泊|遊戯|银行|銀行|游戏|遊戲|玩法|队友|服务器|好玩|剧情|玩家|联机|酒店|宾馆|房间|前台|服务员|게임|은행|호텔|계좌|เกม|โรงแรม|ธนาคาร`,
  'u',
)
