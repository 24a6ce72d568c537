import { describe, expect, it } from 'vitest'
import { otherLanguage } from './other-language.ts'
import { phraseBook, writtenLanguages } from './index.ts'

/** Every sentence that a reply can use. */
function sentencesOf(language: string): string[] {
  const { lines, good, bad, notGoods, mentions, quotes } = phraseBook(language)
  const named = Object.values(mentions).flatMap((one) => Object.values(one))
  const lists = [lines, good, bad, notGoods.good, notGoods.bad, ...named]
  return [...lists.flatMap((list) => Object.values(list).flat()), ...quotes, ...otherLanguage]
}

const regardless: Record<string, RegExp> = {
  en: /what you (?:write|say|tell us) about|matters? to us|is important to us|is (?:useful|helpful) to us|useful (?:for us )?to know|good to know what you think|interested in your experience/i,
  de: /Was Sie (?:uns )?(?:zu|schreiben)|uns wichtig|Gut zu wissen, wie|Erfahrung interessiert|für uns nützlich|Es hilft uns zu wissen/,
  fr: /Ce que vous (?:écrivez|dites|pensez)|ce que vous écrivez sur|compte pour nous|(?:avis|vue) nous intéresse|nous tient à cœur|est important pour nous\.|nous est (?:utile|précieux)/,
  es: /lo que (?:nos )?(?:dice|escribe|cuenta) sobre|importante para (?:nosotros\.|el equipo)|nos (?:importa|interesa)|nos resulta útil|saber lo que piensa/i,
  it: /ciò che (?:ci )?(?:dice|scrive)|importante per noi|(?:ci|davvero) (?:è )?(?:utile|interessa)|utile sapere che cosa/i,
  pt: /o que você (?:diz|escreveu|pensa|nos disse) sobre|importante para nós\.|(?:importa|valiosa|útil|conta muito) para nós|toda a diferença/i,
  ja: /お考えを伺うことができ|参考になります|貴重なものです|大切なものです/,
  zh: /对我们很(?:有帮助|重要|有参考价值)|我们很(?:在意|看重)|(?:的意见|的看法)，我们(?:非常|很)重视/,
}

const farewells: Record<string, RegExp> = {
  en: /all the best/i,
  de: /alles Gute/,
  fr: /bonne continuation|Belle journée/,
  es: /Le deseamos lo mejor|Aquí nos tiene para lo que necesite/,
  it: /Le mandiamo un caro saluto|ogni bene/,
  pt: /Tudo de bom|Conte sempre com a gente|Estamos sempre por aqui/,
  ja: /ご多幸|ご健勝/,
  zh: /万事如意|一切顺利|事事顺心/,
}

const hedges: Record<string, RegExp> = {
  en: /if you have one/i,
  de: /falls vorhanden/i,
  fr: /si vous en avez un/i,
  es: /si lo tiene/i,
  it: /se ne ha uno/i,
  pt: /se tiver um\b|se houver\./i,
  ja: /番号が(?:ございましたら|おありでしたら|お分かりでしたら)/,
  zh: /如有订|有订单号的话/,
}

describe.each(writtenLanguages)('a reply in %s', (language) => {
  it.each([
    ['that a view matters or is useful, whatever it was', regardless],
    ['a wish that reads as a farewell', farewells],
    ['whether there is an order number', hedges],
  ])('never says %s', (_, patterns) => {
    const pattern = patterns[language]
    expect(pattern).toBeDefined()
    expect(sentencesOf(language).filter((sentence) => pattern?.test(sentence))).toEqual([])
  })
})
