import { describe, expect, it } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { completeMapping } from './mapping.ts'

const texts = [
  'Lovely and warm, fits well',
  'Too small for me',
  'Came late but nice',
  'Broke after two days',
  'Would buy again',
]
const guess = (columns: string[], cells: string[][], name = 'file.csv') => {
  const found = guessMapping(columns, cells, name)
  return {
    ...found,
    columns: Object.fromEntries(Object.entries(found.fields).map(([field, { column }]) => [field, column])),
  }
}
const rowsOf = (...columns: string[][]) => texts.map((_, n) => columns.map((cells) => cells[n % cells.length] ?? ''))

describe('columns of a file are mapped', () => {
  it.each([
    [
      'judgeme-export',
      'judgeme',
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location',
    ],
    [
      'judgeme-import',
      'import',
      'title,body,rating,review_date,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls',
    ],
    [
      'opinew',
      'import',
      'body,rating,review_date,state,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,SKU,barcode,region',
    ],
    [
      'shopify-reviews',
      'shopify',
      'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at',
    ],
    [
      'loox',
      'import',
      'id,status,rating,email,nickname,full_name,review,date,productId,handle,img,variant,verified_purchase',
    ],
    [
      'yotpo-import',
      'import',
      'published,review_title,review_content,review_score,date,product_id,display_name,email,comment_content',
    ],
    [
      'yotpo-export',
      'yotpo',
      'Review Title,Review Content,Review Score,Date,Product ID,Product Title,Product URL,Display Name,Email,Verified Purchase',
    ],
    ['okendo', 'import', 'name,body,handle,productId,sku,rating,dateCreated,countryCode,email,imageUrls'],
    [
      'google-play',
      'google',
      'reviewId,userName,userImage,content,score,thumbsUpCount,reviewCreatedVersion,at,replyContent,repliedAt,appVersion',
    ],
  ])('by the export they come from: %s', (known, platform, header) => {
    const found = guess(header.split(','), [])
    expect(found).toMatchObject({ kind: 'comments', known, platform })
    expect(Object.keys(found.columns)).toEqual(expect.arrayContaining(['text', 'rating', 'author', 'date']))
  })

  it('with the fields of the Judge.me export', () => {
    const header =
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date'
    expect(guess(header.split(','), []).columns).toMatchObject({
      title: 'title',
      text: 'body',
      rating: 'rating',
      date: 'review_date',
      published: 'curated',
      author: 'reviewer_name',
      email: 'reviewer_email',
      productId: 'product_id',
      productHandle: 'product_handle',
      reply: 'reply',
      replyDate: 'reply_date',
    })
  })

  it.each([
    [['note', 'titre', 'texte', 'auteur'], { rating: 'note', title: 'titre', text: 'texte', author: 'auteur' }],
    [['PUAN', 'Başlık', 'YORUM', 'Yazar'], { rating: 'PUAN', title: 'Başlık', text: 'YORUM', author: 'Yazar' }],
    [
      ['評価', 'タイトル', 'レビュー', '投稿者'],
      { rating: '評価', title: 'タイトル', text: 'レビュー', author: '投稿者' },
    ],
    [
      ['Customer Rating', 'headline', 'verified_reviews', 'userName'],
      { rating: 'Customer Rating', text: 'verified_reviews', author: 'userName' },
    ],
  ])('by their names in any language: %j', (columns, fields) => {
    expect(guess(columns, rowsOf(['5', '4'], ['Nice', 'Meh'], texts, ['Ann', 'Bob'])).columns).toMatchObject(fields)
  })

  it.each([
    ['en', 'Client,Date posted,Review title,Feedback text,Item name'],
    ['de', 'Kunde,Bewertungsdatum,Überschrift,Kundenmeinung,Artikelbezeichnung'],
    ['de', 'Kundenname,Erstellt am,Titel,Rezensionstext,Produktname'],
    ['fr', 'Acheteur,Date de l’avis,Titre de l’avis,Texte de l’avis,Nom de l’article'],
    ['es', 'Comprador,Fecha de la reseña,Título,Comentarios,Nombre del producto'],
    ['it', 'Acquirente,Data recensione,Oggetto,Testo della recensione,Nome prodotto'],
    ['pt', 'Cliente,Data da avaliação,Assunto,Conteúdo,Nome do produto'],
    ['nl', 'Klant,Geplaatst op,Onderwerp,Ervaring,Artikelnaam'],
    ['ja', 'お客様,投稿日時,件名,感想,商品名'],
    ['zh', '买家,评论时间,主题,评论内容,商品名称'],
    ['zh', '用户,日期,标题,评价,产品名称'],
    ['pt', 'USUARIO,DATA DE CRIACAO,TITULO,OPINIAO,NOME DO PRODUTO'],
  ])('in the languages of our customers (%s): %s', (_, header) => {
    const columns = header.split(',')
    const [author, date, title, text, productTitle] = columns
    const rows = rowsOf(['Ann Lee', 'Bo'], ['2026-01-02'], ['Nice', 'Meh'], texts, ['Canvas Bag', 'Mug'])
    expect(guess(columns, rows).columns).toEqual({ author, date, title, text, productTitle })
  })

  it.each([
    'Bewertung',
    'Note (sur 10)',
    'Score 1-10',
    'Avaliação',
    'Beoordeling',
    'Valutazione',
    '評価',
    '评分',
    '评价',
  ])('as stars, whatever their scale: %s', (name) =>
    expect(guess([name, 'Text'], rowsOf(['9', '7', '3'], texts)).columns).toMatchObject({ rating: name }),
  )

  it.each([
    'Client ID',
    'Kunden-ID',
    'Kundennummer',
    'ID cliente',
    'Numéro client',
    'Klantnummer',
    'お客様番号',
    '用户ID',
  ])('but a customer number is neither a name nor a review id: %s', (name) => {
    const ids = ['K-10293', 'K-20411', 'K-30977', 'K-40123', 'K-51234']
    for (const cells of [
      ids,
      ids.map((id) => id.slice(2)),
      ids.map((_, n) => `c${n}f0a1b2-77aa-4c1d-9e0f-aabbccdd00ee`),
    ])
      expect(guess([name, 'Text'], rowsOf(cells, texts)).columns).toEqual({ text: 'Text' })
  })

  it('without using a column of customer numbers as names', () => {
    for (const name of ['Kunde', 'Client', 'お客様', '用户'])
      expect(guess([name, 'Text'], rowsOf(['K-10293', 'K-20411'], texts)).columns).toEqual({ text: 'Text' })
  })

  it('by their values', () => {
    const cells = rowsOf(['12.4', '9'], ['3', '5', '1'], texts, ['a@example.com'], ['2026-01-02', '2026-02-03'])
    expect(guess(['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5'], cells).columns).toEqual({
      rating: 'Column 2',
      text: 'Column 3',
      email: 'Column 4',
      date: 'Column 5',
    })
  })

  it('not by name alone if the values contradict it', () => {
    const found = guess(['id', 'rating', 'date', 'body'], rowsOf(['1', '2', '3', '4', '5'], texts, texts, ['12', '14']))
    expect(Object.keys(found.columns)).toEqual(['text'])
    expect(found.columns.text).not.toBe('body')
  })

  it('in groups where the reply and the author have dates and names too', () => {
    const columns = [
      'id',
      'text',
      'rating',
      'dates.publishedDate',
      'consumer.displayName',
      'reply.message',
      'reply.publishedDate',
      'overall.rating',
    ]
    const dates = ['2026-01-02']
    const ids = ['r-one', 'r-two', 'r-three', 'r-four', 'r-five']
    expect(
      guess(columns, rowsOf(ids, texts, ['5', '1'], dates, ['Ann'], texts.toReversed(), dates, ['4'])).columns,
    ).toEqual({
      externalId: 'id',
      text: 'text',
      rating: 'rating',
      date: 'dates.publishedDate',
      author: 'consumer.displayName',
      reply: 'reply.message',
      replyDate: 'reply.publishedDate',
    })
  })

  it('with labels, scale and date order', () => {
    expect(guess(['text', 'polarity'], rowsOf(texts, ['1', '0', '-1']))).toMatchObject({
      columns: { label: 'polarity' },
      labelZero: 'neutral',
    })
    expect(guess(['text', 'score'], rowsOf(texts, ['10', '7', '3']))).toMatchObject({ ratingScale: 10 })
    expect(guess(['text', 'date'], rowsOf(texts, ['03/04/2019']))).toMatchObject({
      dateOrder: null,
      needsDateOrder: true,
    })
    expect(guess(['text', 'date'], rowsOf(texts, ['03/04/2019', '25/04/2019']))).toMatchObject({
      dateOrder: 'DMY',
      needsDateOrder: false,
    })
  })

  it('with several comments in a cell', () => {
    const cells = rowsOf(['Red shoe'], ['4.1 out of 5 stars'], ['good|| poor|| fine'], ['5|| 1|| 4'])
    expect(guess(['title', 'rating', 'reviews', 'reviews_rating'], cells)).toMatchObject({
      split: '||',
      columns: { productTitle: 'title', text: 'reviews', rating: 'reviews_rating' },
    })
  })

  it('as products if they describe products', () => {
    const found = guess('Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Price,Image Src'.split(','), [])
    expect(found).toMatchObject({ kind: 'products', known: 'shopify-products' })
    expect(found.columns).toMatchObject({
      handle: 'Handle',
      title: 'Title',
      details: 'Body (HTML)',
      picture: 'Image Src',
      sku: 'Variant SKU',
    })
    expect(guess(['name', 'sku', 'price', 'barcode'], [])).toMatchObject({ kind: 'products', known: null })
  })

  it("and a user's choice overrides the guess", () => {
    const found = guess(['text', 'title', 'date'], rowsOf(texts, ['a'], ['03/04/2019']))
    const mapping = completeMapping(found, { dateOrder: 'MDY', fields: { title: null } })
    expect(mapping).toMatchObject({ dateOrder: 'MDY', fields: { text: 'text', date: 'date' } })
    expect(mapping.fields).not.toHaveProperty('title')
  })
})
