import type { CommentField, ProductField } from './mapping.ts'

/** Column names for comments, as `plainName` writes them; the most certain first. */
export const commentColumnNames: Record<CommentField, string[]> = {
  text: list(`
    body, review content, review body, review text, content, text, review, comment, reviews, review comment message,
    verified reviews, customer review, comment text, message, feedback text, review message, comments, caption,
    comment content, review description, full review, pros and cons, texte, avis, commentaire, texto, comentario,
    opinion, reseña, opinión, recensione, testo, commento, comentário, avaliação, depoimento,
    bewertung, bewertungstext, kommentar, rezension, tekst, beoordeling, recensie, yorum, değerlendirme, soru,
    ulasan, komentar, opinia, komentarz, recenze, отзыв, комментарий, текст, レビュー, 口コミ, コメント, 本文, 评论, 评价, 内容, 評論,
    리뷰, 내용, 댓글, bình luận, đánh giá, รีวิว, تعليق, مراجعة,
    rezensionstext, kundenbewertung, kundenmeinung, kundenstimme, meinung, inhalt, nachricht, erfahrungsbericht,
    texte de l avis, texte avis, contenu de l avis, contenu, avis client, commentaires, témoignage,
    texto de la reseña, texto de la opinión, contenido, mensaje, comentarios, opinión del cliente, testimonio,
    testo della recensione, testo recensione, contenuto, messaggio, commenti, opinione,
    texto da avaliação, conteúdo, mensagem, comentários, opinião, resenha,
    recensietekst, reviewtekst, inhoud, bericht, opmerking, mening, ervaring,
    レビュー本文, レビュー内容, クチコミ, 感想, 投稿内容, ご意見, テキスト, メッセージ, 评论内容, 评价内容, 用户评论, 买家评论, 评语, 正文,
    留言, 評論內容, 評價內容, 評價, 內容`),
  title: list(`
    title, review title, headline, review comment title, review headline, summary, subject, titre, título,
    titolo, titel, überschrift, başlık, judul, tytuł, заголовок, タイトル, 标题, 標題, 제목, tiêu đề,
    bewertungstitel, rezensionstitel, betreff, titre de l avis, titre avis, sujet, objet,
    título de la reseña, título de la opinión, asunto, titolo della recensione, titolo recensione, oggetto,
    título da avaliação, assunto, reviewtitel, titel review, kop, onderwerp,
    レビュータイトル, 件名, 見出し, 评论标题, 评价标题, 主题, 評論標題, 評價標題, 主題`),
  rating: list(`
    rating, review score, score, stars, star rating, review rating, customer rating, star, rate, n star, reviews
    rating, number of stars, grade, note, puntuación, calificación, valoración,
    estrellas, punteggio, voto, stelle, nota, estrelas, sterne, punkte, sterren, cijfer, puan, yıldız,
    nilai, bintang, ocena, hodnocení, оценка, рейтинг, 評価, 星, 评分, 星级, 評分, 평점, 별점, điểm, số sao, คะแนน, تقييم,
    étoiles, bewertung, sternebewertung, anzahl sterne, sternzahl, wertung, punktzahl, benotung,
    notation, nombre d étoiles, évaluation, número de estrellas, evaluación, puntaje, puntos,
    valutazione, numero di stelle, numero stelle, giudizio, avaliação, classificação, pontuação, número de estrelas,
    beoordeling, waardering, aantal sterren, punten, 星評価, 評点, 評価点, 点数, スコア, 星の数, レーティング, 満足度,
    评价, 评级, 星数, 打分, 得分, 分数, 满意度, 評價, 評級, 星等, 分數`),
  label: list(`
    label, polarity, sentiment, voted up, recommended, recommended ind, recommend, is positive, feedback`),
  author: list(`
    reviewer name, author, display name, reviewer, author name, user name, username, customer name, full name,
    nickname, reviewer display name, name, user, customer, first name, consumer display name, posted by, unique id,
    auteur, nom, prénom, autor, nombre, autore, nome, verfasser, naam, yazar, kullanıcı, nama, автор, имя, 投稿者, 名前,
    ニックネーム, 作者, 用户, 用户名, 작성자, 이름,
    client name, client, buyer name, buyer, shopper, purchaser, guest name, reviewed by, written by,
    kundenname, name des kunden, kunde, kundin, käufer, käufername, rezensent, nutzer, nutzername, benutzer,
    benutzername, vorname, nom du client, nom client, client e, cliente, acheteur, nom de l acheteur, utilisateur,
    nom d utilisateur, pseudo, nom complet, nombre del cliente, nombre cliente, comprador, nombre del comprador,
    usuario, nombre de usuario, nombre completo, nome del cliente, nome cliente, acquirente, nome acquirente, utente,
    nome utente, nome completo, recensore, nome do cliente, nome do comprador, usuário, nome do usuário, utilizador,
    avaliador, klantnaam, naam klant, naam van de klant, klant, koper, gebruiker, gebruikersnaam, volledige naam,
    voornaam, お客様名, お客様, お客さま, お名前, 氏名, 顧客名, 顧客, 購入者名, 購入者, 投稿者名, ユーザー名, ユーザー, ユーザ名, レビュアー,
    会員名, 客户名称, 客户姓名, 客户, 顾客姓名, 顾客, 买家昵称, 买家名称, 买家, 用户昵称, 昵称, 姓名, 会员名称, 评论者, 评论人, 评价人,
    客戶名稱, 客戶姓名, 客戶, 顧客姓名, 買家暱稱, 買家, 用戶名稱, 用戶名, 用戶, 暱稱, 評論者`),
  email: list(`
    reviewer email, email, e mail, customer email, user email, email address, author email, courriel, correo,
    e mail adresse, adresse e mail, adresse email, correo electrónico, indirizzo email, endereço de e mail,
    e mailadres, メールアドレス, メール, 邮箱, 电子邮件, 電子郵件`),
  phone: list(`
    phone, phone number, reviewer phone, customer phone, telephone, mobile, téléphone, telefon, teléfono,
    telefonnummer, numéro de téléphone, número de teléfono, telefono, telefone, telefoonnummer, telefoon, 電話番号,
    电话, 手机号, 電話`),
  date: list(`
    review date, date, created at, published date, review creation date, date created, at, created, timestamp
    created, create time iso, create time, creation date, date time, timestamp, published at, posted at, submitted
    at, review created at, date published, time, publish date, dates published date, created time, date de création,
    date de publication, fecha, data, datum, tarih, tanggal, дата, 日付, 投稿日, 日期, 时间, 날짜, 작성일, ngày, วันที่, تاريخ,
    erstellt am, date posted, date submitted, submitted on, posted on,
    bewertungsdatum, rezensionsdatum, datum der bewertung, erstelldatum, veröffentlicht am, abgegeben am,
    geschrieben am, zeitpunkt, zeitstempel, date de l avis, date d avis, date avis, date du commentaire, publié le,
    créé le, date et heure, horodatage, fecha de la reseña, fecha de reseña, fecha de la opinión, fecha de opinión,
    fecha del comentario, fecha de la valoración, fecha de creación, fecha de publicación, creado el, publicado el,
    fecha y hora, data della recensione, data recensione, data di creazione, data creazione, data di pubblicazione,
    data pubblicazione, creato il, pubblicato il, data e ora, data da avaliação, data avaliação, data do comentário,
    data de criação, data de publicação, data da publicação, criado em, publicado em, data e hora,
    reviewdatum, recensiedatum, beoordelingsdatum, datum review, datum recensie, datum beoordeling, aangemaakt op,
    geplaatst op, geschreven op, 投稿日時, 日時, レビュー日, レビュー日時, 評価日, 作成日, 作成日時, 掲載日, 公開日, 登録日, 登録日時,
    评论日期, 评论时间, 评价日期, 评价时间, 创建时间, 创建日期, 发布时间, 发布日期, 提交时间, 時間, 評論日期, 評論時間, 評價日期,
    評價時間, 建立時間, 發布日期, 發佈時間`),
  updatedAt: list(`
    updated at, timestamp updated, updated, date updated, updated date, modified at, last modified, dates updated
    date, aktualisiert am, geändert am, mis à jour le, date de mise à jour, actualizado el, fecha de actualización,
    aggiornato il, data di aggiornamento, atualizado em, data de atualização, bijgewerkt op, 更新日, 更新日時, 更新时间,
    更新時間`),
  productId: list(`
    product id, productid, shopify product id, product external id, item id, asin, app id, clothing id, place info
    id, listing id, product sku, sku, parent asin, product, produkt id, artikelnummer, artikel nr, artikel id,
    produktnummer, id produit, id du produit, référence produit, id producto, id del producto, código de producto,
    código del producto, id prodotto, codice prodotto, id do produto, código do produto, productnummer, 商品id,
    商品番号, 商品コード, 产品id, 商品编号, 产品编号, 商品编码, 商品編號, 產品編號`),
  productHandle: list('product handle, handle, product slug, slug, product url handle'),
  productTitle: list(`
    product title, product name, item name, product, game name, place info name, item, video name, nom du produit,
    produit, producto, prodotto, produto, produkt, ürün, ürün adı, nama produk, товар, 商品名, 商品, 产品, 상품명, sản phẩm,
    variation, produktname, produkttitel, produktbezeichnung, artikel, artikelname, artikelbezeichnung, nom produit,
    titre du produit, article, nom de l article, nombre del producto, nombre producto, título del producto, artículo,
    nome del prodotto, nome prodotto, articolo, nome do produto, nome produto, artigo, productnaam, artikelnaam,
    商品タイトル, 品名, 製品, 製品名, 商品名称, 商品标题, 产品名称, 宝贝名称, 宝贝标题, 商品名稱, 商品標題, 產品, 產品名稱`),
  externalId: list(`
    review id, id, comment id, external id, reviewid, cid, uuid, sent id, source id, mid, bewertungs id,
    rezensions id, id avis, id de l avis, id de la reseña, id reseña, id recensione, id da avaliação, recensie id,
    レビューid, 评论id, 评价id, 評論id`),
  reply: list(`
    reply, reply content, owner response text, response, reply text, merchant reply, store reply, reply body, reply
    message, response text, owner response, owner reply, public reply, seller response, company reply, answer,
    comment content, réponse, respuesta, risposta, resposta, antwort, cevap, yanıt, balasan, jawaban,
    odpowiedź, ответ, 返信, 回答, 回复, 商家回复, 답글, 답변, trả lời, antworttext, antwort des händlers, antwort des shops,
    unsere antwort, réponse du marchand, réponse du vendeur, notre réponse, respuesta del vendedor, respuesta de la
    tienda, risposta del venditore, resposta da loja, resposta do vendedor, antwoord, reactie van de winkel,
    返信内容, ショップからの返信, 店舗からの返信, 回复内容, 卖家回复, 回覆, 商家回覆, 賣家回覆`),
  replyDate: list(`
    reply date, replied at, response date, owner response published date, reply published date, reply created at,
    response at, answered at, reply at, responded at, reply time, antwortdatum, datum der antwort, beantwortet am,
    date de réponse, date de la réponse, répondu le, fecha de respuesta, fecha de la respuesta, data risposta,
    data della risposta, data da resposta, respondido em, datum antwoord, 返信日, 返信日時, 回复时间, 回复日期, 回覆時間`),
  platform: list(`
    platform, source, channel, site, review source, plateforme, quelle, plataforma, plattform, kanal, canal,
    piattaforma, fonte, canale, bron, kanaal, プラットフォーム, 平台, 来源, 渠道, 來源`),
  language: list(`
    language, lang, review language, locale, langue, sprache, idioma, lingua, taal, dil, 语言, 言語, 語言`),
  verified: list(`
    verified, verified purchase, verified buyer, is verified, labels verification is verified, achat
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
