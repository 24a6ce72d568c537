import { expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'

it.each([
  ['ja', '大浴場も広くて、よく温まりました。', 'features', 'good'],
  ['ja', '駅が近くて便利でした。', 'location', 'good'],
  ['ja', '縫製も丁寧です。', 'quality', 'good'],
  ['ja', 'とても丁寧でした。', 'service', 'good'],
  ['ja', '部屋がきれいでした。', 'cleanliness', 'good'],
  ['ja', '配送は予定より四日遅れましたが、梱包はきれいでした。', 'delivery', 'bad'],
  ['ja', '返信がもう少し早いと嬉しいです。', 'service', 'bad'],
  ['ja', 'スタッフの対応がとても良かったです。', 'service', 'good'],
  ['ja', '建物はかなり古いです。', 'quality', 'bad'],
  ['ja', 'シーツに髪の毛が付いていました。', 'cleanliness', 'bad'],
  ['zh', '上午下单，下午就收到了', 'delivery', 'good'],
  ['zh', '服务很好，前台很有礼貌', 'service', 'good'],
  ['zh', '打开一看，里面都是烂的', 'quality', 'bad'],
  ['zh', '玩法单一，重复度太高', 'features', 'bad'],
  ['zh', '服務很好，房間很乾淨', 'cleanliness', 'good'],
  ['ja', '駅前のホテルで、排水溝に髪の毛が残っていた。', 'cleanliness', 'bad'],
  ['ja', '夕食の量が多くて食べきれませんでした。', 'taste', 'good'],
  ['ja', '要望を伝えるとすぐに部屋を替えてくださいました。', 'service', 'good'],
  ['ja', 'コストパフォーマンスは高いと思います。', 'price', 'good'],
  ['ja', '毛玉がすぐできます。', 'material', 'bad'],
  ['ja', '画面が暗くて外では見えません。', 'screen', 'bad'],
  ['ja', '注文した翌日に届いて驚きました。', 'delivery', 'good'],
  ['ja', '部屋に冷蔵庫があればもっと良かったです。', 'features', 'bad'],
  ['zh', '裤子特别合身', 'size', 'good'],
  ['zh', '命中率95%还能打空，离谱', 'features', 'bad'],
  ['zh', '服务器天天掉线，还玩什么', 'connection', 'bad'],
  ['zh', '银行经理很专业，讲解得很清楚', 'service', 'good'],
  ['zh', '咖啡味道醇厚', 'taste', 'good'],
  ['zh', '东西不比平时便宜', 'price', 'bad'],
  ['ja', 'スタッフの方が分かりやすく説明してくれました。', 'service', 'good'],
  ['ja', '窓からすぐ側に見えた電車に息子が喜びました。', 'look', 'good'],
  ['ja', 'コンビニも3分程度のところにあります。', 'location', 'good'],
  ['zh', '周围安静，睡得很好', 'sound', 'good'],
  ['zh', '相机对焦很慢', 'camera', 'bad'],
  ['zh', '客服相互推诿，退货退了一个月', 'service', 'bad'],
] as const)('names the topic in %s: %s', (language, text, topic, side) => {
  expect(readComment(text, null, language)[side]).toContain(topic)
})

it.each([
  ['ja', 'シェフが目の前で焼いてくれて楽しかった。', 'location'],
  ['ja', 'この温泉街にまた行きたいです。', 'features'],
  ['ja', 'すべてにおいて良かったです。', 'smell'],
  ['ja', '縫製も丁寧です。', 'service'],
  ['ja', '一日遅れの誕生日プレゼントです。', 'delivery'],
  ['ja', '梱包はきれいでした。', 'cleanliness'],
  ['ja', '朝食がもう少し早いと嬉しいです。', 'service'],
  ['ja', '満足度は高いです。', 'price'],
  ['ja', 'お部屋は大丈夫でした。', 'quality'],
  ['ja', 'かなり迷いましたが、ここにして良かったです。', 'location'],
  ['zh', '才开始入坑，好玩', 'quality'],
  ['zh', '还没用，不知道怎么样', 'quality'],
  ['zh', '外观没有任何瑕疵，很满意', 'damage'],
  ['zh', '相差太大了，很失望', 'size'],
  ['zh', '我在这里从来没有买到不好的，都是不买假货', 'quality'],
  ['ja', '気持ちの良い時間でした。', 'comfort'],
] as const)("doesn't name a topic that is only alluded to in %s: %s", (language, text, topic) => {
  const { good, bad } = readComment(text, null, language)
  expect([...good, ...bad]).not.toContain(topic)
})
