import { describe, expect, it } from 'vitest'
import { readComment } from '../reading/read-comment.ts'
import { readWordList } from './word-list.ts'

const languages = ['ar', 'id', 'ja', 'ko', 'nl', 'ru', 'th', 'tr', 'vi', 'zh']

const positive: [string, string, string][] = [
  ['ar', 'حقيبة ممتازة وخامتها رائعة والتوصيل سريع', 'delivery'],
  ['id', 'Tasnya bagus sekali, bahannya tebal dan pengiriman cepat, terima kasih', 'delivery'],
  ['ja', 'とても気に入りました。縫製がしっかりしていて、配送も早かったです。', 'delivery'],
  ['ko', '가방이 예쁘고 배송도 빠르네요. 정말 만족합니다.', 'delivery'],
  ['nl', 'Heel tevreden over deze rugzak, goede kwaliteit en snelle levering', 'delivery'],
  ['ru', 'Отличный рюкзак, хорошее качество и быстрая доставка, рекомендую', 'delivery'],
  ['th', 'กระเป๋าสวยมาก คุณภาพดี ส่งเร็ว ชอบมากค่ะ', 'delivery'],
  ['tr', 'Çanta çok güzel ve kaliteli, hızlı kargo için teşekkürler', 'delivery'],
  ['vi', 'Túi rất đẹp, chất lượng tốt, giao hàng nhanh, rất hài lòng', 'delivery'],
  ['zh', '背包很漂亮，质量很好，物流也很快，非常满意', 'delivery'],
]

const complaints: [string, string, string][] = [
  ['ar', 'وصلت الحقيبة مكسورة والخامة رديئة جدا، لا أنصح بها', 'damage'],
  ['id', 'Kecewa, tas datang rusak dan penjual tidak merespon sama sekali', 'damage'],
  ['ja', '届いた時点で壊れていて、とても残念でした。二度と買いません。', 'damage'],
  ['ko', '받자마자 지퍼가 고장나서 너무 실망했어요. 환불해 주세요.', 'zip'],
  ['nl', 'De rits ging na een week kapot en ik krijg geen antwoord, zeer slechte service', 'service'],
  ['ru', 'Молния сломалась через неделю, ужасное качество, не советую', 'zip'],
  ['th', 'ผิดหวังมาก ซิปพังตั้งแต่วันแรก บริการแย่มาก', 'service'],
  ['tr', 'Ürün kırık geldi, satıcı cevap vermiyor, kesinlikle almayın', 'damage'],
  ['vi', 'Rất thất vọng, túi bị rách sau một tuần, không nên mua', 'damage'],
  ['zh', '太失望了，收到就是坏的，客服也不理人，不会再买', 'damage'],
]

const injuries: [string, string][] = [
  ['ar', 'ابني أصيب بحروق وذهبنا إلى المستشفى'],
  ['id', 'Anak saya terluka dan harus ke rumah sakit'],
  ['ja', '子どもが火傷をして病院に行きました'],
  ['ko', '아이가 화상을 입어 병원에 갔어요'],
  ['nl', 'Mijn zoon kreeg een brandwond en moest naar het ziekenhuis'],
  ['ru', 'Ребёнок получил ожог, поехали в больницу'],
  ['th', 'ลูกบาดเจ็บจนต้องเข้าโรงพยาบาล'],
  ['tr', 'Çocuğum yaralandı, hastaneye gittik'],
  ['vi', 'Con tôi bị bỏng phải nhập viện'],
  ['zh', '孩子被烫伤了，去医院看了'],
]

describe('comments in languages without replies, and in Japanese and Chinese', () => {
  it.each(positive)('praise in %s is positive without stars', (language, text, topic) => {
    const reading = readComment(text, null)
    expect(reading.language).toBe(language)
    expect(reading.score).toBeGreaterThan(0)
    expect(reading.good).toContain(topic)
    expect(reading.bad).toEqual([])
  })

  it.each(complaints)('a complaint in %s is negative without stars', (language, text, topic) => {
    const reading = readComment(text, null)
    expect(reading.language).toBe(language)
    expect(reading.score).toBeLessThan(0)
    expect(reading.sentiment).not.toBe('positive')
    expect(reading.bad).toContain(topic)
  })

  it.each(injuries)('an injury is detected in %s', (language, text) => {
    expect(readComment(text, 1, language).risks).toContain('injury')
  })

  it.each([
    ['zh', '一点都不好吃'],
    ['ja', '美味しくなかったです'],
    ['ko', '별로 좋지 않아요'],
    ['th', 'ไม่อร่อยเลย'],
    ['vi', 'không đẹp như hình'],
    ['id', 'kualitasnya tidak bagus'],
    ['ar', 'المنتج غير جيد'],
    ['tr', 'hiç güzel değil'],
    ['nl', 'niet goed'],
    ['ru', 'совсем не понравилось'],
  ])('negated praise in %s is a complaint', (language, text) => {
    expect(readComment(text, null, language).score).toBeLessThan(0)
  })

  it.each(languages)('no phrase of %s is both positive and negative', (language) => {
    const list = readWordList(language)
    const topics = Object.values(list.topics)
    const good = new Set([...list.good, ...list.veryGood, ...topics.flatMap((topic) => topic?.good ?? [])])
    const bad = [...list.bad, ...list.veryBad, ...topics.flatMap((topic) => topic?.bad ?? [])]
    expect(bad.filter((phrase) => good.has(phrase))).toEqual([])
  })
})
