import { term, type FactTerm } from './fact-term.ts'
import { noGreeting } from './greetings.ts'
import { materialTerms } from './material-terms.ts'
import { compact } from './compact.ts'

// Case-sensitive, because a place name starts with a capital.
const madeIn = compact(
  /(?<!\p{L})(?:[Mm]ade|[Mm]anufactured|[Pp]roduced|[Aa]ssembled|[Dd]esigned|[Ss]ourced|[Ww]oven|[Pp]oured|[Rr]oasted|[Kk]nitted|[Ss]ewn|[Bb]lended|[Hh]and-?poured|[Hh]ergestellt|[Gg]egossen|[Gg]eröstet|[Gg]efertigt|[Pp]roduziert|[Gg]ewebt|[Ff]abriquée?s?|[Pp]roduite?s?|[Cc]onçue?s?|[Ff]abricad[oa]s?|[Pp]roducid[oa]s?|[Dd]iseñad[oa]s?|[Hh]ech[oa]s?|[Ff]att[oaie]|[Pp]rodott[oaie]|[Rr]ealizzat[oaie]|[Pp]roduzid[oa]s?|[Ff]eit[oa]s?) (?:entirely |by hand |a mano |à la main )?(?:in|en|em|na|no|au|aux|à|a)(?: (?:the|der|den|la|el|l['’]))? ?\p{Lu}\p{L}+|(?<!\p{L})(?:[Pp]oured|[Mm]ade|[Rr]oasted|[Ss]ewn|[Bb]lended|[Pp]acked)(?: by hand)? in our (?:\p{L}+ ){0,2}(?:studio|workshop|roastery|kitchen|factory)|(?<!\p{L})[Ii]n \p{Lu}\p{L}+ (?:gegossen|geröstet|hergestellt|gefertigt|produziert|genäht|gestrickt)|(?<!\p{L})(?:vien(?:t|nent)|provien(?:t|nent)) d(?:e |u |[’'])\p{Lu}\p{L}+|日本製|国産|中国製|イタリア製|ドイツ製|フランス製|日本制造|德国制造|原装进口|产自/gu,
)

const basedIn = compact(
  /(?<!\p{L})(?:[Oo]ur (?:factory|workshop|studio|warehouse|store|shop|team|family|kitchen|office)s? (?:is|are) (?:based |located )?in|based (?:right )?(?:here )?in|(?:[Ww]erkstatt|[Mm]anufaktur|[Ff]abrik|[Aa]telier|[Ll]ager|[Ll]aden|Geschäft) (?:ist|liegt|befindet sich) in|(?:atelier|usine|boutique|entrepôt) (?:est|se trouve) (?:à|en)|(?:taller|fábrica|tienda|almacén) (?:está|se encuentra) en|(?:laboratorio|fabbrica|negozio|magazzino) (?:è|si trova) a|(?:oficina|fábrica|loja|armazém) (?:fica|está) em) \p{Lu}\p{L}+/gu,
)

/** Claims about a product, as people write them in eight languages. */
export const factTerms: readonly FactTerm[] = [
  ...materialTerms,
  term(
    'property',
    'waterproof',
    'water-?\\s?proof|wasserdicht\\p{L}*|étanches?|impermeab(?:le|ile|ili|les|ilizado)|impermeáve(?:l|is)|imperméables?',
    '防水',
  ),
  term(
    'property',
    'water-resistant',
    "water[- ](?:resistant|repellent)|splash-?proof|wasserabweisend\\p{L}*|spritzwasser\\p{L}*|déperlante?s?|résistante?s? à l[’']eau|resistentes? al agua|resistent[ei] all[’']acqua|idrorepellent[ei]|resistentes? à água",
    '撥水|耐水|防泼水',
  ),
  term(
    'property',
    'machine-washable',
    'machine[- ]wash(?:able|ed)?|waschmaschinen\\p{L}*|maschinenwaschbar\\p{L}*|(?:lavable|passe) en machine|lavab(?:le|les) (?:a|en) (?:máquina|lavadora)|lavabil[ei] in lavatrice|laváve(?:l|is) (?:à|na) máquina',
    '洗濯機|洗える|可机洗|机洗',
  ),
  term(
    'property',
    'dishwasher-safe',
    'dishwasher(?:[- ](?:safe|proof))?|spülmaschinen\\p{L}*|lave-vaisselle|lavavajillas|lavastoviglie|lava-louças',
    '食洗機|洗碗机',
  ),
  term(
    'property',
    'microwave-safe',
    'microwav(?:e|able)(?:[- ]safe)?|mikrowellen\\p{L}*|micro-?ondes?|microondas|microonde',
    '電子レンジ|微波炉',
  ),
  term(
    'property',
    'vegan',
    'vegan\\p{L}*|végan\\p{L}*|vegana?s?|cruelty[- ]free|tierversuchsfrei|plant[- ]based|pflanzlich\\p{L}*|rein pflanzlich|à base de plantes|d’origine végétale|de origen vegetal|di origine vegetale|de origem vegetal|(?:no|without|free (?:of|from)) animal[- ](?:products?|ingredients?|fats?)|(?:ohne|keine) tierische\\p{L}* (?:produkte|inhaltsstoffe|zutaten|fette|bestandteile)|(?:sans|aucun) (?:produit|ingrédient)s? d’origine animale|sin (?:productos|ingredientes) (?:animales|de origen animal)|senza (?:prodotti|ingredienti) (?:animali|di origine animale)|sem (?:produtos|ingredientes) (?:animais|de origem animal)',
    'ヴィーガン|ビーガン|纯素',
  ),
  term(
    'property',
    'organic',
    'organic(?:ally)?|bio-?(?:qualität|baumwolle|zertifiziert)|biologi(?:que|sch|co|ca)\\p{L}*|orgánic[oa]s?|ecológic[oa]s?|orgânic[oa]s?',
    'オーガニック|有機|有机',
  ),
  term(
    'property',
    'recycled',
    'recycled|recyclable|recycelt\\p{L}*|recycelbar\\p{L}*|recyclée?s?|recyclables?|reciclad[oa]s?|reciclables?|riciclat[oaie]|riciclabil[ei]|reciclados?|recicláve(?:l|is)',
    'リサイクル|再生素材|可回收|再生材料',
  ),
  term(
    'property',
    'sustainable',
    'sustainab\\p{L}*|eco-?friendly|climate[- ]neutral|carbon[- ]neutral|biodegradable|nachhaltig\\p{L}*|klimaneutral\\p{L}*|umweltfreundlich\\p{L}*|écologiques?|écoresponsables?|sostenib\\p{L}*|sustentáve(?:l|is)|biodegradab\\p{L}*',
    '環境に優しい|サステナブル|环保|可降解',
  ),
  term(
    'property',
    'handmade',
    'hand-?(?:made|crafted|woven|stitched|glazed)|handgefertigt\\p{L}*|handgemacht\\p{L}*|fait(?:e|s|es)? (?:à la )?main|hech[oa]s? a mano|fatt[oaie] a mano|artigianal[ei]|feit[oa]s? à mão|artesana(?:l|les)|artesana(?:l|is)',
    '手作り|ハンドメイド|职人|職人|手工',
  ),
  term(
    'property',
    'free-of',
    '(?:bpa|phthalate|sulfate|sulphate|lead|nickel|gluten|lactose|sugar|alcohol|paraben|silicone|cruelty|fragrance|allergen)[- ]free|(?:bpa|blei|nickel|gluten|laktose|zucker|alkohol|parfüm|silikon)-?frei\\p{L}*|sans (?:bpa|phtalates?|sulfates?|plomb|nickel|gluten|lactose|sucre|alcool|parabènes?)|(?:sin|senza|sem) (?:bpa|plomo|níquel|gluten|lactosa|azúcar|alcohol|piombo|nichel|glutine|lattosio|zucchero|chumbo|glúten|lactose|açúcar)',
    'BPAフリー|無添加|グルテンフリー|不含',
  ),
  term(
    'property',
    'hypoallergenic',
    'h[yi]po-?allergen\\p{L}*|hypoallergén\\p{L}*|hipoalerg[ée]nic[oa]s?|hipoalergênic[oa]s?|ipoallergenic[oaie]',
    '低アレルギー|低敏|防过敏',
  ),
  term(
    'property',
    'antibacterial',
    'anti-?bacterial|antibakteriell\\p{L}*|antibactérien\\p{L}*|antibacterian[oa]s?|antibatteric[oaie]',
    '抗菌',
  ),
  term(
    'property',
    'unbreakable',
    "indestructible|unzerstörbar\\p{L}*|indestructibles?|(?:un|shatter-?|scratch[- ])(?:breakable|proof|resistant)|(?<!should |must |to )(?:never|won[’']t|can[’']t|cannot) (?:crack|break|shatter|leak|fade|shrink|melt)s?|bruchfest\\p{L}*|kratzfest\\p{L}*|unzerbrechlich\\p{L}*|incassables?|irrompible|infrangibil[ei]|inquebráve(?:l|is)",
    '割れない|不易碎|防摔',
  ),
  term(
    'certificate',
    'certified',
    '(?:lab|laboratory|independently)[- ]tested|tested (?:it |them |this |each one |everything )?(?:in|by) (?:our|an?|the) (?:\\p{L}+ ){0,2}(?:lab|laboratory|institute)|certifi(?:ed|cates?|cations?)|zertifi(?:ziert|kat)\\p{L}*|geprüfte? sicherheit|certifiée?s?|certificats?|certificad[oa]s?|certificac(?:ión|ções|ção)|certificat[oaie]|certificazion[ei]',
    '認証|認定|认证',
  ),
  term(
    'certificate',
    'oeko-tex',
    'oeko-?tex|öko-?tex|gots|fsc|fair-?trade|iso\\s?\\p{Nd}{3,5}|fda|t[üu]v|ce[- ](?:marked|mark|zeichen|kennzeichnung|marking)|rohs|energy star',
    'エコテックス',
  ),
  term(
    'award',
    'award',
    'awards?|award[- ]winning|prize|prizes|prize-?winning|preisgekrönt\\p{L}*|auszeichnung\\p{L}*|ausgezeichnet mit|testsieger|récompensée?s? (?:par|pour|au|en)|primée?s?|premiad[oa]s?|galardonad[oa]s?|premiat[oaie]|premiat[oa]|prêmios?',
    '受賞|グッドデザイン賞|获奖|荣获|大奖',
  ),
  term(
    'stock',
    'stock',
    '(?:back |still |again )?in stock|out of stock|sold out|re-?stock(?:ed|ing)?|available (?:again|now|soon|from)|(?:wieder |noch )?(?:lieferbar|vorrätig|auf lager|verfügbar)|ausverkauft|en stock|(?:de nouveau |à nouveau )disponibles?|rupture de stock|épuisée?s?|(?:de nuevo )?disponibles? (?:de nuevo|ahora|ya)|agotad[oa]s?|hay existencias|(?:di nuovo )?disponibil[ei] (?:di nuovo|ora|da)|esaurit[oaie]|in magazzino|em estoque|esgotad[oa]s?|disponíve(?:l|is) (?:novamente|agora)',
    '在庫|入荷|再入荷|売り切れ|完売|现货|有货|缺货|补货|售罄',
  ),
  term(
    'warranty',
    'warranty',
    'warrant(?:y|ies)|guarantees?|lifetime (?:warranty|guarantee)|garantie\\p{L}*|gewährleistung\\p{L}*|garantía|garanzi[ae]|garantia',
    '保証期間|品質保証|保修|质保|三包',
  ),
  { id: 'made-in', about: 'origin', pattern: madeIn },
  { id: 'based-in', about: 'origin', pattern: basedIn },
  term(
    'renown',
    'renown',
    '(?:sold|served|shipped) (?:over |more than |almost |nearly )?\\p{Nd}[\\p{Nd}.,]*|(?:the|our) (?:oldest|largest|biggest|leading) (?:\\p{L}+ ){1,3}(?:in|of)|best-?sell(?:er|ers|ing)|number one|no\\. ?1 (?:in|brand)|#1(?!\\p{Nd})|market leader|(?:thousands|millions|hundreds) of (?:happy |satisfied )?(?:customers|people|users)|world-?famous|bestseller|meistverkauft\\p{L}*|marktführer|nummer eins|tausende (?:zufriedene[rn]? )?kunden|best-?sellers?|numéro (?:un|1(?!\\p{Nd}))|des milliers de clients|más vendid[oa]s?|número uno|miles de clientes|più vendut[oaie]|numero uno|migliaia di clienti|mais vendid[oa]s?|número um|milhares de clientes',
    '売上No|ベストセラー|人気No|ナンバーワン|销量第一|畅销|第一品牌',
  ),
  term(
    'safety',
    'safe',
    "(?:clinically|dermatologically|scientifically) (?:proven|tested)|doctor[- ]recommended|(?:is|are|it[’']s|completely|perfectly|absolutely) safe|(?:safe|suitable) for (?:babies|children|kids|pets|sensitive|toddlers|vegans)|(?:meets?|complies with|conforms to) (?:\\p{L}+ ){0,2}(?:safety )?(?:standards?|regulations?)|food[- ]safe|non-?toxic|klinisch (?:getestet|bewiesen)|dermatologisch getestet|lebensmittelecht|völlig sicher|absolut sicher|ungiftig|cliniquement (?:prouvé|testé)\\p{L}*|testée?s? dermatologiquement|sans danger|non toxiques?|clínicamente (?:probad|testad)[oa]s?|dermatológicamente|segur[oa]s? para|no tóxic[oa]s?|clinicamente (?:testat|provat|comprovad|testad)[oaie]s?|sicur[oaie] per|atossic[oaie]|não tóxic[oa]s?",
    '臨床|皮膚科|無害|安全です|临床|无毒|绝对安全|对人体无害',
  ),
  term(
    'offer',
    'offer',
    `we (?:do |also |now |can )*(?:offer|serve|provide|stock|carry|sell|deliver|ship|accept)|we (?:do |also |now )*have (?:an?|two|three|four|many|several|plenty|free|new|our own|other)|(?:is|are|was|were) (?:newly|recently|currently|under) (?:renovat|refurbish|upgrad|redesign)\\p{L}*|(?:newly|recently) (?:renovated|refurbished|launched|redesigned)|we(?: are|['’]re) (?:open|closed|located)|opening hours|bieten wir|wir (?:bieten|führen|verkaufen|liefern|versenden|akzeptieren)|nous (?:proposons|offrons|vendons|livrons|expédions|acceptons|disposons)|ofrecemos|vendemos|disponemos de|aceptamos|enviamos${noGreeting}|offriamo|vendiamo|disponiamo di|accettiamo|spediamo|oferecemos|dispomos de|aceitamos|entregamos`,
    '(?:取り扱って|販売して|提供して|ご用意して)おります|我们(?:提供|销售|出售|支持|有售)',
  ),
]
