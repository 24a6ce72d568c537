import { anyOf, plainly } from './words-in.ts'

/** Words of an agency that offers its services, or of an account that asks for followers. No customer of a shop writes them. */
export function promotion(text: string): string | null {
  const small = plainly(text)
  return hints.test(small) ? (offers.exec(small)?.[0] ?? null) : null
}

/** One of these is in every match. The long pattern below is slow, and most comments have none. */
const hints =
  /help|helfen|helpen|aid|ayud|aiut|ajud|seo|growth|marketing|design|backlink|manage|promo|ranking|generation|dm|message|nachricht|schreib|mensaje|inbox|contact|contatt|whatsapp|pm|pn|mp|md|text|ping|scriv|écriv|escríb|chame|chama|grow|boost|explode|skyrocket|follow|likes|subs|f4f|sub4|my |bio|folg|schau|suiv|abonn|sígue|siga|sígan|suscr|segui|iscriv|profil|inscreve|segue|volg|bericht/u

const firms = '(?:brands?|businesses|shops?|stores?|companies|sellers|creators|pages|accounts)'
const services =
  '(?:seo|(?:instagram|tiktok|facebook|social media|account|page) (?:growth|marketing|management|promotion)|web ?design|website design|backlinks?|link building|digital marketing|ads? management|influencer marketing|lead generation|google ranking)'

const offers = anyOf([
  `we (?:can |could |have |also )*help(?:ed|ing)? (?:\\p{L}+ ){0,3}?${firms} (?:like (?:yours|you|this|these) )?(?:to )?(?:grow|scale|reach|get|gain|increase|boost|sell)`,
  `(?:we|i) (?:do|offer|provide|sell|speciali[sz]e in|run) (?:\\p{L}+ ){0,3}?${services}|(?:looking for|need|want|boost your|improve your) ${services}`,
  '(?:dm|message|inbox|contact|whatsapp|pm|text|ping)(?: us| me)?(?: now| today)? (?:for|to get) (?:an? |the |our |your |my )?(?:\\p{L}+ )?(?:price ?list|prices|pricing|rates|quote|promo|promotions?|collab\\p{L}*|shout-?outs?|offer)(?= ?(?:[^\\p{L}]|$))',
  '(?:grow|boost|explode|skyrocket) (?:your|ur) (?:\\p{L}+ ){0,2}?(?:followers|following|instagram|insta|tiktok|sales|traffic|engagement|audience|reach|account|page)|(?:followers|likes|subs) (?:in|within) (?:\\d+|a few|just) (?:\\p{L}+ )?(?:days?|hours?|weeks?|minutes)',
  '(?<=(?:^|[.!?,;:\\n(]|please|pls|and|also) ?)follow (?:me|my (?:page|account|profile|insta\\p{L}*|tiktok))(?= (?:back|on|for|please|pls|guys|i follow|and i)(?!\\p{L})| ?[@!]+| ?$)|follow (?:for|4) follow|f4f|sub(?:scribe)? (?:to|2) my (?:channel|page)|sub4sub|(?:check(?: ?out)?|visit|see) my (?:page|profile|channel|bio|onlyfans|account)(?! (?:says?|shows?|is|was|and (?:see|you)))|link (?:is )?in my bio',
  'wir helfen (?:\\p{L}+ ){0,2}?(?:marken|shops|unternehmen|händlern|seiten)(?: \\p{L}+){0,4}? (?:wachsen|reichweite|follower|umsatz)|folg(?:t|e|en sie)? mir (?:auf|zurück|gerne zurück)|schau(?:t|en sie)? (?:mal |gerne |doch )*(?:auf (?:meinem|mein) (?:profil|kanal|seite)|bei mir vorbei)|(?:dm|pn|nachricht|schreib(?:t)? (?:uns|mir)) für (?:\\p{L}+ )?(?:preisliste|preise|angebot)',
  'nous aidons (?:les |des )?(?:marques|boutiques|entreprises|comptes)(?: \\p{L}+){0,4}? à (?:grandir|gagner|développer|atteindre|augmenter|vendre)|suivez[- ]moi|abonnez-vous à (?:ma|mon) (?:page|chaîne|compte)|(?:mp|dm|écrivez-nous|contactez-nous) pour (?:les |nos |un |la )?(?:tarifs|devis|liste de prix)',
  'ayudamos a (?:\\p{L}+ )?(?:marcas|tiendas|negocios|empresas|cuentas)(?: \\p{L}+){0,4}? a (?:crecer|conseguir|ganar|vender|llegar|aumentar)|(?:sígueme|sígannos|sigan mi (?:cuenta|página|canal)|suscríbete a mi canal)|(?:dm|md|escríbenos|mándanos mensaje|mensaje) para (?:\\p{L}+ )?(?:precios|lista de precios|cotización|tarifas)',
  'aiutiamo (?:i |le |gli )?(?:brand|marchi|negozi|aziende|pagine)(?: \\p{L}+){0,4}? a (?:crescere|vendere|ottenere|raggiungere|aumentare)|(?:seguimi|seguitemi|iscrivetevi al mio canale|passa dal mio profilo)|(?:dm|scrivici|scrivimi|contattaci) per (?:il listino|i prezzi|un preventivo|listino|prezzi)',
  'ajudamos (?:\\p{L}+ )?(?:marcas|lojas|empresas|negócios|páginas)(?: \\p{L}+){0,4}? a (?:crescer|vender|conseguir|alcançar|aumentar)|(?:me segue de volta|sigam (?:minha|meu) (?:página|conta|canal)|se inscreve no meu canal)|(?:dm|chama no direct|chame) para (?:\\p{L}+ )?(?:preços|tabela|orçamento)',
  'wij helpen (?:\\p{L}+ )?(?:merken|webshops|bedrijven|winkels)(?: \\p{L}+){0,4}? (?:groeien|volgers|verkopen)|volg (?:mij|me) (?:terug|op)|(?:dm|stuur een bericht) voor (?:\\p{L}+ )?(?:prijslijst|prijzen|offerte)',
])
