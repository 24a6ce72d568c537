import { compact } from '../words/compact.ts'

/** The comment without tags, links, entities, invisible characters, and page data; limited to 8,000 characters. */
export function plainText(text: string): string {
  return text
    .slice(0, 8000)
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replace(/\{"\w{1,60}":[^]*\}/, ' ')
    .replace(/<[^<>]{0,200}>|\[\/?[a-z\d*]{1,12}(?:=[^\][]{0,100})?\]/gi, '\n')
    .replace(/&(?:#0?39|apos|rsquo|lsquo);/g, "'")
    .replace(/&(?:#0?34|quot);/g, '"')
    .replace(/&[a-z]{2,8};|&#\d{1,6};/gi, ' ')
    .replace(/(?:\.{3}|…)?\s{0,9}read\s?more\s*$/i, ' ')
    .replace(/(?:https?:\/\/|www\.)\S{1,2000}/gi, ' ')
    .normalize('NFKC')
    .replace(wrapped, ' ')
    .replace(glued, ' ')
}

/** A wrapped line continues lowercase. An empty line separates a title. */
const wrapped = compact(/(?<=[\p{L}\d])[ \t]?\r?\n(?=\p{Ll})/gu)

/** Form lines that a shop ran together: "headsetsWorth", "4/5Battery", "bad2)sound". */
const glued = compact(/(?<=\p{Ll}{3}|\d)(?=\p{Lu}\p{Ll}{2})|(?<=\p{L}{2})(?=\d{1,2}\))/gu)
