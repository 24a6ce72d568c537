import type { Reading } from './reading.ts'
import { compact } from '../words/compact.ts'

/**
 * Whether money, a contract, a claim, a parcel, or a missing part is pending, so that the customer must be able to contact the shop.
 */
export function isUnsettled(text: string, { risks, negatives, polarity, language }: Reading): boolean {
  if (risks.includes('refund')) return true
  return (negatives > 0 || polarity === 'negative' || polarity === 'mild') && isOpen(text, language)
}

function isOpen(text: string, language: string | null): boolean {
  return (language !== null && open[language]?.test(text.toLowerCase().replaceAll('’', "'"))) === true
}

const words = (alternatives: string): RegExp => compact(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u')

const open: Record<string, RegExp> = {
  en: words(
    "refund\\p{L}*|money back|overcharged|(?:double|still|was|been|got|keep|kept) charg(?:ed|ing)|charged (?:me|my|us|twice)|billed|billing|invoice|direct debit|contract|insurance|insurer|policy|policies|(?:my|the|our) claim|cancell?ed (?:my|the|our|a|it)|cancel (?:my|the|our|a|it)|cancellation|subscription|deposit|payout|(?:never|not|n't) (?:yet )?(?:arrived?|received?|been delivered|delivered|turned up|shown up)|(?:parcel|package|order) (?:is|was|got|has been|went) (?:lost|missing)|lost (?:my )?(?:parcel|package|order)|waiting for my (?:money|order|parcel|package)|(?:lids?|caps?|parts?|pieces?|screws?|cables?|chargers?|items?|bottles?|manuals?|one|half) (?:(?:is|are|was|were) )?missing|missing (?:a |an |the |one |two |some )?(?:lids?|caps?|parts?|pieces?|screws?|cables?|chargers?|items?|manuals?)",
  ),
  de: words(
    'erstatt\\p{L}*|rückerstatt\\p{L}*|rückzahlung|geld (?:zurück|nicht|noch nicht)|abgebucht|abbuchung\\p{L}*|rechnung|mahnung|lastschrift|vertrag\\p{L}*|versicher\\p{L}*|schadensfall|kündig\\p{L}*|gekündigt|abo|abonnement|kaution|storn\\p{L}*|(?:nie|nicht) (?:bei mir )?(?:angekommen|erhalten|geliefert|bekommen|zugestellt)|(?:paket|sendung|bestellung) (?:ist |wurde |ging )?(?:verloren|weg|verschwunden)|(?:deckel|teile?|schrauben?|kabel|zubehör|anleitung) (?:hat |haben )?gefehlt|(?:deckel|teile?|schrauben?|kabel|zubehör|anleitung) fehl(?:t|te|en|ten)|fehl(?:t|te|en|ten) (?:der |die |das |ein |eine |zwei )?(?:deckel|teile?|schrauben?|kabel|zubehör|anleitung)',
  ),
  fr: words(
    'rembours\\p{L}*|prélev\\p{L}*|débité\\p{L}*|factur\\p{L}*|contrat\\p{L}*|assurance\\p{L}*|assureur|sinistre|résili\\p{L}*|abonnement|(?:ma|la) caution|virement\\p{L}*|(?:jamais|pas|rien) (?:encore )?(?:reçue?|arrivée?|livrée?)|(?:colis|commande|paquet) (?:est |a été )?(?:perdue?|égarée?)|manqu(?:e|ait|aient|ent) (?:le |la |les |un |une |des |deux )?(?:couvercle|bouchon|pièces?|vis|câble|chargeur|articles?|notice)|(?:couvercle|pièces?|vis|câble|article) manquante?s?',
  ),
  es: words(
    'reembols\\p{L}*|devolver(?:me)? (?:el|mi) dinero|me devuelv\\p{L}*|me cobr\\p{L}*|cobr(?:ado|aron|ando)|un cargo|factur\\p{L}*|contrato|(?:el|mi|un|del|de) seguro|seguros|aseguradora|póliza|siniestro|dar(?:me|se)? de baja|cancel(?:ar|ado|ada|aron|é|ó|ación)(?! (?:activa )?(?:de |del )?ruido)|suscripción|fianza|(?:nunca|no|sin) (?:me |lo |la |he |ha )*(?:llegó|llega|llegado|recibí|recibido|entregado|entregaron|recibir)|(?:paquete|pedido) (?:se ha |se |está )?(?:perdido|perdió)|falt(?:a|aba|an|aban|ó) (?:la |el |una |un |las |los |dos )?(?:tapa|piezas?|tornillos?|cable|cargador|artículos?|manual)',
  ),
  it: words(
    "rimbors\\p{L}*|addebit\\p{L}*|fattur\\p{L}*|contratto|assicurazion\\p{L}*|polizza|sinistro|disdetta|disdire|annullat\\p{L}*|abbonamento|cauzione|(?:mai|non) (?:è |l'ho |ho |mi è |ancora )*(?:arrivat[oa]|ricevut[oa]|consegnat[oa])|(?:pacco|ordine) (?:è |è stato |andato )*(?:perso|smarrito)|manca(?:va|no|vano)? (?:il |la |le |i |un |una |due )?(?:coperchio|tappo|pezz[oi]|vit[ei]|cavo|articol[oi]|istruzioni)",
  ),
  pt: words(
    'reembols\\p{L}*|estorn\\p{L}*|restituí\\p{L}*|devolução|devolver(?:am)? (?:o |meu )?(?:dinheiro|valor)|cobr(?:ança|aram|ado|ada|ando)|fatura|boleto|contrato|(?:o|meu|do|de) seguro|seguradora|apólice|sinistro|cancel(?:ar|ado|ada|aram|ei|amento)(?! (?:ativo )?(?:de |do )?ruído)|assinatura|(?:nunca|não|nem) (?:foi |me |o |a |ainda |produto )*(?:recebi|chegou|entregue|entregaram|entregou|recebido)|(?:pacote|pedido|produto) (?:foi )?(?:extraviado|perdido)|falt(?:a|ava|ou|am|avam|aram) (?:a |o |as |os |uma |um |duas )?(?:tampa|peças?|parafusos?|cabo|carregador|itens|item|manual)',
  ),
  ja: /返金|払い戻し|請求|引き落とし|二重に|契約|保険|解約|キャンセル料|キャンセルでき|届か(?:ない|ず)|届いて(?:い)?(?:ない|ません)|届きません|未着|紛失|欠品|(?:蓋|ふた|部品|ネジ|ケーブル|説明書)が(?:入って(?:い)?(?:ない|ません)|足りない|足りません|不足)/u,
  zh: /退款|退钱|扣款|扣费|多扣|押金|合同|保险|理赔|发票|没收到|未收到|没有收到|丢件|丢失|一直没到|还没到|没发货|不发货|少发|漏发|缺件|(?:少了|缺了)(?:一|个|两|零件|配件|盖)/u,
}
