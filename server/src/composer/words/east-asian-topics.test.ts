import { expect, it } from 'vitest'
import { readComment } from '../read-comment.ts'

it.each([
  ['ja', '大浴場も広くて、よく温まりました。', 'features', 'good'],
  ['ja', '駅が近くて便利でした。', 'location', 'good'],
  ['ja', 'スタッフの対応がとても良かったです。', 'service', 'good'],
  ['ja', '建物はかなり古いです。', 'quality', 'bad'],
  ['ja', 'シーツに髪の毛が付いていました。', 'cleanliness', 'bad'],
  ['zh', '上午下单，下午就收到了', 'delivery', 'good'],
  ['zh', '服务很好，前台很有礼貌', 'service', 'good'],
  ['zh', '打开一看，里面都是烂的', 'quality', 'bad'],
  ['zh', '玩法单一，重复度太高', 'features', 'bad'],
  ['zh', '服務很好，房間很乾淨', 'cleanliness', 'good'],
] as const)('names what is spoken of, in %s: %s', (language, text, topic, side) => {
  expect(readComment(text, null, language)[side]).toContain(topic)
})

it.each([
  ['ja', 'シェフが目の前で焼いてくれて楽しかった。', 'location'],
  ['ja', 'この温泉街にまた行きたいです。', 'features'],
  ['zh', '外观没有任何瑕疵，很满意', 'damage'],
  ['zh', '相差太大了，很失望', 'size'],
] as const)('names nothing that is only alluded to, in %s: %s', (language, text, topic) => {
  const { good, bad } = readComment(text, null, language)
  expect([...good, ...bad]).not.toContain(topic)
})
