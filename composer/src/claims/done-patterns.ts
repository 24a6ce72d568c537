import { words } from '../words/term-pattern.ts'
import type { ClaimPattern } from './claim.ts'

/** What a reply says was done for the customer. No stored fact can know it. */
export const donePatterns: ClaimPattern[] = [
  {
    kind: 'promise',
    reason: 'This says that something was done. Check that it was.',
    always: true,
    pattern: words(
      [
        "(?:we|i)(?:['’]ve| have) (?:(?:now|already|since|just|recently|also) )*(?:fixed|changed|switched|corrected|resolved|solved|updated|upgraded|redesigned|reworked|retrained|replaced|reordered|cancell?ed|informed|notified|spoken (?:to|with)|talked (?:to|with)|contacted|opened (?:an?|your) (?:claim|case|ticket))|(?:left|leaves|has left|will leave) (?:our|the) (?:warehouse|studio|workshop|store)|(?:went|goes|is|are) out (?:for delivery|yesterday|today|this morning)",
        '(?:haben|habe) (?:wir |ich )?(?:\\p{L}+ ){0,5}?(?:behoben|geändert|gewechselt|umgestellt|korrigiert|ausgetauscht|storniert|benachrichtigt|gesprochen)|hat unser (?:lager|haus) verlassen',
        '(?:avons|ai) (?:\\p{L}+ )?(?:corrigé|changé|résolu|modifié|annulé|contacté|prévenu|remplacé)|a quitté notre (?:entrepôt|atelier)',
        '(?:hemos|he) (?:\\p{L}+ )?(?:corregido|cambiado|resuelto|solucionado|cancelado|contactado|avisado|hablado)|ha salido de nuestro (?:almacén|taller)',
        '(?:abbiamo|ho) (?:\\p{L}+ )?(?:corretto|cambiato|risolto|modificato|annullato|contattato|avvisato|parlato)|ha lasciato il nostro magazzino',
        'já (?:\\p{L}+ )?(?:corrigimos|resolvemos|mudamos|trocamos|cancelamos|contactamos|contatamos|falamos)|saiu do nosso armazém',
      ].join('|'),
      '(?:修正|改善|変更|解決|キャンセル)(?:いたし|し)ました|已(?:经)?(?:为您)?(?:修复|更换|改进|解决|取消|联系|通知)',
    ),
  },
]
