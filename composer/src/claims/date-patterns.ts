import { words } from '../words/term-pattern.ts'
import type { ClaimPattern } from './claim.ts'
import { compact } from '../words/compact.ts'

const months = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december',
  de: 'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
}
const month = Object.values(months).join('|')
const shortMonth = `(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.|${months.en}`
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const tag = '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?'
const ordinal = '\\p{Nd}{1,2}(?:st|nd|rd|th|er|º|\\.)?'

/** Days, dates, months of a return, and opening hours. */
export const datePatterns: ClaimPattern[] = [
  {
    kind: 'promise',
    reason: 'No stored fact supports this day.',
    pattern: words(
      [
        'by the weekend|before the (?:day|week) is out|on your doorstep (?:by|before|in)|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|until (?:christmas|easter|the end of)|tomorrow|tonight|later today|(?:the )?next (?:business |working )?day|(?:by|before) the end of (?:the |this )?(?:day|week|month)|next (?:week|month)|this (?:week|month)|(?:by|on|until|before) (?:mon|tues|wednes|thurs|fri|satur|sun)day',
        'übermorgen|morgen (?:ist|sind|kommt|bei)|(?:bis|schon|gleich) morgen|morgen früh|noch heute|heute noch|(?:nächste|kommende|diese)[nr]? (?:woche|monat)|am nächsten (?:werk)?tag|(?:bis|am) (?:mon|diens|donners|frei|sams|sonn)tag|(?:bis|am) mittwoch',
        "demain|aujourd['’]hui même|dès aujourd['’]hui|(?:la semaine|le mois) prochaine?|cette semaine|(?:d['’]ici|avant) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)",
        'mañana mismo|hoy mismo|(?:para|antes de) mañana|la (?:próxima semana|semana que viene)|esta (?:misma )?semana|(?:antes del|el próximo) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
        'domani|oggi stesso|in giornata|la (?:prossima settimana|settimana prossima)|(?:questa|entro la) settimana|entro (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)',
        'amanhã|hoje mesmo|ainda hoje|(?:na )?(?:próxima semana|semana que vem)|(?:nesta|esta) semana|até (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)',
      ].join('|'),
      '明日|本日中|今日中|翌日|翌営業日|今週中|来週|明天|今天内|今日内|本周|下周|次日|当天',
    ),
  },
  {
    kind: 'promise',
    reason: 'No stored fact supports this date or time.',
    pattern: compact(
      [
        `(?<![\\p{L}\\p{N}.])(?:\\p{Nd}{1,2}\\.\\s?\\p{Nd}{1,2}\\.(?:\\s?\\p{Nd}{2,4})?|\\p{Nd}{1,2}\\/\\p{Nd}{1,2}\\/\\p{Nd}{2,4}|\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}|\\p{Nd}{1,2}(?::\\p{Nd}{2})?\\s?(?:am|pm|uhr|h\\p{Nd}{2})|${ordinal}\\s(?:of\\s|de\\s)?(?:${month})|(?:${shortMonth})\\s(?:the\\s)?\\p{Nd}{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\p{N}])`,
        '\\p{Nd}{1,2}月\\p{Nd}{1,2}[日号]|午[前后後]\\p{Nd}{1,2}時',
      ].join('|'),
      'giu',
    ),
  },
  {
    kind: 'promise',
    reason: 'No stored fact supports this date or time.',
    pattern: words(
      [
        `back (?:in|by|from) (?:early |mid-?|late )?(?:${months.en}|spring|summer|autumn|fall|winter)|(?:(?:is|are|be|being|comes?|coming) back|returns?|returning|com(?:es?|ing) out|arriv(?:es?|ing)|launch(?:es|ing)?|available)(?: \\p{L}+){0,3} (?:in|by|from|until|before|around) (?:early |mid-?|late |the )?(?:${months.en}|spring|summer|autumn|fall|winter)`,
        `(?:ab|im|anfang|mitte|ende) (?:${months.de}|frühjahr|frühling|sommer|herbst|winter)(?: \\p{L}+){0,2} (?:wieder|zurück|erhältlich|verfügbar|lieferbar)|(?:kommt|kommen|gibt es|erscheint|erhältlich|wieder da|zurück)(?: \\p{L}+){0,4} (?:im|ab|bis|anfang|mitte|ende) (?:${months.de}|frühjahr|frühling|sommer|herbst|winter)`,
        `(?:revient|reviendra|reviennent|arrive|arrivera|sera disponible|de retour)(?: \\p{L}+){0,3} (?:en (?:${months.fr}|été|automne|hiver)|au printemps|cet (?:été|automne|hiver))`,
        `de vuelta en (?:${months.es})|(?:vuelve|vuelven|volverá|volverán|llega|llegará|estará disponible)(?: \\p{L}+){0,3} en (?:${months.es}|primavera|verano|otoño|invierno)`,
        `di nuovo (?:disponibile )?(?:a|in) (?:${months.it})|(?:torna|tornano|tornerà|arriva|arriverà|sarà disponibile)(?: \\p{L}+){0,3} (?:a|in) (?:${months.it}|primavera|estate|autunno|inverno)`,
        `de volta em (?:${months.pt})|(?:volta|voltam|voltará|chega|chegará|estará disponível)(?: \\p{L}+){0,3} (?:em (?:${months.pt})|na primavera|no verão|no outono|no inverno)`,
      ].join('|'),
      '\\p{Nd}{1,2}月(?:に|頃|から|上旬|中旬|下旬)(?:再|発売|入荷|販売)|(?:\\p{Nd}{1,2}|[一二三四五六七八九十]{1,2})月(?:份|初|底|中旬)?(?:会|将)?(?:回归|上架|到货|补货)',
    ),
  },
  {
    kind: 'promise',
    reason: 'No stored fact mentions these opening hours.',
    pattern: words(
      [
        `opens? (?:daily|every day|(?:at|from|until|till) (?:\\p{Nd}{1,2}|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:days?|weeks?|hours?|minutes?))|on (?:${day}|weekends))|(?:from |between )?(?:${day}) (?:to|through|until|and|-|–) (?:${day})`,
        `(?:täglich|werktags) (?:geöffnet|offen|von)|(?:von )?(?:${tag}) (?:bis|-|–) (?:${tag})`,
        '(?:du |de )?(?:lundi|mardi) (?:au|à) (?:vendredi|samedi|dimanche)|ouverte?s? (?:tous les jours|de \\p{Nd})',
        '(?:de )?(?:lunes|martes) a (?:viernes|sábado|domingo)|abiert[oa]s? (?:todos los días|de \\p{Nd})|abr(?:imos|e|en) (?:\\p{L}+ ){0,2}(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)',
        '(?:dal )?(?:lunedì|martedì) al (?:venerdì|sabato|domenica)|apert[oi] (?:tutti i giorni|dalle \\p{Nd})',
        '(?:de )?(?:segunda|terça)(?:-feira)? a (?:sexta|sábado|domingo)|abert[oa]s? (?:todos os dias|das \\p{Nd})',
      ].join('|'),
      '[月火][曜日]*(?:から|〜|～|-)[金土日]|営業時間|周[一二]至周[五六日]|营业时间',
    ),
  },
]
