import type { DataRow, Label, RawRecord } from './data-row.ts'
import { isoOfSteam, steamLanguages } from './steam-languages.ts'

export interface DataSet {
  name: string
  path: string
  delimiter?: string
  quoted?: boolean
  columns?: string[]
  /** The languages it contains, or null if unknown. */
  languages: readonly string[] | null
  rows(record: RawRecord): (Partial<DataRow> & { text: string })[]
}

/** Every set of reviews, social comments and answered reviews, with the names of its fields. */
export const dataSets: DataSet[] = [
  stars('womens-clothing', 'reviews/womens-clothing.en.csv', 'en', 'Review Text', 'Rating', { title: 'Title' }),
  stars('amazon-alexa', 'reviews/amazon-alexa.en.tsv', 'en', 'verified_reviews', 'rating', tabs()),
  stars('amazon-home-textiles', 'reviews/amazon-home-textiles.en.xlsx', 'en', 'Review', 'Star', { title: 'Title' }),
  stars('amazon-software', 'reviews/amazon-software.en.csv', 'en', 'text', 'rate'),
  stars('flipkart-headphones', 'reviews/flipkart-headphones.en.csv', 'en', 'review', 'rating'),
  stars('olist-orders', 'reviews/olist-orders.pt-br.csv', 'pt', 'review_comment_message', 'review_score'),
  stars('hepsiburada-airfryer', 'reviews/hepsiburada-airfryer.tr.utf16le.csv', 'tr', 'yorum', 'puan'),
  stars('tokopedia', 'reviews/tokopedia-products.id.csv', 'id', 'Customer Review', 'Customer Rating', {
    delimiter: ';',
  }),
  stars('coffee-brands', 'reviews/coffee-brands.de.json', 'de', 'review', 'rating'),
  stars('hotels-tripadvisor', 'replies/hotels-tripadvisor.en.csv', 'en', 'text', 'rating', { title: 'title' }),
  stars('hospitality-pairs', 'replies/hospitality-pairs.en.tsv', 'en', 'review', 'rating', tabs()),
  {
    name: 'amazon-shoes-india',
    path: 'reviews/amazon-shoes-india.en.csv',
    languages: ['en'],
    rows: (record) => {
      const ratings = string(record['reviews_rating']).split('||')
      return string(record['reviews'])
        .split('||')
        .map((text, i) => ({ text, language: 'en', ...fromStars(ratings[i]) }))
    },
  },
  {
    name: 'amazon-smartwatch',
    path: 'reviews/amazon-smartwatch.fr-it-es-en.json',
    languages: ['fr', 'it', 'es'],
    rows: (record) => [
      {
        text: string(record['texte']),
        title: string(record['titre']).replace(/^[\d,]+ sur 5 étoiles\s*/, ''),
        language: byCountry(string(record['date'])),
        stated: true,
        ...fromStars(record['note']),
      },
    ],
  },
  {
    name: 'bank-trustpilot',
    path: 'replies/bank-trustpilot.fr-nl-en.json',
    languages: ['fr', 'nl', 'en'],
    rows: (record) => {
      const stated = string(record['language'])
      const language = stated === 'af' ? 'nl' : stated
      return [
        { text: string(record['text']), title: string(record['title']), language, ...fromStars(record['rating']) },
      ]
    },
  },
  {
    name: 'bank-apps',
    path: 'replies/bank-apps-google-play.ko.csv',
    languages: ['ko'],
    rows: (record) => scripted(string(record['content']), 'ko', /\p{Script=Hangul}/gu, fromStars(record['score'])),
  },
  {
    name: 'opener-hotel',
    path: 'reviews/opener-hotel-sentences.es.json',
    languages: ['es'],
    rows: (record) => {
      const opinions = record['opinions'] as { Polarity?: string }[]
      const signs = [...new Set(opinions.map((opinion) => opinion.Polarity))]
      const [sign] = signs
      return [
        {
          text: string(record['text']),
          language: 'es',
          label: signs.length === 1 ? labelOf(sign === 'Positive', sign === 'Negative') : null,
          aspects: opinions.map((opinion) => JSON.stringify(opinion)),
        },
      ]
    },
  },
  labelled('shopping-10-categories', 'reviews/shopping-10-categories.zh.csv.gz', 'zh', 'review', 'label', '1', '0'),
  {
    name: 'souq-products',
    path: 'reviews/souq-products.ar.csv',
    languages: ['ar'],
    rows: (record) =>
      scripted(string(record['text']), 'ar', /\p{Script=Arabic}/gu, {
        label: labelOf(record['polarity'] === '1', record['polarity'] === '-1'),
      }),
  },
  {
    name: 'smartphones',
    path: 'reviews/smartphones.vi.csv',
    languages: ['vi'],
    rows: (record) => [
      {
        text: string(record['comment']),
        language: 'vi',
        ...fromStars(record['n_star']),
        aspects: string(record['label']).match(/[^{};]+/g) ?? [],
      },
    ],
  },
  {
    ...labelled('jalan-hotel', 'reviews/jalan-hotel-sentences.ja.tsv', 'ja', 'text', 'label', '1', '-1'),
    columns: ['id', 'label', 'text', 'judges', 'part'],
    delimiter: '\t',
  },
  {
    name: 'steam-games',
    path: 'reviews/steam-games.29-languages.csv',
    languages: steamLanguages,
    rows: (record) => [
      {
        text: string(record['review']),
        language: isoOfSteam(string(record['language'])),
        stated: true,
        label: labelOf(/^(true|1)$/i.test(string(record['voted_up'])), /^(false|0)$/i.test(string(record['voted_up']))),
      },
    ],
  },
  {
    ...labelled('brand-mentions', 'social/brand-mentions.th.tsv', 'th', 'text', 'label', 'pos', 'neg'),
    delimiter: '\t',
  },
  {
    name: 'youtube-comments',
    path: 'social/youtube-comments-spam.en.csv',
    languages: ['en'],
    rows: (record) => [
      { text: string(record['CONTENT']), language: 'en', stated: true, spam: record['CLASS'] === '1' },
    ],
  },
  { name: 'tiktok', path: 'social/tiktok-comments.en.csv', languages: null, rows: plain('text') },
  { name: 'instagram', path: 'social/instagram-comments.id.csv', languages: null, rows: plain('Comment') },
]

