import type { CommentField, ProductField } from './mapping.ts'

/** What columns of comments are called, as `plainName` writes it; the surest names come first. */
export const commentColumnNames: Record<CommentField, string[]> = {
  text: list(`
    body, review content, review body, review text, content, text, review, comment, reviews, review comment message,
    verified reviews, customer review, comment text, message, feedback text, review message, comments, caption,
    comment content, review description, full review, pros and cons, texte, avis, commentaire, texto, comentario,
    opinion, resena, reseña, opinión, recensione, testo, commento, comentário, avaliação, avaliacao, depoimento,
    bewertung, bewertungstext, kommentar, rezension, tekst, beoordeling, recensie, yorum, değerlendirme, soru,
    ulasan, komentar, opinia, komentarz, recenze, отзыв, комментарий, текст, レビュー, 口コミ, コメント, 本文, 评论, 评价, 内容, 評論,
    리뷰, 내용, 댓글, bình luận, đánh giá, รีวิว, تعليق, مراجعة`),
  title: list(`
    title, review title, headline, review comment title, review headline, summary, subject, titre, título, titulo,
    titolo, titel, überschrift, başlık, judul, tytuł, заголовок, タイトル, 标题, 標題, 제목, tiêu đề`),
  rating: list(`
    rating, review score, score, stars, star rating, review rating, customer rating, star, rate, n star, reviews
    rating, number of stars, grade, note, puntuación, puntuacion, calificación, calificacion, valoración,
    valoracion, estrellas, punteggio, voto, stelle, nota, estrelas, sterne, punkte, sterren, cijfer, puan, yıldız,
    nilai, bintang, ocena, hodnocení, оценка, рейтинг, 評価, 星, 评分, 星级, 評分, 평점, 별점, điểm, số sao, คะแนน, تقييم,
    étoiles`),
  label: list(`
    label, polarity, sentiment, voted up, recommended, recommended ind, recommend, is positive, feedback`),
  author: list(`
    reviewer name, author, display name, reviewer, author name, user name, username, customer name, full name,
    nickname, reviewer display name, name, user, customer, first name, consumer display name, posted by, unique id,
    auteur, nom, prénom, autor, nombre, autore, nome, verfasser, naam, yazar, kullanıcı, nama, автор, имя, 投稿者, 名前,
    ニックネーム, 作者, 用户, 用户名, 작성자, 이름`),
  email: list(`
    reviewer email, email, e mail, customer email, user email, email address, author email, courriel, correo`),
  phone: list(`
    phone, phone number, reviewer phone, customer phone, telephone, mobile, téléphone, telefon, teléfono`),
  date: list(`
    review date, date, created at, published date, review creation date, date created, at, created, timestamp
    created, create time iso, create time, creation date, date time, timestamp, published at, posted at, submitted
    at, review created at, date published, time, publish date, dates published date, created time, date de création,
    date de publication, fecha, data, datum, tarih, tanggal, дата, 日付, 投稿日, 日期, 时间, 날짜, 작성일, ngày, วันที่, تاريخ,
    erstellt am`),
  updatedAt: list(`
    updated at, timestamp updated, updated, date updated, updated date, modified at, last modified, dates updated
    date`),
  productId: list(`
    product id, productid, shopify product id, product external id, item id, asin, app id, clothing id, place info
    id, listing id, product sku, sku, parent asin, product`),
  productHandle: list('product handle, handle, product slug, slug, product url handle'),
  productTitle: list(`
    product title, product name, item name, product, game name, place info name, item, video name, nom du produit,
    produit, producto, prodotto, produto, produkt, ürün, ürün adı, nama produk, товар, 商品名, 商品, 产品, 상품명, sản phẩm,
    variation`),
  externalId: list('review id, id, comment id, external id, reviewid, cid, uuid, sent id, source id, mid'),
  reply: list(`
    reply, reply content, owner response text, response, reply text, merchant reply, store reply, reply body, reply
    message, response text, owner response, owner reply, public reply, seller response, company reply, answer,
    comment content, réponse, reponse, respuesta, risposta, resposta, antwort, cevap, yanıt, balasan, jawaban,
    odpowiedź, ответ, 返信, 回答, 回复, 商家回复, 답글, 답변, trả lời`),
  replyDate: list(`
    reply date, replied at, response date, owner response published date, reply published date, reply created at,
    response at, answered at, reply at, responded at, reply time`),
  platform: list('platform, source, channel, site, review source, plateforme, quelle, plataforma'),
  language: list('language, lang, review language, locale, langue, sprache, idioma, lingua, taal, dil, 语言'),
  verified: list(`
    verified, verified purchase, verified buyer, is verified, labels verification is verified, achat verifie, achat
    vérifié, verifizierter kauf, compra verificada, acquisto verificato, steam purchase`),
  published: list(`
    published, curated, state, status, review status, publish, visible, approved, is published`),
  url: list(`
    url, review url, link, permalink, source url, video web url, review link, comment url, lien`),
}

export const productColumnNames: Record<ProductField, string[]> = {
  handle: list('handle, url handle, slug, product handle'),
  title: list('title, product title, name, product name, titel, titre, título, titolo, 商品名'),
  details: list(`
    body html, body, description, product description, details, beschreibung, descripción, descrizione`),
  vendor: list('vendor, brand, manufacturer, marke, marque, marca'),
  type: list('type, product type, product category, category, standard product type'),
  picture: list(`
    image src, product image url, image url, image, picture, image link, main image, featured image`),
  sku: list('variant sku, sku, product sku, article number, artikelnummer'),
  externalId: list('product id, id, external id, item id, shopify product id'),
}

function list(names: string): string[] {
  return names.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
}
