import { words } from './term-pattern.ts'

export interface Ingredient {
  source: string
  unspaced?: string
  pattern: RegExp
}

const ingredient = (source: string, unspaced?: string): Ingredient => ({
  source,
  ...(unspaced === undefined ? {} : { unspaced }),
  pattern: words(`(?:${source})(?:[- ]?(?:free|frei\\p{L}*|vrij))?`, unspaced ?? ''),
})

/** What people are allergic to or avoid, each with its names in eight languages. Longer names come first. */
export const ingredients: readonly Ingredient[] = [
  ingredient(
    "almond(?: oil|s)?|mandel(?:öl|n)?|(?:huile d[’']|huile d’)?amandes?(?: douces?)?|(?:aceite de )?almendras?|(?:olio di )?mandorl[ae]|(?:óleo de )?amêndoas?|amandel(?:olie|en)?",
    'アーモンド(?:オイル)?|杏仁',
  ),
  ingredient(
    "peanuts?|groundnuts?|erdn[uü]ss\\p{L}{0,2}|arachides?|cacahu[eè]tes?|cacahuetes?|maní|arachidi|amendoi(?:m|ns)|pinda\\p{L}{0,1}[’']?s?",
    'ピーナッツ|落花生|花生',
  ),
  ingredient(
    'hazelnuts?|haseln[uü]ss\\p{L}{0,2}|noisettes?|avellanas?|nocciole?|avelãs?|hazelno(?:o)?t(?:en)?',
    'ヘーゼルナッツ|榛子',
  ),
  ingredient(
    '(?:tree[- ])?nuts?|nuss|nüssen?|fruits à coque|noix|frutos secos|nue(?:z|ces)|frutta a guscio|noci|nozes|frutos de casca rija|no(?:o)?t(?:en)',
    'ナッツ|坚果',
  ),
  ingredient('gluten|wheat|weizen|blé|trigo|grano|frumento|glutine|glúten|tarwe', 'グルテン|小麦|麸质'),
  ingredient(
    'lactose|dairy|milk|laktose|milch\\p{L}{0,6}|lait|lactosa|leche|lattosio|latte|lactose|leite|melk',
    '乳糖|乳製品|牛乳|ラクトース|牛奶',
  ),
  ingredient('eggs?|eier|œufs?|oeufs?|huevos?|uova|ovos?|eieren', '卵|鸡蛋'),
  ingredient('soya?|soja|soia', '大豆|ソイ'),
  ingredient('sesame|sesam|sésame|sésamo|sesamo|gergelim', 'ごま|ゴマ|芝麻'),
  ingredient(
    'shellfish|crustaceans?|fish|schalentiere|fisch|crustacés|poisson|mariscos?|pescado|crostacei|pesce|peixe|schaaldieren',
    '甲殻類|えび|かに|魚',
  ),
  ingredient('latex|látex|lattice', 'ラテックス|乳胶'),
  ingredient('nickel|níquel|nichel|nikkel', 'ニッケル|镍'),
  ingredient('lead(?! times?| the| to)|blei|plomb|plomo|piombo|chumbo|lood', '鉛|铅'),
  ingredient('bpa|bisphenol(?: a)?|bisfenol', 'BPA|双酚'),
  ingredient('parabens?|parabene?n?|parabènes?|parabenos|parabeni|parabenen', 'パラベン|对羟基苯甲酸酯'),
  ingredient('phthalates?|phthalate?n?|phtalates?|ftalatos|ftalati|ftalaten', 'フタル酸|邻苯'),
  ingredient('sul(?:ph|f)ates?|sls|sles|sulfaten?|sulfatos|solfati', '硫酸塩'),
  ingredient('silicones?|silikone?n?|siliconas?|siliconi|siliconen', 'シリコン|硅油'),
  ingredient('alcohol|alkohol|alcool|álcool', 'アルコール|酒精'),
  ingredient(
    '(?:synthetic |artificial )?(?:fragrances?|perfumes?)|parfums?|parfüm\\p{L}{0,2}|duftstoffe?n?|fragancias?|perfumes?|profum[oi]|fragrâncias?|parfum|geurstoffen',
    '香料|香精',
  ),
  ingredient(
    'allergens?|allergene?n?|allergènes?|alérgenos?|allergeni|alergénios|alérgenos|allergenen',
    'アレルゲン|アレルギー物質|过敏原',
  ),
  ingredient(
    '(?:harmful |harsh |toxic )?(?:chemicals?|toxins?)|chemikalien|schadstoffe?n?|giftstoffe?n?|produits chimiques|toxines?|(?:sustancias|productos) (?:químic|tóxic)[oa]s|químicos|tóxicos|sostanze (?:chimiche|tossiche)|schadelijke stoffen|chemicaliën',
    '化学物質|有害物質|化学成分',
  ),
  ingredient(
    'preservatives?|additives?|konservierungsstoffe?n?|zusatzstoffe?n?|conservateurs?|additifs?|conservantes?|aditivos?|conservanti|additivi|conserveermiddelen|toevoegingen',
    '保存料|添加物|防腐剂|添加剂',
  ),
  ingredient(
    '(?:artificial )?(?:dyes?|colou?rants?|colou?rings?)|farbstoffe?n?|colorants?|colorantes?|coloranti|corantes?|kleurstoffen',
    '着色料|合成色素|色素',
  ),
  ingredient('sugar|zucker|sucre|azúcar|zucchero|açúcar|suiker', '砂糖|糖'),
  ingredient('caffeine|koffein|caféine|cafeína|caffeina|cafeïne', 'カフェイン|咖啡因'),
  ingredient('palm oil|palmöl|huile de palme|aceite de palma|olio di palma|óleo de palma|palmolie', 'パーム油|棕榈油'),
  ingredient(
    '(?:mineral|essential|coconut|sunflower|argan) oils?|mineralöl\\p{L}{0,2}|huiles? (?:minérales?|essentielles?)|aceites? (?:minerales?|esenciales)|oli(?:o|) (?:minerale|essenziali)|óleos? (?:minera(?:l|is)|essencia(?:l|is))|minerale olie',
    '鉱物油|精油',
  ),
  ingredient('lanolin|wool|wolle|lanoline|lanolina|laine|lana|lã|wol', 'ラノリン|羊毛'),
  ingredient(
    'animal (?:products?|ingredients?)|beeswax|honey|gelatine?|bienenwachs|honig|gelatine|miel|cera de abejas?|gelatina|miele|mel|honing|bijenwas',
    '蜂蜜|ゼラチン|蜜蝋',
  ),
  ingredient(
    'gmos?|gentechnik|ogm|transgénicos|pestizide?n?|pesticid(?:es?|as?|i)|pesticiden',
    '遺伝子組み換え|農薬|转基因|农药',
  ),
  ingredient(
    'pfas|formaldehyde?s?|formaldehyd|formaldéhyde|formaldehído|formaldeide|formaldeído|alumini?um|talc',
    'ホルムアルデヒド|甲醛',
  ),
]

/** The ingredient that the words name. */
export const ingredientIn = (named: string): Ingredient | undefined =>
  ingredients.find(({ pattern }) => named.search(pattern) >= 0)