type More = Partial<Pick<DataSet, 'delimiter' | 'quoted'>> & { title?: string }

function stars(name: string, path: string, language: string, text: string, rating: string, more: More = {}): DataSet {
  const { title, ...format } = more
  const rows: DataSet['rows'] = (record) => [
    {
      text: string(record[text]),
      title: title ? string(record[title]) || null : null,
      language,
      ...fromStars(record[rating]),
    },
  ]
  return { name, path, languages: [language], rows, ...format }
}

function labelled(
  name: string,
  path: string,
  language: string,
  text: string,
  label: string,
  positive: string,
  negative: string,
): DataSet {
  const rows: DataSet['rows'] = (record) => [
    { text: string(record[text]), language, label: labelOf(record[label] === positive, record[label] === negative) },
  ]
  return { name, path, languages: [language], rows }
}

function tabs(): More {
  return { delimiter: '\t', quoted: true }
}

function plain(text: string): DataSet['rows'] {
  return (record) => [{ text: string(record[text]) }]
}

/** For sets that mix in English: the language is set only if most letters are in its script. */
function scripted(text: string, language: string, script: RegExp, more: Partial<DataRow>): ReturnType<DataSet['rows']> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return [{ text, language: (text.match(script)?.length ?? 0) * 2 > letters ? language : null, ...more }]
}

function fromStars(value: unknown): { rating: number | null; label: Label | null } {
  const rating = Math.round(Number.parseFloat(string(value)))
  if (!(rating >= 1 && rating <= 5)) return { rating: null, label: null }
  return { rating, label: labelOf(rating >= 4, rating <= 2) }
}

function labelOf(positive: boolean, negative: boolean): Label | null {
  return positive ? 'positive' : negative ? 'negative' : null
}

function byCountry(date: string): string | null {
  if (/France|Belgique/.test(date)) return 'fr'
  return date.includes('Italie') ? 'it' : date.includes('Espagne') ? 'es' : null
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
