/**
 * Beginnings of words, folded, by which headlines tell of money, control, people, places and products: posts worth a
 * request before others.
 */
const BEGINNINGS: readonly string[] = [
  // English
  'rais(?:e|es|ed|ing)(?:-|$) fund(?:ing|rais) series-[a-j] seed invest acqui merge launch unveil introduc partner appoint (?:joins|joined)(?:-|$) named ceo cfo coo cto chief layoff (?:lay|laying)-off redundanc restructur recall settle lawsuit fine[ds]?(?:-|$) award winner wins?(?:-|$) expan (?:new|opens?|opening|second)-\\w{2,20}-?(?:office|store|plant|branch|clinic|site|hub)? contract grant milestone surpass crowdfund ipo(?:-|$) bought buys acquired sold-to',
  // German
  'finanzier kapital beteilig ubernahm ubernimm fusion zusammenschluss geschaftsfuhr vorstand neue[rs]?-(?:chef|leit|ceo|cfo|standort|werk|halle) standort eroff stellenabbau kapazitat kurzarbeit auszeichn preis(?:-|$) auftrag kooperation partnerschaft rekord generationswechsel insolven',
  // French
  'leve(?:e|es)?(?:-|$) tour-de-table capital acqui rachat rachet fusionn nomm nominat direct(?:eur|rice) president inaugur ouvre ouverture nouvelle-agence remport marche(?:-|$) contrat accord(?:-|$) partenariat licenci plan-de-sauvegarde laureat prix(?:-|$) recrut record',
  // Spanish, Portuguese, Catalan
  'ronda financia inversion inversor inverti aporte capta(?:-|$) adquir adquisi compra(?:-|$) incorpora fusion fusao nombra nuev[oa]-(?:director|directora|ceo|sede|oficina|clinica|tienda|linea) director nomea assume diretor inaugur apertura abre(?:-|$) abrimos ya-estamos premio medalla acuerdo convenio contrato parceria lanza lancamento lanca sancion resolucion despid demiss ultrapass',
  // Italian
  'finanziament investiment acquis(?:isce|ta|izion) fusione nomin amministrat direttore entra-nel apre(?:-|$) nuov[oa]-(?:sede|showroom|negozio|stabilimento) premi[oa](?:-|$) accordo licenziament presentat',
  // Dutch
  'haalt investering financier overnam neemt-over fusie benoem directeur nieuwe-(?:ceo|coo|cfo|vestiging|directeur) opent(?:-|$) prijs(?:-|$) ontslag reorganisatie samenwerk',
  // Scandinavian languages
  'investerar investerer kapital forvarv opkob oppkjop kjoper koper kober ny-vd ny-direktor ny-adm tillsatt utser ansetter udnaevn oppnar oppner oppnar abner apner kontor(?:-|$) varsl fyring nedbeman oppsig pris(?:-|$) avtal avtale samarbe rekord vinder vinner',
  // Finnish
  'rahoitus sijoitus osta yrityskaup toimitusjohtaj nimite avaa palkin yt-neuvottel irtisan sopimu',
  // Polish, Czech, Slovak
  'przejm inwestyc finansowan runda fuzj zmiana-w-zarz prezes nowy-(?:magazyn|zaklad|oddzial) otwar nagrod gazel zwolnien umow kontrakt investic prevz akvizi fuze novy-(?:reditel|zavod) jmenov otevr ocenen propoust smlouv',
];

const EVENT = new RegExp(`(?:^|-)(?:${BEGINNINGS.join(' ').split(' ').join('|')})`);

/** Whether a folded headline or address holds a word by which events are told. */
export function suggestsEvent(folded: string): boolean {
  return EVENT.test(folded.slice(0, 200));
}
