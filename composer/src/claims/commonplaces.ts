import { allWordings } from '../writing/english-wording.ts'
import { phraseBook } from '../writing/phrases/index.ts'

/**
 * Whether a few short words in a row are common: used in our own sentences, or function words such as articles.
 * Negations and words that can be nouns don't count.
 */
export function isCommonplace(run: string, language: string): boolean {
  const small = smallWords[language]
  if (small && run.split(' ').every((word) => small.has(word))) return true
  return ownSentences(language).includes(` ${run} `)
}

const cache = new Map<string, string>()

function ownSentences(language: string): string {
  const cached = cache.get(language)
  if (cached !== undefined) return cached
  const sentences = sentencesIn(phraseBook(language))
    .flatMap(allWordings)
    .map((sentence) => {
      const words =
        sentence
          .normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}'’{}]+/gu) ?? []
      return ` ${words.join(' ')} `
    })
  cache.set(language, sentences.join('\n'))
  return ownSentences(language)
}

function sentencesIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(sentencesIn) : []
}

const smallWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: "a an the this that these those it its it’s it's i you he she we they my your our their me us them and or but so as if than then when while which what who how of in on at by for from with to into over about is are was were be been being am do does did have has had will would can could should very too also just really more most much many some any all one there here out up get got end way lot time day thank thanks sorry please",
    de: 'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem es ich sie er wir ihr mir mich uns mein meine meinen ihre ihren und oder aber auch als wie wenn dass so zu im in am an auf aus bei mit nach von vom für um über durch ist sind war waren sein bin hat habe haben hatte wird werden wurde kann könnte sehr ganz mehr nur noch schon man was da hier',
    fr: 'le la les l un une des du de d ce cet cette ces c il elle ils elles on je j nous vous me m mon ma mes votre vos notre se s sa son ses leur et ou mais aussi comme si que qu qui quand pour par avec sur dans en à au aux est sont était étaient être suis ai a as ont avait été très plus tout tous bien y',
    es: 'el la los las un una unos unas lo al del de este esta esto estos estas ese esa eso yo él ella nos me mi mis su sus le les se y e o u pero también como si que quien cuando para por con en a es son era eran fue ser estar está están estoy soy he ha han había muy más todo todos',
    it: 'il lo la i gli le l un uno una un’ di del della dei delle dello al alla ai alle dal dalla nel nella nei sul sulla questo questa questi queste io lui lei noi mi ci si mio mia miei suo sua e ed o ma anche come se che chi quando per con in a da su è sono era erano essere sono ho ha hanno stato stata molto più tutto tutti',
    pt: 'o a os as um uma uns umas de do da dos das no na nos nas ao à em este esta isto esse essa isso eu ele ela nós me meu minha seu sua se e ou mas também como que quem quando para pra por com é são era eram foi ser estar está estão estou sou tem ter tinha muito mais tudo todos',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
)
